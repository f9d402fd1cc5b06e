import { RIVALS, type Outsider, type Scene, type SceneBonus, type SceneCompany, type SceneOutsider } from "$made/cardgame";
import { CALL, MONEY, reached, REST, SHARES } from "$src/table/scenes.svelte";
import { about, called, change, mostSteps, pounds, rowsOf, some, type FrameTelling, type LeafTelling, type SceneCell, type SceneColumn, type SceneLine, type Telling } from "$src/table/telling";
import { written } from "$src/words/numbers";
import { capitalised, t } from "$src/words/words.svelte";
import { NEUTRAL } from "./marketwords";
import { nameOf, placeOf } from "./rivals";
import type { CardGame } from "./table.svelte";

/** Who sells in a column: a company by its seat, or a seller that is none. */
type Seller = number | Outsider;

/** How the card game tells a production: 2a to 2d, every figure from its events. */
export function tellingOf(scene: Scene, table: CardGame): Telling {
  const { names } = table.view;
  const you = table.session.seat;
  const { good, demand, calls } = scene;
  const sellers: Seller[] = [...names.keys(), ...scene.outsiders.map(({ who }) => who)];
  const companyOf = (seller: Seller | null) => scene.companies.find(({ seat }) => seat === seller) ?? null;
  const outsiderOf = (seller: Seller) => scene.outsiders.find(({ who }) => who === seller) ?? null;
  const nameFor = (who: Outsider) => (who === "neutral" ? capitalised(t("client-card-market-neutral")) : nameOf(who));
  const sold = (seller: Seller, count: number) => calls.slice(0, count).filter(({ seat, outsider }) => (seat ?? outsider) === seller).length;
  const unsold = scene.companies.flatMap(({ seat, appeal, made, sold_stored }) => {
    const sells = sold(seat, calls.length);
    return Array.from({ length: Math.max(0, made + sold_stored - sells) }, (_, i) => ({ column: sellers.indexOf(seat), row: appeal - sells - i }));
  });

  function columnFor(seller: Seller): SceneColumn {
    if (typeof seller === "number") return { seat: seller, name: called(seller, you, names), icon: "", there: companyOf(seller) !== null };
    const colour = RIVALS.find((rival) => rival === seller);
    return { seat: colour === undefined ? null : placeOf(colour), name: nameFor(seller), icon: NEUTRAL, there: true };
  }
  /** A line with a cell for each company that takes part, and for those who are none. */
  function line(id: string, name: string, cell: (company: SceneCompany) => SceneCell | null, more: Partial<SceneLine> & { outsider?: (one: SceneOutsider) => SceneCell | null } = {}): SceneLine {
    const { outsider = () => null, ...rest } = more;
    const cells = sellers.map((seller) => {
      const [company, other] = [companyOf(seller), outsiderOf(seller)];
      return company ? cell(company) : other ? outsider(other) : null;
    });
    return { id, name, cells, ...rest };
  }

  const mine = companyOf(you);
  return {
    columns: sellers.map(columnFor),
    rows: rowsOf([...calls, ...unsold, { row: demand }]).map((row) => ({
      row,
      head: t("client-card-scene-row", { row: written(row) }),
      beside: () => (row === demand ? t("client-market-demand") : ""),
    })),
    calls: calls.map(({ seat, outsider, row }, i) => ({
      column: sellers.indexOf(seat ?? outsider!),
      row,
      text:
        seat === null
          ? t("client-card-scene-call-outsider", { who: nameFor(outsider!), number: sold(outsider!, i + 1) })
          : t("client-scene-call", { ...about(seat, you, names), number: sold(seat, i + 1), made: companyOf(seat)!.made + companyOf(seat)!.sold_stored, price: companyOf(seat)!.price, why: "then" }),
    })),
    unsold,
    sums: (count) => [
      line("sales", t("client-scene-sold-at"), ({ seat, price }) => ({ text: t("client-scene-times", { count: sold(seat, count), price }) }), { outsider: ({ who }) => ({ text: `${sold(who, count)}` }) }),
      line("income", t("client-scene-income"), ({ seat, price }) => ({ text: pounds(sold(seat, count) * price) })),
    ],
    summary: mine ? t("client-scene-summary", { sold: mine.sold, made: mine.made, income: mine.income }) : capitalised(t("client-card-scene-summary-all", { good, sold: calls.length })),
    frames: { [REST]: rest(), [MONEY]: money(), [SHARES]: shares() },
    leaf,
  };

  function leaf(frame: string, count: number): LeafTelling {
    const figures = (of: (company: SceneCompany) => string, outside: (one: SceneOutsider) => string | null = () => null) =>
      sellers.map((seller) => {
        const [company, other] = [companyOf(seller), outsiderOf(seller)];
        return company ? of(company) : other ? outside(other) : null;
      });
    switch (frame) {
      case REST:
        return { says: leftOver(scene.companies, "no"), figures: figures(({ left, shipped, stored, lost }) => t("client-scene-leaf-left", { left, shipped, stored, lost })) };
      case MONEY:
        return { says: t("client-scene-paid-all"), figures: figures((company) => t("client-scene-leaf-paid", { profit: pounds(profit(company)), cash: pounds(company.cash_after) })) };
      case SHARES: {
        const rises = scene.companies.map(({ seat, value_before, value_after }) => ({ seat, steps: value_after - value_before }));
        const rose = (before: number, after: number, is: string) => t("client-card-scene-leaf-rose", { rose: Number(after > before), steps: written(after - before, { plus: true }), is });
        return {
          says: mostSteps(rises, you, names),
          figures: figures(
            ({ value_before, value_after }) => rose(value_before, value_after, pounds(value_after)),
            ({ gain, before, after }) => (gain === null ? null : rose(before, after, gain === "value" ? pounds(after) : t("client-card-scene-leaf-shares", { count: after }))),
          ),
        };
      }
      default: {
        const offers = ({ made, sold_stored, appeal, price }: SceneCompany) => ({ made: made + sold_stored, appeal, price });
        const so_far = (company: SceneCompany) => t("client-scene-leaf-sold", { ...offers(company), sold: sold(company.seat, count) });
        const before = (company: SceneCompany) => t("client-scene-leaf-offers", offers(company));
        const called = reached(scene, CALL) !== null;
        return {
          says: capitalised(t("client-scene-head", { demand: written(demand), wage: scene.wage })),
          figures: figures(called ? so_far : before, ({ who }) => (called ? t("client-scene-count-sold", { count: sold(who, count) }) : null)),
        };
      }
    }
  }
  function leftOver(companies: readonly SceneCompany[], whose: "yes" | "no"): string {
    return capitalised(t("client-scene-left-over", { good, count: companies.reduce((sum, { left }) => sum + left, 0), mine: whose }));
  }
  function costs({ fixed, wages, upkeep }: SceneCompany): number {
    return fixed + wages + upkeep;
  }
  function profit(company: SceneCompany): number {
    return company.income + company.shipping - costs(company);
  }

  function rest(): FrameTelling {
    return {
      about: t("client-scene-rest-note"),
      lines: [
        line("left", t("client-scene-left"), ({ left }) => some(left, `${left}`)),
        line("shipped", t("client-scene-shipped"), ({ shipped, shipping }) => some(shipped, t("client-scene-for", { count: shipped, pounds: shipping }))),
        line("stored", t("client-scene-stored"), ({ stored }) => some(stored, `${stored}`)),
        line("lost", t("client-scene-lost"), ({ lost }) => some(lost, `${lost}`), { sum: true }),
      ],
      big: mine ? leftOver([mine], "yes") : leftOver(scene.companies, "no"),
      why: [],
    };
  }

  function money(): FrameTelling {
    return {
      about: t("client-card-scene-money-note"),
      lines: [
        line("income", t("client-scene-income"), ({ sold, price, income }) => ({ text: pounds(income), note: t("client-scene-times", { count: sold, price }) })),
        line("shipping", t("client-card-scene-shipping"), ({ shipping }) => some(shipping, pounds(shipping))),
        line("fixed", t("client-card-scene-fixed"), ({ fixed }) => ({ text: pounds(-fixed) })),
        line("wages", t("client-scene-wages"), ({ wages }) => ({ text: pounds(-wages) })),
        line("upkeep", t("client-scene-machines"), ({ upkeep }) => some(upkeep, pounds(-upkeep))),
        line("profit", t("client-scene-profit"), (company) => ({ text: pounds(profit(company)) })),
        line("cash", t("client-scene-cash"), ({ cash_before, cash_after }) => change(cash_before, cash_after, pounds), { sum: true }),
      ],
      big: mine ? t("client-scene-came", { income: mine.income + mine.shipping, costs: costs(mine), profit: pounds(profit(mine)) }) : t("client-scene-paid-all"),
      why: scene.companies.filter((company) => profit(company) < 0).map((company) => t("client-scene-loses", { ...about(company.seat, you, names), pounds: -profit(company) })),
    };
  }

  function shares(): FrameTelling {
    const than = ({ than: seat, outsider }: SceneBonus) => (outsider === null ? about(seat, you, names) : { who: nameFor(outsider), you: "no" });
    const most = scene.companies.toSorted((one, other) => other.value_after - other.value_before - (one.value_after - one.value_before))[0];
    const who = mine ?? most;
    return {
      about: t("client-scene-shares-note"),
      lines: [
        line("sales", t("client-scene-for-sales"), ({ for_sales, sold }) => ({ squares: for_sales, note: t("client-scene-count-sold", { count: sold }) }), { outsider: ({ sold }) => ({ note: t("client-scene-count-sold", { count: sold }) }) }),
        line("appeal", t("client-scene-highest"), ({ appeal, appeal_bonus }) => ({ squares: appeal_bonus.steps, note: t("client-card-scene-why", { why: appeal_bonus.why, figure: appeal, ...than(appeal_bonus) }) }), { note: t("client-scene-alone"), outsider: ({ appeal }) => ({ note: `${appeal}` }) }),
        line("value", t("client-scene-value"), ({ value_before, value_after }) => change(value_before, value_after, pounds), {
          sum: true,
          outsider: ({ gain, before, after }) => (gain === null ? null : { ...change(before, after, gain === "value" ? pounds : String), note: gain === "share" ? t("client-card-scene-shares") : undefined }),
        }),
      ],
      big: who ? t("client-card-scene-rise", { ...about(who.seat, you, names), steps: who.value_after - who.value_before, value: who.value_after }) : "",
      why: mine && mine.appeal_bonus.steps === 0 ? [t("client-card-scene-missed", { why: mine.appeal_bonus.why, figure: mine.appeal, ...than(mine.appeal_bonus) })] : [],
    };
  }
}
