/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The words of every language and room, `en/card-game`; vite.config.ts puts them together. */
declare module "virtual:words" {
  const rooms: Record<string, () => Promise<{ default: string }>>;
  export default rooms;
}
