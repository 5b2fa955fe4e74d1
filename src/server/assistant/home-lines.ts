import type { HomeTopic } from '../../domain/assistant/acts.ts'
import { postalTown } from '../../domain/format/address.ts'
import { cents } from '../../domain/format/cents.ts'
import { formatNumber } from '../../domain/format/number.ts'
import { currencyOf, formatMoney } from '../../domain/format/price.ts'
import type { Fact, PropertyDetail } from '../../domain/properties/card.ts'
import { mainPrice } from '../../domain/properties/price.ts'
import type { MessageKey, Translate } from '../../i18n/translate.ts'
import { factLabel, factText } from '../../words/fact.ts'
import { listed, pauseOf } from '../../words/listed.ts'
import { hinweisText, partLabel, priceLabel, priceText } from '../../words/price.ts'
import { costText } from './cost-text.ts'
import { plainText } from './plain-text.ts'

/** The facts that answer a topic, by their names on the page. */
const FACTS: Partial<Record<HomeTopic, readonly string[]>> = {
  flaeche: ['wohnflaeche', 'nutzflaeche', 'gesamtflaeche', 'balkon_terrasse_flaeche', 'gartenflaeche', 'kellerflaeche'],
  zimmer: ['anzahl_zimmer', 'anzahl_schlafzimmer', 'anzahl_badezimmer'],
  schlafzimmer: ['anzahl_schlafzimmer', 'anzahl_wohn_schlafzimmer'],
  grund: ['grundstuecksflaeche', 'gartenflaeche'],
  stockwerk: ['etage', 'anzahl_etagen', 'lage_im_bau'],
  ausstattung: ['ausstattung', 'ausstatt_kategorie', 'kueche', 'bad', 'boden', 'moebliert', 'fahrstuhl', 'merkmale'],
  haustiere: ['haustiere'],
  heizung: ['heizung', 'heizungsart', 'befeuerung'],
  energie: ['energietyp'],
  baujahr: ['baujahr', 'letztemodernisierung'],
  zustand: ['zustand', 'zustand_art', 'letztemodernisierung'],
  verfuegbar: ['verfuegbar_ab', 'abdatum'],
  befristung: ['befristung', 'min_mietdauer', 'laufzeit', 'bisdatum'],
  parken: ['anzahl_stellplaetze', 'stellplatzart', 'anzahl_garagen'],
}

/** What else tells of a feature than the list of features. */
const OF_FEATURE: Readonly<Record<string, readonly string[]>> = {
  BALKON: ['anzahl_balkone', 'anzahl_balkons', 'balkons_flaeche', 'balkon_terrasse_flaeche'],
  TERRASSE: ['anzahl_terrassen', 'terrassen_flaeche', 'balkon_terrasse_flaeche'],
  LOGGIA: ['anzahl_logia', 'loggias_flaeche'],
  GARTEN: ['gartenflaeche', 'anzahl_garten'],
  LIFT: ['fahrstuhl'],
  GARAGE: ['anzahl_garagen', 'garagen_flaeche', 'stellplatzart'],
  STELLPLATZ: ['anzahl_stellplaetze', 'stellplatzart'],
  KELLER: ['kellerflaeche', 'unterkellert'],
  EINBAUKUECHE: ['kueche'],
  MOEBLIERT: ['moebliert'],
  FUSSBODENHEIZUNG: ['heizungsart'],
  HAUSTIERE: ['haustiere'],
}

/** Recurring parts that are no rent. */
const RUNNING =
  /^(betriebskosten|nebenkosten|heizkosten|hausgeld|in_kaltmiete|lift|ruecklage|evb|sonstigekosten|monatliche?|zusatzkosten)/
const PARKING = /^(stp_|stellplatz)/
/** Characters of the agency's own text. */
const TEXT_MAX = 500

/**
 * What a home says about a topic, a line for each fact, in the words of its page; empty where the agency says nothing.
 * @param value of `ausstattung`, one feature: BALKON
 */
