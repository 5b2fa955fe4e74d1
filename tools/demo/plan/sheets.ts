import { createRng } from '../random.ts'
import type { Home } from '../types.ts'
import { drawPlan } from './draw.ts'
import { drawPremises, type Premises } from './premises.ts'
import { drawSite } from './site.ts'
import { drawSpaces, type Spaces, spacesTitle } from './spaces.ts'
import { drawSurroundings } from './surroundings.ts'

/** A drawing of a property, drawn on demand. Drawings with the same file name are the same. */
export interface Sheet {
  datei: string
  gruppe: 'GRUNDRISS' | 'KARTEN_LAGEPLAN'
  titel: string
  /** An SVG. */
  draw: () => string
}

/**
 * The drawings of a property: floor plans of homes, shops and halls, the site plan of a plot, the position of a parking
 * space.
 */
export function sheetsOf(home: Home): Sheet[] {
  if (home.plan) return hasPlan(home) ? floorsOf(home.plan) : []
  switch (home.art) {
    case 'GRUNDSTUECK':
      return home.grund ? [site(home, home.grund), surroundings(home, home.grund)] : []
    case 'FREIZEITIMMOBILIE_GEWERBLICH':
      return home.grund ? [site(home, home.grund)] : []
    case 'PARKEN':
      return [space(home.unter, Number(home.top ?? 1))]
    case 'EINZELHANDEL':
      return premises('laden', home.nutzflaeche)
    case 'HALLEN_LAGER_PROD':
    case 'SONSTIGE':
      return premises('halle', home.nutzflaeche)
    default:
      return []
  }
}

/** Old houses often have none; new ones always do. */
function hasPlan(home: Home): boolean {
  return (
    home.project !== null || createRng(`plan/${home.obid}`).chance(home.baujahr && home.baujahr > 2000 ? 0.92 : 0.72)
  )
}

function floorsOf(plan: NonNullable<Home['plan']>): Sheet[] {
  return plan.floors.map((floor, at) => ({
    datei: `grundriss-${plan.id}-${at}.png`,
    gruppe: 'GRUNDRISS',
    titel: floor.title,
    draw: () => drawPlan(floor, plan.norden),
  }))
}

function site(home: Home, flaeche: number): Sheet {
  return {
    datei: `lageplan-${home.obid.toLowerCase()}.png`,
    gruppe: 'KARTEN_LAGEPLAN',
    titel: 'Lageplan',
    draw: () => drawSite(createRng(`site/${home.obid}`), { flaeche, strasse: home.spot.strasse }),
  }
}

/** Plots of similar size share a few maps: they cost time at the first start, and their names are not legible. */
function surroundings(home: Home, flaeche: number): Sheet {
  const about = Math.round(1.5 ** Math.round(Math.log(flaeche) / Math.log(1.5)))
  const name = `${about}-${createRng(`surroundings/${home.obid}`).int(1, 3)}`
  return {
    datei: `umgebung-${name}.png`,
    gruppe: 'KARTEN_LAGEPLAN',
    titel: 'Lage im Ort',
    draw: () => drawSurroundings(createRng(`surroundings/${name}`), about),
  }
}

function space(unter: string, number: number): Sheet {
  const kind: Spaces = /^(STELLPLATZ|CARPORT)/.test(unter)
    ? 'hof'
    : /^EINZELGARAGE/.test(unter)
      ? 'garage'
      : 'tiefgarage'
  return {
    datei: `stellplatz-${kind}-${number}.png`,
    gruppe: 'KARTEN_LAGEPLAN',
    titel: spacesTitle(kind),
    draw: () => drawSpaces(kind, number),
  }
}

function premises(kind: Premises, flaeche: number | null): Sheet[] {
  if (!flaeche) return []
  const draw = () => drawPremises(kind, flaeche)
  return [{ datei: `grundriss-${kind}-${Math.round(flaeche)}.png`, gruppe: 'GRUNDRISS', titel: 'Grundriss', draw }]
}
