import type { Language } from '../../i18n/languages.ts'

/**
 * What every document of Typst has: its language, its metadata, and the words of its frame. Every word is translated,
 * every number and date is formatted. The templates (templates/*.typ) read it as JSON; they choose and place, and write
 * nothing of their own.
 */
export interface PaperFrame {
  language: Language
  /** ISO 639 code for Typst: hyphenation and shape of letters. */
  lang: string
  direction: 'ltr' | 'rtl'
  /** Title of the document: metadata and running head. */
  title: string
  /** The company, or Klinke for several: metadata. */
  author: string
  /** `page` holds {page} and {pages}; the others are finished. A template leaves out what has no word. */
  words: Record<string, string>
  /** ISO 8601 date of the making. */
  date: string
}

/**
 * What an expose says, ready for print; every picture is a file. Words of the frame (catalogue `exposes`): page,
 * expose, asOf ("Stand 23. November 2026"), price, purchaseCosts, startCosts, market, median, thisHome, facts, features,
 * description, pictures, plans, location, distances, energy, tour, contact, telephone, mobile, reference, online (view
 * this home in Klinke), more (the page has what this document leaves out), legal, homes, units, stages, earnings;
 * headers of tables: item, amount, fact, value; comma: what stands between words of an enumeration; colon: what stands
 * behind a label.
 */
export interface ExposeDocument extends PaperFrame {
  /** One home; several for a document of a comparison; the units of a project. */
  homes: ExposeHome[]
  /** The table of several homes, or of a project's units: one row a home. */
  table: ExposeTable | null
  project: ExposeProject | null
}

/** A text whose language may differ from the document's. */
export interface ExposeWords {
  text: string
  /** ISO 639 code where it differs from the document's, else null. */
  lang: string | null
}

/** A file in the folder of pictures: JPEG, PNG or SVG, at most 200 dpi at its largest place. */
export interface ExposePicture {
  file: string
  alt: string
  caption: string | null
  /** ISO 639 code of `alt` and `caption` where it differs from the document's: the agency's own title. */
  lang?: string
  /** Pixels; of an SVG its view box. */
  width: number
  height: number
  /** What matters in a photograph, from 0 to 1 from left and top: a crop keeps it. Absent: its middle. */
  focus?: [x: number, y: number]
}

export interface ExposeRow {
  label: string
  value: string
  /** ISO 639, where the value is in another language than the document; `labelLang`: where the label is. */
  lang?: string
  labelLang?: string
}

export interface ExposeRun {
  text: string
  strong: boolean
  emphasis: boolean
}

export type ExposeBlock =
  | { kind: 'paragraph'; runs: ExposeRun[] }
  | { kind: 'list'; ordered: boolean; items: ExposeRun[][] }

/** A free text of the agency. */
export interface ExposeText {
  title: string
  lang: string | null
  /** "Text auf Deutsch", where the language differs. */
  note?: string | null
  blocks: ExposeBlock[]
}

export interface ExposePrice {
  label: string
  amount: string
  /** Period, negotiable, what it contains. */
  note: string | null
  /** In the visitor's currency, where that differs. */
  converted: string | null
  /** `own`: what the agency adds in its own words. */
  parts: (ExposeRow & { note: string | null; own?: ExposeWords })[]
  /** What a reader of the prices has to know, such as contradictions: sentences, each in parts of one language. */
  remarks: ExposeWords[][]
  /** A sentence in parts of one language. */
  commission: ExposeWords[] | null
}

export interface ExposeEnergy {
  /** From the best class to the worst; `rank` of a figure counts in it from 0. */
  classes: string[]
  figures: (ExposeRow & { class: string | null; rank: number | null })[]
  rows: ExposeRow[]
  pictures: ExposePicture[]
  note: string | null
}

/** The price a square metre among the homes around: places from 0 to 1 on a strip from `low` to `high`. */
/** Prices a square metre as texts, and their places on a strip from 0 to 1. */
export interface ExposeMarket {
  sentence: string
  q1: string
  median: string
  q3: string
  q1At: number
  medianAt: number
  q3At: number
  homeAt: number
  note: string
}

/** `href`: where the line leads (`tel:`, `https:`), null for plain words. */
export interface ExposeLine {
  text: string
  href: string | null
}

