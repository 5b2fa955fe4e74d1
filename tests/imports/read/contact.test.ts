import { describe, expect, test } from 'vitest'
import { readTelephone, telephoneLink } from '../../../src/domain/contact.ts'
import { codesAt, readOne } from './feeds.ts'

const person = (inner: string) => `<kontaktperson>${inner}</kontaktperson>`

describe('the contact', () => {
  test.each([
    ['<personennummer>P1</personennummer><email_direkt>A@b.example</email_direkt><name>X</name>', 'P1'],
    ['<email_zentrale>A@b.example</email_zentrale><name>X</name>', 'a@b.example'],
    ['<vorname>Eva</vorname><name>Huber</name>', 'Eva Huber'],
  ])('is known by number, else e-mail, else name: %s', async (inner, key) => {
    expect((await readOne(person(inner))).agent?.agent_key).toBe(key)
  })

  test('further addresses are known, and not stored: they belong to owners and tenants', async () => {
    const address = '<weitere_adresse adressart="EIGENTUEMER"><name>Privat</name><ort>Wien</ort></weitere_adresse>'
    const object = await readOne(person('<name>X</name>') + address)
    expect(JSON.stringify({ ...object, notes: [] })).not.toContain('Privat')
    expect(codesAt(object, 'weitere_adresse/name')).toEqual(['ignored_person'])
  })

  test('a contact without data is none', async () => {
    expect((await readOne(person('<strasse>Gasse</strasse>'))).agent).toBeNull()
    expect((await readOne('')).agent).toBeNull()
  })

  test('an e-mail that is none gives way to the next, and is said', async () => {
    const object = await readOne(
      person('<email_direkt>keine</email_direkt><email_zentrale>office@b.example</email_zentrale>'),
    )
    expect(object.agent?.email).toBe('office@b.example')
    expect(codesAt(object, 'kontaktperson/email_direkt')).toEqual(['not_an_email'])
  })

  test.each([
    ['www.x.example', 'https://www.x.example/'],
    ['http://x.example/team', 'http://x.example/team'],
    ['http:', null],
    ['javascript:alert(1)', null],
  ])('website %s', async (sent, website) => {
    const object = await readOne(person(`<name>X</name><url>${sent}</url>`))
    expect(object.agent?.website).toBe(website)
    expect(codesAt(object, 'kontaktperson/url')).toEqual(website === null ? ['not_an_address'] : [])
  })

  test.each([
    ['https://x.example/"><svg onload=x>', 'https://x.example/%22%3E%3Csvg%20onload=x%3E'],
    ['https://user:secret@x.example/', null],
    ['https://klinke.example@evil.example/', null],
    ['data:text/html,x', null],
    ['https://', null],
  ])('a web address has a host and no credentials: %s', async (sent, website) => {
    const object = await readOne(person(`<name>X</name><url><![CDATA[${sent}]]></url>`))
    expect(object.agent?.website).toBe(website)
    expect(codesAt(object, 'kontaktperson/url')).toEqual(website === null ? ['not_an_address'] : [])
  })

  test.each([
    ['+43 316 / 1234-7', '+43 316 / 1234-7'],
    ['Tel.: 0316/1234 (Büro)', '0316/1234'],
    ['+43 (0) 664 123 45 67', '+43 (0) 664 123 45 67'],
    ['01 5555 DW 12', '01 5555-12'],
    ['01 234 56 oder 0664 123', '01 234 56'],
    ['+43‑1–234\u00a056', '+43-1-234 56'],
    ['０１２３４５', '012345'],
  ])('a telephone is kept as it may be dialled: %s', async (sent, telefon) => {
    const object = await readOne(person(`<name>X</name><tel_durchw>${sent}</tel_durchw>`))
    expect(object.agent?.telefon).toBe(telefon)
    expect(codesAt(object, 'kontaktperson/tel_durchw')).toEqual([])
  })

  test.each([
    // Words before a number
    ['Tel.Nr.: 01/5123456', '01/5123456', 'tel:015123456'],
    ['Mobiltelefon: 0664 1234567', '0664 1234567', 'tel:06641234567'],
    ['Mobil/WhatsApp: 0664 1234567', '0664 1234567', 'tel:06641234567'],
    ['Tel./Fax: 01 5123456', '01 5123456', 'tel:015123456'],
    ['Telefon Büro +43 1 5123456', '+43 1 5123456', 'tel:+4315123456'],
    ['Hr. Müller 0664 1234567', '0664 1234567', 'tel:06641234567'],
    ['☎ 0316/123456', '0316/123456', 'tel:0316123456'],
    ['T: +43 (0)1 512 34 56', '+43 (0)1 512 34 56', 'tel:+4315123456'],
    ['(Büro) 0512 / 12 34 56', '0512 / 12 34 56', 'tel:0512123456'],
    // Words after it
    ['+43 1 5123456 Fax: 01 5123457', '+43 1 5123456', 'tel:+4315123456'],
    ['+43 1 5123456 / Fax: 01 5123457', '+43 1 5123456', 'tel:+4315123456'],
    ['0664 1234567 (Hr. Müller)', '0664 1234567', 'tel:06641234567'],
    ['0664 1234567 Mo-Fr 8-17 Uhr', '0664 1234567', 'tel:06641234567'],
    ['0664 1234567, office@makler.example', '0664 1234567', 'tel:06641234567'],
    // Extensions
    ['01/5123456-12', '01/5123456-12', 'tel:01512345612'],
    ['01 5123456 DW 12', '01 5123456-12', 'tel:01512345612'],
    ['01 5123456 - DW: 12', '01 5123456-12', 'tel:01512345612'],
    ['01 5123456 Durchwahl 0', '01 5123456-0', 'tel:0151234560'],
    ['+43 1 5123456 Kl. 12', '+43 1 5123456-12', 'tel:+431512345612'],
    ['+49 89 123456-0', '+49 89 123456-0', 'tel:+49891234560'],
    // The zero for domestic calls
    ['+43 (0) 664 123 45 67', '+43 (0) 664 123 45 67', 'tel:+436641234567'],
    ['+43(0)664/1234567', '+43(0)664/1234567', 'tel:+436641234567'],
    ['0043 (0)664 1234567', '0043 (0)664 1234567', 'tel:00436641234567'],
    ['(+43) (0)664 1234567', '(+43) (0)664 1234567', 'tel:+436641234567'],
    ['+49-(0)89-123456', '+49-(0)89-123456', 'tel:+4989123456'],
    ['+49 (089) 123456', '+49 (089) 123456', 'tel:+4989123456'],
    ['(089) 12 34 56', '(089) 12 34 56', 'tel:089123456'],
    // Germany, Switzerland, Italy: pairs that begin with zeros, and the Italian zero
    ['030.12 34 05 06', '030.12 34 05 06', 'tel:03012340506'],
    ['+41 44 123 00 00', '+41 44 123 00 00', 'tel:+41441230000'],
    ['+41 79 123 45 07', '+41 79 123 45 07', 'tel:+41791234507'],
    ['044 123 05 06', '044 123 05 06', 'tel:0441230506'],
    ['+39 06 1234 0506', '+39 06 1234 0506', 'tel:+390612340506'],
    ['+39 (0)471 123456', '+39 (0)471 123456', 'tel:+390471123456'],
    ['0471/12.34.56', '0471/12.34.56', 'tel:0471123456'],
    // Characters
    ['+43\u00a01\u00a0512\u202f34\u00a056', '+43 1 512 34 56', 'tel:+4315123456'],
    ['０６６４　１２３４５６７', '0664 1234567', 'tel:06641234567'],
    ['+43‑664‑1234567', '+43-664-1234567', 'tel:+436641234567'],
    ['+43.664.123.45.67', '+43.664.123.45.67', 'tel:+436641234567'],
    ['+43\u200b 664 1234567\u200e', '+43 664 1234567', 'tel:+436641234567'],
    // Two numbers
    ['+43 664 1234567 / +43 1 2345678', '+43 664 1234567', 'tel:+436641234567'],
    ['+43 664 1234567/+43 1 2345678', '+43 664 1234567', 'tel:+436641234567'],
    ['+43 664 1234567 +43 1 2345678', '+43 664 1234567', 'tel:+436641234567'],
    ['+43 664 1234567 - +43 1 2345678', '+43 664 1234567', 'tel:+436641234567'],
    ['+43 664 1234567 (+43 1 2345678)', '+43 664 1234567', 'tel:+436641234567'],
    ['01/2345678 0664/1234567', '01/2345678', 'tel:012345678'],
    ['01/2345678/0664/1234567', '01/2345678', 'tel:012345678'],
    ['01 2345678\n0664 1234567', '01 2345678', 'tel:012345678'],
    ['0664 123 45 07 01 5123456', '0664 123 45 07', 'tel:06641234507'],
    ['01 2345678 0664 1234567 0660 7654321', '01 2345678', 'tel:012345678'],
    ['01 512345 / 0043 664 1234567', '01 512345', 'tel:01512345'],
    ['0664 1234567; 01 2345678', '0664 1234567', 'tel:06641234567'],
    ['0664 1234567, 01 2345678', '0664 1234567', 'tel:06641234567'],
    ['0664 1234567 | 01 2345678', '0664 1234567', 'tel:06641234567'],
    ['0664 1234567 & 01 2345678', '0664 1234567', 'tel:06641234567'],
    ['0664 1234567 oder 01 2345678', '0664 1234567', 'tel:06641234567'],
    ['0664 1234567 bzw. 01 2345678', '0664 1234567', 'tel:06641234567'],
  ])('a telephone is found among words and other numbers, and can be dialled: %j', (sent, shown, link) => {
    const number = readTelephone(sent)
    expect([number, number && telephoneLink(number)]).toEqual([shown, link])
  })

  test.each([
    '1234567890123456',
    '+43 664 1234567 8901234',
    '0800 KLINKE',
    '1010 Wien',
    'www.immo2000.at',
    'https://makler.example/123456',
    'info@makler123456.example',
    '<b>0664 1234567',
    '0664 1234567<b>',
    '"onload=alert(1234567)',
  ])('a telephone is not made of %j', (sent) => {
    expect(readTelephone(sent)).toBeNull()
  })

  test.each([
    '+43 1 234</noscript><meta http-equiv=refresh content="0;url=//evil.example">',
    '"><svg onload=x>',
    'javascript:x',
    'auf Anfrage',
    '123',
    '1'.repeat(41),
    ' '.repeat(20_000),
  ])('an invalid telephone number is left out with a note, and nothing else is lost: %#', async (sent) => {
    for (const name of ['tel_durchw', 'tel_handy', 'tel_zentrale', 'tel_fax']) {
      const object = await readOne(person(`<name>X</name><${name}><![CDATA[${sent}]]></${name}>`))
      expect(object.property).not.toBeNull()
      expect(object.agent).toMatchObject({ name: 'X', telefon: null, mobil: null })
      expect(Object.values(object.agent?.kontaktperson ?? {})).toEqual([])
      if (sent.trim()) expect(codesAt(object, `kontaktperson/${name}`)).toEqual(['not_a_telephone'])
    }
  })

  test('the report names the field and the value', async () => {
    const object = await readOne(person('<name>X</name><tel_handy>auf Anfrage</tel_handy>'))
    const note = object.notes.find(({ code }) => code === 'not_a_telephone')
    expect(note).toEqual({
      level: 'warning',
      path: 'kontaktperson/tel_handy',
      code: 'not_a_telephone',
      params: { wert: 'auf Anfrage' },
    })
  })

  test.each([
    ['mailto:Eva@Huber.example', 'eva@huber.example'],
    ['office@käsehof.example', 'office@xn--ksehof-bua.example'],
    ['a@b.example,evil@c.example', null],
    ['a@b.example?bcc=evil@c.example', null],
    ['a&#13;&#10;Bcc: x@b.example', null],
    ['"><svg/onload=x>@b.example', null],
  ])('an address is an e-mail by our own schema: %s', async (sent, email) => {
    const object = await readOne(person(`<name>X</name><email_direkt>${sent.replace(/[<>]/g, '&lt;')}</email_direkt>`))
    expect(object.agent?.email).toBe(email)
    expect(codesAt(object, 'kontaktperson/email_direkt')).toEqual(email === null ? ['not_an_email'] : [])
  })

  test('markup in a name does not survive; a portrait inside the file is said', async () => {
    const object = await readOne(
      person(
        '<name><![CDATA[<b>Huber</b><script>x</script>]]></name><foto location="INTERN"><daten><anhanginhalt>QUJD</anhanginhalt></daten></foto>',
      ),
    )
    expect(object.agent).toMatchObject({ name: 'Huber', foto: null })
    expect(codesAt(object, 'kontaktperson/foto')).toEqual(['portrait_inside'])
  })

  test('several contacts: the first counts, and it is said', async () => {
    const object = await readOne(person('<name>Eins</name>') + person('<name>Zwei</name>'))
    expect(object.agent?.name).toBe('Eins')
    expect(codesAt(object, 'kontaktperson')).toEqual(['contact_several'])
  })
})