export function linesOf(
  home: PropertyDetail,
  topic: HomeTopic,
  value: string | undefined,
  t: Translate,
  tag: string,
): string[] {
  const line = (label: string, said: string) => t('text.labelled', { label, value: said })
  const facts = (names: readonly string[]) =>
    known(home, names).map((fact) => line(factLabel(fact.label, t), factText(fact, t, tag, home.waehrung)))
  const costs = (isMeant: (part: PropertyDetail['kosten'][number]) => boolean) =>
    home.kosten.filter(isMeant).flatMap((part) => {
      const said = costText(part, home.waehrung, t, tag)
      return said === '' ? [] : [line(partLabel(part, t), said)]
    })
  const hints = () => home.preis_hinweise.map((hint) => hinweisText(hint, t, tag, home.waehrung))
  switch (topic) {
    case 'preis':
      return [line(priceLabel(home.preis, t), priceWithin(home, t, tag)), ...hints()]
    case 'gesamtkosten': {
      const monthly = costs(({ gruppe, name }) => (gruppe === 'laufend' && name !== 'erbpacht') || gruppe === 'gesamt')
      return monthly.length > 0 ? [...monthly, ...hints()] : []
    }
    case 'betriebskosten':
      return costs(({ gruppe, name }) => (gruppe === 'laufend' || gruppe === 'gesamt') && RUNNING.test(name))
    case 'kaution':
      return costs(({ name }) => name === 'kaution')
    case 'provision':
      return commission(home, t, tag).map((said) => line(t('detail.commission'), said))
    case 'preis_m2': {
      const amount = perSquareMetre(home)
      const said = amount === null ? '' : formatMoney(amount, tag, currencyOf(home.waehrung))
      return said ? [line(t('fact.preis_m2'), said)] : []
    }
    case 'ausstattung':
      return value === undefined ? facts(FACTS.ausstattung ?? []) : feature(home, value, facts, line, t)
    case 'haustiere':
      return feature(home, 'HAUSTIERE', facts, line, t)
    case 'energie':
      return [...energy(home, t, tag).map(([label, said]) => line(label, said)), ...facts(FACTS.energie ?? [])]
    case 'adresse': {
      const said = [home.location.strasse, postalTown(home.location, tag)].filter(Boolean).join(', ')
      return said ? [said, ...(home.location.strasse ? [] : [t('assistant.address_hidden')])] : []
    }
    case 'parken':
      return [
        ...['GARAGE', 'STELLPLATZ'].filter((one) => home.ausstattung.includes(one)).map((one) => yes(one, line, t)),
        ...facts(FACTS.parken ?? []),
        ...costs(({ name }) => PARKING.test(name)),
      ]
    case 'anbieter':
      return contactLines(home, t)
    case 'beschreibung':
      return description(home)
    default:
      return facts(FACTS[topic] ?? [])
  }
}

/** Some labels of a price say its period already. */
function priceWithin(home: PropertyDetail, t: Translate, tag: string): string {
  const { betrag, art, zeiteinheit, ust } = home.preis
  const isNamed = zeiteinheit === 'MONAT' && (art === 'gesamtmiete' || art === 'kaltmiete')
  return betrag !== null && isNamed && ust === null
    ? formatMoney(betrag, tag, currencyOf(home.waehrung))
    : priceText(home, t, tag)
}

type Line = (label: string, said: string) => string

