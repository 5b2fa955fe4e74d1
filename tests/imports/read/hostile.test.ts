import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FeedEvent } from '../../../src/domain/imports/feed.ts'
import type { ReadOptions } from '../../../src/server/imports/read/read.ts'
import { eventsOf, fileNotes, fileOf, immobilie, objectsOf, openimmo, type ZipEntry, zipOf } from './feeds.ts'

const FEED = openimmo(immobilie())

/** Reads, and expects an error note with this code as the last event. Input that is not refused early hangs. */
async function refused(content: string | Uint8Array, code: string, options: ReadOptions = {}): Promise<FeedEvent[]> {
  const events = await eventsOf(fileOf(content, 'feed.zip'), options)
  expect(events.at(-1)).toMatchObject({ type: 'note', note: { level: 'error', code } })
  return events
}

/** Overwrites bytes in place, everywhere; used to give a ZIP names that no normal tool would write. */
function patched(zip: Buffer, from: string, to: string): Buffer {
  expect(from.length).toBe(to.length)
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

describe('files that are no feeds', () => {
  test.each([
    ['', 'file_empty'],
    ['\u0089PNG\r\n\u001a\n....', 'file_kind'],
    ['%PDF-1.7', 'file_kind'],
    ['{"openimmo": true}', 'file_kind'],
    ['Sehr geehrte Damen und Herren', 'file_kind'],
    ['   \n\n', 'file_kind'],
    ['<html><body>404</body></html>', 'not_a_feed'],
    ['<openimmo', 'xml_truncated'],
    ['< >', 'xml_broken'],
    ['PK\u0003\u0004', 'zip_truncated'],
  ])('%j is refused as %s', async (content, code) => {
    const events = await refused(content, code)
    expect(objectsOf(events)).toEqual([])
  })

  test('a file or folder that is not there is refused too', async () => {
    const path = fileOf('x')
    for (const missing of [join(dirname(path), 'fehlt.xml'), dirname(path)]) {
      expect(fileNotes(await eventsOf(missing))).toMatchObject([{ level: 'error', code: 'file_missing' }])
    }
  })
})

describe('entities', () => {
  const doctype = (subset: string, body = '') =>
    `<?xml version="1.0"?><!DOCTYPE openimmo ${subset}>${openimmo(immobilie(body))}`

  test('an external entity is not fetched, the file refused', async () => {
    await refused(
      doctype('[<!ENTITY xxe SYSTEM "file:///etc/passwd">]', '<freitexte><lage>&xxe;</lage></freitexte>'),
      'xml_doctype',
    )
    await refused(doctype('[<!ENTITY % remote SYSTEM "http://127.0.0.1:1/x.dtd"> %remote;]'), 'xml_doctype')
  })

  test('a billion laughs are not begun', async () => {
    const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
    await refused(doctype(`[<!ENTITY l0 "lol">${lol}]`, '<freitexte><lage>&l9;</lage></freitexte>'), 'xml_doctype')
  })

  test('a DOCTYPE that only names the standard is passed over', async () => {
    const events = await eventsOf(fileOf(doctype('SYSTEM "openimmo_127.dtd"')))
    expect(objectsOf(events)).toHaveLength(1)
    expect(fileNotes(events)).toMatchObject([{ level: 'warning', code: 'xml_doctype_ignored' }])
  })
})

describe('XML beyond measure: what came before is still handed on', () => {
  const followedBy = (evil: string) => openimmo(immobilie() + immobilie(evil))

  test('nesting', async () => {
    expect(objectsOf(await refused(followedBy('<a>'.repeat(100_000)), 'xml_depth'))).toHaveLength(1)
  })

  test('attributes', async () => {
    const many = Array.from({ length: 100_000 }, (_, i) => `a${i}="x"`).join(' ')
    expect(objectsOf(await refused(followedBy(`<geo ${many}/>`), 'xml_attributes'))).toHaveLength(1)
  })

  test('elements of one object', async () => {
    expect(objectsOf(await refused(followedBy('<a/>'.repeat(100_000)), 'xml_elements'))).toHaveLength(1)
  })

  test('texts of one object', async () => {
    const texts = `<lage>${'x'.repeat(100_000)}</lage>`.repeat(100)
    expect(objectsOf(await refused(followedBy(`<freitexte>${texts}</freitexte>`), 'xml_record'))).toHaveLength(1)
  })

  test('one endless text, comment or attribute is cut or refused, never gathered', async () => {
    const endless = 'x'.repeat(3_000_000)
    const limits = { run: 100_000, text: 1000 }
    const text = await eventsOf(fileOf(followedBy(`<freitexte><lage>${endless}</lage></freitexte>`)), { limits })
    expect(objectsOf(text).map((object) => object.property?.lage?.length ?? 0)).toEqual([0, 1000])
    const comment = await eventsOf(fileOf(followedBy(`<!-- ${endless} -->`)), { limits })
    expect(objectsOf(comment)).toHaveLength(2)
    const attribute = await eventsOf(fileOf(followedBy(`<geo a="${endless}"/>`)), { limits })
    expect(objectsOf(attribute).map((object) => object.notes.find((note) => note.path === 'geo@a')?.code)).toEqual([
      undefined,
      'ignored',
    ])
  })

  test('a file larger than allowed', async () => {
    const feed = openimmo(Array.from({ length: 2000 }, () => immobilie()).join(''))
    const events = await refused(feed, 'xml_too_large', { limits: { xml: 200_000 } })
    expect(objectsOf(events).length).toBeGreaterThan(100)
  })

  test.each([
    ['cut off in a tag', (feed: string) => feed.slice(0, feed.lastIndexOf('<geo')), 'xml_truncated'],
    ['cut off in a text', (feed: string) => feed.slice(0, feed.lastIndexOf('Graz') + 2), 'xml_truncated'],
    ['tags that cross', (feed: string) => feed.replace(/<\/ort>(?![\s\S]*<\/ort>)/, '</plz>'), 'xml_broken'],
    ['a stray bracket', (feed: string) => feed.replace(/Graz(?![\s\S]*Graz)/, '<<'), 'xml_broken'],
  ])('%s', async (_, harm, code) => {
    const feed = openimmo(immobilie() + immobilie() + immobilie())
    expect(objectsOf(await refused(harm(feed), code))).toHaveLength(2)
  })

  test('a thousand senders of nothing are no problem', async () => {
    const events = await eventsOf(fileOf(`<openimmo><uebertragung/>${'<anbieter/>'.repeat(1000)}</openimmo>`))
    expect(events.filter((event) => event.type === 'company')).toHaveLength(1000)
  })
})

describe('ZIPs that are no deliveries', () => {
  const zip = (...entries: ZipEntry[]) => zipOf([['feed.xml', FEED], ...entries])

  test.each(['../../../../evil.jpg', '/etc/cron.d/evil.jpg', '..\\..\\..\\..\\evil.jpg', 'C:\\windows\\e.jpg'])(
    'the name %s leads out of the folder',
    async (name) => {
      const honest = 'x'.repeat(name.length)
      const events = await refused(patched(await zip([honest, 'böse']), honest, name), 'zip_unsafe_name')
      expect(objectsOf(events)).toEqual([])
      expect(existsSync('/etc/cron.d/evil.jpg')).toBe(false)
    },
  )

  test('a symlink', async () => {
    await refused(await zip(['link.jpg', '/etc/passwd', { mode: 0o120777 }]), 'zip_symlink')
  })

  test('a password', async () => {
    const bytes = await zip(['a.jpg', 'x'])
    for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 1))
      bytes[at + 8] = (bytes[at + 8] ?? 0) | 1
    await refused(bytes, 'zip_encrypted')
  })

  test('a bomb, in a picture or in the XML itself', async () => {
    const bomb = Buffer.alloc(40_000_000)
    await refused(await zip(['bombe.jpg', bomb]), 'zip_bomb')
    await refused(
      await zipOf([['feed.xml', Buffer.concat([Buffer.from('<openimmo>'), Buffer.alloc(40_000_000, 32)])]]),
      'zip_bomb',
    )
  })

  test('more unpacked, or more files, than allowed', async () => {
    const entries = Array.from({ length: 20 }, (_, i): ZipEntry => [`${i}.jpg`, 'x'.repeat(1000)])
    await refused(await zip(...entries), 'zip_bomb', { limits: { total: 10_000 } })
    await refused(await zip(...entries), 'zip_too_many', { limits: { entries: 10 } })
    await refused(await zip(), 'zip_bomb', { limits: { xml: 100 } })
  })

  test('an entry that unpacks to more than it declares', async () => {
    const bytes = await zipOf([['feed.xml', openimmo(Array.from({ length: 500 }, () => immobilie()).join(''))]])
    const at = bytes.indexOf('PK\u0001\u0002')
    bytes.writeUInt32LE(20_000, at + 24)
    await refused(bytes, 'zip_entry_broken')
  })

  test('two XMLs of one name are ambiguous; two pictures are not worth a refusal', async () => {
    await refused(await zip(['feed.xml', FEED]), 'zip_duplicate')
    const events = await eventsOf(fileOf(await zip(['a.jpg', '1'], ['a.jpg', '2']), 'feed.zip'))
    expect(objectsOf(events)).toHaveLength(1)
    expect(fileNotes(events)).toMatchObject([{ level: 'warning', code: 'zip_doubled' }])
  })

  test('no XML in it', async () => {
    await refused(await zipOf([['bild.jpg', 'x']]), 'zip_no_xml')
    await refused(await zipOf([]), 'zip_no_xml')
    await refused(await zipOf([['innen.zip', await zip()]]), 'zip_nested')
  })

  test('something appended: the feed is read, but does not count as whole', async () => {
    const events = await refused(Buffer.concat([await zip(), Buffer.from('angehängt')]), 'zip_broken')
    expect(objectsOf(events)).toHaveLength(1)
  })

  test('cut off: the objects before the cut are still read', async () => {
    const objects = Array.from({ length: 800 }, (_, i) =>
      immobilie(`<freitexte><lage>${Math.sin(i)}</lage></freitexte>`, `<objektnr_extern>${i}</objektnr_extern>`),
    )
    const bytes = await zipOf([['feed.xml', openimmo(objects.join(''))]])
    const half = await refused(bytes.subarray(0, bytes.length / 2), 'zip_entry_broken')
    expect(objectsOf(half).length).toBeGreaterThan(100)
    const whole = await refused(bytes.subarray(0, bytes.length - 30), 'zip_truncated')
    expect(objectsOf(whole)).toHaveLength(800)
  })
})
