/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The words of every language and room, `en/cardgame`; vite.config.ts puts them together. */
declare module "virtual:words" {
  const rooms: Record<string, () => Promise<{ default: string }>>;
  export default rooms;
  /** Every language, English first, as it calls itself. */
  export const languages: Record<string, string>;
}