const known = (home: PropertyDetail, names: readonly string[]): Fact[] => {
  const all = home.groups.flatMap(({ facts }) => facts)
  return names
    .flatMap((name) => all.find(({ label }) => label === `fact.${name}`) ?? [])
    .filter(({ value }) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
}

const yes = (value: string, line: Line, t: Translate) => line(t.find(`ausstattung.${value}`) ?? value, t('value.yes'))

/** A feature that is not listed is not denied: lists are seldom complete. */
function feature(
  home: PropertyDetail,
  value: string,
  facts: (names: readonly string[]) => string[],
  line: Line,
  t: Translate,
): string[] {
  const told = facts(OF_FEATURE[value] ?? [])
  // Says it with its own yes or no.
  if (value === 'HAUSTIERE' && told.length > 0) return told
  return [...(home.ausstattung.includes(value) ? [yes(value, line, t)] : []), ...told]
}

function commission({ provision, waehrung }: PropertyDetail, t: Translate, tag: string): string[] {
  const { stand, text, netto, brutto } = provision
  if (stand === 'frei') return [t('detail.commission_free')]
  const money = (amount: number) => formatMoney(amount, tag, currencyOf(waehrung))
  const sum =
    brutto !== null
      ? t('detail.commission_sum', { sum: money(brutto) })
      : netto !== null && `${money(netto)} ${t('price.net')}`
  const said = [text, sum].filter(Boolean).join(pauseOf(tag))
  if (said) return [said]
  return stand === 'faellig' ? [t('detail.commission_due')] : []
}

/** EUR: whole for purchases, cents for rents of a month; null without a comparable price. */
function perSquareMetre(home: PropertyDetail): number | null {
  const { art, zeiteinheit } = home.preis
  const amount = mainPrice(home)
  if (!amount || !home.flaeche || art === 'verkehrswert' || art === 'mindestpreis') return null
  if (zeiteinheit === null) return Math.round(amount / home.flaeche)
  return zeiteinheit === 'MONAT' ? cents(amount / home.flaeche) : null
}

function energy({ energie }: PropertyDetail, t: Translate, tag: string): [string, string][] {
  const withClass = (said: string | null, letter: string | null) =>
    listed([said, letter && t('detail.energy_class', { value: letter })], tag)
  const hwb = energie.hwb === null ? null : t('detail.hwb_unit', { value: formatNumber(energie.hwb, tag, 1) })
  const fgee = energie.fgee === null ? null : formatNumber(energie.fgee, tag, 2)
  const eeb =
    energie.endenergiebedarf === null
      ? null
      : t('detail.hwb_unit', { value: formatNumber(energie.endenergiebedarf, tag, 1) })
  const rows: [string, string][] = [
    [t('detail.hwb'), withClass(hwb, energie.hwb_klasse)],
    [t('detail.fgee'), withClass(fgee, energie.fgee_klasse)],
    [t('detail.endenergiebedarf'), withClass(eeb, energie.endenergiebedarf_klasse)],
  ]
  return rows.filter(([, said]) => said !== '')
}

/** Who offers a home, and their telephone numbers. */
export function contactLines({ agent, company_detail: company }: PropertyDetail, t: Translate): string[] {
  const numbers = [agent?.telefon, agent?.mobil, company.telefon].filter((number) => typeof number === 'string')
  return [
    [company.firma, agent && agent.name !== company.firma ? agent.name : null].filter(Boolean).join(', '),
    ...[...new Set(numbers)].map((number) => t('text.labelled', { label: t('contact.phone'), value: number })),
  ]
}

/** The agency's own words, cut at a word. */
function description({ dreizeiler, objektbeschreibung }: PropertyDetail): string[] {
  const whole = objektbeschreibung ? plainText(objektbeschreibung) : (dreizeiler ?? '').trim()
  if (whole.length <= TEXT_MAX) return whole ? [whole] : []
  const cut = whole.slice(0, TEXT_MAX).toWellFormed()
  return [`${cut.slice(0, Math.max(cut.lastIndexOf(' '), TEXT_MAX / 2)).trimEnd()} …`]
}

const LABELS = {
  preis: 'detail.history_price',
  gesamtkosten: 'detail.cost_running',
  betriebskosten: 'kosten.betriebskosten',
  kaution: 'kosten.kaution',
  provision: 'detail.commission',
  preis_m2: 'fact.preis_m2',
  flaeche: 'filter.flaeche',
  zimmer: 'fact.anzahl_zimmer',
  schlafzimmer: 'fact.anzahl_schlafzimmer',
  grund: 'fact.grundstuecksflaeche',
  stockwerk: 'fact.etage',
  ausstattung: 'fact.ausstattung',
  haustiere: 'fact.haustiere',
  heizung: 'fact.heizung',
  energie: 'detail.energy',
  baujahr: 'fact.baujahr',
  zustand: 'fact.zustand',
  verfuegbar: 'fact.verfuegbar_ab',
  befristung: 'fact.befristung',
  adresse: 'contact.address',
  parken: 'fact.stellplatzart',
  anbieter: 'detail.company',
  beschreibung: 'detail.description',
} as const satisfies Record<HomeTopic, MessageKey>

/** The name of a topic, of a feature the feature's. */
export const topicLabel = (topic: HomeTopic, value: string | undefined, t: Translate): string =>
  (topic === 'ausstattung' && value !== undefined && t.find(`ausstattung.${value}`)) || t(LABELS[topic])
