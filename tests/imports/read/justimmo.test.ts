import { describe, expect, test } from 'vitest'
import { eventsOf, fileNotes, fileOf, objectsOf } from './feeds.ts'

const justimmo = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><justimmo><query-result><count>1</count></query-result>${inner}</justimmo>`
const REALTY = `<immobilie>
  <objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/>f<vermarktungsart KAUF="0" MIETE_PACHT="1"/>
    <objektart><wohnung/><subobjektart>Dachgeschoß</subobjektart></objektart></objektkategorie>
  <geo><plz>1020</plz><ort>Wien</ort><stiege>5</stiege></geo>
  <kontaktperson><name>Muster</name><firma>Muster &amp; Co</firma><bild><big>https://files.example/p.png</big></bild></kontaktperson>
  <preise><nettokaltmiete>1200</nettokaltmiete><warmmiete>1500</warmmiete></preise>
  <freitexte><objekttitel>Dachwohnung</objekttitel></freitexte>
  <verwaltung_techn><objektnr_extern>7/19</objektnr_extern><aktion aktionart="NEW"/><openimmo_obid>OB7</openimmo_obid><projekt_id>51</projekt_id></verwaltung_techn>
</immobilie>`
const PROJECT = `<projekt><id>51</id><titel>Am Park</titel><beschreibung>&lt;p&gt;Neu &lt;script&gt;x&lt;/script&gt;&lt;/p&gt;</beschreibung>
  <plz>1030</plz><ort>Wien</ort><strasse>Kegelgasse</strasse><hausnummer>16</hausnummer><status semantic="Im Bau">building</status>
  <fertigstellung>2027-01-15</fertigstellung><ea_hwb>23</ea_hwb>
  <bilder><bild><titel>Hof</titel><pfad>https://files.example/hof.jpg</pfad></bild></bilder>
  <immobilien><immobilie><id>1</id><objektnummer>34</objektnummer><titel>Top 1</titel><etage>EG</etage><plz>1030</plz><ort>Wien</ort>
    <kaufpreis>449500</kaufpreis><wohnflaeche>80</wohnflaeche><erstes_bild>https://files.example/1.jpg</erstes_bild><projekt_id>51</projekt_id><status>verkauft</status></immobilie></immobilien>
  <kontaktperson><firma>Muster &amp; Co</firma></kontaktperson></projekt>`

describe('the justimmo dialect', () => {
  test('an object without anbieter: the company is the firm of its contact', async () => {
    const events = await eventsOf(fileOf(justimmo(REALTY)))
    expect(events.map((event) => event.type)).toEqual(['transfer', 'company', 'object'])
    expect(events[0]).toMatchObject({ transfer: { dialect: 'justimmo', umfang: null } })
    expect(events[1]).toMatchObject({ company: { firma: 'Muster & Co', openimmo_anid: null } })
    expect(objectsOf(events)[0]).toMatchObject({
      aktion: 'ADD',
      openimmo_obid: 'OB7',
      projekt: { gruppen_kennung: '51', master: false },
      agent: { agent_key: 'Muster', foto: 'https://files.example/p.png' },
      property: {
        objektart: 'WOHNUNG',
        objektart_untergruppe: 'DACHGESCHOSS',
        vermarktungsart: ['MIETE'],
        kaltmiete: 1200,
        warmmiete: 1500,
        stiege: '5',
      },
    })
  })

  test('a projekt comes before its units, which are outlines', async () => {
    const events = await eventsOf(fileOf(justimmo(PROJECT)))
    expect(events.map((event) => event.type)).toEqual(['transfer', 'company', 'project', 'object'])
    expect(events[2]).toMatchObject({
      project: {
        gruppen_kennung: '51',
        titel: 'Am Park',
        status: 'construction',
        beschreibung: '<p>Neu</p>',
        strasse: 'Kegelgasse 16',
        fertigstellung: '2027-01-15',
        daten: { ea_hwb: 23, medien: [{ gruppe: 'BILD', titel: 'Hof', pfad: 'https://files.example/hof.jpg' }] },
      },
    })
    expect(objectsOf(events)[0]).toMatchObject({
      outline: true,
      objektnr_extern: '34',
      verkaufstatus: 'VERKAUFT',
      projekt: { gruppen_kennung: '51' },
      property: { objekttitel: 'Top 1', etage: 0, kaufpreis: 449500, wohnflaeche: 80, vermarktungsart: ['KAUF'] },
      media: [{ gruppe: 'TITELBILD', location: 'REMOTE' }],
    })
  })

  test('a contact of another firm does not found a second company', async () => {
    const events = await eventsOf(fileOf(justimmo(REALTY + REALTY.replace('Muster &amp; Co', 'Andere GmbH'))))
    expect(events.filter((event) => event.type === 'company')).toHaveLength(1)
    expect(fileNotes(events)).toMatchObject([
      { level: 'info', code: 'company_other', params: { wert: 'Andere GmbH', genommen: 'Muster & Co' } },
    ])
  })

  test('a projekt without an id is said, its units are read all the same', async () => {
    const events = await eventsOf(fileOf(justimmo(PROJECT.replace('<id>51</id>', ''))))
    expect(events.some((event) => event.type === 'project')).toBe(false)
    expect(objectsOf(events)).toHaveLength(1)
    expect(fileNotes(events)).toMatchObject([{ level: 'warning', code: 'project_no_key' }])
  })

  test('an unknown status of a project gets a note', async () => {
    const events = await eventsOf(fileOf(justimmo(PROJECT.replace('semantic="Im Bau">building', '>traum'))))
    expect(events[2]).toMatchObject({
      project: { status: 'marketing' },
      notes: expect.arrayContaining([expect.objectContaining({ code: 'unknown_word', path: 'projekt/status' })]),
    })
  })
})
