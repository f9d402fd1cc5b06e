/** How levels, sides and decades are written, the first one first. */
export const ROMAN = ["I", "II", "III", "IV"];
