import type { Scene, SceneBonus, SceneCall, SceneCompany } from "$made/boardgame";
import { CALL, MONEY, reached, REST, SHARES } from "$src/table/scenes.svelte";
import { about, called, change, mostSteps, pounds, rowsOf, some, type FrameTelling, type LeafTelling, type SceneCell, type SceneLine, type Telling } from "$src/table/telling";
import { written } from "$src/words/numbers";
import { capitalised, t } from "$src/words/words.svelte";
import { columnsOf, IMPORTER, incomeOf } from "./sale";
import type { BoardGame } from "./table.svelte";

/** How the board game tells a production: III.1 to III.5, every figure from its events. */
export function tellingOf(scene: Scene, table: BoardGame): Telling {
  const { names } = table.view;
  const you = table.session.seat;
  const seats = columnsOf(names.length);
  const companyOf = (seat: number | null) => scene.companies.find((company) => company.seat === seat) ?? null;
  const columnOf = (seat: number) => (seat === IMPORTER ? seats.length - 1 : seat);
  const { good, demand, calls } = scene;

  const sold = (seat: number, count: number) => calls.slice(0, count).filter((call) => call.seat === seat).length;
  const unsold = [
    ...scene.companies.flatMap((company) => hanging(company.seat, company.appeal, Math.min(company.made, company.appeal))),
    ...hanging(IMPORTER, scene.importer, scene.importer),
  ];
  function hanging(seat: number, appeal: number, goods: number): { column: number; row: number }[] {
    const called = sold(seat, calls.length);
    return Array.from({ length: Math.max(0, goods - called) }, (_, i) => ({ column: columnOf(seat), row: appeal - called - i }));
  }

  /** A line with a cell for each company that takes part, and one for the importer. */
  function line(id: string, name: string, cell: (company: SceneCompany) => SceneCell | null, more: Partial<SceneLine> & { importer?: SceneCell | null } = {}): SceneLine {
    const { importer = null, ...rest } = more;
    const cells = seats.map((seat) => {
      if (seat === null) return importer;
      const company = companyOf(seat);
      return company && cell(company);
    });
    return { id, name, cells, ...rest };
  }

  /** All goods sold so far: when all calls were made, with those beyond the market. */
  const complete = (count: number) => reached(scene, CALL) !== null && count === calls.length;
  const soldBy = (company: SceneCompany, count: number) => (complete(count) ? company.sold : sold(company.seat, count));
  const soldCell = (company: SceneCompany, count = calls.length): SceneCell => ({
    text: t("client-scene-times", { count: soldBy(company, count), price: company.price }),
    note: complete(count) ? beyond(company) : "",
  });
  /** Who bought beyond the market. */
  function beyond({ seat }: SceneCompany): string {
    const bought = (id: string) => scene.notes.filter((note) => note.id === id && note.seat === seat).length;
    const [patron, jubilee] = [bought("sold-to-patron"), bought("sold-at-jubilee")];
    return [patron > 0 ? t("client-board-scene-patron", { count: patron }) : "", jubilee > 0 ? t("client-board-scene-jubilee", { count: jubilee }) : ""].filter(Boolean).join(", ");
  }

  const mine = companyOf(you);
  return {
    columns: seats.map((seat) => ({
      seat,
      name: seat === null ? t("client-scene-importer") : called(seat, you, names),
      icon: "importer",
      there: seat === null || companyOf(seat) !== null,
    })),
    rows: rowsOf([...calls, ...unsold]).map((row) => {
      const first = calls.find((call) => call.row === row);
      return {
        row,
        head: t("client-scene-row-wanted", { row, wanted: first?.wanted ?? 0 }),
        beside: (count) => {
          const so_far = calls.slice(0, count).filter((call) => call.row >= row);
          return so_far.some((call) => call.row === row) ? t("client-scene-wanted", { count: Math.max(0, demand - so_far.length) }) : "";
        },
      };
    }),
    calls: calls.map((call, i) => ({
      column: columnOf(call.seat),
      row: call.row,
      text: call.seat === IMPORTER ? t("client-scene-call-importer") : callOf(call, i),
    })),
    unsold,
    sums: (count) => [
      line("sales", t("client-scene-sold-at"), (company) => soldCell(company, count), { importer: { text: `${sold(IMPORTER, count)}` } }),
      line("income", t("client-scene-income"), (company) => ({ text: pounds(soldBy(company, count) * company.price) })),
    ],
    summary: mine ? t("client-scene-summary", { sold: mine.sold, made: mine.made, income: incomeOf(scene, mine) }) : capitalised(t("client-scene-summary-all", { good, sold: calls.length, demand })),
    frames: { [SHARES]: shares(), [MONEY]: money(), [REST]: rest() },
    leaf,
  };

  function leaf(frame: string, count: number): LeafTelling {
    const figures = (of: (company: SceneCompany) => string, importer: string | null = null) =>
      seats.map((seat) => {
        if (seat === null) return importer;
        const company = companyOf(seat);
        return company && of(company);
      });
    switch (frame) {
      case SHARES: {
        const rises = scene.companies.map(({ seat, space_before, space_after }) => ({ seat, steps: space_after - space_before }));
        const rose = ({ space_before, space_after }: SceneCompany) => t("client-board-scene-leaf-rose", { rose: Number(space_after > space_before), steps: written(space_after - space_before, { plus: true }), space: space_after });
        return { says: mostSteps(rises, you, names), figures: figures(rose) };
      }
      case MONEY:
        return { says: t("client-scene-paid-all"), figures: figures((company) => t("client-scene-leaf-paid", { profit: pounds(profit(company)), cash: pounds(company.cash_after) })) };
      case REST:
        return { says: leftOver(scene.companies, "no"), figures: figures(({ left, shipped, stored, lost }) => t("client-scene-leaf-left", { left, shipped, stored, lost })) };
      default: {
        const offers = ({ made, appeal, price }: SceneCompany) => ({ made, appeal, price });
        const so_far = (company: SceneCompany) => t("client-scene-leaf-sold", { ...offers(company), sold: soldBy(company, count) });
        const before = (company: SceneCompany) => t("client-scene-leaf-offers", offers(company));
        const called = reached(scene, CALL) !== null;
        return { says: capitalised(t("client-scene-head", { demand, wage: scene.wage })), figures: figures(called ? so_far : before, called ? t("client-scene-count-sold", { count: sold(IMPORTER, count) }) : null) };
      }
    }
  }
  function leftOver(companies: readonly SceneCompany[], whose: "yes" | "no"): string {
    return capitalised(t("client-scene-left-over", { good, count: companies.reduce((sum, { left }) => sum + left, 0), mine: whose }));
  }
  function profit({ income, wages, upkeep }: SceneCompany): number {
    return income - wages - upkeep;
  }

  /** A call, with why it came before the next one of its row. */
  function callOf({ seat, row, equal }: SceneCall, i: number): string {
    const company = companyOf(seat)!;
    const next = calls[i + 1];
    const inRow = calls.filter((call) => call.row === row).length;
    const why = equal || (next?.row === row && next.equal) ? "equal" : inRow === 1 ? "alone" : next?.row === row && next.seat !== IMPORTER ? before(company, companyOf(next.seat)!) : "then";
    return t("client-scene-call", { ...about(seat, you, names), number: sold(seat, i + 1), made: company.made, price: company.price, why });
  }
  function before(one: SceneCompany, other: SceneCompany): string {
    return one.appeal > other.appeal ? "appeal" : one.quality > other.quality ? "quality" : "then";
  }

  function shares(): FrameTelling {
    const bonus = (of: (company: SceneCompany) => SceneBonus) => (company: SceneCompany) => {
      const { steps, figure, why, than } = of(company);
      return { squares: steps, note: t("client-board-scene-why", { why, figure, ...about(than, you, names) }) };
    };
    const value = (space: number) => table.board.shareValues[space] ?? 0;
    const rose = scene.companies.map((company) => ({ company, steps: company.space_after - company.space_before }));
    const most = rose.reduce<(typeof rose)[number] | null>((best, one) => (best === null || one.steps > best.steps ? one : best), null);
    const missed = mine ? [["appeal", mine.appeal_bonus] as const, ["most", mine.most_bonus] as const].filter(([, { steps }]) => steps === 0) : [];
    return {
      about: t("client-scene-shares-note"),
      lines: [
        line("sales", t("client-scene-for-sales"), ({ for_sales, sold }) => ({ squares: for_sales, note: t("client-scene-count-sold", { count: sold }) }), { note: t("client-board-scene-for-sales"), importer: { note: t("client-scene-never-rises") } }),
        line("appeal", t("client-scene-highest"), bonus((company) => company.appeal_bonus), { note: t("client-scene-alone"), importer: { note: `${scene.importer}` } }),
        line("most", t("client-board-scene-most"), bonus((company) => company.most_bonus), { note: t("client-scene-alone"), importer: { note: `${scene.imported}` } }),
        line("space", t("client-board-scene-space"), ({ space_before, space_after }) => change(space_before, space_after)),
        line("value", t("client-scene-value"), ({ space_before, space_after }) => change(value(space_before), value(space_after), pounds), { sum: true }),
      ],
      big: mine
        ? t("client-board-scene-rise", { ...about(mine.seat, you, names), steps: mine.space_after - mine.space_before, space: mine.space_after, value: value(mine.space_after) })
        : most === null ? "" : t("client-board-scene-rise", { ...about(most.company.seat, you, names), steps: most.steps, space: most.company.space_after, value: value(most.company.space_after) }),
      why: missed.map(([which, { why, figure, than }]) => t("client-board-scene-missed", { which, why, figure, ...about(than, you, names) })),
    };
  }

  function money(): FrameTelling {
    return {
      about: t("client-board-scene-money-note"),
      lines: [
        line("sales", t("client-scene-sold-at"), (company) => soldCell(company), { importer: { text: `${scene.imported}` } }),
        line("income", t("client-scene-income"), ({ income }) => ({ text: pounds(income) })),
        line("wages", t("client-scene-wages"), ({ workers, wages }) => (workers > 0 ? { text: pounds(-wages), note: t("client-board-scene-workers", { count: workers }) } : some(0, "")), { note: t("client-board-scene-each", { pounds: scene.wage }) }),
        line("upkeep", t("client-scene-machines"), ({ machines, upkeep }) => (machines > 0 ? { text: pounds(-upkeep), note: t("client-board-scene-machines", { count: machines }) } : some(0, ""))),
        line("profit", t("client-scene-profit"), (company) => ({ text: pounds(profit(company)) })),
        line("cash", t("client-scene-cash"), ({ cash_before, cash_after }) => change(cash_before, cash_after, pounds), { sum: true }),
      ],
      big: mine ? t("client-scene-came", { income: mine.income, costs: mine.wages + mine.upkeep, profit: pounds(profit(mine)) }) : t("client-scene-paid-all"),
      why: scene.companies.filter((company) => profit(company) < 0).map((company) => t("client-scene-loses", { ...about(company.seat, you, names), pounds: -profit(company) })),
    };
  }

  function rest(): FrameTelling {
    const asked = scene.waits ? (table.session.live?.decision?.seat ?? null) : null;
    const open = ({ left, shipped, stored, lost }: SceneCompany) => left - shipped - stored - lost;
    const may = (company: SceneCompany, count: number, text: string, goods = open(company)): SceneCell =>
      count === 0 && goods > 0 && company.seat === asked ? { note: t("client-scene-decides", about(company.seat, you, names)) } : some(count, text);
    const contracts = scene.companies.some(({ contract }) => contract > 0);
    const stores = scene.companies.some((company) => hasStore(company));
    return {
      about: t("client-scene-rest-note"),
      lines: [
        line("left", t("client-scene-left"), ({ left }) => some(left, `${left}`)),
        line("shipped", t("client-scene-shipped"), (company) => may(company, company.shipped, t("client-scene-for", { count: company.shipped, pounds: company.shipping }), open(company) + company.store_after)),
        ...(contracts ? [line("contract", t("client-board-scene-contract"), contractOf)] : []),
        line("stored", t("client-scene-stored"), (company) => may(company, company.stored, `${company.stored}`)),
        line("lost", t("client-scene-lost"), ({ lost }) => some(lost, `${lost}`), { sum: true }),
        ...(stores ? [line("store", t("client-board-scene-store"), (company) => (hasStore(company) ? change(company.store_before, company.store_after) : some(0, "")))] : []),
      ],
      big: mine ? leftOver([mine], "yes") : leftOver(scene.companies, "no"),
      why: [],
    };
  }
  function hasStore({ store_before, store_after }: SceneCompany): boolean {
    return store_before + store_after > 0;
  }
  function contractOf({ contract, contract_after }: SceneCompany): SceneCell {
    if (contract === 0) return some(0, "");
    return contract_after === 0 ? { text: `${contract}`, note: t("client-board-scene-served") } : change(contract, contract_after);
  }
}
