import type { Catalogue } from './translate.ts'

/**
 * What the browser needs of a catalogue, by the parts of the site that need it; the rest is for pages and mails, which
 * the server writes. Each name is a key, or what keys begin with. An island imports its parts from `here/`;
 * tests/i18n/parts.test.ts fails when a word of it is in none of them.
 */
export const PARTS = {
  shared: ['card', 'form', 'frame', 'home.search', 'keep', 'list.retry', 'list.sort', 'price', 'problem', 'unit'],
  consent: ['consent'],
  search: [
    'agent.form.title',
    'ausstattung',
    'bauart',
    'count',
    'filter',
    'heizung',
    'inquiry.form.unavailable',
    'list',
    'map',
    'objektart',
    'place',
    'range',
    'sort',
    'untergruppe',
    'vermarktungsart',
    'zustand',
  ],
  kept: ['comparison', 'consent.open', 'error.favorites', 'favorites', 'sort', 'viewed'],
  reach: ['agent', 'appointment', 'inquiry', 'newsletter', 'price_alert', 'report'],
  account: [
    'account',
    'appointment.mail.change',
    'appointment.type',
    'dashboard',
    'mail.confirm',
    'mail.reset',
    'manage',
    'site.name',
    'viewed.title',
  ],
  calculator: ['calculator'],
} as const satisfies Record<string, readonly string[]>

export type Part = keyof typeof PARTS

/** Whether a part has a key. */
export function isInPart(part: Part, key: string): boolean {
  return PARTS[part].some((name) => key === name || key.startsWith(`${name}.`) || key.startsWith(`${name}_`))
}

/** The messages of a part. */
export function partOf(catalogue: Catalogue, part: Part): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => isInPart(part, key)))
}
