import { readText, storeText } from './storage.ts'

/** The key of the tab's storage; the page /datenschutz names it. */
const KEY = 'klinke_inquiry'
/** The last begun inquiries; older ones are dropped. */
const DRAFTS_MAX = 5

/** Typed values by the name of their field. */
export type Draft = Readonly<Record<string, string>>

/** What this tab keeps: pairs of what an inquiry is about and its draft, oldest first; damaged text counts as none. */
function readAll(): [about: string, draft: Draft][] {
  try {
    const kept: unknown = JSON.parse(readText(KEY, 'sessionStorage') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is [string, Draft] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'object' &&
  Object.values(entry[1] ?? {}).every((value) => typeof value === 'string')

export const readDraft = (about: string): Draft => readAll().find(([one]) => one === about)?.[1] ?? {}

/** Keeps the draft of an inquiry for as long as the tab is open; an empty one is forgotten. */
export function keepDraft(about: string, draft: Draft): void {
  const others = readAll().filter(([one]) => one !== about)
  const all = Object.keys(draft).length > 0 ? [...others, [about, draft]] : others
  storeText(KEY, all.length > 0 ? JSON.stringify(all.slice(-DRAFTS_MAX)) : null, 'sessionStorage')
}
