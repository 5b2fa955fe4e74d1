import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FeedEvent, FeedObject } from '../../../src/domain/imports/feed.ts'
import { eventsOf, objectsOf } from './feeds.ts'

const PATH = join(import.meta.dirname, '../fixtures/read/gesamt.xml')

describe('an object with all sections of 1.2.7c, in a namespace with a prefix', () => {
  let events: FeedEvent[]
  let object: FeedObject
  beforeAll(async () => {
    events = await eventsOf(PATH)
    object = objectsOf(events)[0] as FeedObject
  })

  test('transfer and company come first', () => {
    expect(events.map((event) => event.type)).toEqual(['transfer', 'company', 'object'])
    expect(events[0]).toEqual({
      type: 'transfer',
      transfer: {
        dialect: 'openimmo',
        version: '1.2.7c',
        umfang: 'VOLL',
        sender: 'Schlüsselbund 4.1',
        timestamp: '2026-11-20T08:15:00.123',
      },
    })
    expect(events[1]).toMatchObject({
      company: {
        openimmo_anid: 'AN-ALPENBLICK',
        firma: 'Alpenblick Immobilien GmbH',
        lizenzkennung: 'L-1',
        telefon: '+43 316 1234',
        impressum: { 'umsst-id': 'ATU123', impressum: 'Alpenblick Immobilien GmbH, Graz' },
      },
    })
  })

  test('key, action, status and project', () => {
    expect(object).toMatchObject({
      nr: 1,
      openimmo_obid: 'OB-1',
      objektnr_extern: '2026/0815',
      aktion: 'CHANGE',
      verkaufstatus: 'RESERVIERT',
      projekt: { gruppen_kennung: 'SPORGASSE', master: true, titel: 'Über den Dächern von Graz' },
    })
  })

  test('category, place and contact', () => {
    expect(object.property).toMatchObject({
      nutzungsart: ['WOHNEN'],
      vermarktungsart: ['MIETE'],
      objektart: 'WOHNUNG',
      objektart_untergruppe: 'PENTHOUSE',
      objektart_hauptgruppe: 'WOHNEN',
      plz: '8010',
      ort: 'Graz',
      ortsteil: 'Innere Stadt',
      strasse: 'Sporgasse',
      hausnummer: '12a',
      tuernummer: '14',
      bundesland: 'Steiermark',
      land: 'AUT',
      etage: 3,
      anzahl_etagen: 5,
      lat: 47.0707,
      lng: 15.4395,
      adresse_freigegeben: false,
      geo: { gemeindecode: '60101', lage_gebiet: 'ZENTRUM', lage_im_bau: ['LINKS'] },
    })
    expect(object.agent).toMatchObject({
      agent_key: 'P-7',
      anrede: 'Frau',
      titel: 'Mag.',
      vorname: 'Eva',
      name: 'Huber',
      position: 'Maklerin',
      email: 'eva.huber@alpenblick.example',
      telefon: '+43 316 1234 10',
      mobil: '+43 664 1234567',
      website: 'https://www.alpenblick.example/',
      foto: 'eva.jpg',
      kontaktperson: { immobilientreuhaenderid: 'IT-9' },
    })
  })

  test('Austrian prices with their taxes', () => {
    expect(object.property).toMatchObject({
      waehrung: 'EUR',
      kaufpreis: null,
      kaltmiete: 1200,
      warmmiete: 1627,
      heizkosten: null,
      hauptmietzinsnetto: 1200,
      hauptmietzinsust: 120,
      betriebskostennetto: 210,
      betriebskostenust: 21,
      gesamtbelastungbrutto: 1647,
      ruecklagenetto: 20,
      kaution: 4500,
      kaution_text: 'drei Monatsmieten',
      provisionspflichtig: false,
      provisionnetto: 200,
      provisionbrutto: 240,
      aussen_courtage: 'keine',
      preise: {
        summemietenetto: 1200,
        summemieteust: 120,
        heizkostennetto: 80,
        heizkostenust: 16,
        provisionust: 40,
        innen_courtage: '1 MM',
        mieteinnahmen_ist: 14400,
        mieteinnahmen_ist_periode: 'JAHR',
        stp_garage: [{ stellplatzmiete: 95.5, anzahl: 1 }],
      },
    })
  })

  test('areas, fittings, condition and energy', () => {
    expect(object.property).toMatchObject({
      wohnflaeche: 84.5,
      nutzflaeche: 90,
      anzahl_zimmer: 3.5,
      anzahl_sep_wc: 1,
      balkon_terrasse_flaeche: 22,
      ausstattung: [
        'TERRASSE',
        'LOGGIA',
        'LIFT',
        'GARAGE',
        'STELLPLATZ',
        'KELLER',
        'EINBAUKUECHE',
        'MOEBLIERT',
        'BARRIEREFREI',
        'KLIMATISIERT',
        'FUSSBODENHEIZUNG',
        'ABSTELLRAUM',
        'HAUSTIERE',
      ],
      heizung: ['FERNWAERME', 'WAERMEPUMPE'],
      ausstattung_details: {
        ausstatt_kategorie: 'GEHOBEN',
        bad: ['DUSCHE', 'FENSTER'],
        moebliert: 'TEIL',
        unterkellert: true,
        klimatisiert: true,
        breitband_zugang: ['Glasfaser', '1000'],
      },
      zustand: 'SANIERT',
      bauart: 'ALTBAU',
      baujahr: 1905,
      letztemodernisierung: '2019',
      hwb: 62.4,
      hwb_klasse: 'C',
      fgee: 1.21,
      fgee_klasse: 'C',
      energiepass: { ausweise: [{ epart: 'BEDARF', gueltig_bis: '2029-01' }] },
      infrastruktur: { ausblick: 'BERGE', distanzen: { ZENTRUM: 0.3, BUS: 0.1 }, distanzen_sport: { SKIGEBIET: 18 } },
      haustiere: true,
      verfuegbar_ab: 'ab sofort',
      stand_vom: '2026-11-19T00:00:00.000Z',
      verwaltung_objekt: { abdatum: '2026-12-01', min_mietdauer: 'P3Y' },
      user_defined: { hauseigen: '42' },
    })
    expect(object.property?.ausstattung_details).not.toHaveProperty('kamin')
  })

  test('texts and files', () => {
    expect(object.property).toMatchObject({
      objekttitel: 'Über den Dächern von Graz',
      dreizeiler: 'Hell, ruhig, zentral',
      objektbeschreibung: 'Eine Wohnung mit Aussicht.',
      objektbeschreibung_translations: { gb: 'A flat with a view.' },
      ausstatt_beschr: '<ul><li>Parkett</li></ul>',
    })
    expect(object.media).toEqual([
      {
        gruppe: 'TITELBILD',
        titel: 'Terrasse',
        location: 'EXTERN',
        pfad: 'terrasse.jpg',
        format: 'jpg',
        check_type: 'MD5',
        check_value: 'd41d8cd98f00b204e9800998ecf8427e',
        content: null,
      },
      {
        gruppe: 'GRUNDRISS',
        titel: 'Plan',
        location: 'INTERN',
        pfad: null,
        format: 'image/png',
        check_type: null,
        check_value: null,
        content: Buffer.from('iVBORw0KGgo=', 'base64'),
      },
      {
        gruppe: 'FILMLINK',
        titel: null,
        location: 'REMOTE',
        pfad: 'https://video.example/film',
        format: 'mp4',
        check_type: null,
        check_value: null,
        content: null,
      },
    ])
  })

  test('the report lists the values that were read, computed and ignored', () => {
    expect(object.taken).toContain('preise/hauptmietzinsnetto@hauptmietzinsust')
    expect(object.taken).toContain('ausstattung/bad')
    const said = object.notes.map(({ level, path, code }) => `${level} ${path} ${code}`)
    expect(said).toContain('info zustand_angaben/energiepass/fgeeklasse class_computed')
    expect(said).toContain('info hausordnung ignored')
    expect(said).toContain('info hausordnung@lautstaerke ignored')
    const warned = object.notes.filter(({ level }) => level !== 'info').map(({ path, code }) => `${path} ${code}`)
    expect(warned).toEqual(['preise preis_provision_widerspruch'])
  })
})
