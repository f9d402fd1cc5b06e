/** Pages are loaded when they are wanted, so that the first one comes fast. */
export const PAGES = {
  home: () => import("./home/Home.svelte"),
  watch: () => import("./home/Watch.svelte"),
  me: () => import("./home/Profile.svelte"),
  awards: () => import("./home/Awards.svelte"),
  components: () => import("./components/Components.svelte"),
  learn: () => import("./lessons/Learn.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  table: () => import("./table/TablePage.svelte"),
};
