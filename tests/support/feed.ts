import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Ctx } from '../../src/server/ctx.ts'
import { type ImportResult, importFeed } from '../../src/server/imports/service.ts'
import { caughtUp } from './caught-up.ts'

/** The values of one object; omitted ones are not in the feed. */
export interface FeedHome {
  nr: string
  objektart?: string
  vermarktungsart?: 'KAUF' | 'MIETE_PACHT' | 'KAUF MIETE_PACHT'
  titel?: string
  englisch?: string
  plz?: string
  ort?: string
  /** ISO 3166 alpha-3, by default AUT. */
  land?: string
  lat?: number
  lng?: number
  strasse?: string
  adresse_freigeben?: boolean
  kaufpreis?: number
  gesamtbelastung?: number
  hauptmietzins?: number
  betriebskosten?: number
  waehrung?: string
  /** Further elements of the section of prices. */
  preise?: string
  wohnflaeche?: number
  zimmer?: number
  ausstattung?: string
  /** Further elements of the section, beside area and rooms. */
  flaechen?: string
  infrastruktur?: string
  anhaenge?: string
  zustand?: string
  aktion?: 'CHANGE' | 'DELETE'
  verkaufstatus?: string
  /** verfuegbar_ab */
  frei?: string
  /** The project that it belongs to (gruppen_kennung). */
  projekt?: string
}

/** The agency of a feed. */
export interface Sender {
  firma: string
  anid: string
}

/** An OpenImmo feed as an Austrian agency's software writes it. */
export function feedOf(
  homes: readonly FeedHome[],
  umfang: 'VOLL' | 'TEIL' = 'TEIL',
  { firma, anid }: Sender = { firma: 'Makler Muster', anid: 'AT-MUSTER' },
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo><uebertragung art="ONLINE" umfang="${umfang}" version="1.2.7" sendersoftware="Prüfstand" senderversion="1"/>
<anbieter><firma>${firma}</firma><openimmo_anid>${anid}</openimmo_anid>
${homes.map(immobilie).join('\n')}
</anbieter></openimmo>`
}

function immobilie(home: FeedHome): string {
  const {
    objektart = '<wohnung wohnungtyp="ETAGE"/>',
    vermarktungsart = 'MIETE_PACHT',
    plz = '8010',
    ort = 'Graz',
  } = home
  const isOffered = (how: string) => vermarktungsart.split(' ').includes(how)
  const tag = (name: string, value: unknown) => (value === undefined ? '' : `<${name}>${value}</${name}>`)
  return `<immobilie>
<objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="${isOffered('KAUF')}" MIETE_PACHT="${isOffered('MIETE_PACHT')}"/>
<objektart>${objektart}</objektart></objektkategorie>
<geo>${tag('plz', plz)}${tag('ort', ort)}${home.lat === undefined ? '' : `<geokoordinaten breitengrad="${home.lat}" laengengrad="${home.lng}"/>`}
${tag('strasse', home.strasse)}<land iso_land="${home.land ?? 'AUT'}"/></geo>
<kontaktperson><vorname>Eva</vorname><name>Huber</name><email_direkt>huber@example.at</email_direkt><tel_durchw>+43 316 123456</tel_durchw></kontaktperson>
<preise>${home.waehrung === undefined ? '' : `<waehrung iso_waehrung="${home.waehrung}"/>`}${tag('kaufpreis', home.kaufpreis)}${tag('gesamtbelastungbrutto', home.gesamtbelastung)}
${home.hauptmietzins === undefined ? '' : `<hauptmietzinsnetto hauptmietzinsust="10">${home.hauptmietzins}</hauptmietzinsnetto>`}
${home.betriebskosten === undefined ? '' : `<betriebskostennetto betriebskostenust="10">${home.betriebskosten}</betriebskostennetto>`}${home.preise ?? ''}</preise>
<flaechen>${tag('wohnflaeche', home.wohnflaeche)}${tag('anzahl_zimmer', home.zimmer)}${home.flaechen ?? ''}</flaechen>
<ausstattung>${home.ausstattung ?? ''}</ausstattung>
${tag('infrastruktur', home.infrastruktur)}
<zustand_angaben>${home.zustand ?? ''}${home.verkaufstatus ? `<verkaufstatus stand="${home.verkaufstatus}"/>` : ''}</zustand_angaben>
<freitexte><objekttitel>${home.titel ?? `Wohnung ${home.nr}`}</objekttitel><objektbeschreibung>Helle Räume, ruhige Lage.</objektbeschreibung>
${home.englisch === undefined ? '' : `<objekt_text lang="en"><objekttitel>${home.englisch}</objekttitel></objekt_text>`}</freitexte>
${tag('anhaenge', home.anhaenge)}
<verwaltung_objekt>${tag('objektadresse_freigeben', home.adresse_freigeben)}${tag('verfuegbar_ab', home.frei)}</verwaltung_objekt>
<verwaltung_techn><objektnr_extern>${home.nr}</objektnr_extern>${home.aktion ? `<aktion aktionart="${home.aktion}"/>` : ''}${tag('gruppen_kennung', home.projekt)}<openimmo_obid>obid-${home.nr}</openimmo_obid><stand_vom>2026-11-01</stand_vom></verwaltung_techn>
</immobilie>`
}

/** Imports homes through a file, as an operator would, and waits until the search contains them. */
export async function importHomes(
  ctx: Ctx,
  homes: readonly FeedHome[],
  umfang: 'VOLL' | 'TEIL' = 'TEIL',
  sender?: Sender,
): Promise<ImportResult> {
  const file = path.join(ctx.config.DATA_DIR, `feed-${Date.now()}-${Math.random().toString(36).slice(2)}.xml`)
  writeFileSync(file, feedOf(homes, umfang, sender))
  const result = await importFeed(ctx, file, { source: sender ? sender.anid.toLowerCase() : 'test' })
  await caughtUp(ctx)
  return result
}
