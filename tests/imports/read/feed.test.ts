import { describe, expect, test } from 'vitest'
import type { FeedEvent } from '../../../src/domain/imports/feed.ts'
import { codesAt, eventsOf, fileNotes, fileOf, immobilie, objectsOf, openimmo, readOne, zipOf } from './feeds.ts'

const nr = (value: string, action = '') => `<objektnr_extern>${value}</objektnr_extern>${action}`
const aktion = (value: string) => `<aktion aktionart="${value}"/>`
const types = (events: readonly FeedEvent[]) => events.map((event) => event.type)

describe('senders and transfers', () => {
  test('several anbieter in one file: each begins its own objects', async () => {
    const one = openimmo(immobilie('', nr('1')))
    const feed = one.replace(
      '</openimmo>',
      `<anbieter><firma>Zwei</firma>${immobilie('', nr('2'))}${immobilie('', nr('3'))}</anbieter></openimmo>`,
    )
    const events = await eventsOf(fileOf(feed))
    expect(types(events)).toEqual(['transfer', 'company', 'object', 'company', 'object', 'object'])
    expect(objectsOf(events).map((object) => [object.nr, object.objektnr_extern])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ])
  })

  test('a sender without objects still is one: a VOLL without objects means something', async () => {
    expect(types(await eventsOf(fileOf(openimmo(''))))).toEqual(['transfer', 'company', 'note'])
  })

  test.each([
    ['umfang="VOLL"', 'VOLL'],
    ['umfang="teil"', 'TEIL'],
    ['', null],
  ])('uebertragung %s', async (attributes, umfang) => {
    const [event] = await eventsOf(fileOf(openimmo('', { uebertragung: `<uebertragung ${attributes}/>` })))
    expect(event).toMatchObject({ type: 'transfer', transfer: { umfang } })
  })

  test('an unknown extent, or no uebertragung, gets a note', async () => {
    const odd = await eventsOf(fileOf(openimmo(immobilie(), { uebertragung: '<uebertragung umfang="HALB"/>' })))
    expect(fileNotes(odd)).toMatchObject([{ path: 'uebertragung@umfang', code: 'unknown_word' }])
    const none = await eventsOf(fileOf(openimmo(immobilie(), { uebertragung: '' })))
    expect(types(none)).toEqual(['transfer', 'note', 'company', 'object'])
  })

  test('a sender may have no name at all; the imprint may know it', async () => {
    const nobody = await eventsOf(fileOf(`<openimmo><uebertragung/><anbieter>${immobilie()}</anbieter></openimmo>`))
    expect(nobody[1]).toMatchObject({ company: { openimmo_anid: null, anbieternr: null, firma: '' } })
    const imprint = await eventsOf(
      fileOf(
        `<openimmo><uebertragung/><anbieter><impressum_strukt><firmenname>Im Impressum</firmenname></impressum_strukt>${immobilie()}</anbieter></openimmo>`,
      ),
    )
    expect(imprint[1]).toMatchObject({ type: 'company', company: { firma: 'Im Impressum' } })
  })
})

