import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toJSONSchema } from 'zod'
import type { User } from '../../src/domain/auth/user.ts'
import type { FieldOrigin } from '../../src/domain/properties/hand.ts'
import { createByHand } from '../../src/domain/properties/hand-operations.ts'
import type { HandPicture } from '../../src/domain/properties/picture-schemas.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { facts } from '../../src/i18n/facts/browser.ts'
import { listings } from '../../src/i18n/listings/browser.ts'
import { search } from '../../src/i18n/search/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import type { FieldSchema } from '../../src/islands/admin/form/schema.ts'
import EditScreen from '../../src/islands/admin/homes/edit/EditScreen.tsx'
import { HomeEditor } from '../../src/islands/admin/homes/edit/HomeEditor.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', listings, facts, search, admin, shared)
const field = (name: FieldOrigin['field'], value: FieldOrigin['value']): FieldOrigin => ({
  ...{ field: name, value, origin: 'hand', feed_value: null, changed_at: null },
})
const homeOf = (version: string, title = 'Altbau', street = 'Ring') => ({
  data: [field('objekttitel', title), field('strasse', street), field('plz', '1010'), field('ort', 'Wien')],
  ...{ version, by_hand: true, company_id: 1, external_id: 'H-1', status: 'unlisted', waehrung: 'EUR', held: null },
  ...{ missing: [], people: [], projects: [] },
})
const pictureOf = (hash: string, more: Partial<HandPicture> = {}): HandPicture => ({
  ...{ hash: hash.repeat(64), kind: 'photo', titel: hash, alt: {}, origin: 'hand', hidden: false },
  ...{ url: 'data:,', thumbnail_url: 'data:,', width: 3, height: 2, ...more },
})
const picturesOf = (version: string, ...data: HandPicture[]) => ({ data, version })
const stale = { status: 409, body: { code: 'record.changed', message: 'Jemand anderer war schneller.' } }
const FIELDS = 'GET /api/admin/properties/7/fields'
const PICTURES = 'GET /api/admin/properties/7/pictures'
const button = (name: string) => page.getByRole('button', { name })
const step = (name: string) => page.getByRole('navigation').getByRole('button', { name })
const title = page.getByRole('textbox', { name: 'Titel', exact: true })

beforeEach(() => history.replaceState(null, '', '?id=7&teil=bearbeiten'))

