import type { Json } from '../../../domain/imports/feed.ts'
import type { Zustand } from '../../../domain/properties/vocabulary.ts'
import { NAMES } from '../../imports/read/sections/energiepass.ts'
import { VERSTEIGERUNG, WEITERE, ZUSTAENDE } from '../../imports/read/sections/zustand.ts'
import { normalise } from '../../imports/read/values/word.ts'
import type { HomeRow } from '../export-repository.ts'
import { add, type Node, put, putDetails, type Value } from '../xml.ts'

/** OpenImmo's word for a condition, where the sender's own is not known. */
const WORDS: Readonly<Record<Zustand, string>> = {
  ERSTBEZUG: 'ERSTBEZUG',
  NEUWERTIG: 'NEUWERTIG',
  SANIERT: 'TEIL_VOLLSANIERT',
  GEPFLEGT: 'GEPFLEGT',
  RENOVIERUNGSBEDUERFTIG: 'TEIL_VOLLRENOVIERUNGSBED',
  ROHBAU: 'ROHBAU',
}

export function writeCondition(home: Node, row: HomeRow): void {
  const { zustand_art, versteigerung, ...details } = row.zustand_angaben as Json
  const sent = typeof zustand_art === 'string' ? zustand_art : null
  const isSame = sent !== null && (ZUSTAENDE[normalise(sent)] ?? null) === row.zustand
  // A hand may have cleared it; an earlier version did not know all words.
  const unknown = 'zustand' in row.hands ? null : sent
  const art = isSame ? sent : row.zustand === null ? unknown : WORDS[row.zustand as Zustand]
  put(home, 'zustand_angaben/baujahr', row.baujahr)
  put(home, 'zustand_angaben/zustand@zustand_art', art)
  put(home, 'zustand_angaben/alter@alter_attr', row.bauart)
  put(home, 'zustand_angaben/letztemodernisierung', row.letztemodernisierung)
  putDetails(home, 'zustand_angaben', WEITERE, details)
  put(home, 'zustand_angaben/verkaufstatus@stand', row.status === 'reserved' ? 'RESERVIERT' : 'OFFEN')
  writeEnergy(home, row)
  putDetails(home, 'versteigerung', VERSTEIGERUNG, versteigerung)
}

type Figure = keyof typeof NAMES

/** The certificates as sent, and the figures, which a hand may have set since. */
function writeEnergy(home: Node, row: HomeRow): void {
  const { ausweise = [], felder = {} } = row.energiepass as { ausweise?: Json[]; felder?: Json }
  const written = new Set<Figure>()
  /** The figure that counts, under a name that says one. */
  const counted = (name: string, sent: Value): Value | null => {
    const figure = (Object.keys(NAMES) as Figure[]).find((each) => (NAMES[each] as readonly string[]).includes(name))
    if (figure === undefined) return sent
    written.add(figure)
    const counts = row[figure]
    const same = typeof sent === 'number' ? Math.round(sent * 100) / 100 === counts : typeof counts === 'number'
    return same ? sent : counts
  }
  const section = home.children.find(({ name }) => name === 'zustand_angaben') as Node
  for (const each of ausweise) {
    const el = add(section, 'energiepass')
    for (const [name, value] of Object.entries(each)) put(el, name, counted(name, value as Value))
  }
  for (const [name, value] of Object.entries(felder))
    put(section, `[epass_${name}]`, counted(`epass_${name}`, value as Value))
  for (const figure of Object.keys(NAMES) as Figure[]) {
    // A name that comes before the others, so that it counts.
    if (!written.has(figure)) put(section, `[${NAMES[figure][0]}]`, row[figure])
  }
}
