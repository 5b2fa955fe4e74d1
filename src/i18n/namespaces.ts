import type account from './account/de.json'
import type admin from './admin/de.json'
import type agencies from './agencies/de.json'
import type answers from './answers/de.json'
import type assistant from './assistant/de.json'
import type business from './business/de.json'
import type calculator from './calculator/de.json'
import type chat from './chat/de.json'
import type consent from './consent/de.json'
import type exposeGenerator from './expose-generator/de.json'
import type exposes from './exposes/de.json'
import type facts from './facts/de.json'
import type feeds from './feeds/de.json'
import type imports from './imports/de.json'
import type inbox from './inbox/de.json'
import type listings from './listings/de.json'
import type mailings from './mailings/de.json'
import type mails from './mails/de.json'
import type members from './members/de.json'
import type notices from './notices/de.json'
import type overview from './overview/de.json'
import type pages from './pages/de.json'
import type performance from './performance/de.json'
import type problems from './problems/de.json'
import type requests from './requests/de.json'
import type saved from './saved/de.json'
import type search from './search/de.json'
import type shared from './shared/de.json'
import type standing from './standing/de.json'

/**
 * The catalogues, one folder for each namespace with a file for each language. A key belongs to one namespace only.
 * Those with a `browser.ts` are for islands, which load only what they need:
 */
export interface Namespaces {
  /** Cards, prices, form fields: messages of most islands. */
  shared: typeof shared
  /** What is wrong with a field. Forms load it when they are sent. */
  problems: typeof problems
  /** Filters, the list and the map, and the OpenImmo words of the search. */
  search: typeof search
  /** Favourites, comparison, recently viewed. */
  saved: typeof saved
  /** Requests of visitors: inquiries, appointments, price alerts, search agents, newsletter, reports. */
  requests: typeof requests
  /** Signing in and the pages of an account. */
  account: typeof account
  /** The frame of the admin area, its tables and forms; each topic of it has a namespace of its own. */
  admin: typeof admin
  /** Homes and projects in the admin area. */
  listings: typeof listings
  /** Companies, people and joining: their screens in the admin area, and the public form. */
  agencies: typeof agencies
  /** Reports of listings: their screen in the admin area, their mails, and the public pages about them. */
  notices: typeof notices
  /** Facts and amounts of a home with their words: on its page, and in the form that edits it. */
  facts: typeof facts
  /** How homes stand beside comparable ones: the screen, the report and the monthly mail. */
  standing: typeof standing
  /** Imports and sources in the admin area. */
  feeds: typeof feeds
  /** What stands in exposes besides the words of pages. */
  exposes: typeof exposes
  /** The business's figures in the admin area. */
  business: typeof business
  calculator: typeof calculator
  consent: typeof consent
  /** The start of the admin area. */
  overview: typeof overview
  /** The assistant. */
  chat: typeof chat
  /** The page that makes exposes. */
  'expose-generator': typeof exposeGenerator
  /** Only for pages that the server renders. */
  pages: typeof pages
  /** Inquiries, viewings and templates in the admin area. */
  inbox: typeof inbox
  /** Figures of the admin area: periods, cards with a figure, and the performance of pages and server. */
  performance: typeof performance
  /** Messages, stopped addresses, jobs and the newsletter in the admin area. */
  mailings: typeof mailings
  /** Only for mails and text messages. */
  mails: typeof mails
  /** Accounts and the audit, in the admin area. */
  members: typeof members
  /** Refusals and other answers of the API. */
  answers: typeof answers
  /** What the assistant says without a model; the panel's own words are elsewhere. */
  assistant: typeof assistant
  /**
   * Reports of imports and the output of commands. Screens show the notes of a report, and its mail is in the language of
   * the source, so every language has them; the rest is German and English, and other languages fall back to German.
   */
  imports: typeof imports
}

export type Namespace = keyof Namespaces