test('of two people on one home, the second keeps what they typed, and is told what the other has changed', async () => {
  let home = homeOf('v1')
  const sent = answerWith({
    [FIELDS]: () => ({ body: home }),
    'PATCH /api/admin/properties/7/fields': ({ body }) =>
      (body as { version: string }).version === 'v1' ? stale : { body: homeOf('v3', 'Neubau', 'Gasse') },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await title.fill('Mein Titel')
  await step('Adresse').click()
  await page.getByRole('textbox', { name: 'Straße' }).fill('Gasse')
  home = homeOf('v2', 'Neubau')
  await button('Speichern').click()
  await button('Neu laden').click()
  await expect.element(page.getByText('Inzwischen geändert: Titel')).toHaveFocus()
  // The other person's title is shown; the own street stays.
  await expect.element(page.getByRole('textbox', { name: 'Straße' })).toHaveValue('Gasse')
  await step('Objekt').click()
  await expect.element(title).toHaveValue('Neubau')
  await button('Speichern').click()
  await expect
    .poll(() => sent.filter(({ name }) => name.startsWith('PATCH')).at(-1)?.body)
    .toEqual({ strasse: 'Gasse', version: 'v2' })
  await expect.element(page.getByText('Inzwischen geändert')).not.toBeInTheDocument()
})

test.each([
  ['an own picture', 'Bilder', 'Nach vorne: Bild 2 von 2', 'Speichern'],
  ['an act that comes too late', 'Adresse', 'Veröffentlichen', 'Veröffentlichen', 'Neu laden'],
])('%s loads the home again: what a colleague has changed is told, and not overwritten', async (_, at, ...presses) => {
  let home = homeOf('v1')
  const files = [pictureOf('a'), pictureOf('b')]
  const sent = answerWith({
    [FIELDS]: () => ({ body: home }),
    [PICTURES]: () => ({ body: picturesOf(home.version, ...files) }),
    'PATCH /api/admin/properties/7/pictures': () => {
      home = homeOf('v3', 'Neubau')
      return { body: picturesOf('v3', ...files.toReversed()) }
    },
    'POST /api/admin/properties/7/publish': stale,
    'PATCH /api/admin/properties/7/fields': { body: homeOf('v4', 'Neubau', 'Gasse') },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await title.fill('Mein Titel')
  await step('Adresse').click()
  await page.getByRole('textbox', { name: 'Straße' }).fill('Gasse')
  await step(at).click()
  home = homeOf('v2', 'Neubau')
  for (const name of presses) await button(name).first().click()
  const told = page.getByText('Inzwischen geändert: Titel')
  await expect.element(told).toHaveFocus()
  await step('Objekt').click()
  await expect.element(title).toHaveValue('Neubau')
  await button('Speichern und weiter').click()
  const patched = () => sent.find(({ name }) => name === 'PATCH /api/admin/properties/7/fields')?.body
  await expect.poll(patched).toEqual({ strasse: 'Gasse', version: home.version })
  await expect.element(told).not.toBeInTheDocument()
})

test('what is typed while a picture is sent stays when the home is loaded again after it', async () => {
  let version = 'v1'
  let answer: () => void = () => {}
  const sent = answerWith({
    [FIELDS]: () => ({ body: homeOf(version) }),
    [PICTURES]: () => ({ body: picturesOf(version, pictureOf('a'), pictureOf('b')) }),
    'PATCH /api/admin/properties/7/pictures': async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      version = 'v2'
      return { body: picturesOf(version, pictureOf('b'), pictureOf('a')) }
    },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Bilder').click()
  await button('Nach vorne: Bild 2 von 2').click()
  await button('Speichern').click()
  await step('Objekt').click()
  await title.fill('Mein Titel')
  answer()
  await expect.poll(() => sent.filter(({ name }) => name === FIELDS)).toHaveLength(2)
  await button('Speichern und weiter').click()
  await expect.poll(() => sent.at(-1)?.body).toEqual({ objekttitel: 'Mein Titel', version: 'v2' })
  await expect.element(page.getByText('Inzwischen geändert')).not.toBeInTheDocument()
})

test('a field is given back of the home that was read: who comes second is told', async () => {
  let version = 'v1'
  const home = () => ({ ...homeOf(version), by_hand: false })
  const sent = answerWith({
    [FIELDS]: () => ({ body: home() }),
    'DELETE /api/admin/properties/7/fields/objekttitel': ({ query }) =>
      query.get('version') === version ? { body: { ...home(), version: 'v3' } } : stale,
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  const back = button('Wieder dem Feed überlassen Titel')
  await expect.element(back).toBeVisible()
  version = 'v2'
  await back.click()
  await button('Neu laden').click()
  await expect.element(button('Neu laden')).not.toBeInTheDocument()
  await back.click()
  const versions = () => sent.filter(({ name }) => name.startsWith('DELETE')).map(({ query }) => query.get('version'))
  await expect.poll(versions).toEqual(['v1', 'v2'])
})

test('amounts are in the currency of the home, also what the feed says, and in the one that is chosen', async () => {
  const price = { ...field('kaufpreis', 900_000), feed_value: 950_000 }
  const sent = answerWith({
    [FIELDS]: {
      body: {
        ...homeOf('v1'),
        data: [price, field('kaution', 3000), field('waehrung', 'CHF')],
        by_hand: false,
        waehrung: 'CHF',
      },
    },
    'PATCH /api/admin/properties/7/fields': { body: homeOf('v2') },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Preis').click()
  await expect.element(page.getByRole('textbox', { name: 'Kaufpreis CHF' })).toHaveValue('900000')
  await expect.element(page.getByRole('textbox', { name: 'Kaution CHF' })).toBeVisible()
  await expect.element(page.getByText('950000 CHF')).toBeVisible()
  await expect.element(page.getByText('€')).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Währung' }).selectOptions('USD')
  await expect.element(page.getByRole('textbox', { name: 'Kaution USD' })).toBeVisible()
  await button('Speichern').click()
  await expect.poll(() => sent.at(-1)?.body).toEqual({ waehrung: 'USD', version: 'v1' })
})

test('what is typed while a home is being saved stays, and is sent with the next save', async () => {
  let answer: () => void = () => {}
  const homes = [homeOf('v2', 'Neubau', 'Gasse'), homeOf('v3', 'Neubau am Park', 'Gasse')]
  const sent = answerWith({
    [FIELDS]: { body: homeOf('v1') },
    'PATCH /api/admin/properties/7/fields': async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return { body: homes.shift() ?? {} }
    },
  })
  const patches = () => sent.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body)
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await title.fill('Neubau')
  await step('Adresse').click()
  await page.getByRole('textbox', { name: 'Straße' }).fill('Gasse')
  await button('Speichern').click()
  await expect.poll(patches).toEqual([{ objekttitel: 'Neubau', strasse: 'Gasse', version: 'v1' }])
  await step('Objekt').click()
  await title.fill('Neubau am Park')
  answer()
  await expect.element(page.getByText('Noch nicht gespeichert')).toBeVisible()
  await expect.element(title).toHaveValue('Neubau am Park')
  expect(isAsked()).toBe(true)
  await button('Speichern').click()
  await expect.poll(patches).toHaveLength(2)
  expect(patches()[1]).toEqual({ objekttitel: 'Neubau am Park', version: 'v2' })
  answer()
  await expect.poll(isAsked).toBe(false)
})

test('the own pictures are no change by somebody else: the home is published with the version that they left', async () => {
  let version = 'v1'
  const files = [pictureOf('a'), pictureOf('b')]
  const sent = answerWith({
    [FIELDS]: () => ({ body: homeOf(version) }),
    [PICTURES]: () => ({ body: picturesOf(version, ...files) }),
    'PATCH /api/admin/properties/7/pictures': () => {
      version = 'v2'
      return { body: picturesOf(version, ...files.toReversed()) }
    },
    'POST /api/admin/properties/7/publish': { body: { data: { status: 'active', version: 'v3' } } },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Bilder').click()
  await button('Nach vorne: Bild 2 von 2').click()
  await button('Speichern').click()
  await expect.poll(() => sent.filter(({ name }) => name === FIELDS)).toHaveLength(2)
  await button('Veröffentlichen').click()
  await button('Veröffentlichen').click()
  await expect.poll(() => sent.find(({ name }) => name.endsWith('/publish'))?.body).toEqual({ version: 'v2' })
})

test('what was arranged stays when another step is opened, and when a colleague adds a picture', async () => {
  let version = 'v1'
  const files = [pictureOf('a'), pictureOf('b')]
  const sent = answerWith({
    [FIELDS]: () => ({ body: homeOf('v1') }),
    [PICTURES]: () => ({ body: picturesOf(version, ...files) }),
    'PATCH /api/admin/properties/7/pictures': ({ body }) =>
      (body as { version: string }).version === 'v1' ? stale : { body: picturesOf('v3', ...files) },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Bilder').click()
  await button('Nach vorne: Bild 2 von 2').click()
  await step('Adresse').click()
  await step('Bilder').click()
  const order = () => [...document.querySelectorAll('[data-file]')].map((one) => one.getAttribute('data-file')?.[0])
  await expect.poll(order).toEqual(['b', 'a'])
  version = 'v2'
  files.push(pictureOf('c'))
  await button('Speichern').click()
  await button('Neu laden').click()
  await expect.poll(order).toEqual(['b', 'a', 'c'])
  await button('Speichern').click()
  const named = ['b', 'a', 'c'].map((hash) => expect.objectContaining({ hash: hash.repeat(64) }))
  await expect
    .poll(() => sent.filter(({ name }) => name.startsWith('PATCH')).at(-1)?.body)
    .toEqual({ version: 'v2', pictures: named })
})

test('undo brings a deleted picture back alone: a text that was typed since then stays', async () => {
  const files = [pictureOf('a'), pictureOf('b')]
  const sent = answerWith({
    [FIELDS]: { body: homeOf('v1') },
    [PICTURES]: { body: picturesOf('v1', ...files) },
    'PATCH /api/admin/properties/7/pictures': { body: picturesOf('v1', ...files) },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Bilder').click()
  await button('Löschen: Bild 1 von 2').click()
  await page.getByRole('textbox', { name: 'Sprache: Deutsch' }).fill('Der Garten')
  await button('Rückgängig').click()
  await button('Speichern').click()
  const saved = [
    { hash: 'a'.repeat(64), hidden: false, alt: {} },
    { hash: 'b'.repeat(64), hidden: false, alt: { de: 'Der Garten' } },
  ]
  await expect
    .poll(() => sent.filter(({ name }) => name.startsWith('PATCH')).at(-1)?.body)
    .toMatchObject({ pictures: saved })
})

test('an arrangement is given back to the feed after a question, and the feed’s order is shown at once', async () => {
  const [a, b] = [pictureOf('a', { origin: 'feed' }), pictureOf('b', { origin: 'feed', alt: { de: 'Küche' } })]
  const arranged = { ...picturesOf('v1', b, a), arranged: true }
  const given = { ...picturesOf('v2', a, { ...b, alt: {} }), arranged: false }
  let read = arranged
  const sent = answerWith({
    [FIELDS]: () => ({ body: { ...homeOf(read.version), by_hand: false } }),
    [PICTURES]: () => ({ body: read }),
    'DELETE /api/admin/properties/7/pictures/arrangement': () => {
      read = given
      return { body: read }
    },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Bilder').click()
  const back = button('Reihenfolge, Arten und Bildbeschreibungen wieder dem Feed überlassen')
  await back.click()
  await expect.element(page.getByText('gelöschte bleiben gelöscht')).toHaveFocus()
  await back.click()
  const order = () => [...document.querySelectorAll('[data-file]')].map((one) => one.getAttribute('data-file')?.[0])
  await expect.poll(order).toEqual(['a', 'b'])
  await expect.element(back).not.toBeInTheDocument()
  expect(sent.find(({ name }) => name.startsWith('DELETE'))?.query.get('version')).toBe('v1')
  expect(document.querySelector(`[data-file="${b.hash}"] input`)).toHaveProperty('value', '')
})

test('nothing is offered to be given back where the feed’s arrangement counts, and while something is not saved', async () => {
  let isArranged = false
  answerWith({
    [FIELDS]: () => ({ body: { ...homeOf(isArranged ? 'v2' : 'v1'), by_hand: false } }),
    [PICTURES]: () => ({
      body: { ...picturesOf(isArranged ? 'v2' : 'v1', pictureOf('a'), pictureOf('b')), arranged: isArranged },
    }),
    'PATCH /api/admin/properties/7/pictures': () => {
      isArranged = true
      return { body: { ...picturesOf('v2', pictureOf('b'), pictureOf('a')), arranged: true } }
    },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Bilder').click()
  const back = button('wieder dem Feed überlassen')
  await button('Nach vorne: Bild 2 von 2').click()
  await expect.element(page.getByText('Noch nicht gespeichert')).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
  await button('Speichern').click()
  await expect.element(back).toBeVisible()
  await button('Nach vorne: Bild 2 von 2').click()
  await expect.element(back).not.toBeInTheDocument()
})

test('a new home takes a title as long as its call does', async () => {
  history.replaceState(null, '', '?neu=1')
  const schema = toJSONSchema(createByHand.body, { io: 'input', unrepresentable: 'any' }) as FieldSchema
  const sent = answerWith({
    'POST /api/admin/properties': { status: 400, body: { code: 'input.invalid', message: 'Bitte prüfen.' } },
  })
  const user = { id: 1, role: 'agent', company_id: 1 } as User
  await render(<EditScreen {...{ t, language: 'de', user, schemas: { 'POST /api/admin/properties': schema } }} />)
  await expect.element(title).toHaveAttribute('maxlength', '300')
  await title.fill('x'.repeat(300))
  await page.getByRole('combobox', { name: 'Angebot' }).selectOptions('Mieten')
  await button('Entwurf anlegen').click()
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({ objekttitel: 'x'.repeat(300), objektart: 'WOHNUNG', vermarktungsart: ['MIETE'] })
})

const fed = (
  name: FieldOrigin['field'],
  value: FieldOrigin['value'],
  hand: FieldOrigin['value'] = null,
): FieldOrigin => ({
  ...field(name, hand ?? value),
  ...{ origin: hand === null ? 'feed' : 'hand', feed_value: value },
})
const feedHome = (version: string, raumhoehe: FieldOrigin = fed('raumhoehe', 2.8)) => ({
  ...homeOf(version),
  by_hand: false,
  data: [
    ...homeOf(version).data.map((one) => ({ ...one, origin: 'feed' as const })),
    ...[raumhoehe, fed('bgf', null), fed('anzahl_betten', null), fed('dachform', null), fed('min_mietdauer', null)],
    ...[fed('energiepass', { epart: 'BEDARF' }), fed('wohnflaeche', 80)],
  ],
})
const addFact = page.getByRole('searchbox', { name: 'Angabe hinzufügen' })

test('a fact is found by its name, set, and given back; the other facts stay out of the way', async () => {
  let home = feedHome('v1')
  const sent = answerWith({
    [FIELDS]: () => ({ body: home }),
    'PATCH /api/admin/properties/7/fields': () => {
      home = feedHome('v2', fed('raumhoehe', 2.8, 3.2))
      return { body: home }
    },
    'DELETE /api/admin/properties/7/fields/raumhoehe': () => ({ body: feedHome('v3') }),
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Flächen').click()
  // What the feed says stands in a fold, what nobody says nowhere.
  await expect.element(page.getByRole('textbox', { name: 'Raumhöhe' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Betten' })).not.toBeInTheDocument()
  await page.getByText('Weitere Angaben laut Feed (1)').click()
  await page.getByRole('textbox', { name: 'Raumhöhe' }).fill('3,2')
  await addFact.fill('betten')
  await addFact.click()
  await userEvent.keyboard('{Enter}')
  const beds = page.getByRole('textbox', { name: 'Betten' })
  await expect.element(beds).toHaveFocus()
  await beds.fill('4')
  await button('Speichern').click()
  await expect
    .poll(() => sent.find(({ name }) => name.startsWith('PATCH'))?.body)
    .toEqual({ raumhoehe: 3.2, anzahl_betten: 4, version: 'v1' })
  await button('Wieder dem Feed überlassen Raumhöhe').click()
  await expect.element(page.getByText('Laut Feed: 2.8 m')).not.toBeInTheDocument()
})

test('a fact of another step is found too, and opens that step', async () => {
  answerWith({ [FIELDS]: () => ({ body: feedHome('v1') }) })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await addFact.fill('MINDEST mietdauer')
  await page.getByRole('button', { name: 'Mindestmietdauer' }).click()
  await expect.element(step('Verfügbarkeit')).toHaveAttribute('aria-current', 'step')
  await expect.element(page.getByRole('textbox', { name: 'Mindestmietdauer' })).toHaveFocus()
  await addFact.fill('gibt es nicht')
  await expect.element(page.getByText('Keine Angabe heißt so.')).toBeVisible()
})

test('a refused fact is named at its field, also within the fold', async () => {
  const refused = {
    code: 'input.invalid',
    message: 'Bitte prüfen.',
    fields: [{ field: 'raumhoehe', code: 'too_large', message: 'Zu hoch.' }],
  }
  answerWith({
    [FIELDS]: () => ({ body: feedHome('v1') }),
    'PATCH /api/admin/properties/7/fields': { status: 400, body: refused },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Flächen').click()
  const fold = page.getByText('Weitere Angaben laut Feed (1)')
  await fold.click()
  const height = page.getByRole('textbox', { name: 'Raumhöhe' })
  await height.fill('1e9')
  await fold.click()
  await expect.element(height).not.toBeInTheDocument()
  await button('Speichern').click()
  await expect.element(height).toHaveFocus()
  await expect.element(page.getByText('Zu hoch.')).toBeVisible()
})

test('the other values of the certificate are kept, and sent by their kinds', async () => {
  const sent = answerWith({
    [FIELDS]: () => ({ body: feedHome('v1') }),
    'PATCH /api/admin/properties/7/fields': () => ({ body: feedHome('v2') }),
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Energie').click()
  await page.getByText('Weitere Werte des Ausweises').click()
  await page.getByRole('textbox', { name: 'Stromwert' }).fill('12,5')
  await page.getByRole('combobox', { name: 'Mit Warmwasser' }).selectOptions('Ja')
  await button('Speichern').click()
  await expect
    .poll(() => sent.find(({ name }) => name.startsWith('PATCH'))?.body)
    .toEqual({ energiepass: { epart: 'BEDARF', stromwert: 12.5, mitwarmwasser: true }, version: 'v1' })
})

test('words of a feed that no list has are shown, and sent as they are with a change of another part', async () => {
  const foreign = { epart: 'BEDARFSAUSWEIS', ausstelldatum: '2019-05', mitwarmwasser: 'teilweise', baujahr: 'ca. 1900' }
  const home = { ...feedHome('v1'), data: [...feedHome('v1').data, fed('energiepass', foreign)] }
  const fields = [{ field: 'energiepass.stromwert', code: 'too_large', message: 'Zu hoch.' }]
  const sent = answerWith({
    [FIELDS]: () => ({ body: home }),
    'PATCH /api/admin/properties/7/fields': {
      status: 400,
      body: { code: 'input.invalid', message: 'Bitte prüfen.', fields },
    },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Energie').click()
  await page.getByText('Weitere Werte des Ausweises').click()
  await expect.element(page.getByRole('combobox', { name: 'Mit Warmwasser' })).toHaveValue('teilweise')
  await expect.element(page.getByRole('textbox', { name: 'Ausgestellt' })).toHaveValue('2019-05')
  await page.getByRole('textbox', { name: 'Stromwert' }).fill('9999')
  await button('Speichern').click()
  await expect
    .poll(() => sent.find(({ name }) => name.startsWith('PATCH'))?.body)
    .toEqual({ energiepass: { ...foreign, stromwert: 9999 }, version: 'v1' })
  await expect.element(page.getByText(/Stromwert.*: Zu hoch\./)).toBeVisible()
})

test('costs and fields of a sender keep the parts that no input has, and lose the tax of another amount', async () => {
  const cost = { art: 'zusatzkosten_8', name: 'Lift', netto: 15, ust: 20, ust_typ: 'percent' }
  const own = { Blickrichtung: ['Süden', 'Westen'], interne_id: '77' }
  const home = {
    ...feedHome('v1'),
    data: [...feedHome('v1').data, fed('zusatzkosten', [cost]), fed('user_defined', own)],
  }
  const sent = answerWith({
    [FIELDS]: () => ({ body: home }),
    'PATCH /api/admin/properties/7/fields': { body: { ...home, version: 'v2' } },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await page.getByText('Weitere Angaben laut Feed (1)').click()
  const fields = page.getByRole('group', { name: 'Eigene Felder' })
  await expect.element(fields.getByRole('textbox', { name: 'Inhalt' })).toHaveValue('Süden, Westen')
  await fields.getByRole('button', { name: 'Zeile hinzufügen' }).click()
  await fields.getByRole('textbox', { name: 'Bezeichnung' }).last().fill('Boden')
  await fields.getByRole('textbox', { name: 'Inhalt' }).last().fill('Eiche')
  await step('Preis').click()
  await page.getByText('Weitere Angaben laut Feed (1)').click()
  const costs = page.getByRole('group', { name: 'Weitere Kosten' })
  await costs.getByRole('textbox', { name: 'ohne USt.' }).fill('17,5')
  await costs.getByRole('button', { name: 'Zeile hinzufügen' }).click()
  await costs.getByRole('textbox', { name: 'Bezeichnung' }).last().fill('Garten')
  await costs.getByRole('textbox', { name: 'inkl. USt.' }).last().fill('viel')
  await button('Speichern').click()
  await expect
    .poll(() => sent.find(({ name }) => name.startsWith('PATCH'))?.body)
    .toEqual({
      user_defined: { ...own, Boden: 'Eiche' },
      zusatzkosten: [
        { art: 'zusatzkosten_8', name: 'Lift', netto: 17.5 },
        { name: 'Garten', brutto: 'viel' },
      ],
      version: 'v1',
    })
})

test('links are listed by hand, kept in their order, and a bad address is named', async () => {
  const tour = { gruppe: 'PANORAMA', titel: 'Rundgang', url: 'https://tour.example.at/' }
  const home = { ...feedHome('v1'), data: [...feedHome('v1').data, fed('links', [tour])] }
  const bad = { field: 'links.1.url', code: 'invalid', message: 'Keine Adresse.' }
  const sent = answerWith({
    [FIELDS]: () => ({ body: home }),
    'PATCH /api/admin/properties/7/fields': {
      status: 400,
      body: { code: 'input.invalid', message: 'Bitte prüfen.', fields: [bad] },
    },
  })
  await render(<HomeEditor {...{ t, language: 'de', id: 7 }} />)
  await step('Rundgänge').click()
  await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('https://tour.example.at/')
  await button('Link hinzufügen').click()
  await page.getByRole('combobox', { name: 'Art' }).last().selectOptions('Film')
  await page.getByRole('textbox', { name: 'Adresse' }).last().fill('kein Film')
  await button('Speichern').click()
  await expect
    .poll(() => sent.find(({ name }) => name.startsWith('PATCH'))?.body)
    .toEqual({ links: [tour, { gruppe: 'FILMLINK', titel: null, url: 'kein Film' }], version: 'v1' })
  await expect.element(page.getByText('Keine Adresse.')).toBeVisible()
})
