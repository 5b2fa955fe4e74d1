import type { DemoPicture } from '../pictures.ts'
import { el, group } from './xml.ts'

/** The pictures, named by their files beside the XML. */
export function attachments(pictures: readonly DemoPicture[]): string {
  return group(
    'anhaenge',
    ...pictures.map(
      (p) =>
        `<anhang location="EXTERN" gruppe="${p.gruppe}">${el('anhangtitel', p.titel)}${el('format', p.format)}<daten>${el('pfad', p.datei)}</daten>${p.check ? `<check ctype="MD5">${p.check}</check>` : ''}</anhang>`,
    ),
  )
}
