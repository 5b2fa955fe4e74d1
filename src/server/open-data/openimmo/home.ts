import { SPALTEN, WEITERE } from '../../imports/read/sections/flaechen.ts'
import type { HomeRow } from '../export-repository.ts'
import { type Node, node, putColumns, putDetails } from '../xml.ts'
import { writeCategory } from './category.ts'
import { writeCondition } from './condition.ts'
import { type FileEntry, writeFiles } from './files.ts'
import { writeFittings } from './fittings.ts'
import { writeGeo } from './geo.ts'
import {
  writeBidding,
  writeInfrastructure,
  writeObjectManagement,
  writeOwnFields,
  writeTechnicalManagement,
} from './management.ts'
import { writeContact } from './people.ts'
import { writePrices } from './prices.ts'
import { writeTexts } from './texts.ts'

/**
 * A home as an `immobilie`, in the order of OpenImmo's sections. The paths are those of the importer's own tables, so a
 * column that it learns to read is written too.
 * @param site the address of this portal, for files
 */
export function homeElement(row: HomeRow, files: readonly FileEntry[], site: string): Node {
  const home = node('immobilie')
  writeCategory(home, row)
  writeGeo(home, row)
  writeContact(home, row, site)
  writePrices(home, row)
  writeBidding(home, row)
  putColumns(home, SPALTEN, row)
  putDetails(home, 'flaechen', WEITERE, row.flaechen)
  writeFittings(home, row)
  writeCondition(home, row)
  writeInfrastructure(home, row)
  writeTexts(home, row)
  writeFiles(home, files)
  writeObjectManagement(home, row)
  writeTechnicalManagement(home, row, 'CHANGE')
  writeOwnFields(home, row)
  home.children.sort((a, b) => placeOf(a) - placeOf(b))
  return home
}

/** A home that is no longer published: its keys, and that it goes. */
export function deletedElement(row: HomeRow): Node {
  const home = node('immobilie')
  writeTechnicalManagement(home, row, 'DELETE')
  return home
}

const SECTIONS =
  'objektkategorie geo kontaktperson preise bieterverfahren versteigerung flaechen ausstattung zustand_angaben infrastruktur freitexte anhaenge verwaltung_objekt verwaltung_techn user_defined_simplefield'.split(
    ' ',
  )
const placeOf = ({ name }: Node) => SECTIONS.indexOf(name)
