import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { capital, count, FITTING, figure, list, m2, noun, qualified, quarter, storey, where } from './words.ts'

/** The fittings for a title, best first; parking and cellars only when there is nothing else. */
const TITLE_FITTINGS = [
  'GARTEN',
  'TERRASSE',
  'LOGGIA',
  'BALKON',
  'KAMIN',
  'POOL',
  'SAUNA',
  'KLIMATISIERT',
  'EINBAUKUECHE',
  'GARAGE',
  'LIFT',
  'STELLPLATZ',
  'KELLER',
] as const
const best = (home: Home, most: number): string[] =>
  TITLE_FITTINGS.filter((name) => home.ausstattung.has(name))
    .filter((name, _, all) => name !== 'STELLPLATZ' || !all.includes('GARAGE'))
    .map((name) => FITTING[name])
    .slice(0, most)

/** A title in the agency's style that states only facts. */
export function titleOf(home: Home, rng: Rng): string {
  if (home.project) return projectTitle(home, rng)
  if (home.art === 'WOHNUNG') return flatTitle(home, rng)
  if (home.art === 'HAUS') return houseTitle(home, rng)
  if (home.art === 'GRUNDSTUECK') return plotTitle(home, rng)
  return businessTitle(home, rng)
}

function projectTitle(home: Home, rng: Rng): string {
  const titel = home.project?.titel ?? ''
  const rooms = home.zimmer === 1 ? 'Garçonnière' : `${figure(home.zimmer ?? 2)} Zimmer`
  const [first] = best(home, 1)
  const door = `${home.stiege ? `Stiege ${home.stiege}, ` : ''}Top ${home.top}`
  return rng.pick([
    `${titel}: ${rooms}${first ? ` mit ${first}` : ''}, ${door}`,
    `${titel} – ${door} ${storey(home)}, ${m2(home.wohnflaeche ?? 0)}`,
    `${rooms} im Neubau „${titel}“${first ? ` mit ${first}` : ''}`,
  ])
}

function flatTitle(home: Home, rng: Rng): string {
  const word = noun(home)
  const area = m2(home.wohnflaeche ?? 0)
  const rooms = `${figure(home.zimmer ?? 1)} Zimmer`
  const fittings = best(home, 2)
  const [first] = fittings
  const choices: string[] = [
    `${word}${first ? ` mit ${first}` : ''} ${where(home)}`,
    `${quarter(home)}: ${list([home.zimmer === 1 ? area : rooms, ...fittings])}`,
    `${capital(storey(home).replace(/^im /, ''))} ${where(home)}: ${home.zimmer === 1 ? 'Garçonnière' : rooms} auf ${area}`,
    `${area} ${where(home)}${fittings.length > 0 ? `, mit ${list(fittings)}` : ''}`,
  ]
  if (home.zimmer && home.zimmer % 1)
    choices.push(`${capital(count(Math.floor(home.zimmer)))} Zimmer und Kabinett ${where(home)}`)
  const rest =
    home.plan?.floors[0]?.rooms.filter((r) => r.use === 'wohnen' || r.use === 'schlafen').map((r) => r.name) ?? []
  if (rest.length < 4 && rest.length > 1 && !rest.includes('Zimmer'))
    choices.push(
      `${list([...rest.slice(0, 3), ...(home.plan?.aussen ? [FITTING[home.plan.aussen.art]] : [])])} ${where(home)}`,
    )
  if (!home.plan?.wohnkueche && (home.zimmer ?? 1) > 1) choices.push(`${word} mit getrennter Küche ${where(home)}`)
  if (home.ausstattung.has('HAUSTIERE')) choices.push(`Haustiere willkommen: ${rooms}, ${quarter(home)}`)
  if (home.ausstattung.has('BARRIEREFREI')) choices.push(`Barrierefrei wohnen ${where(home)}: ${area}`)
  if (home.heizung === 'FERNWAERME') choices.push(`${word} mit Fernwärme, ${area}, ${quarter(home)}`)
  if (home.ausstattung.has('LIFT') && home.etage && home.etage > 2)
    choices.push(`${home.etage}. Stock mit Lift: ${rooms} ${where(home)}`)
  if (!home.kauf && (home.zimmer ?? 3) < 3)
    choices.push(`Zu mieten ${where(home)}: ${area}${first ? ` mit ${first}` : ''}`)
  if (home.kauf) choices.push(`Eigentum ${where(home)}: ${word}, ${area}`)
  if (home.bauart === 'ALTBAU') {
    choices.push(`Altbau ${where(home)}: ${rooms}, ${area}`, `${word} im Haus von ${home.baujahr}`)
    if (home.zustand === 'SANIERT') choices.push(`Sanierter Altbau: ${word} ${where(home)}`)
  }
  if (home.zustand === 'ERSTBEZUG') choices.push(`Erstbezug ${where(home)}: ${word}${first ? ` mit ${first}` : ''}`)
  if (home.zustand === 'RENOVIERUNGSBEDUERFTIG')
    choices.push(`Zum Herrichten: ${word} ${where(home)}`, `${word} mit Potenzial ${where(home)}`)
  if (home.unter === 'DACHGESCHOSS') choices.push(`Unter dem Dach: ${rooms} ${where(home)}`)
  if (home.distanzen.oepnv < 0.25) choices.push(`${word} nahe der Haltestelle, ${quarter(home)}`)
  if (home.ausstattung.has('MOEBLIERT')) choices.push(`Möbliert: ${word} ${where(home)}`)
  if (home.company.voice === 'warm') {
    choices.push(
      `${qualified('Gut geschnitten', word)} ${where(home)}`,
      `Ankommen ${where(home)}: ${word}${first ? ` mit ${first}` : ''}`,
      ...((home.zimmer ?? 1) > 2.5 ? [`Platz für die Familie: ${area} ${where(home)}`] : []),
    )
    if (home.etage && home.etage > 2 && home.etage === home.etagen)
      choices.push(`Über den Dächern: ${rooms} ${storey(home)}`)
  }
  if (home.company.voice === 'knapp')
    choices.push(
      `${quarter(home)}, ${area}, ${rooms}`,
      `${rooms}, ${area}${first ? `, ${first}` : ''} – ${quarter(home)}`,
    )
  return tidy(rng.pick(choices))
}

