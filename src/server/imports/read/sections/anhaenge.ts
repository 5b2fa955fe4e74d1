import type { FeedMedia } from '../../../../domain/imports/feed.ts'
import { elementsAt, note, type Reading, shorten } from '../reading.ts'
import { child, type El, markAll } from '../tree.ts'
import { plain } from '../values/html.ts'
import { normalise } from '../values/word.ts'

const WEB = /^https?:\/\//i
const CHECKS = ['MD5', 'DATETIME', 'ETAG'] as const
const MAX_MEDIA = 500

/** Other lists of files that justimmo sends next to `anhaenge`: element below the object -> gruppe. */
const LISTS: readonly (readonly [string, string])[] = [
  ['dokumente/dokument', 'DOKUMENTE'],
  ['videos/video', 'FILMLINK'],
  ['bilder360/bild', 'PANORAMA'],
  ['bilder/bild', 'BILD'],
  ['links/link', 'LINKS'],
]

export function readAnhaenge(r: Reading): FeedMedia[] {
  const media: FeedMedia[] = []
  const known = new Map<string, FeedMedia>()
  let nr = 0
  const add = (el: El, path: string, gruppe: string | null) => {
    const item = readAnhang(r, el, path, gruppe, ++nr)
    if (!item) return
    const key = `${item.location} ${item.pfad ?? ''}`
    const same = item.content === null ? known.get(key) : undefined
    if (same) {
      // A file that is listed as a picture and as the title picture is the title picture.
      if (item.gruppe === 'TITELBILD') same.gruppe = item.gruppe
      return
    }
    known.set(key, item)
    r.taken.add(path)
    if (media.length < MAX_MEDIA) media.push(item)
    else note(r, 'warning', path, 'attachment_too_many', { max: MAX_MEDIA })
  }
  for (const el of elementsAt(r, 'anhaenge/anhang')) add(el, 'anhaenge/anhang', null)
  for (const el of elementsAt(r, 'anhang')) add(el, 'anhang', null)
  for (const [path, gruppe] of LISTS) for (const el of elementsAt(r, path)) add(el, path, gruppe)
  // Units listed inside a project only name their pictures.
  for (const path of ['erstes_bild', 'zweites_bild']) {
    for (const el of elementsAt(r, path)) add(el, path, path === 'erstes_bild' ? 'TITELBILD' : 'BILD')
  }
  return media
}

/** OpenImmo's groups of an agency's own files that are no logo. */
const NO_LOGO = new Set(['DOKUMENTE', 'LINKS', 'FILM', 'FILMLINK', 'ANBOBJURL', 'QRCODE', 'EPASS-SKALA', 'GRUNDRISS'])

/** The logo among the files of an `anbieter`: the one that says so, else its first picture. */
export function readLogo(r: Reading): FeedMedia | null {
  const files = readAnhaenge(r)
  return (
    files.find(({ gruppe }) => gruppe === 'ANBIETERLOGO') ?? files.find(({ gruppe }) => !NO_LOGO.has(gruppe)) ?? null
  )
}

/** Reads one file entry. The location follows from what is there, not from what the sender declares. */
function readAnhang(r: Reading, el: El, path: string, fallback: string | null, nr: number): FeedMedia | null {
  const daten = child(el, 'daten')
  const source = daten ?? el
  const titel = child(el, 'anhangtitel')?.text || child(el, 'titel')?.text || ''
  const inner = child(source, 'anhanginhalt')
  const pfad = bestPath(source) ?? (el.text === '' ? null : el.text)
  const sent = normalise(el.attrs.get('location') ?? '')
  const gruppe = el.attrs.get('gruppe') ?? ''
  const named = `#${nr} (${gruppe || (fallback ?? 'BILD')})`
  markAll(el)
  if (inner && inner.content === null && inner.text !== '') {
    note(
      r,
      'warning',
      `${path}/daten/anhanginhalt`,
      inner.text === 'too_large' ? 'attachment_too_large' : 'attachment_broken',
      { name: shorten(titel || (pfad ?? '') || named) },
    )
    if (pfad === null) return null
  }
  const content = inner?.content ?? null
  if (pfad === null && content === null) {
    note(r, 'warning', path, 'attachment_empty', { wert: named })
    return null
  }
  const location = content !== null ? 'INTERN' : WEB.test(pfad ?? '') ? 'REMOTE' : 'EXTERN'
  if (sent === '' && fallback === null) note(r, 'info', `${path}@location`, 'location_guessed', { als: location })
  else if (sent !== '' && sent !== location)
    note(r, 'info', `${path}@location`, 'location_changed', { wert: sent, als: location })
  const { check_type, check_value } = readCheck(r, child(el, 'check'), path)
  return {
    gruppe: gruppe === '' ? (fallback ?? 'BILD') : gruppe.toUpperCase().slice(0, 40),
    titel: titel === '' ? null : plain(200)(titel, () => {}),
    location,
    pfad: pfad === null ? null : pfad.slice(0, 2000),
    format: (child(el, 'format')?.text ?? '').replace(/^\./, '').toLowerCase().slice(0, 60) || null,
    check_type,
    check_value,
    content,
  }
}

/** justimmo sends one picture in several sizes; the largest is the best. */
function bestPath(source: El): string | null {
  for (const name of ['orig', 'fullhd', 'pfad', 'url', 'big2', 'big']) {
    const text = child(source, name)?.text ?? ''
    if (text !== '' && (name === 'pfad' || WEB.test(text)))
      return text.replace(/^HTTPS?:/i, (scheme) => scheme.toLowerCase())
  }
  return null
}

function readCheck(r: Reading, el: El | undefined, path: string): Pick<FeedMedia, 'check_type' | 'check_value'> {
  if (!el || el.text === '') return { check_type: null, check_value: null }
  const sent = (el.attrs.get('ctype') ?? el.attrs.get('type') ?? '').toUpperCase()
  const check_type = CHECKS.find((each) => each === sent) ?? null
  if (check_type === null) note(r, 'info', `${path}/check@ctype`, 'unknown_word', { wert: sent })
  return { check_type, check_value: check_type === null ? null : el.text.slice(0, 200) }
}
