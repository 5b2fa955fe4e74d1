import type { ReactNode } from 'react'
import type { Lookup } from '../../../stores/admin/lookups.ts'

export interface Column<Row> {
  key: string
  label: string
  /** The server sorts by it, under this key. */
  sort?: boolean
  cell: (row: Row) => ReactNode
  /** The same as text, for the CSV file. */
  text: (row: Row) => string
  /** Not shown until the user chooses it. */
  hidden?: boolean
  /** Numbers stand at the end of their cell. */
  isNumber?: boolean
  /** Texts of several words keep a width, codes stay in one line; the table scrolls. */
  width?: 'name' | 'prose' | 'code' | 'number'
}

export interface FilterField {
  /** The name in the query string. */
  name: string
  label: string
  /** `choices`: several of the options; a comma list in the query string. */
  kind: 'choice' | 'choices' | 'text' | 'day' | 'flag' | 'lookup'
  /** Of `choices`: all of them hold at once, as features of a home do; else one of them. */
  isAll?: boolean
  /** Of a `lookup`. The same object at every drawing. */
  lookup?: Lookup
  options?: readonly { value: string; label: string }[]
}

/** The query string of a list. */
export type ListQuery = Record<string, string | undefined>

export interface Page<Row> {
  data: Row[]
  total: number
  total_is_exact: boolean
}

/** What an act is done to: chosen rows, or all rows that match. */
export interface Choice<Row> {
  ids: (number | string)[]
  rows: Row[]
  query: ListQuery
  /** How many rows it is about. */
  total: number
  /** All rows that match the query, also those of other pages. */
  all: boolean
}

export interface BulkAction<Row> {
  label: string
  /** @returns the sentence to show; null when the user has cancelled, and the choice stays */
  run: (choice: Choice<Row>) => Promise<string | null>
  /** It can act on rows of other pages too: the most that it accepts at once. */
  forAll?: number
}

/** Names in the address that choose the part, the list, the tab and the period of a screen. */
export const SCREEN_NAMES = ['teil', 'liste', 'tab', 'zeitraum', 'bis'] as const
/** Names in the address that are not filters. */
export const OWN_NAMES = ['q', 'sort', 'seite', 'pro_seite', 'spalten', 'id', 'neu', ...SCREEN_NAMES] as const
