import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openAttachments } from '../../../src/server/imports/read/read.ts'
import { codesAt, eventsOf, fileOf, immobilie, objectsOf, openimmo, readOne, zipOf } from './feeds.ts'

const anhaenge = (inner: string) => `<anhaenge>${inner}</anhaenge>`
const anhang = (attributes: string, pfad: string) =>
  `<anhang ${attributes}><daten><pfad>${pfad}</pfad></daten></anhang>`

describe('where an attachment is', () => {
  test.each([
    ['location="EXTERN"', 'bild.jpg', 'EXTERN', []],
    ['location="REMOTE"', 'https://x.example/a.jpg', 'REMOTE', []],
    ['location="extern"', 'HTTP://x.example/a.jpg', 'REMOTE', ['location_changed']],
    ['location="REMOTE"', 'bild.jpg', 'EXTERN', ['location_changed']],
    ['', 'https://x.example/a.jpg', 'REMOTE', ['location_guessed']],
    ['', 'bild.jpg', 'EXTERN', ['location_guessed']],
  ])('%s with %s is %s', async (attributes, pfad, location, codes) => {
    const object = await readOne(anhaenge(anhang(attributes, pfad)))
    expect(object.media).toMatchObject([{ location, gruppe: 'BILD' }])
    expect(codesAt(object, 'anhaenge/anhang@location')).toEqual(codes)
  })

  test('an attachment of nothing is said and left out', async () => {
    const object = await readOne(
      anhaenge(
        '<anhang gruppe="TITELBILD"/><anhang location="INTERN"><daten><anhanginhalt></anhanginhalt></daten></anhang>',
      ),
    )
    expect(object.media).toEqual([])
    expect(codesAt(object, 'anhaenge/anhang')).toEqual(['attachment_empty'])
  })

  test('base64 with breaks and blanks is read, invalid base64 gets a note', async () => {
    const object = await readOne(
      anhaenge(
        '<anhang location="INTERN"><daten><anhanginhalt>\n SGFs\n bG8= </anhanginhalt></daten></anhang><anhang location="INTERN"><anhangtitel>x</anhangtitel><daten><anhanginhalt>***</anhanginhalt></daten></anhang>',
      ),
    )
    expect(object.media.map((each) => Buffer.from(each.content ?? []).toString())).toEqual(['Hallo'])
    expect(codesAt(object, 'anhaenge/anhang/daten/anhanginhalt')).toEqual(['attachment_broken'])
  })

  test('a file inside that is too large costs its own place only', async () => {
    const large = `<anhang location="INTERN"><anhangtitel>groß</anhangtitel><daten><anhanginhalt>${'QUJD'.repeat(50_000)}</anhanginhalt></daten></anhang>`
    const feed = openimmo(immobilie(anhaenge(large + anhang('location="EXTERN"', 'a.jpg'))))
    for (const limits of [{ attachment: 10_000 }, { run: 20_000 }, { attachments: 10_000 }]) {
      const [object] = objectsOf(await eventsOf(fileOf(feed), { limits }))
      expect(object?.media.map((each) => each.pfad)).toEqual(['a.jpg'])
      expect(object?.property?.ort).toBe('Graz')
      expect(object?.notes).toContainEqual(expect.objectContaining({ code: 'attachment_too_large' }))
    }
  })

  test('several sizes of one picture: the largest; the same link twice: once', async () => {
    const object = await readOne(
      `${anhaenge('<anhang location="REMOTE"><daten><pfad>https://x/big/1.jpg</pfad><orig>https://x/1.jpg</orig><small>https://x/small/1.jpg</small></daten></anhang><anhang location="REMOTE" gruppe="LINKS"><daten><pfad>https://x</pfad></daten></anhang>')}<links><link><titel>X</titel><pfad>https://x</pfad></link></links><dokumente><dokument><titel>Plan.pdf</titel><pfad>https://x/plan.pdf</pfad><format>pdf</format></dokument></dokumente>`,
    )
    expect(object.media.map(({ gruppe, pfad }) => `${gruppe} ${pfad}`)).toEqual([
      'BILD https://x/1.jpg',
      'LINKS https://x',
      'DOKUMENTE https://x/plan.pdf',
    ])
  })
})

