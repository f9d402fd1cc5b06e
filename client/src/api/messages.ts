// The messages of the API. Made from src/arkwright/server/messages.py by `make client-types`.

import type * as boardgame from "./boardgame";
import type * as cardgame from "./cardgame";

export interface Form {
}

export interface Refused {
  error: string;
  message: string;
  section?: string;
  facts?: Record<string, string | number | boolean>;
  current?: Position | null;
  index?: number | null;
}

export interface Health {
  status: "ok";
  version: string;
}

export interface Me {
  id: string;
  name: string;
  colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  symbol: "circle" | "cross" | "diamond" | "drop" | "hexagon" | "square" | "star" | "triangle";
  language: string;
  has_password: boolean;
  webhook: string | null;
  webhooks_allowed: boolean;
}

export interface ProfileForm {
  name?: string | null;
  colour?: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow" | null;
  symbol?: "circle" | "cross" | "diamond" | "drop" | "hexagon" | "square" | "star" | "triangle" | null;
  language?: string | null;
}

export interface PasswordForm {
  password: string | null;
  current?: string | null;
}

export interface SignInForm {
  name: string;
  password: string;
}

export interface WebhookForm {
  url: string;
}

export interface AwardMessage {
  award: string;
  count: number;
  table: string | null;
  at: string | null;
}

export interface SoloResult {
  table: string;
  at: string;
  place: number;
  score: number;
  opponents: number[];
  awards: string[];
}

export interface Awards {
  awards: AwardMessage[];
  played: number;
  won: number;
  results: SoloResult[];
}

export interface OptionOffer {
  name: string;
  values: string[];
  seats: number[];
}

export interface TitleOffer {
  name: string;
  family: string;
  icon: string;
  rules: number;
  seats: number[];
  options: OptionOffer[];
}

export interface GradeOffer {
  name: string;
  seconds: number;
  has_style: boolean;
}

export interface Offer {
  titles: TitleOffer[];
  bots: string[];
  grades: GradeOffer[];
  styles: string[];
  languages: string[];
}

export interface ComponentMessage {
  name: string;
  values: Record<string, unknown>;
  certainty: string;
  source: string;
}

export interface SeatMessage {
  seat: number;
  name: string;
  profile: string | null;
  colour: string | null;
  symbol: string | null;
  bot: string | null;
  mine: boolean;
  away: boolean;
}

export interface TakeBackRequest {
  seat: number;
  position: number;
  agreed: number[];
  waits_for: number[];
}

export interface TableMessage {
  id: string;
  title: string;
  family: string;
  rules: number;
  options: Record<string, string>;
  components: Record<string, unknown> | null;
  pace: "live" | "turns";
  listed: boolean;
  analysis: boolean;
  parent: string | null;
  parent_position: number | null;
  state: "open" | "over" | "playing";
  seats: SeatMessage[];
  host: string | null;
  hosting: boolean;
  number: number;
  deciding: number | null;
  since: string;
  take_back: TakeBackRequest | null;
  standings: StandingMessage[];
  created: string;
  started: string | null;
  ended: string | null;
}

export interface SeatForm {
  kind: "bot" | "me" | "open" | "person";
  name?: string | null;
  bot?: string | null;
  profile?: string | null;
}

export interface TableForm {
  title: string;
  seats: SeatForm[];
  options?: Record<string, string>;
  components?: Record<string, unknown> | null;
  pace?: "live" | "turns";
  listed?: boolean;
  shuffle?: boolean;
}

export interface JoinForm {
  seat?: number | null;
  name?: string | null;
}

export interface StartForm {
  fill?: string | null;
}

export interface BotForm {
  bot: string;
}

export interface StandingMessage {
  place: number;
  seat: number;
  name: string;
  score: number;
}

export interface MoveMessage {
  text: string;
  kind: string;
  facts: Record<string, string | number | boolean>;
}

export interface DecisionMessage {
  seat: number;
  question: string;
  facts: Record<string, string | number | boolean>;
  moves: MoveMessage[];
}

export type EventMessage = boardgame.GameEvent | cardgame.GameEvent;

export interface Happened {
  number: number;
  position: number;
  seat: number;
  move: string;
  at: string;
  events: EventMessage[];
}

export interface Position {
  table: string;
  number: number;
  position: number;
  seat: number | null;
  over: boolean;
  view: boardgame.View | cardgame.View;
  forecast: boardgame.Forecasts | cardgame.Forecasts;
  decision: DecisionMessage | null;
  undoable: number;
  standings: StandingMessage[];
}

export interface Update {
  type: "update";
  table: string;
  since: number;
  happened: Happened[];
  now: Position;
}

export interface MoveForm {
  seat: number;
  move: string;
  number: number;
}

export interface TakeBackForm {
  seat: number;
  number: number;
  count?: number;
}

export interface AskForm {
  seat: number;
  position: number;
  number: number;
}

export interface AnswerForm {
  agree: boolean;
  position: number;
}

export interface PreviewForm {
  seat: number;
  moves: string[];
  number: number;
}

export interface Preview {
  played: string[];
  stopped: string | null;
  events: EventMessage[];
  now: Position;
}

export interface OutlookForm {
  seat: number;
  moves: string[];
  number: number;
  through?: string[];
  show?: ("company" | "forecast")[];
}

export interface Outlook {
  move: string;
  legal: boolean;
  stopped: boolean;
  question: string | null;
  facts: Record<string, string | number | boolean>;
  then: Outlook[];
  company: boardgame.CompanyView | cardgame.CompanyView | null;
  forecast: boardgame.Forecasts | cardgame.Forecasts | null;
}

export interface WhyNotForm {
  moves?: string[];
  about?: (Record<string, string | number | (string | number)[]>)[];
}

export interface WhyNot {
  move: string;
  legal: boolean;
  refusal: Refused | null;
}

export interface TakenBack {
  number: number;
  seat: number;
  position: number;
  at: string;
}

export interface History {
  position: number;
  opening: EventMessage[];
  happened: Happened[];
  taken_back: TakenBack[];
}

export interface Since {
  seat: number;
  position: number;
  opening: EventMessage[];
  happened: Happened[];
}

export interface Chapter {
  position: number;
  chapter: Record<string, string | number | boolean>;
  figures: Record<string, number[]>;
}

export interface RecordMessage {
  format: string;
  title: string;
  rules: number;
  seats: string[];
  seed: number | null;
  options: Record<string, string>;
  standings: StandingMessage[];
  moves: string[];
  components?: Record<string, unknown> | null;
  position?: Record<string, unknown> | null;
}

export interface ForkForm {
  position: number;
  seats: SeatForm[];
  pace?: "live" | "turns";
  listed?: boolean;
  deal?: "new" | "same" | null;
}

export interface Watch {
  since?: number | null;
  seat?: number | null;
  chat?: number | null;
}

export interface TableNews extends TableMessage {
  type: "table";
}

export interface ChatMessage {
  number: number;
  profile: string | null;
  name: string;
  text: string;
  at: string;
}

export interface ChatNews {
  type: "chat";
  messages: ChatMessage[];
}

export interface ChatForm {
  text: string;
}

export interface Note {
  text: string;
}
