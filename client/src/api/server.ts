import { patterns, type About } from "$src/table/about";
import { ask } from "./http";
import type * as m from "$made/messages";

/** Every address of the API that the client uses, by what it is for. */
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
type State = m.TableMessage["state"];
/** Where the socket tells what comes of it, the answer need not. */
const answered = (bySocket: boolean) => ({ prefer: bySocket ? "return=minimal" : undefined });

export const people = {
  me: () => ask<m.Me>("GET", "/me"),
  awards: () => ask<m.Awards>("GET", "/me/awards"),
  change: (form: m.ProfileForm) => ask<m.Me>("PATCH", "/me", form),
  password: (form: m.PasswordForm) => ask<m.Me>("PUT", "/me/password", form),
  signIn: (form: m.SignInForm) => ask<m.Me>("POST", "/sign-in", form),
  signOut: () => ask<null>("POST", "/sign-out"),
  signOutElsewhere: () => ask<m.Me>("POST", "/sign-out-everywhere"),
  forget: () => ask<null>("DELETE", "/me"),
  webhook: (form: m.WebhookForm) => ask<m.Me>("PUT", "/me/webhook", form),
  noWebhook: () => ask<m.Me>("DELETE", "/me/webhook"),
  tryWebhook: () => ask<null>("POST", "/me/webhook/test"),
  push: () => ask<m.Push>("GET", "/me/push"),
  subscribe: (form: m.DeviceForm) => ask<m.DeviceMessage>("PUT", "/me/push", form),
  unsubscribe: (device: string) => ask<m.Push>("DELETE", `/me/push/${encodeURIComponent(device)}`),
};

export const titles = {
  offer: () => ask<m.Offer>("GET", "/titles"),
  components: (title: string) => ask<m.ComponentMessage[]>("GET", `/titles/${title}/components`),
};

export const openExample = (title: string, example: string, form: m.ExampleForm) => ask<m.TableMessage>("POST", `/rules/${title}/examples/${example}`, form);
export const rules = (title: string, language: string) => ask<m.Rules>("GET", `/rules/${title}/${language}`);

/** What a title says in words of its own, or of no title what all are called, as Fluent. */
export async function words(language: string, title: string): Promise<string> {
  const answer = await fetch(`/api${title && `/titles/${title}`}/words/${language}`);
  return answer.ok ? answer.text() : "";
}

export const tables = {
  mine: (state: State, limit = 100) =>
    ask<m.TableMessage[]>("GET", `/tables?which=mine&state=${state}&limit=${limit}`),
  listed: (state: State, limit = 50) =>
    ask<m.TableMessage[]>("GET", `/tables?which=listed&state=${state}&limit=${limit}`),
  find: (id: string) => ask<m.TableMessage>("GET", at(id)),
  create: (form: m.TableForm) => ask<m.TableMessage>("POST", "/tables", form),
  remove: (id: string) => ask<null>("DELETE", at(id)),
  join: (id: string, form: m.JoinForm) => ask<m.TableMessage>("POST", `${at(id)}/join`, form),
  leave: (id: string) => ask<m.TableMessage | null>("POST", `${at(id)}/leave`),
  start: (id: string, form: m.StartForm) => ask<m.TableMessage>("POST", `${at(id)}/start`, form),
  seat: (id: string, seat: number, form: m.SeatForm) =>
    ask<m.TableMessage>("PUT", `${at(id)}/seats/${seat}`, form),
  callBot: (id: string, seat: number, form: m.BotForm) =>
    ask<m.TableMessage>("PUT", `${at(id)}/seats/${seat}/bot`, form),
  dismissBot: (id: string, seat: number) =>
    ask<m.TableMessage>("DELETE", `${at(id)}/seats/${seat}/bot`),
  resign: (id: string, seat: number, form: m.BotForm) =>
    ask<m.TableMessage>("POST", `${at(id)}/seats/${seat}/resign`, form),
  giveUp: (id: string, form: m.GiveUpForm) => ask<m.TableMessage>("POST", `${at(id)}/give-up`, form),
  answerGiveUp: (id: string, form: m.GiveUpAnswer) => ask<m.TableMessage>("PUT", `${at(id)}/give-up`, form),
  withdrawGiveUp: (id: string) => ask<m.TableMessage>("DELETE", `${at(id)}/give-up`),
  components: (id: string) => ask<m.ComponentMessage[]>("GET", `${at(id)}/components`),
};