function houseTitle(home: Home, rng: Rng): string {
  const word = noun(home)
  const fittings = best(home, 3).filter((name) => name !== 'Garten')
  const [first] = fittings
  const grund = m2(home.grund ?? 0)
  const choices = [
    `${word} mit Garten ${where(home)}`,
    `${word}${first ? ` mit ${first}` : ''} ${where(home)}`,
    `${figure(home.zimmer ?? 4)} Zimmer, ${grund} Grund: ${word} ${where(home)}`,
    `${quarter(home)}: ${word} mit ${m2(home.wohnflaeche ?? 0)} Wohnfläche`,
    `${word} auf ${grund} Grund`,
    `${word} ${where(home)}, Baujahr ${home.baujahr}`,
  ]
  if (home.zustand === 'ROHBAU')
    return tidy(rng.pick([`Rohbau zum Fertigstellen: ${word} ${where(home)}`, `${word} im Rohbau auf ${grund} Grund`]))
  if (home.zustand === 'RENOVIERUNGSBEDUERFTIG')
    choices.push(`${word} zum Sanieren ${where(home)}`, `${word} zum Herrichten ${where(home)}`)
  if (home.zustand === 'ERSTBEZUG')
    choices.push(
      `${(home.baujahr ?? 0) >= 2025 ? 'Neu gebaut' : 'Erstbezug'}: ${word} ${where(home)}`,
      `Erstbezug: ${word} mit ${first ?? 'Garten'}`,
    )
  if (home.ausstattung.has('POOL')) choices.push(`${word} mit Pool ${where(home)}`)
  if (home.heizung === 'WAERMEPUMPE') choices.push(`${word} mit Wärmepumpe ${where(home)}`)
  if (home.company.voice === 'warm')
    choices.push(`Ein Haus für die ganze Familie ${where(home)}`, `Garten, Terrasse, Platz: ${word} ${where(home)}`)
  return tidy(rng.pick(choices))
}

function plotTitle(home: Home, rng: Rng): string {
  const word = noun(home)
  const area = m2(home.grund ?? 0)
  return tidy(
    rng.pick([
      `${word} ${where(home)}, ${area}`,
      `${area} ${word} ${where(home)}`,
      ...(home.unter === 'WOHNEN'
        ? [
            `Bauplatz für ein Einfamilienhaus ${where(home)}`,
            `Bauen ${where(home)}: ${area} Grund`,
            `Ebener Baugrund, ${area}, ${home.spot.ort}`,
          ]
        : []),
      ...(home.unter === 'LAND_FORSTWIRSCHAFT' ? [`Acker und Wiese bei ${home.spot.ort}: ${area}`] : []),
    ]),
  )
}

function businessTitle(home: Home, rng: Rng): string {
  const word = noun(home)
  const area = m2(home.nutzflaeche ?? home.wohnflaeche ?? 0)
  if (home.art === 'PARKEN') {
    return tidy(
      rng.pick([
        `${word} ${where(home)}`,
        `${word}, ${home.spot.strasse}`,
        `${word} zu ${home.kauf ? 'kaufen' : 'mieten'}: ${quarter(home)}`,
        `Platz fürs Auto ${where(home)}: ${word}`,
      ]),
    )
  }
  if (home.art === 'ZIMMER') {
    return tidy(
      rng.pick([
        `Möbliertes Zimmer ${where(home)}`,
        `WG-Zimmer, ${area}, ${quarter(home)}`,
        `Zimmer in Wohngemeinschaft ${where(home)}`,
        `${area} in der WG: ${quarter(home)}`,
      ]),
    )
  }
  if (home.art === 'ZINSHAUS_RENDITEOBJEKT') {
    return tidy(
      rng.pick([
        `${word} ${where(home)}, ${area} Nutzfläche`,
        `${word} von ${home.baujahr} ${where(home)}`,
        `${quarter(home)}: ${word} mit ${count(home.etagen ?? 3)} Geschoßen`,
      ]),
    )
  }
  const choices = [
    `${word} ${where(home)}, ${area}`,
    `${area} ${word} ${where(home)}`,
    `${quarter(home)}: ${word} mit ${area}`,
    `${word}, ${home.spot.strasse}, ${quarter(home)}`,
  ]
  if (home.art === 'BUERO_PRAXEN')
    choices.push(`Arbeiten ${where(home)}: ${area} ${storey(home)}`, `${word} ${storey(home)} ${where(home)}`)
  if (home.art === 'EINZELHANDEL') choices.push(`${word} mit Auslage ${where(home)}`)
  if (home.art === 'HALLEN_LAGER_PROD')
    choices.push(`${word}, ${area}, ${figure(home.distanzen.autobahn)} km zur Autobahn`)
  return tidy(rng.pick(choices))
}

const tidy = (text: string): string => capital(text.replace(/ +/g, ' ').trim())
