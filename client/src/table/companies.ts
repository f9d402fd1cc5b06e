/** The companies of a table: the same four colours and symbols in every title, by seat. */
export const COMPANIES = ["blue", "red", "green", "yellow"] as const;
export type Company = (typeof COMPANIES)[number];

export function companyOf(seat: number): Company {
  return COMPANIES[seat] ?? "blue";
}

/** The letter that a person may want in place of the symbol. */
export const LETTERS: Record<Company, string> = { blue: "B", red: "R", green: "G", yellow: "Y" };
