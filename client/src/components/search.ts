import type { ComponentMessage } from "$made/messages";
import { componentName, keyName, valueName } from "./labels";
import { allCells } from "./numbers";

/** The components that say something of what is sought: by their names, keys, words and numbers. */
export function matching(components: readonly ComponentMessage[], sought: string): ComponentMessage[] {
  const wanted = sought.trim().toLocaleLowerCase();
  if (!wanted) return [];
  return components.filter((component) => {
    const cells = allCells(component);
    const words = [component.name, componentName(component.name), ...cells.map((cell) => keyName(cell.key)), ...cells.map(valueName)];
    return words.some((text) => text.toLocaleLowerCase().includes(wanted));
  });
}