describe('actions and keys', () => {
  test.each([
    ['', 'ADD'],
    [aktion('NEW'), 'ADD'],
    [aktion('CHANGE'), 'CHANGE'],
    [aktion('change'), 'CHANGE'],
    [aktion('Delete'), 'DELETE'],
    [aktion('REFERENZ'), 'REFERENZ'],
    ['<aktion>DELETE</aktion>', 'DELETE'],
    ['<aktion/>', 'ADD'],
  ])('%s', async (sent, expected) => {
    expect((await readOne('', nr('1', sent))).aktion).toBe(expected)
  })

  test('an unknown action is an ADD, and said', async () => {
    const object = await readOne('', nr('1', aktion('VERNICHTEN')))
    expect(object.aktion).toBe('ADD')
    expect(codesAt(object, 'verwaltung_techn/aktion@aktionart')).toEqual(['unknown_word'])
  })

  test('a removal needs its key only', async () => {
    const object = await readOne('<geo/>', nr('1', aktion('DELETE')))
    expect(object).toMatchObject({ aktion: 'DELETE', property: null, objektnr_extern: '1', notes: [] })
  })

  test('a transfer of modus DELETE removes what says nothing else', async () => {
    const feed = openimmo(immobilie('', nr('1')) + immobilie('', nr('2', aktion('CHANGE'))), {
      uebertragung: '<uebertragung umfang="TEIL" modus="DELETE"/>',
    })
    expect(objectsOf(await eventsOf(fileOf(feed))).map((object) => object.aktion)).toEqual(['DELETE', 'CHANGE'])
  })

  test('an object without a key is handed on with all it says', async () => {
    const object = await readOne(
      '<freitexte><objekttitel>Ohne Schlüssel</objekttitel></freitexte>',
      '<objektnr_extern> </objektnr_extern>',
    )
    expect(object).toMatchObject({
      property: { objekttitel: 'Ohne Schlüssel' },
      openimmo_obid: null,
      objektnr_extern: null,
    })
    expect(object.taken).toContain('freitexte/objekttitel')
  })

  test('delete and change of one object arrive in the order of the file', async () => {
    const feed = openimmo(immobilie('', nr('1', aktion('DELETE'))) + immobilie('', nr('1', aktion('CHANGE'))))
    expect(objectsOf(await eventsOf(fileOf(feed))).map((object) => object.aktion)).toEqual(['DELETE', 'CHANGE'])
  })

  test.each([
    ['<zustand_angaben><verkaufstatus stand="VERKAUFT"/></zustand_angaben>', 'VERKAUFT'],
    ['<zustand_angaben><verkaufstatus stand="reserviert"/></zustand_angaben>', 'RESERVIERT'],
    ['<verwaltung_objekt><status>vermittelt</status></verwaltung_objekt>', 'VERKAUFT'],
    ['<verwaltung_objekt><status>in Arbeit</status></verwaltung_objekt>', null],
    ['', null],
  ])('status of sale: %s', async (sections, verkaufstatus) => {
    expect((await readOne(sections)).verkaufstatus).toBe(verkaufstatus)
  })

  test('a project is its group; its master says so', async () => {
    const unit = await readOne('', nr('1', '<gruppen_kennung>G</gruppen_kennung>'))
    expect(unit.projekt).toEqual({ gruppen_kennung: 'G', master: false, visible: true, titel: null })
    const master = await readOne(
      '',
      nr('1', '<gruppen_kennung>G</gruppen_kennung><master visible="true">4711</master>'),
    )
    expect(master.projekt?.master).toBe(true)
  })

  test('fields of the sender are kept by their names, also ones that would harm an object', async () => {
    const field = (name: string, value: string) =>
      `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`
    const object = await readOne(
      `${field('__proto__', 'x')}${field('constructor', 'y')}<preise>${field('eigen', '1')}${field('eigen', '2')}<user_defined_extend><feld><name>a</name><wert>b</wert></feld></user_defined_extend></preise><geo><ort>Graz</ort><user_defined_anyfield><etwas>c</etwas></user_defined_anyfield></geo>`,
    )
    expect(Object.entries(object.property?.user_defined ?? {}).sort()).toEqual([
      ['a', 'b'],
      ['constructor', 'y'],
      ['eigen', ['1', '2']],
      ['etwas', 'c'],
    ])
  })
})

describe('ZIPs', () => {
  test('two XMLs are read one after the other, objects counted on', async () => {
    const zip = await zipOf([
      ['b/zwei.xml', openimmo(immobilie('', nr('2')))],
      ['a/eins.XML', openimmo(immobilie('', nr('1')))],
      ['bild.jpg', 'x'],
      ['__MACOSX/a/._eins.xml', 'Mac'],
    ])
    const events = await eventsOf(fileOf(zip, 'feed.zip'))
    expect(types(events)).toEqual(['transfer', 'company', 'object', 'transfer', 'company', 'object'])
    expect(objectsOf(events).map((object) => [object.nr, object.objektnr_extern])).toEqual([
      [1, '1'],
      [2, '2'],
    ])
  })

  test('an XML of another kind beside the feed is passed over and said', async () => {
    const zip = await zipOf([
      ['a.xml', '<inhalt><datei/></inhalt>'],
      ['feed.xml', openimmo(immobilie())],
    ])
    const events = await eventsOf(fileOf(zip, 'feed.zip'))
    expect(objectsOf(events)).toHaveLength(1)
    expect(fileNotes(events)).toMatchObject([{ level: 'warning', code: 'xml_not_feed' }])
  })

  test('the name of the file does not matter', async () => {
    const zip = await zipOf([['feed.xml', openimmo(immobilie())]])
    expect(objectsOf(await eventsOf(fileOf(zip, 'feed.xml')))).toHaveLength(1)
  })
})

test('objects come while the file is still being read', async () => {
  const feed = openimmo(Array.from({ length: 1000 }, (_, i) => immobilie('', nr(String(i)))).join(''))
  const cut = feed.slice(0, feed.length - 20)
  const events = await eventsOf(fileOf(cut))
  expect(objectsOf(events)).toHaveLength(1000)
  expect(events.at(-1)).toMatchObject({ type: 'note', note: { level: 'error', code: 'xml_truncated' } })
})
