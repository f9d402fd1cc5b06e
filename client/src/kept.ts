/** Something that remembers texts by name; a browser that keeps nothing still plays. */
export interface Keeper {
  recall: (name: string) => string | null;
  keep: (name: string, text: string) => void;
}

/** Asking for the storage can fail as well, where a person has forbidden it. */
export function keeper(storage: () => Storage): Keeper {
  return {
    recall: (name) => {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    keep: (name, text) => {
      try {
        storage().setItem(name, text);
      } catch {
        // Next time it is not remembered.
      }
    },
  };
}

/** What this device remembers. */
export const device = keeper(() => localStorage);
/** What this tab of the browser remembers, also when it is loaded again. */
export const tab = keeper(() => sessionStorage);
