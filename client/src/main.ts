import { mount } from "svelte";
import App from "./App.svelte";
import { PAGES } from "./pages";
import { route } from "./router.svelte";
import { apply, settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { load } from "./words/words.svelte";

apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
// The first page comes along with the words; whether it comes, who waits for it will see.
void PAGES[route().page]().catch(() => undefined);
await load(settings.language, ["client"]);
mount(App, { target: document.getElementById("app")! });
// What runs beside the page waits until the page is there.
const besides = () => void import("./signs/worker").then(({ employ }) => employ()).catch(() => undefined);
if (import.meta.env.PROD && document.readyState === "complete") besides();
else if (import.meta.env.PROD) addEventListener("load", besides);
