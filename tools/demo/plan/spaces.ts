import { n, OWN, paperFor, rect, SOFT, sheet, words } from './paper.ts'

export type Spaces = 'tiefgarage' | 'hof' | 'garage'

const TITLES: Readonly<Record<Spaces, string>> = {
  tiefgarage: 'Lage des Stellplatzes in der Tiefgarage',
  hof: 'Lage des Stellplatzes im Hof',
  garage: 'Lage der Garage',
}
const [BAY, LONG, LANE, IN_ROW] = [2.6, 5, 6.2, 7]

export const spacesTitle = (kind: Spaces): string => TITLES[kind]

/** Two rows of parking spaces at a lane, the offered one in colour; `number` is painted on its floor. */
export function drawSpaces(kind: Spaces, number: number): string {
  const rows = kind === 'garage' ? 1 : 2
  const first = Math.floor((number - 1) / (IN_ROW * rows)) * IN_ROW * rows + 1
  const [wide, deep] = [BAY * IN_ROW + 2, LONG * rows + LANE]
  const paper = paperFor(wide + 4, deep + 2)
  const u = paper.unit
  const [x, y] = [-wide / 2, -deep / 2]
  const walls = kind === 'hof' ? '' : rect(x - 0.2, y - 0.2, wide + 0.4, deep + 0.4, 'none', 0.4)
  const bays = Array.from({ length: IN_ROW * rows }, (_, at) => {
    const [left, lower] = [x + 1 + (at % IN_ROW) * BAY, at >= IN_ROW]
    const top = lower ? y + LONG + LANE : y
    const own = first + at === number
    const box = rect(left, top, BAY, LONG, own ? OWN : '#fff', own ? 0.16 : 0.07, own ? '#1b1d1c' : SOFT)
    const wall = kind === 'garage' ? rect(left - 0.08, top, 0.16, LONG, '#1b1d1c') : ''
    const svg = box + wall + words(String(first + at), left + BAY / 2, top + LONG / 2 + 0.35, own ? 1.2 : 0.9, 0, own)
    return { svg, own }
  })
  const lane = y + LONG + LANE / 2
  return sheet(paper, TITLES[kind], 20, [
    rect(x, y, wide, deep, '#eeece6'),
    walls,
    // The offered one last, so that its frame lies above its neighbours'.
    ...bays.sort((a, b) => Number(a.own) - Number(b.own)).map(({ svg }) => svg),
    kind === 'hof' ? '' : rect(x - 0.45, lane - LANE / 2 + 0.4, 0.6, LANE - 0.8, '#eeece6'),
    `<path d="M${n(x - 1.4)} ${n(lane)}h${n(wide * 0.5)}m-.8 -.5l.8 .5l-.8 .5" fill="none" stroke="${SOFT}" stroke-width="${n(0.12 * u)}"/>`,
    words('Zufahrt', x + wide * 0.68, lane + 0.3, 0.9),
  ])
}