export const play = {
  position: (id: string) => ask<m.Position>("GET", `${at(id)}/position`),
  /** Where the game stands then; null if the socket is to tell it. */
  move: (id: string, form: m.MoveForm, bySocket: boolean) =>
    ask<m.Position | null>("POST", `${at(id)}/moves`, form, answered(bySocket)),
  takeBack: (id: string, form: m.TakeBackForm, bySocket: boolean) =>
    ask<m.Position | null>("POST", `${at(id)}/take-back`, form, answered(bySocket)),
  askTakeBack: (id: string, form: m.AskForm) =>
    ask<m.TableMessage>("POST", `${at(id)}/take-back/request`, form),
  answerTakeBack: (id: string, form: m.AnswerForm) =>
    ask<m.TableMessage>("PUT", `${at(id)}/take-back/request`, form),
  withdrawTakeBack: (id: string) => ask<m.TableMessage>("DELETE", `${at(id)}/take-back/request`),
};

/** What would be, and why not, as the game stands: the signal says when it no longer stands so. */
export const look = {
  preview: (id: string, form: m.PreviewForm, signal: AbortSignal) => ask<m.Preview>("POST", `${at(id)}/preview`, form, { signal }),
  outlook: (id: string, form: m.ConsequencesForm, signal: AbortSignal) =>
    ask<m.Consequence[]>("POST", `${at(id)}/outlook`, form, { signal }),
  uses: (id: string, form: m.UsesForm, signal: AbortSignal) => ask<m.UsesMessage>("POST", `${at(id)}/uses`, form, { signal }),
  whyNot: (id: string, about: About, signal: AbortSignal) =>
    ask<m.WhyNot[]>("POST", `${at(id)}/why-not`, { about: patterns(about) }, { signal }),
};

export const lessons = {
  all: () => ask<m.TitleLessons[]>("GET", "/lessons"),
  used: () => ask<m.TitleUsed[]>("GET", "/me/used"),
  begin: (title: string, lesson: string, form: m.LessonForm) => ask<m.TableMessage>("POST", `/lessons/${title}/${lesson}`, form),
  note: (id: string) => ask<m.LessonNote | null>("GET", `${at(id)}/lesson`),
  confirm: (id: string, step: string) => ask<m.LessonNote | null>("POST", `${at(id)}/lesson`, { confirm: step }),
  leave: (id: string) => ask<m.TableMessage>("DELETE", `${at(id)}/lesson`),
};

export const history = {
  moves: (id: string, after: number, limit: number) =>
    ask<m.History>("GET", `${at(id)}/history?after=${after}&limit=${limit}`),
  position: (id: string, place: number, seat?: number) =>
    ask<m.Position>("GET", `${at(id)}/positions/${place}${seat === undefined ? "" : `?seat=${seat}`}`),
  since: (id: string) => ask<m.Since>("GET", `${at(id)}/since`),
  hindsight: (id: string, place: number, seat: number) => ask<m.Hindsight | null>("GET", `${at(id)}/hindsight/${place}?seat=${seat}`),
  chronicle: (id: string) => ask<m.Chapter[]>("GET", `${at(id)}/chronicle`),
  recordUrl: (id: string) => `/api${at(id)}/record`,
  fork: (id: string, form: m.ForkForm) => ask<m.TableMessage>("POST", `${at(id)}/fork`, form),
};

export const chat = {
  say: (id: string, text: string) => ask<m.ChatMessage>("POST", `${at(id)}/chat`, { text }),
};

export const notes = {
  read: (id: string, seat: number) => ask<m.Note>("GET", `${at(id)}/seats/${seat}/note`),
  write: (id: string, seat: number, text: string) =>
    ask<m.Note>("PUT", `${at(id)}/seats/${seat}/note`, { text }),
};
