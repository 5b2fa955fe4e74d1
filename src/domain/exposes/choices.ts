import { CURRENCIES, type Currency } from '../currency/rates.ts'
import type { Subject } from './subject.ts'

/**
 * The choices of the page that makes exposes, as its address and the browser keep them. Without zod, since the page's
 * island reads them too; options.ts has the schema of the API.
 */
export const TEMPLATES = ['modern', 'professional', 'luxury', 'compact'] as const
/** `aushang` is a sheet for the shop window, in landscape: offered to agents, but anybody may follow its address. */
export const EXPOSE_TEMPLATES = [...TEMPLATES, 'aushang'] as const
export type ExposeTemplate = (typeof EXPOSE_TEMPLATES)[number]

/** How many photographs at most. */
export const EXPOSE_PICTURES = ['3', '10', '15', '20'] as const

/** Size of the sheet for the shop window; every other template is A4. */
export const EXPOSE_PAPERS = ['a4', 'a3'] as const

/**
 * Homes of one document, from the comparison or the favourites: Typst holds the pixels of all their photographs, and
 * 24 with a side each need 330 of its 512 MB.
 */
export const EXPOSE_HOMES_MAX = 24

/** What an expose may contain or leave out. */
export const PARTS = ['grundriss', 'energie', 'kontakt', 'rundgang', 'qr'] as const
export type Part = (typeof PARTS)[number]

export interface Choices extends Record<Part, boolean> {
  template: ExposeTemplate
  /** Of the sheet for the shop window. */
  paper: (typeof EXPOSE_PAPERS)[number]
  bilder: (typeof EXPOSE_PICTURES)[number]
  /** Code of an interface language; null: the page's. */
  language: string | null
  waehrung: Currency
}

export const FIRST_CHOICES: Choices = {
  template: 'modern',
  paper: 'a4',
  bilder: '10',
  language: null,
  waehrung: 'EUR',
  grundriss: true,
  energie: true,
  kontakt: true,
  rundgang: true,
  qr: true,
}

const NAMES = Object.keys(FIRST_CHOICES)

/** Whether an address names any choice: then what this browser remembers does not apply. */
export const hasChoices = (params: URLSearchParams): boolean => NAMES.some((name) => params.has(name))

/** Reads the choices of an address or of the browser's memory; a value that does not exist is the one of `fallback`. */
export function readChoices(params: URLSearchParams, fallback = FIRST_CHOICES): Choices {
  const among = <T extends string>(name: string, all: readonly T[], other: T): T =>
    all.find((one) => one === params.get(name)) ?? other
  const parts = PARTS.map((part) => {
    const value = params.get(part)
    return [part, value === null ? fallback[part] : value !== '0'] as const
  })
  return {
    template: among('template', EXPOSE_TEMPLATES, fallback.template),
    paper: among('paper', EXPOSE_PAPERS, fallback.paper),
    bilder: among('bilder', EXPOSE_PICTURES, fallback.bilder),
    language: /^[a-z]{2}$/.test(params.get('language') ?? '') ? params.get('language') : fallback.language,
    waehrung: among('waehrung', CURRENCIES, fallback.waehrung),
    ...(Object.fromEntries(parts) as Record<Part, boolean>),
  }
}

/** The options that change something for each kind of subject. */
const OPTIONS = {
  home: ['template', 'paper', 'bilder', ...PARTS, 'waehrung', 'language'],
  project: ['bilder', 'grundriss', 'kontakt', 'qr', 'waehrung', 'language'],
  homes: [...PARTS, 'waehrung', 'language'],
} as const satisfies Record<Subject['kind'], readonly (keyof Choices)[]>

/** What the sheet for the shop window has no place for. */
const NOT_ON_SHEET: readonly (keyof Choices)[] = ['bilder', 'grundriss', 'rundgang']

/** Whether an expose about such a subject, in the template of the choices, has that option. */
export function takes(kind: Subject['kind'], option: keyof Choices, { template }: Pick<Choices, 'template'>): boolean {
  if (!(OPTIONS[kind] as readonly string[]).includes(option)) return false
  if (kind !== 'home') return true
  return template === 'aushang' ? !NOT_ON_SHEET.includes(option) : option !== 'paper'
}

/**
 * The choices as parameters of an address, all that this kind of subject has, so that a shared address shows the same
 * everywhere.
 */
export function choiceParams(kind: Subject['kind'], choices: Choices): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of OPTIONS[kind]) {
    const value = choices[name]
    if (value === null || !takes(kind, name, choices)) continue
    params.set(name, typeof value === 'boolean' ? String(Number(value)) : value)
  }
  return params
}
