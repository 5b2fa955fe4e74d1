import { TYPEN } from '../../../domain/imports/fates/home.ts'
import type { HomeRow } from '../export-repository.ts'
import { add, type Node, put } from '../xml.ts'

/** Uses, kinds of marketing, type and sub-type. */
export function writeCategory(home: Node, row: HomeRow): void {
  const section = add(home, 'objektkategorie')
  const own = row.user_defined as { vermarktungsart?: string[]; objektart_zusatz?: string }
  for (const use of row.nutzungsart) put(section, `nutzungsart@${use}`, true)
  // ERBPACHT and the like stand beside the two kinds that Klinke knows.
  const ways = row.vermarktungsart.map((way) => (way === 'MIETE' ? 'MIETE_PACHT' : way))
  for (const way of [...ways, ...(own.vermarktungsart ?? [])]) put(section, `vermarktungsart@${way}`, true)
  if (row.objektart === null) return
  const name = row.objektart.toLowerCase()
  const kind = add(add(section, 'objektart'), name)
  kind.kept = true
  const attribute = TYPEN[name]
  if (row.objektart_untergruppe !== null && attribute) kind.attrs.set(attribute, row.objektart_untergruppe)
  put(section, 'objektart/objektart_zusatz', own.objektart_zusatz)
}
