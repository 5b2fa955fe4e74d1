import { LRUCache } from 'lru-cache'
import type { PriceSheet } from '../../domain/prices/sheet.ts'
import type { Offer, Picture, PropertyCard } from '../../domain/properties/card.ts'
import type { CardRow } from './repository.ts'
import type { Teasers, TextColumn } from './teasers.ts'
import { createVersionCache, type VersionCache } from './version-cache.ts'

/** About 3 kB each. */
const CARDS = 8_000

/** The data of a card, in every language. */
export interface CardParts {
  /** Without the sections that only its prices follow from. */
  row: Omit<CardRow, 'preise' | 'zustand_angaben' | 'verwaltung_objekt' | 'user_defined' | TextColumn>
  sheet: PriceSheet
  teasers: Teasers
  images: Picture[]
  /** Of all photographs. */
  count: number
  offers: Offer[]
}

/** The cards made of them, by home and language. */
export type MadeCards = LRUCache<string, { parts: CardParts; card: PropertyCard }>

export const createMadeCards = (): MadeCards => new LRUCache({ max: 2 * CARDS })

/** Of the rows of the home, its company and the other companies' listings of it (findCardVersions). */
export type CardCache = VersionCache<CardParts>

export const createCardCache = (options: { onInsert?: () => void } = {}): CardCache =>
  createVersionCache(CARDS, options)
