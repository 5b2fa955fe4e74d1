import type { FeedProperty } from './feed.ts'

/** The part of a feed's object that its position on the map follows from. */
export type SentPosition = Pick<FeedProperty, 'lat' | 'lng' | 'ungenau_lat' | 'ungenau_lng' | 'ungenau_radius'>
