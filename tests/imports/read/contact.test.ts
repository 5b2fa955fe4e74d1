import { describe, expect, test } from 'vitest'
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

  test('nobody is nobody', async () => {
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
