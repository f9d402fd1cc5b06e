/** The companies of a table: the same four colours and symbols in every title, by seat. */
export const COMPANIES = ["blue", "red", "green", "yellow"] as const;
export type Company = (typeof COMPANIES)[number];

export function companyOf(seat: number): Company {
  return COMPANIES[seat] ?? "blue";
}

/** The place of somebody in the standings: automated opponents have no seat and are named by colour. */
export function placeOf({ seat, name }: { seat: number; name: string }): number {
  return seat < 0 ? COMPANIES.indexOf(name as Company) : seat;
}

/** The letter that a person may want in place of the symbol. */
export const LETTERS: Record<Company, string> = { blue: "B", red: "R", green: "G", yellow: "Y" };
