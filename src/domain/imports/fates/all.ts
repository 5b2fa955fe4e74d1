import { isInternal } from '../../properties/own-fields.ts'
import { type Fate, type Field, ignored, shown } from './fate.ts'
import { HOME } from './home.ts'
import { PEOPLE } from './people.ts'
import { PREISE } from './preise.ts'
import { TERMS } from './terms.ts'

/**
 * The fate of each field of OpenImmo 1.2.7c, and of further ones that senders use. docs/openimmo.md, the words of the
 * import report, and the tests that follow a value from the XML to the page are made from this table.
 */
export const FIELDS: readonly Field[] = [...HOME, ...PREISE, ...TERMS, ...PEOPLE]

const BY_PATH = new Map(FIELDS.map(({ path, fate }) => [path, fate]))

/** Fields that a sender adds are shown with their names. */
const OWN = shown('facts', 'groups')
/** Names of senders that older versions of the certificate have. */
const ENERGY = /^(?:epass_|ea_|hwb|fgee)/

/** The fate of a value by its path in the report: `geo/plz`, `preise/[grunderwerbssteuer]`; null for an unknown one. */
export function fateOf(path: string): Fate | null {
  const exact = BY_PATH.get(path) ?? BY_PATH.get(path.replace(/@[^@]*$/, ''))
  if (exact) return exact
  const name = ownName(path)
  if (name === null) return withAttribute(path)
  if (ENERGY.test(name)) return shown('energy', 'energie')
  return isInternal(name) ? ignored('internal') : OWN
}

/** `infrastruktur/distanzen` stands for `infrastruktur/distanzen@distanz_zu`. */
function withAttribute(path: string): Fate | null {
  for (const [known, fate] of BY_PATH) if (known.startsWith(`${path}@`)) return fate
  return null
}

/** The name of a field that a sender adds, from its path; empty for `user_defined_extend/feld`, null for others. */
function ownName(path: string): string | null {
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (last.startsWith('[')) return last.slice(1, -1)
  if (path.includes('user_defined_anyfield/')) return last
  return last === 'feld' ? '' : null
}
