import { FIELDS } from '../../../src/domain/imports/fates/all.ts'
import type { Field } from '../../../src/domain/imports/fates/fate.ts'
import { type Sample, sampleOf } from './samples.ts'

/** One field with one of its values, in a home of its own, and what a German page has to say about it. */
export interface Step extends Sample {
  /** The number of the home: W1, W2, ... */
  nr: string
  field: Field
  xml: string
}

interface Tree {
  [name: string]: Tree | string
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** `@name` is an attribute, `#` the text, `[name]` a user_defined_simplefield. */
function write(tree: Tree): string {
  return Object.entries(tree)
    .filter(([name]) => name !== '#' && !name.startsWith('@'))
    .map(([name, value]) => {
      const inner: Tree = typeof value === 'string' ? { '#': value } : value
      const field = /^\[(.+)\]$/.exec(name)?.[1]
      const element = field === undefined ? name : 'user_defined_simplefield'
      const attributes = Object.entries(field === undefined ? inner : { ...inner, '@feldname': field })
        .filter(([key]) => key.startsWith('@'))
        .map(([key, text]) => ` ${key.slice(1)}="${escaped(String(text))}"`)
      return `<${element}${attributes.join('')}>${escaped(String(inner['#'] ?? ''))}${write(inner)}</${element}>`
    })
    .join('')
}

/** Writes a value at a path such as `geo/land@iso_land`, over what is there. */
function put(tree: Tree, path: string, value: string): void {
  const [elements = '', attribute] = path.split('@')
  let at = tree
  for (const name of elements.split('/')) {
    const inner = at[name]
    const next: Tree = typeof inner === 'string' ? { '#': inner } : (inner ?? {})
    at[name] = next
    at = next
  }
  at[attribute === undefined ? '#' : `@${attribute}`] = value
}

/** A home with as little as possible. */
function plainHome(nr: string, rent: boolean): Tree {
  return {
    objektkategorie: {
      vermarktungsart: rent ? { '@MIETE_PACHT': 'true' } : { '@KAUF': 'true' },
      objektart: { haus: {} },
    },
    geo: { plz: '8010', ort: 'Graz' },
    freitexte: { objekttitel: 'Ein Haus' },
    verwaltung_techn: { objektnr_extern: nr },
  }
}

/** Homes without any further field, to compare with. */
export const PLAIN = { kauf: 'W-KAUF', miete: 'W-MIETE' } as const

/** A step for each field that is shown, and for each of its listed values; flags of one element are true together. */
export const STEPS: readonly Step[] = FIELDS.filter(({ fate }) => fate.kind === 'shown')
  .flatMap((field) => {
    const values = field.flags || field.values.length === 0 ? [null] : field.values
    return values.flatMap((value) => {
      const sample = sampleOf(field, value)
      return sample ? [{ field, value, sample }] : []
    })
  })
  .map(({ field, value, sample }, at) => {
    const nr = `W${at + 1}`
    const home = plainHome(nr, sample.rent ?? false)
    if (field.path.startsWith('objektkategorie/')) delete (home.objektkategorie as Tree).objektart
    if (field.path.startsWith('objektkategorie/vermarktungsart')) delete (home.objektkategorie as Tree).vermarktungsart
    for (const [path, text] of Object.entries(sample.beside ?? {})) put(home, path, text)
    if (field.flags) for (const flag of sample.flags ?? field.values) put(home, `${field.path}@${flag}`, 'true')
    else put(home, field.path, value ?? sample.sent ?? '')
    return { nr, field, ...sample, xml: `<immobilie>${write(home)}</immobilie>` }
  })

/** The feed with all steps. */
export function walkFeed(): string {
  const plain = (nr: string, rent: boolean) => `<immobilie>${write(plainHome(nr, rent))}</immobilie>`
  return `<openimmo><uebertragung umfang="TEIL"/><anbieter><firma>Rundgang GmbH</firma>
<openimmo_anid>AT-RUNDGANG</openimmo_anid>${plain(PLAIN.kauf, false)}${plain(PLAIN.miete, true)}
${STEPS.map(({ xml }) => xml).join('\n')}</anbieter></openimmo>`
}