describe('files beside the XML', () => {
  const text = (bytes: Uint8Array | string | null) => (bytes === null ? null : Buffer.from(bytes).toString())

  test('in a ZIP: by path, by name, in any case and folder', async () => {
    const zip = await zipOf([
      ['lieferung/feed.xml', openimmo(immobilie())],
      ['lieferung/Bilder/Foto 1.JPG', 'eins'],
      ['lieferung/plan.png', 'plan'],
      ['anders/plan.png', 'anderer plan'],
    ])
    const files = await openAttachments(fileOf(zip, 'feed.zip'))
    expect(text(await files.read('foto 1.jpg'))).toBe('eins')
    expect(text(await files.read('Bilder\\FOTO%201.jpg'))).toBe('eins')
    expect(text(await files.read('anders/plan.png'))).toBe('anderer plan')
    expect(text(await files.read('./PLAN.PNG'))).toBe('plan')
    expect(await files.read('fehlt.jpg')).toBeNull()
    expect(await files.read('../../etc/passwd')).toBeNull()
    await files.close()
  })

  describe('homes whose pictures have the same names get their own ones', () => {
    const open = async (names: string[]) => {
      const zip = await zipOf([...names].map((name) => [name, name.endsWith('.xml') ? openimmo('') : name] as const))
      const files = await openAttachments(fileOf(zip, 'feed.zip'))
      return async (pfad: string) => text(await files.read(pfad))
    }

    test('where the XML names them from its own folder, from the root or from the disk of the sender', async () => {
      const read = await open(['export/openimmo.xml', 'export/1001/1.jpg', 'export/1002/1.jpg'])
      for (const home of ['1001', '1002']) {
        const own = `export/${home}/1.jpg`
        expect(await read(`${home}/1.jpg`)).toBe(own)
        expect(await read(own)).toBe(own)
        expect(await read(`C:\\Makler\\${home}\\1.jpg`)).toBe(own)
        expect(await read(`file:///C:/Export/${home}/1.jpg`)).toBe(own)
      }
      expect(await read('1.jpg')).toBeNull()
      expect(await read('1003/1.jpg')).toBeNull()
    })

    test('and none where their own one was left out', async () => {
      const read = await open(['openimmo.xml', '1001/1.jpg', '1001/2.jpg', '1002/1.jpg', '7/innen/3.jpg'])
      expect(await read('1001/2.jpg')).toBe('1001/2.jpg')
      for (const pfad of ['1002/2.jpg', 'C:\\Makler\\1002\\2.jpg', '8/innen/3.jpg']) {
        expect(await read(pfad), pfad).toBeNull()
      }
    })

    test('while a name that occurs once is found without its folder', async () => {
      const read = await open(['lieferung/feed.xml', 'lieferung/haus.jpg', 'lieferung/1001/plan.jpg'])
      expect(await read('C:\\Bilder\\Haus.jpg')).toBe('lieferung/haus.jpg')
      expect(await read('plan.jpg')).toBe('lieferung/1001/plan.jpg')
    })

    test('a file beside the XML is no other one of its name', async () => {
      const read = await open(['feed.xml', '1.jpg', '1001/1.jpg'])
      expect(await read('1.jpg')).toBe('1.jpg')
      expect(await read('1001/1.jpg')).toBe('1001/1.jpg')
      expect(await read('1002/1.jpg')).toBeNull()
    })

    test('in the folder of a plain XML too', async () => {
      const path = fileOf(openimmo(immobilie()))
      for (const home of ['1001', '1002']) {
        mkdirSync(join(dirname(path), home))
        writeFileSync(join(dirname(path), home, '1.jpg'), home)
      }
      writeFileSync(join(dirname(path), '1001', '2.jpg'), '1001')
      const files = await openAttachments(path)
      expect(text(await files.read('D:\\Export\\1002\\1.jpg'))).toBe('1002')
      expect(await files.read('1002/2.jpg')).toBeNull()
    })
  })

  test('names with umlauts, also where the ZIP does not say how they are written', async () => {
    const zip = await zipOf([
      ['feed.xml', openimmo('')],
      ['Küche.jpg', 'küche'],
    ])
    for (const [signature, flags] of [
      ['PK\u0003\u0004', 6],
      ['PK\u0001\u0002', 8],
    ] as const) {
      for (let at = zip.indexOf(signature); at >= 0; at = zip.indexOf(signature, at + 1)) {
        zip.writeUInt16LE(zip.readUInt16LE(at + flags) & ~0x800, at + flags)
      }
    }
    const files = await openAttachments(fileOf(zip, 'feed.zip'))
    expect(text(await files.read('Küche.JPG'))).toBe('küche')
    expect(text(await files.read('Ku\u0308che.jpg'))).toBe('küche')
    await files.close()
  })

  test('a file beyond the limit is named as too large, not as missing', async () => {
    const zip = await zipOf([
      ['feed.xml', openimmo('')],
      ['a.jpg', 'x'.repeat(2000)],
    ])
    const files = await openAttachments(fileOf(zip, 'feed.zip'), { file: 1000 })
    expect(await files.read('a.jpg')).toBe('too_large')
    await files.close()
  })

  test('in the folder of a plain XML, and nowhere else', async () => {
    const path = fileOf(openimmo(immobilie()))
    const folder = dirname(path)
    mkdirSync(join(folder, 'Bilder'))
    writeFileSync(join(folder, 'Bilder', 'Haus.JPG'), 'haus')
    writeFileSync(join(folder, '..', 'geheim.jpg'), 'geheim')
    symlinkSync('/etc/hostname', join(folder, 'link.jpg'))
    const files = await openAttachments(path)
    expect(text(await files.read('haus.jpg'))).toBe('haus')
    for (const name of ['../geheim.jpg', join(folder, '../geheim.jpg'), 'geheim.jpg', 'link.jpg', '/etc/hostname']) {
      expect(await files.read(name), name).toBeNull()
    }
  })

  test('a feed that cannot be opened has no files', async () => {
    const files = await openAttachments(fileOf('PK\u0003\u0004kaputt', 'feed.zip'))
    expect(await files.read('a.jpg')).toBeNull()
  })
})
