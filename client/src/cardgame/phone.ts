import type { OnPhone } from "$src/table/titles";
import Cards from "./Cards.svelte";
import Companies from "./Companies.svelte";
import DevelopmentsTab from "./DevelopmentsTab.svelte";
import MarketsTab from "./MarketsTab.svelte";
import Purse from "./Purse.svelte";
import StreetTab from "./StreetTab.svelte";

/** The parts of the table as the tabs of a phone. */
export const phone: OnPhone = {
  purse: Purse,
  tabs: [
    { id: "markets", icon: "demand", panel: MarketsTab, holds: ["market"] },
    { id: "company", icon: "factory", panel: StreetTab, holds: ["factory", "street", "office", "own-cards"] },
    { id: "developments", icon: "up", panel: DevelopmentsTab, holds: ["developments", "tokens", "ships", "loans", "wages"] },
    { id: "offer", icon: "cards", panel: Cards, holds: ["cards"] },
    { id: "rivals", icon: "people", panel: Companies, holds: ["company", "opponents"] },
  ],
};
