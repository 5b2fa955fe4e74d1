import { DateTime } from 'luxon'
import { escapeXml } from '../../domain/format/xml.ts'
import type { Inquiry } from '../../domain/inquiries/schemas.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Offer } from '../properties/offer.ts'

interface Cause {
  /** Of the inquiry. */
  id: number
  at: Date
  /** SITE_URL */
  portal: string
}

/** An element with its text, or with its children; without a text it is left out. */
type Element = readonly [name: string, content: string | null | undefined | readonly Element[]]

/**
 * An inquiry as OpenImmo's feedback (version 1.2.5), from which the agency's software takes the person and the home.
 * `oobj_id` is the agency's own number, as its feed named it.
 */
export function feedbackXml({ name, email, phone, message }: Inquiry, offer: Offer, { id, at, portal }: Cause): string {
  const { feedback } = offer
  const words = name.split(/\s+/)
  const root: Element = [
    'openimmo_feedback',
    [
      ['version', '1.2.5'],
      [
        'sender',
        [
          ['name', new URL(portal).hostname],
          ['openimmo_anid', feedback?.openimmo_anid],
          ['datum', DateTime.fromJSDate(at, { zone: 'Europe/Vienna' }).toFormat('dd.MM.yyyy')],
        ],
      ],
      [
        'objekt',
        [
          ['portal_unique_id', String(offer.id)],
          ['portal_obj_id', offer.external_id],
          ['oobj_id', feedback?.objektnr_extern ?? feedback?.openimmo_obid ?? offer.external_id],
          ['expose_url', portal + localPath('de', offer.path)],
          ['vermarktungsart', feedback?.vermarktungsart.join(' ')],
          ['bezeichnung', offer.objekttitel],
          ['ort', [feedback?.plz, feedback?.ort].filter(Boolean).join(' ')],
          [
            'interessent',
            [
              ['int_id', String(id)],
              ['vorname', words.slice(0, -1).join(' ')],
              ['nachname', words.at(-1)],
              ['tel', phone],
              ['email', email],
              ['bevorzugt', 'EMAIL'],
              ['anfrage', message],
            ],
          ],
        ],
      ],
    ],
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`
}

function write([name, content]: Element, indent: string): string {
  if (!content || content.length === 0) return ''
  if (typeof content === 'string') return `${indent}<${name}>${escapeXml(content)}</${name}>\n`
  return `${indent}<${name}>\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`
}
