import type { ComponentMessage } from "$made/messages";

type Values = Record<string, unknown>;

/** The numbers printed on the components of a title, by the names of its edition file. */
export class Printed {
  private readonly byName: Map<string, Values>;

  constructor(components: readonly ComponentMessage[]) {
    this.byName = new Map(components.map((component) => [component.name, component.values as Values]));
  }

  number(name: string, key: string): number {
    return this.byName.get(name)?.[key] as number;
  }

  numbers(name: string, key: string): number[] {
    return (this.byName.get(name)?.[key] as number[] | undefined) ?? [];
  }

  words(name: string, key: string): string[] {
    return (this.byName.get(name)?.[key] as string[] | undefined) ?? [];
  }

  /** The components whose names begin so, with their values. */
  family(prefix: string): [string, Values][] {
    return [...this.byName].filter(([name]) => name.startsWith(prefix));
  }
}
