import { latinDigits, readAmount } from '../../../../domain/format/amount.ts'
import type { FieldOrigin, HandField } from '../../../../domain/properties/hand.ts'
import type { Link } from '../../../../domain/properties/links.ts'
import { CERTIFICATE } from './certificate-parts.ts'
import type { Kind } from './fields.ts'
import { amountText, type RawRow, rawRows, sentRows } from './rows.ts'

/** A link with the texts of its inputs. */
export type RawLink = Readonly<Record<'gruppe' | 'titel' | 'url', string>>
/** What an input holds: its text, its ticks, or its texts by name. */
export type Raw = string | readonly string[] | readonly RawLink[] | readonly RawRow[] | Readonly<Record<string, string>>
/** What inputs hold that differs from the stored values, of all steps. */
export type Draft = Partial<Record<HandField, Raw>>
type Value = FieldOrigin['value']

/** A stored value as its input holds it. */
export function rawOf(kind: Kind, value: Value): Raw {
  switch (kind.is) {
    case 'choices':
      return Array.isArray(value) ? (value as string[]) : []
    case 'links':
      return ((value ?? []) as readonly Link[]).map(({ gruppe, titel, url }) => ({ gruppe, titel: titel ?? '', url }))
    case 'costs':
    case 'own':
      return rawRows(kind.is, value)
    case 'translations':
    case 'certificate':
    case 'position': {
      const texts = Object.entries((value ?? {}) as Record<string, string | number>)
      return Object.fromEntries(
        texts.map(([name, text]) => [
          name,
          kind.is === 'translations' && kind.of === 'prose' ? plainOf(text) : `${text}`,
        ]),
      )
    }
    case 'prose':
      return plainOf(value)
    case 'day':
      // Senders write a time with it, or a month alone.
      return typeof value === 'string' ? value.slice(0, 10) : ''
    case 'number':
      return kind.isGrouped ? amountText(value) : value === null ? '' : String(value)
    default:
      return value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value)
  }
}

/**
 * The value that is sent for an input; a number that is none stays a text, so that the server can refuse it.
 * @param stored what the home says: a part of the certificate that nobody changed is sent as it is
 */
export function sentOf(kind: Kind, raw: Raw, stored: Value): unknown {
  switch (kind.is) {
    case 'choices':
      return raw
    case 'links': {
      const listed = (raw as readonly RawLink[]).filter(({ titel, url }) => `${titel}${url}`.trim() !== '')
      return listed.map(({ titel, ...link }) => ({ ...link, titel: titel.trim() || null }))
    }
    case 'costs':
    case 'own':
      return sentRows(kind.is, raw as readonly RawRow[], stored, amountOf)
    case 'translations':
      return filled(raw as Record<string, string>)
    case 'certificate': {
      const texts = Object.entries(filled(raw as Record<string, string>))
      const before = (stored ?? {}) as Readonly<Record<string, unknown>>
      const said = Object.fromEntries(
        texts.map(([name, text]) => [name, `${before[name]}` === text ? before[name] : certificateValue(name, text)]),
      )
      return Object.keys(said).length > 0 ? said : null
    }
    case 'position': {
      const { lat = '', lng = '' } = raw as Record<string, string>
      return lat.trim() === '' && lng.trim() === '' ? null : { lat: numberOf(lat), lng: numberOf(lng) }
    }
    case 'number':
      return kind.isGrouped ? amountOf(raw as string) : numberOf(raw as string)
    case 'record':
      return numberOf(raw as string)
    case 'flag':
      return raw === '' ? null : raw === 'true'
    case 'choice':
      return raw === '' ? null : 'isFlag' in kind ? raw === 'true' : raw
    default:
      return (raw as string).trim() === '' ? null : raw
  }
}

function certificateValue(name: string, text: string): unknown {
  const is = CERTIFICATE.find((part) => part.name === name)?.is
  return is === 'number' ? numberOf(text) : is === 'flag' ? text === 'true' : text
}

const filled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))

/** Reads `250.000` as thousands, as `readAmount` does. */
function amountOf(text: string): number | string | null {
  if (text.trim() === '') return null
  const amount = readAmount(text)
  return Number.isNaN(amount) ? text : amount
}

/** Reads `1.250,50`, `1250.5` and `۳٫۵`. */
function numberOf(text: string): number | string | null {
  const plain = latinDigits(text)
    .trim()
    .replaceAll(/[\s\u00a0\u202f']/g, '')
  if (plain === '') return null
  const point = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain
  const number = Number(point)
  return Number.isFinite(number) ? number : text
}

/** The stored text is HTML of a few tags; here it is plain text with its breaks. */
function plainOf(html: unknown): string {
  if (typeof html !== 'string') return ''
  const broken = html
    .replaceAll('<br />', '\n')
    .replaceAll('</p>', '\n\n')
    .replaceAll('<li>', '- ')
    .replaceAll('</li>', '\n')
  const parsed = new DOMParser().parseFromString(broken, 'text/html')
  return (parsed.body.textContent ?? '').trim()
}

/** The same for both: arrays and records by their content. */
export const isSame = (one: Raw, other: Raw): boolean => JSON.stringify(one) === JSON.stringify(other)
