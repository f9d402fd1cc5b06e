/** Which dialog is open above the table, if one is. */
class Dialogs {
  open = $state<"settings" | "menu" | "keys" | null>(null);
}

export const dialogs = new Dialogs();
