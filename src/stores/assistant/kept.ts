import { readText, storeText } from '../storage.ts'
import { ended, type Turn } from './turns.ts'

/** The key of the tab's storage; the page /datenschutz names it. */
const KEY = 'klinke_assistant'
/** Older turns are of no use to the server, and the storage is small. */
const TURNS_MAX = 80

export interface Kept {
  turns: readonly Turn[]
  draft: string
}

/** What this tab has kept of the conversation; an unreadable entry counts as none. */
export function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(readText(KEY, 'sessionStorage') ?? '')
    const { turns, draft } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>
    if (!Array.isArray(turns) || !turns.every(isTurn)) return EMPTY
    return { turns: turns.map(ended), draft: typeof draft === 'string' ? draft : '' }
  } catch {
    return EMPTY
  }
}

const EMPTY: Kept = { turns: [], draft: '' }

/** Keeps the conversation for as long as the tab is open; without storage, for as long as the page. */
export function store({ turns, draft }: Kept): void {
  const isEmpty = turns.length === 0 && draft === ''
  storeText(KEY, isEmpty ? null : JSON.stringify({ turns: turns.slice(-TURNS_MAX), draft }), 'sessionStorage')
}

function isTurn(value: unknown): value is Turn {
  const { role, content } = (value ?? {}) as Partial<Turn>
  return (role === 'user' || role === 'assistant') && typeof content === 'string'
}
