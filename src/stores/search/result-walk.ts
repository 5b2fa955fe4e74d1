import type { Language } from '../../i18n/languages.ts'
import { readText, storeText } from '../storage.ts'

/** The results that the visitor came from, for the steps from home to home; one per tab. */
export interface ResultWalk {
  /** Path and query of the list or the map. */
  from: string
  /** German paths of the homes in their order, as far as they are known, without those that the visitor hid. */
  homes: string[]
  /** The pages of the list that were read: from `firstPage` to `lastPage`. */
  firstPage: number
  /** Less than `firstPage` when no page was read to its end. */
  lastPage: number
  total: number
  /** The query string of the list, to read further homes. */
  search: string
  /** Homes on a page of that list. */
  perPage: number
}

const KEY = 'klinke_results'
/** A tab that stays open for weeks collects no more. */
const HOMES_MAX = 2_000
/** A German path of a home, as `homes` has it. */
export const HOME = /^\/immobilien\/[1-9]\d{0,15}\/[a-z0-9-]{1,200}$/
const FROM = /^\/(?!\/)[^\s\\]{0,4000}$/

/** The id of the home at a path, with or without a language; null for any other path. */
export function homeIdOf(path: string): number | null {
  const id = /^(?:\/[a-z]{2})?\/immobilien\/([1-9]\d{0,15})(?:\/|$)/.exec(path)?.[1]
  return id ? Number(id) : null
}

/**
 * The German path of a home, a list or a map, without the prefix of a language. Lists and maps run this before any
 * interaction, so it does without i18n/paths.ts, which comes with the code of islands (astro.config.mjs).
 */
export const germanPath = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/)/, '')

const pathIn = (language: Language, path: string) => (language === 'de' ? path : `/${language}${path}`)

/** The way back to the results in the language of the page, which the visitor may have changed since. */
export const backPath = ({ from }: ResultWalk, language: Language): string => pathIn(language, germanPath(from))

export function keepWalk(walk: ResultWalk): void {
  storeText(KEY, JSON.stringify({ ...walk, homes: walk.homes.slice(0, HOMES_MAX) }), 'sessionStorage')
}

/** The kept results; null when there are none, or when the stored text is damaged. */
export function readWalk(): ResultWalk | null {
  try {
    const { from, homes, firstPage, lastPage, total, search, perPage } = JSON.parse(
      readText(KEY, 'sessionStorage') ?? 'null',
    )
    const isWalk =
      FROM.test(from) &&
      Array.isArray(homes) &&
      homes.length > 0 &&
      homes.every((home) => typeof home === 'string' && HOME.test(home)) &&
      [firstPage, lastPage, total, perPage].every((count) => Number.isSafeInteger(count) && count >= 0) &&
      firstPage > 0 &&
      perPage > 0 &&
      typeof search === 'string'
    return isWalk ? { from, homes, firstPage, lastPage, total, search, perPage } : null
  } catch {
    return null
  }
}

export interface Step {
  /** 1 is the first home of the search. */
  nr: number
  total: number
  /** Paths in the language; null at either end, or until more homes are read. */
  previous: string | null
  next: string | null
}

/** Where a home stands among the results; null when it is not one of them. */
export function stepAt(walk: ResultWalk, id: number, language: Language): Step | null {
  const at = walk.homes.findIndex((path) => homeIdOf(path) === id)
  if (at < 0) return null
  const before = (walk.firstPage - 1) * walk.perPage
  const path = (index: number) => {
    const home = walk.homes[index]
    return home ? pathIn(language, home) : null
  }
  return {
    nr: before + at + 1,
    total: Math.max(walk.total, before + walk.homes.length),
    previous: path(at - 1),
    next: path(at + 1),
  }
}
