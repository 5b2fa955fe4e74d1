import { TYPEN } from '../../../domain/imports/fates/home.ts'
import { type Objektart, UNTERGRUPPEN_JE_OBJEKTART } from '../../../domain/properties/vocabulary.ts'
import { artOf } from '../../imports/read/sections/objektarten.ts'
import { VERMARKTUNG } from '../../imports/read/sections/objektkategorie.ts'
import type { HomeRow } from '../export-repository.ts'
import { add, type Node, put } from '../xml.ts'

/** Uses, kinds of marketing, type and sub-type. */
export function writeCategory(home: Node, row: HomeRow): void {
  const section = add(home, 'objektkategorie')
  const own = row.user_defined as { vermarktungsart?: string[]; objektart_zusatz?: string }
  for (const use of row.nutzungsart) put(section, `nutzungsart@${use}`, true)
  // ERBPACHT and the like stand beside the two kinds that Klinke knows.
  const ways = row.vermarktungsart.map((way) => (way === 'MIETE' ? 'MIETE_PACHT' : way))
  const others = (own.vermarktungsart ?? []).filter((way) =>
    row.vermarktungsart.includes(VERMARKTUNG[way.toLowerCase()] ?? ''),
  )
  for (const way of [...ways, ...others]) put(section, `vermarktungsart@${way}`, true)
  if (row.objektart === null) return
  const name = row.objektart.toLowerCase()
  const kind = add(add(section, 'objektart'), name)
  kind.kept = true
  const attribute = TYPEN[name]
  const art = row.objektart as Objektart
  // A sub-type of another type, which a hand has changed since, would be read as that type.
  const known = UNTERGRUPPEN_JE_OBJEKTART[art] as readonly (string | null)[]
  const sub = known.includes(row.objektart_untergruppe) ? row.objektart_untergruppe : null
  if (sub !== null && attribute) kind.attrs.set(attribute, sub)
  const words = own.objektart_zusatz
  if (words !== undefined && (sub !== null || artOf(art, words) === null))
    put(section, 'objektart/objektart_zusatz', words)
}
