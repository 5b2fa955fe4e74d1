import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { capital, count, FITTED, factor, figure, heatingOf, list } from './words.ts'

/** Heating, condition, energy and other features of a home. */
export function building(home: Home, rng: Rng): string {
  const parts: string[] = []
  const heat = heatingOf(home)
  if (heat) {
    const floor = home.ausstattung.has('FUSSBODENHEIZUNG')
    parts.push(
      rng.pick([
        `Geheizt wird über ${heat}${floor ? ', die Wärme kommt aus dem Fußboden' : ''}.`,
        `Für Wärme sorgt ${heat}${floor ? ' mit Fußbodenheizung' : ''}.`,
        `Heizung: ${heat.replace(/^eine /, '')}${floor ? ' mit Fußbodenheizung' : ''}.`,
      ]),
    )
  }
  const state = CONDITIONS[home.zustand ?? '']
  if (state) parts.push(rng.pick(state))
  if (home.energie)
    parts.push(
      rng.pick([
        `Der Heizwärmebedarf liegt bei ${figure(home.energie.hwb)} kWh/m²a (Klasse ${home.energie.hwbKlasse}).`,
        `Energieausweis: HWB ${figure(home.energie.hwb)} kWh/m²a, fGEE ${factor(home.energie.fgee)}.`,
      ]),
    )
  else
    parts.push(
      rng.pick(['Der Energieausweis ist in Arbeit.', 'Ein Energieausweis liegt noch nicht vor und wird nachgereicht.']),
    )
  const extra = (['PHOTOVOLTAIK', 'SMART_HOME', 'KLIMATISIERT', 'KAMIN', 'SAUNA', 'POOL'] as const)
    .filter((name) => home.ausstattung.has(name))
    .map((name) => FITTED[name] ?? '')
  if (extra.length > 0)
    parts.push(
      rng.pick([
        `Dazu ${extra.length > 1 ? 'kommen' : 'kommt'} ${list(extra)}.`,
        `Außerdem vorhanden: ${list(extra)}.`,
      ]),
    )
  const store = [
    home.ausstattung.has('KELLER') ? (home.art === 'HAUS' ? 'ein Keller' : 'ein Kellerabteil') : '',
    home.ausstattung.has('GARAGE')
      ? home.art === 'HAUS'
        ? 'eine Garage'
        : 'ein Platz in der Garage'
      : home.ausstattung.has('STELLPLATZ')
        ? (home.stellplaetze ?? 1) > 1
          ? `${count(home.stellplaetze ?? 1)} Stellplätze`
          : 'ein Stellplatz'
        : '',
  ].filter(Boolean)
  const isPlural = store.length > 1 || /plätze/.test(store[0] ?? '')
  if (store.length > 0)
    parts.push(
      rng.pick([`${capital(list(store))} ${isPlural ? 'gehören' : 'gehört'} dazu.`, `Mit dabei: ${list(store)}.`]),
    )
  return parts.join(' ')
}

const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  ERSTBEZUG: [
    'Sie sind die Ersten, die hier einziehen.',
    'Die Räume werden erstmals bezogen.',
    'Böden und Sanitärausstattung sind neu.',
  ],
  NEUWERTIG: ['Der Zustand ist neuwertig.', 'Abgewohnt ist hier nichts.', 'Böden und Bad sind in sehr gutem Zustand.'],
  SANIERT: [
    'Leitungen, Bad und Böden wurden erneuert.',
    'Bei der Sanierung wurden Elektrik und Bad neu gemacht.',
    'Die Sanierung ist abgeschlossen.',
  ],
  GEPFLEGT: [
    'Der Zustand ist gepflegt.',
    'Die Räume wurden laufend instand gehalten.',
    'Alles ist in ordentlichem Zustand und kann so bezogen werden.',
  ],
  RENOVIERUNGSBEDUERFTIG: [
    'Eine Renovierung ist notwendig.',
    'Böden und Bad sind zu erneuern.',
    'Hier ist Arbeit zu tun: Böden und Bad sind in die Jahre gekommen.',
  ],
  ROHBAU: ['Das Haus wird im Rohbau übergeben.', 'Dach und Mauern stehen, der Innenausbau liegt bei Ihnen.'],
}
