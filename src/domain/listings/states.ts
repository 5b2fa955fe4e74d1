/**
 * - `published` visitors find it
 * - `withheld`  taken out by hand, until it is released
 * - `ended`     sold or let, by its feed or by hand
 * - `expired`   no feed has named it for long, or its last day is over
 * - `unlisted`  its feed does not want it shown, or not yet
 * - `deleted`   removed by its feed
 */
export const LISTING_STATES = ['published', 'withheld', 'ended', 'expired', 'unlisted', 'deleted'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** `ended` by its feed, which has no more units of it; `deleted` by a hand, which had made it. */
export const PROJECT_STATES = ['published', 'withheld', 'ended', 'deleted'] as const
export type ProjectState = (typeof PROJECT_STATES)[number]
