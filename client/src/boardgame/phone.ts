import type { OnPhone } from "$src/table/titles";
import Companies from "./Companies.svelte";
import CompanyTab from "./CompanyTab.svelte";
import JobMarket from "./JobMarket.svelte";
import MarketsTab from "./MarketsTab.svelte";
import Offer from "./Offer.svelte";
import Purse from "./Purse.svelte";

/** The parts of the table as the tabs of a phone. */
export const phone: OnPhone = {
  purse: Purse,
  tabs: [
    { id: "markets", icon: "demand", panel: MarketsTab, holds: ["market", "share-track"] },
    { id: "jobs", icon: "worker", panel: JobMarket, holds: ["jobs"] },
    { id: "company", icon: "factory", panel: CompanyTab, holds: ["factory", "admin", "hand", "harbour", "contracts", "tiles"] },
    { id: "rivals", icon: "people", panel: Companies, holds: ["company"] },
    { id: "offer", icon: "special", panel: Offer, holds: ["offer"] },
  ],
};
