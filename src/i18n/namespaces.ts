import type account from './account/de.json'
import type answers from './answers/de.json'
import type calculator from './calculator/de.json'
import type consent from './consent/de.json'
import type imports from './imports/de.json'
import type mails from './mails/de.json'
import type pages from './pages/de.json'
import type requests from './requests/de.json'
import type saved from './saved/de.json'
import type search from './search/de.json'
import type shared from './shared/de.json'

/**
 * The catalogues, one folder for each namespace with a file for each language. A key stands in one namespace only.
 * Those with a `browser.ts` are for islands, which load no more than they need:
 */
export interface Namespaces {
  /** Cards, prices, form fields, problems of a field: what most islands say. */
  shared: typeof shared
  /** Filters, the list and the map, and the words of OpenImmo that are searched for. */
  search: typeof search
  /** Favourites, comparison, recently viewed. */
  saved: typeof saved
  /** What a visitor asks for: inquiries, appointments, price alerts, search agents, newsletter, reports. */
  requests: typeof requests
  /** Signing in and the pages of an account. */
  account: typeof account
  calculator: typeof calculator
  consent: typeof consent
  /** Only in pages that the server writes. */
  pages: typeof pages
  /** Only in mails and text messages. */
  mails: typeof mails
  /** Refusals and other answers of the API. */
  answers: typeof answers
  /** Reports of imports and what commands print: German is read, the others are there. */
  imports: typeof imports
}

export type Namespace = keyof Namespaces
