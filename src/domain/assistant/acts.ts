import type { OBJEKTARTEN, VERMARKTUNGSARTEN } from '../properties/vocabulary.ts'

/** What a visitor can ask about a home; each is answered from its fields. */
export const HOME_TOPICS = [
  'preis',
  'gesamtkosten',
  'betriebskosten',
  'kaution',
  'provision',
  'preis_m2',
  'flaeche',
  'zimmer',
  'schlafzimmer',
  'grund',
  'stockwerk',
  'ausstattung',
  'haustiere',
  'heizung',
  'energie',
  'baujahr',
  'zustand',
  'verfuegbar',
  'befristung',
  'adresse',
  'parken',
  'anbieter',
  'beschreibung',
] as const
export type HomeTopic = (typeof HOME_TOPICS)[number]

/** The forms that the assistant fills in and the visitor sends. */
export const FORMS = ['viewing', 'inquiry', 'search_agent', 'price_alert', 'favorite'] as const
export type FormName = (typeof FORMS)[number]

/** What the assistant does not answer: slurs and selection of people, other persons' data, orders to a machine, abuse. */
export const REFUSALS = ['discrimination', 'person', 'instructions', 'insult'] as const
export type Refusal = (typeof REFUSALS)[number]

/** Small talk, each with one short answer. */
export const SMALL_TALK = ['greeting', 'well_being', 'thanks', 'goodbye', 'identity', 'abilities', 'agreement'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

type Offer = (typeof VERMARKTUNGSARTEN)[number]
type Kind = (typeof OBJEKTARTEN)[number]

/**
 * What one message asks the assistant to do (docs/assistant.md). `home` and `homes` are ids of homes that were shown, or
 * of the home of the page; amounts are EUR, `rate` is percent a year.
 */
export type Act =
  /** `criteria`: the whole search after this message, as the query string of a list. */
  | { act: 'search'; criteria: string }
  /** The next homes of the same search. */
  | { act: 'more' }
  /** Everything that was searched is forgotten. */
  | { act: 'restart' }
  | { act: 'show'; home: number }
  /** `value`: of `ausstattung` a value of the criterion, such as BALKON. */
  | { act: 'ask'; home: number; topic: HomeTopic; value?: string }
  | { act: 'compare'; homes: number[] }
  /** Is the price of this home high for its place? */
  | { act: 'price_check'; home: number }
  | { act: 'area_prices'; ort?: string; objektart?: Kind; vermarktungsart?: Offer }
  | { act: 'purchase_costs'; price?: number; home?: number }
  /** `equity`: percent of all costs that is not lent; `own`: EUR that are not. Without a home `amount` is then a price. */
  | { act: 'mortgage'; amount?: number; rate?: number; years?: number; equity?: number; own?: number; home?: number }
  /** A term of the trade, or how something is done here; `query` are the words to look up. */
  | { act: 'help'; query: string }
  | { act: 'form'; form: FormName; home?: number }
  /** How to reach the agency of a home, or Klinke, and when. */
  | { act: 'contact'; home?: number }
  /** The visitor wants a person. */
  | { act: 'human' }
  | { act: 'talk'; about: SmallTalk }
  | { act: 'refuse'; reason: Refusal }
  /** About a home, but none is known: the assistant asks which. */
  | { act: 'which_home' }
  /** Nothing that Klinke does, or nothing understood. */
  | { act: 'cannot' }
