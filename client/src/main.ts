import { mount } from "svelte";
import App from "./App.svelte";
import { apply, settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { load } from "./words/words.svelte";

apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
await load(settings.language, ["common", "client"]);
mount(App, { target: document.getElementById("app")! });
