import { createHash } from 'node:crypto'
import type { Language } from '../../i18n/languages.ts'
import type { Described } from './describe.ts'

export type PreviewKind = 'property' | 'project'

/** Increase it with every change to the drawing (picture.ts), so that cached pictures are not reused. */
const DRAWN_AS = 1

/** The hash of everything that a preview shows: another price gives another picture and another address. */
export function previewHash(described: Described): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, described]))
    .digest('hex')
    .slice(0, 20)
}

/** `/media/og/property/12.de.0123456789abcdef0123.jpg` */
export function previewUrl(kind: PreviewKind, id: number, language: Language, described: Described): string {
  return `/media/og/${kind}/${id}.${language}.${previewHash(described)}.jpg`
}

/** The storage key of the picture. */
export const previewKey = (hash: string) => `vorschau/${hash.slice(0, 2)}/${hash}.jpg`
