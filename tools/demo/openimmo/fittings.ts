import type { Heizung } from '../../../src/domain/properties/vocabulary.ts'
import type { Home } from '../types.ts'
import { el, empty, group } from './xml.ts'

const FIRING: Readonly<Record<Heizung, string>> = {
  FERNWAERME: 'FERN',
  WAERMEPUMPE: 'LUFTWP',
  GAS: 'GAS',
  OEL: 'OEL',
  PELLETS: 'PELLET',
  STROM: 'ELEKTRO',
  SOLAR: 'SOLAR',
}

/** The fittings of the home: yes or no, or the kind. */
export function fittings(home: Home): string {
  const has = (name: Parameters<typeof home.ausstattung.has>[0]) => home.ausstattung.has(name)
  const flag = (name: string, on: boolean) => (on ? el(name, true) : '')
  const apartment = home.heizung === 'GAS' && home.art === 'WOHNUNG' && (home.baujahr ?? 2000) < 1990
  return group(
    'ausstattung',
    home.plan
      ? empty('bad', {
          DUSCHE: home.plan.bad > 1 || home.plan.wohnflaeche < 45,
          WANNE: home.plan.wohnflaeche >= 45,
          FENSTER: home.art === 'HAUS',
        })
      : '',
    has('EINBAUKUECHE') || home.plan?.wohnkueche
      ? empty('kueche', { EBK: has('EINBAUKUECHE'), OFFEN: home.plan?.wohnkueche })
      : '',
    home.plan ? empty('boden', { PARKETT: home.zustand !== 'RENOVIERUNGSBEDUERFTIG', FLIESEN: true }) : '',
    flag('kamin', has('KAMIN')),
    home.heizung
      ? empty('heizungsart', {
          ETAGE: apartment,
          FERN: home.heizung === 'FERNWAERME',
          ZENTRAL: !apartment && home.heizung !== 'FERNWAERME',
          FUSSBODEN: has('FUSSBODENHEIZUNG'),
        })
      : '',
    home.heizung
      ? empty('befeuerung', { [FIRING[home.heizung]]: true, SOLAR: home.solar || home.heizung === 'SOLAR' })
      : '',
    flag('klimatisiert', has('KLIMATISIERT')),
    has('LIFT') ? empty('fahrstuhl', { PERSONEN: true }) : '',
    has('GARAGE') || has('STELLPLATZ')
      ? empty('stellplatzart', {
          GARAGE: has('GARAGE') && home.art !== 'WOHNUNG',
          TIEFGARAGE: has('GARAGE') && home.art === 'WOHNUNG',
          FREIPLATZ: has('STELLPLATZ'),
        })
      : '',
    flag('gartennutzung', has('GARTEN')),
    has('MOEBLIERT') ? empty('moebliert', { moeb: 'VOLL' }) : '',
    flag('barrierefrei', has('BARRIEREFREI')),
    flag('sauna', has('SAUNA')),
    flag('swimmingpool', has('POOL')),
    has('KELLER') ? empty('unterkellert', { keller: 'JA' }) : '',
    flag('abstellraum', has('ABSTELLRAUM')),
    flag('gaestewc', (home.plan?.wc ?? 0) > 0),
    flag('smart_home', has('SMART_HOME')),
    flag('photovoltaik', has('PHOTOVOLTAIK')),
  )
}

const ZUSTAND: Readonly<Record<string, string>> = {
  SANIERT: 'TEIL_VOLLSANIERT',
  RENOVIERUNGSBEDUERFTIG: 'TEIL_VOLLRENOVIERUNGSBED',
}

/** Year of construction, condition, energy certificate and state of the sale. */
export function condition(home: Home): string {
  const e = home.energie
  return group(
    'zustand_angaben',
    el('baujahr', home.baujahr),
    home.zustand ? empty('zustand', { zustand_art: ZUSTAND[home.zustand] ?? home.zustand }) : '',
    home.bauart ? empty('alter', { alter_attr: home.bauart }) : '',
    e
      ? group(
          'energiepass',
          el('epart', 'BEDARF'),
          el('gueltig_bis', e.gueltigBis),
          el('hwbwert', e.hwb),
          el('hwbklasse', e.hwbKlasse),
          el('fgeewert', e.fgee),
          el('fgeeklasse', e.fgeeKlasse),
        )
      : '',
    empty('verkaufstatus', { stand: home.reserviert ? 'RESERVIERT' : 'OFFEN' }),
  )
}