export interface ExposeContact {
  name: string
  position: ExposeWords | null
  portrait: ExposePicture | null
  telephone: ExposeLine | null
  mobile: ExposeLine | null
}

export interface ExposeCompany {
  name: string
  line: ExposeWords | null
  logo: ExposePicture | null
  /** '#1f4e4a' */
  colour: string | null
  telephone?: ExposeLine | null
  /** Postal address, telephone, website: one line each. */
  lines: ExposeLine[]
}

/** Its page in Klinke. */
export interface ExposeLink {
  url: string
  shown: string
  /** Only where asked for. */
  qr: ExposePicture | null
}

export interface ExposeHome {
  id: number
  title: ExposeWords
  /** Kind and offer: "Eigentumswohnung zu kaufen". */
  kind: string
  /** "1150 Wien, Rudolfsheim-Fünfhaus" */
  place: string
  /** The same behind street and number, which stand there only where the sender releases them. */
  address: string
  price: ExposePrice
  purchaseCosts: { rows: ExposeRow[]; total: ExposeRow; note: string } | null
  /** What a tenant pays at the start; null or absent for a sale, and where only the rent is known. */
  startCosts?: ExposeHome['purchaseCosts']
  /** What an investor compares: rent a year, yield, factor, vacancy; empty or absent for a home to live in. */
  earnings?: ExposeRow[]
  market: ExposeMarket | null
  /** Three to six, the most important first. */
  keyFacts: ExposeRow[]
  /** Short words: balcony, lift, cellar. */
  features: string[]
  facts: { title: string; rows: ExposeRow[] }[]
  /** Plain text in at most three lines. */
  teaser: ExposeWords | null
  texts: ExposeText[]
  /** The cover first; empty when there is none. */
  pictures: ExposePicture[]
  /** "Floor plans", or "Plans" with a site plan among them; "Floor plan" above one alone. */
  plansTitle: string
  plans: ExposePicture[]
  /** How many of how many plans are shown; null or absent: all. */
  plansNote?: string | null
  energy: ExposeEnergy | null
  map: ExposePicture | null
  distances: ExposeRow[]
  contact: ExposeContact | null
  company: ExposeCompany
  /** `shown`: the address as print tells it; null where nobody would type it. */
  tour: { label: ExposeWords; url: string; shown: string | null } | null
  link: ExposeLink
  reference: string
  /** Whole sentences: source, date, costs, law. */
  legal: string[]
}

export interface ExposeTable {
  columns: { label: string; align: 'start' | 'end' }[]
  /**
   * `home`: the place in `homes` of the home that it sums up, null where that one is not told in full; then `url` is
   * its page in Klinke.
   */
  rows: { cells: ExposeWords[]; home: number | null; url?: string }[]
}

export interface ExposeProject {
  title: ExposeWords
  place: string
  /** As that of a home. */
  address: string
  status: string
  stages: { label: string; state: 'done' | 'now' | 'next' }[]
  rows: ExposeRow[]
  price: string | null
  /** In the visitor's currency, where that differs. */
  converted: string | null
  texts: ExposeText[]
  pictures: ExposePicture[]
  plansTitle: string
  /** Site plans, then those of the units, whose caption names their doors. */
  plans: ExposePicture[]
  plansNote?: string | null
  map: ExposePicture | null
  contact: ExposeContact | null
  company: ExposeCompany
  link: ExposeLink
  legal: string[]
}

/** How the homes of a company stand beside comparable ones. Words of the frame: page, homes, help, how. */
export interface ReportDocument extends PaperFrame {
  report: {
    company: ExposeCompany
    /** The days that it is about. */
    lead: string
    figures: { label: string; value: string; note: string | null }[]
    columns: string[]
    /** One a home; the cells follow its title. */
    rows: { title: ExposeWords; reference: string; cells: string[] }[]
    /** How many of how many homes have a row; null: all. */
    shown: string | null
    /** What would help homes, one sentence each. */
    help: { title: ExposeWords; reference: string; lines: string[] }[]
    /** How much of the advice that is; null: all. */
    helped: string | null
    /** How it is compared: whole sentences. */
    how: string[]
  }
}

export type PaperDocument = ExposeDocument | ReportDocument
