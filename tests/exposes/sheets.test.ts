import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEMPLATES } from '../../src/domain/exposes/choices.ts'
import { createCompiler } from '../../src/server/exposes/compiler.ts'
import type { PictureFiles, TemplateFile } from '../../src/server/exposes/compiler-messages.ts'
import type { ExposeDocument, ExposeHome, ExposeText } from '../../src/server/exposes/document.ts'
import { levelsAreConsecutive, type Read, readPdf } from './reader.ts'
import { photo, pictures, sampleDocument, sampleHome } from './sample.ts'

const compiler = createCompiler()
let files: PictureFiles
beforeAll(async () => {
  files = await pictures()
})
afterAll(() => compiler.close())

const read = async (template: TemplateFile, document: ExposeDocument, paper = 'a4'): Promise<Read> =>
  readPdf((await compiler.compile({ document, template, pictures: files, pageWidth: null, inputs: { paper } })).pdf)

const many = <T>(count: number, one: (nr: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at + 1))
const said = (text: string) => ({ text, lang: null })
const number = { text: '+43 316 123456', href: 'tel:+43316123456' }
const SENTENCE = 'Der Blick reicht vom Balkon über den Garten bis zu den Bergen.'
const textOf = (title: string, ...paragraphs: string[]): ExposeText => ({
  title,
  lang: null,
  blocks: paragraphs.map((text) => ({ kind: 'paragraph', runs: [{ text, strong: false, emphasis: false }] })),
})
const ordinary: Partial<ExposeHome> = {
  texts: [textOf('Beschreibung', SENTENCE)],
  pictures: many(8, (nr) => photo(`Bild ${nr}`)),
  plans: [photo('Grundriss')],
  facts: [{ title: 'Daten', rows: [{ label: 'Baujahr', value: '1990' }] }],
}

/** The lower margin of a sheet, 12 mm, in points. */
const MARGIN = 34

/** Homes that leave too little or too much for a sheet. */
const HOMES: Record<string, Partial<ExposeHome>> = {
  'an ordinary home': ordinary,
  'a home with hardly any data': {},
  'a text of thirty pages': {
    ...ordinary,
    texts: [textOf('Beschreibung', ...many(60, () => many(20, () => SENTENCE).join(' ')))],
  },
  'a text without a sentence': { ...ordinary, texts: [textOf('Beschreibung', 'Licht und Luft '.repeat(900))] },
  'a very long title': {
    ...ordinary,
    title: { text: 'Donaudampfschifffahrtsgesellschaftswohnung mit Terrasse '.repeat(4).trim(), lang: null },
  },
  'very many facts': {
    ...ordinary,
    facts: many(20, (nr) => ({
      title: `Gruppe ${nr}`,
      rows: many(12, (row) => ({ label: `Angabe mit einem langen Namen ${row}`, value: `langer Wert ${row}` })),
    })),
  },
  'very many parts of the price': {
    ...ordinary,
    price: {
      label: 'Miete',
      amount: '1.200 €',
      note: 'pro Monat zzgl. USt.',
      converted: null,
      parts: many(40, (nr) => ({ label: `Position ${nr}`, value: '100 €', note: null })),
      remarks: many(5, () => [said(SENTENCE)]),
      commission: [said(SENTENCE)],
    },
  },
  'long names': {
    ...ordinary,
    company: {
      name: 'Gesellschaft für Treuhand '.repeat(5),
      line: said(SENTENCE),
      logo: null,
      colour: '#f5d000',
      lines: [],
    },
    keyFacts: many(6, (nr) => ({ label: `Angabe laut Grundbuch ${nr}`, value: `ungefähr ${nr}.000 Quadratmeter` })),
  },
}

describe.each(Object.keys(HOMES))('%s', (name) => {
  const document = sampleDocument('de', sampleHome('de', HOMES[name]))

  test('fills one sheet, both sides where there is anything for the second', async () => {
    const { pages, lowest, collisions } = await read('compact', document)
    expect(pages).toBe(name === 'a home with hardly any data' ? 1 : 2)
    expect(collisions).toEqual([])
    for (const baseline of lowest) expect(baseline).toBeGreaterThan(MARGIN)
  })

  test('has no words on each other in a document of several pages', async () => {
    expect((await read('professional', document)).collisions).toEqual([])
  })

  test.each(['a4', 'a3'])('fits on one page for the shop window, %s', async (paper) => {
    const { pages, lowest, collisions } = await read('aushang', document, paper)
    expect(pages).toBe(1)
    expect(collisions).toEqual([])
    expect(lowest[0]).toBeGreaterThan(8)
  })
})

test('a sheet cuts a long text at a sentence and names the page that has the rest', async () => {
  const { texts, links } = await read(
    'compact',
    sampleDocument('de', sampleHome('de', HOMES['a text of thirty pages'])),
  )
  const front = (texts[0] ?? '').replaceAll(/\s+/g, ' ')
  expect(front).toMatch(/bis zu den Bergen\. ?Diese Immobilie auf Klinke/)
  expect(links).toContain('https://klinke.example/immobilien/7')
})

const MORE = 'Alle Angaben und Bilder auf Klinke'
test('a sheet tells what is said of a price that has no parts and no commission', async () => {
  const { price } = sampleHome('de')
  const home = sampleHome('de', { ...ordinary, price: { ...price, remarks: [[said('Sie erwerben ein Baurecht.')]] } })
  expect((await read('compact', sampleDocument('de', home))).texts.join(' ')).toContain('Sie erwerben ein Baurecht.')
})

test.each([
  ['a third plan', { ...ordinary, plans: many(3, (nr) => photo(`Grundriss ${nr}`)) }, true],
  ['parts of the price', HOMES['very many parts of the price'] ?? {}, true],
  ['facts', HOMES['very many facts'] ?? {}, true],
  ['photographs', { ...ordinary, pictures: many(20, (nr) => photo(`Bild ${nr}`)) }, true],
  ['nothing', ordinary, false],
])('a sheet says that its page has more where it leaves out %s', async (_what, home, isCut) => {
  const { texts, links, lowest } = await read('compact', sampleDocument('de', sampleHome('de', home)))
  expect((texts.at(-1) ?? '').replaceAll(/\s+/g, ' ').includes(MORE)).toBe(isCut)
  expect(links).toContain('https://klinke.example/immobilien/7')
  for (const baseline of lowest) expect(baseline).toBeGreaterThan(MARGIN)
})

test('an ordinal or an abbreviation ends no sentence', async () => {
  const dates = many(200, () => 'Frei ab dem 3. März und ca. 400 m vom Bahnhof').join(' und ')
  const { texts } = await read(
    'compact',
    sampleDocument('de', sampleHome('de', { ...ordinary, texts: [textOf('Beschreibung', dates)] })),
  )
  expect((texts[0] ?? '').replaceAll(/\s+/g, ' ')).not.toMatch(/(dem 3\.|ca\.) ?Diese Immobilie/)
})

test('several homes have a table with links to the page of each', async () => {
  const homes = [sampleHome('de', ordinary), sampleHome('de', { id: 8, title: { text: 'Haus am See', lang: null } })]
  const document = await read('collection', {
    ...sampleDocument('de', sampleHome('de')),
    title: 'Ausgewählte Immobilien',
    homes,
    table: {
      columns: [
        { label: 'Immobilie', align: 'start' },
        { label: 'Preis', align: 'end' },
      ],
      rows: homes.map(({ title, price }, home) => ({ cells: [title, said(price.amount)], home })),
    },
  })
  const { roles, texts, outline, metadata } = document
  expect(roles).toContain('Table')
  expect(roles).toContain('TH')
  expect(metadata).toMatch(/pdfuaid:part>1</)
  expect(levelsAreConsecutive(document)).toBe(true)
  // The first home has plans and photographs for a second side, the other one needs one only.
  expect(texts).toHaveLength(4)
  expect(texts[0]).toContain('Haus am See')
  expect(texts[3]).toContain('Haus am See')
  for (const at of [1, 2, 3]) expect(texts[at]?.replaceAll(/\s+/g, ' ')).toContain(`Seite ${at + 1} von 4`)
  expect(JSON.stringify(outline)).toContain('Ausgewählte Immobilien')
})

test('of many homes each has one side, and all fit into the memory of a process', async () => {
  const homes = many(24, (nr) => sampleHome('de', { ...ordinary, id: nr, title: said(`Wohnung Nummer ${nr}`) }))
  const { texts, collisions } = await read('collection', {
    ...sampleDocument('de', sampleHome('de')),
    homes,
    table: {
      columns: [{ label: 'Immobilie', align: 'start' }],
      rows: homes.map(({ title }, home) => ({ cells: [title], home })),
    },
  })
  const sides = texts.filter((text) => /A-7\s*Seite \d+ von \d+$/.test(text.trim()))
  expect(sides).toHaveLength(24)
  // Of each, the plan and seven photographs are left out.
  for (const side of sides) expect(side.replaceAll(/\s+/g, ' ')).toContain(MORE)
  expect(texts.length).toBeLessThanOrEqual(24 + 3)
  expect(collisions).toEqual([])
})

test.each(['modern', 'professional'] as const)(
  'the contact of a home with little else stands below its map, not alone on a page: %s',
  async (template) => {
    const home = sampleHome('de', {
      texts: [textOf('Beschreibung', SENTENCE)],
      facts: [{ title: 'Daten', rows: many(5, (nr) => ({ label: `Angabe ${nr}`, value: `${nr}` })) }],
      map: { ...photo('Karte'), caption: 'Karte' },
      contact: { name: 'Eva Huber', position: null, portrait: null, telephone: number, mobile: null },
    })
    expect((await read(template, sampleDocument('de', home))).pages).toBe(1)
  },
)

const sampleProject = (): ExposeDocument => {
  const home = sampleHome('de')
  return {
    ...sampleDocument('de', home),
    homes: [],
    table: {
      columns: [
        { label: 'Einheit', align: 'start' },
        { label: 'Preis', align: 'end' },
      ],
      rows: many(90, (nr) => ({
        cells: [said(`Top ${nr}`), said(`${nr}00.000 €`)],
        home: null,
        url: `https://klinke.example/immobilien/${nr}`,
      })),
    },
    project: {
      title: { text: 'Wohnen am Park', lang: null },
      place: '4020 Linz',
      address: '4020 Linz',
      status: 'In Bau',
      stages: [
        { label: 'Planung', state: 'done' },
        { label: 'Bauphase', state: 'now' },
        { label: 'Übergabe', state: 'next' },
      ],
      rows: [],
      price: 'ab 100.000 €',
      converted: '≈ 92.000 CHF',
      texts: [],
      pictures: [photo('Haus')],
      plansTitle: 'Grundrisse',
      plans: many(3, (nr) => ({ ...photo(`Grundriss Top ${nr}`), caption: `Top ${nr} · 75 m²` })),
      map: null,
      contact: { name: 'Eva Huber', position: null, portrait: null, telephone: number, mobile: null },
      company: home.company,
      link: home.link,
      legal: home.legal,
    },
  }
}

/** The largest band of each page that has nothing, as a share of its height; without running head and foot. */
async function holesOf(template: TemplateFile, document: ExposeDocument): Promise<number[]> {
  const { pictures: pages } = await compiler.compile({ document, template, pictures: files, pageWidth: 200 })
  return Promise.all(
    pages.map(async ({ webp }) => {
      const { data, info } = await sharp(webp).greyscale().raw().toBuffer({ resolveWithObject: true })
      const isBlank = (y: number) => data.subarray(y * info.width, (y + 1) * info.width).every((grey) => grey > 244)
      let [run, worst] = [0, 0]
      for (let y = Math.floor(info.height * 0.06); y < info.height * 0.935; y++) {
        run = isBlank(y) ? run + 1 : 0
        worst = Math.max(worst, run)
      }
      return worst / info.height
    }),
  )
}

const costs = {
  rows: many(4, (nr) => ({ label: `Abgabe ${nr}`, value: `${nr}.000 €` })),
  total: { label: 'Summe', value: '10.000 €' },
  note: 'Eine Schätzung.',
}
const person = { name: 'Eva Huber', position: null, portrait: null, telephone: number, mobile: null }
const rowsOf = (title: string, count: number) => ({
  title,
  rows: many(count, (nr) => ({ label: `Angabe ${nr}`, value: `${nr}` })),
})

test('a house with two plans and seven photographs leaves no quarter of a page empty in the modern template', async () => {
  const home = sampleHome('de', {
    pictures: many(7, (nr) => photo(`Bild ${nr}`)),
    plans: ['Erdgeschoß', 'Obergeschoß'].map((name) => ({ ...photo(name), height: 520 })),
    plansTitle: 'Grundrisse',
    texts: many(4, (nr) => textOf(`Text ${nr}`, many(nr === 1 ? 7 : 2, () => SENTENCE).join(' '))),
    facts: [rowsOf('Objekt', 4), rowsOf('Flächen', 13), rowsOf('Zustand', 4), rowsOf('Verfügbarkeit', 2)],
    features: many(6, (nr) => `Merkmal ${nr}`),
    keyFacts: rowsOf('', 6).rows,
    purchaseCosts: costs,
    map: { ...photo('Karte'), caption: 'Karte' },
    distances: rowsOf('', 6).rows,
    contact: person,
  })
  for (const hole of await holesOf('modern', sampleDocument('de', home))) expect(hole).toBeLessThan(1 / 4)
})

/** What a feed without pictures, texts and figures of energy still tells. */
const BARE: Record<string, Partial<ExposeHome>> = {
  'a hall to let': {
    title: said('Halle in Wels'),
    price: { ...sampleHome('de').price, label: 'Miete', amount: '2.400 €', note: 'pro Monat netto' },
    facts: [rowsOf('Objekt', 4)],
  },
  'a hall for sale': { title: said('Halle in Wels'), facts: [rowsOf('Objekt', 4)], purchaseCosts: costs },
  'a Zinshaus': {
    title: said('Zinshaus in Graz'),
    facts: [rowsOf('Objekt', 4)],
    keyFacts: rowsOf('', 2).rows,
    earnings: rowsOf('', 2).rows,
    purchaseCosts: costs,
  },
  'a Zinshaus of which only the price is known': { title: said('Zinshaus in Graz'), purchaseCosts: costs },
}

describe.each(Object.keys(BARE))('%s without pictures, texts and energy', (name) => {
  const map = { ...photo('Karte'), width: 760, height: 640, caption: 'Karte' }
  const home = (more: Partial<ExposeHome>) => sampleHome('de', { contact: person, ...BARE[name], ...more })

  test.each(['professional', 'luxury'] as const)(
    'has no empty heading and no half-empty page in %s',
    async (template) => {
      const document = sampleDocument('de', home({ map }))
      const { headings, pages, collisions } = await read(template, document)
      expect(headings.filter((words) => words === '')).toEqual([])
      expect(headings.length).toBeGreaterThan(3)
      expect(pages).toBeLessThanOrEqual(2)
      expect(collisions).toEqual([])
      for (const hole of await holesOf(template, document)) expect(hole).toBeLessThan(2 / 5)
    },
  )

  test.each(['professional', 'luxury'] as const)('has no half-empty page without a map, in %s', async (template) => {
    const document = sampleDocument('de', home({ map: null }))
    const { headings, pages } = await read(template, document)
    expect(headings.filter((words) => words === '')).toEqual([])
    expect(pages).toBeLessThanOrEqual(2)
    // One page is what there is; two are both used.
    if (pages > 1) for (const hole of await holesOf(template, document)) expect(hole).toBeLessThan(1 / 2)
  })
})

test('what a bare plot has beside its price stands on one sheet, and the map not far from its contact', async () => {
  const home = sampleHome('de', {
    facts: [rowsOf('Objekt', 4)],
    texts: [textOf('Beschreibung', SENTENCE)],
    purchaseCosts: costs,
    map: { ...photo('Karte'), width: 760, height: 640, caption: 'Quelle der Karte' },
    contact: person,
  })
  const document = sampleDocument('de', home)
  const compact = await read('compact', document)
  expect(compact.pages).toBe(1)
  expect(compact.texts[0]).toContain('Abgabe 4')
  for (const template of ['modern', 'professional'] as const) {
    const { texts } = await read(template, document)
    expect(texts.at(-1)).toMatch(/Quelle der Karte[\s\S]*Eva Huber/)
  }
})

test('a project has its stages, and a table of units whose header stands on each page', async () => {
  const { texts, roles } = await read('project', sampleProject())
  expect(texts[0]).toMatch(/Planung[\s\S]*Bauphase[\s\S]*Übergabe/)
  expect(texts.filter((text) => text.includes('Einheit')).length).toBeGreaterThan(1)
  expect(texts.join('\n')).toContain('Top 90')
  expect(roles).toContain('TH')
})

test('a project has the plans of its units, the person, the other currency and the law, and links to its units', async () => {
  const { texts, alts, links, collisions } = await read('project', sampleProject())
  const all = texts.join('\n')
  expect(alts.filter((alt) => alt.startsWith('Grundriss'))).toHaveLength(3)
  for (const words of ['Top 3 · 75 m²', 'Eva Huber', '≈ 92.000 CHF', 'Irrtum, Änderungen']) expect(all).toContain(words)
  expect(links).toEqual(expect.arrayContaining(['tel:+43316123456', 'https://klinke.example/immobilien/90']))
  expect(collisions).toEqual([])
})

test('the document of a project is PDF/UA-1, too', async () => {
  const project = await read('project', sampleProject())
  expect(project.metadata).toMatch(/pdfuaid:part>1</)
  expect(levelsAreConsecutive(project)).toBe(true)
  expect(project.alts.every((alt) => alt !== '')).toBe(true)
})

test("a sheet for the shop window has the company's line, and the person above the number", async () => {
  const home = sampleHome('de', {
    ...ordinary,
    company: { ...sampleHome('de').company, line: said('Wohnen mit Handschlag') },
    contact: { name: 'Eva Huber', position: null, portrait: null, telephone: number, mobile: null },
  })
  const { texts, collisions } = await read('aushang', sampleDocument('de', home))
  expect(texts[0]?.replaceAll(/\s+/g, ' ')).toMatch(/Makler Muster Wohnen mit Handschlag Eva Huber \+43 316 123456/)
  expect(collisions).toEqual([])
})

test('a sheet for the shop window without a person has the number of the company', async () => {
  const company = { ...sampleHome('de').company, telephone: { text: '+43 1 5550100', href: 'tel:+4315550100' } }
  const { links } = await read('aushang', sampleDocument('de', sampleHome('de', { ...ordinary, company })))
  expect(links).toContain('tel:+4315550100')
})

test.each(TEMPLATES)('%s has the scale of a certificate that is only a picture', async (template) => {
  const energy = { classes: [], figures: [], rows: [], pictures: [photo('Energieskala')], note: null }
  const { alts, collisions } = await read(
    template,
    sampleDocument('de', sampleHome('de', { texts: [textOf('Beschreibung', SENTENCE)], energy })),
  )
  expect(alts).toContain('Energieskala')
  expect(collisions).toEqual([])
})

test('notes of a price have the comma of their language', async () => {
  const { price } = sampleHome('jp')
  const parts = [{ label: '敷金', value: '3.000 €', note: '税別', own: { text: 'Kaution', lang: 'de' } }]
  const document = sampleDocument('jp', sampleHome('jp', { price: { ...price, parts } }))
  const { texts } = await read('professional', document)
  expect(texts.join('').replaceAll(/\s+/g, '')).toContain('税別、Kaution')
})

test('several homes in Persian have Persian numbers of pages, on both sides of each', async () => {
  const home = sampleHome('ir', ordinary)
  const { texts } = await read('collection', {
    ...sampleDocument('ir', home),
    table: { columns: [{ label: 'ملک', align: 'start' }], rows: [{ cells: [said('ملک')], home: 0 }] },
  })
  expect(texts).toHaveLength(3)
  const [overview, front, back] = texts.map((text) => text.replaceAll(/\s+/g, ' '))
  expect(overview).toMatch(/۲/)
  expect(front).toMatch(/۲.*۳|۳.*۲/)
  expect(back).toMatch(/۳.*۳/)
})

test.each(TEMPLATES)('%s has what a tenant pays at the start, with its total', async (template) => {
  const { texts, collisions } = await read(
    template,
    sampleDocument('de', sampleHome('de', { ...ordinary, startCosts: costs })),
  )
  expect(texts.join('\n').replaceAll(/\s+/g, ' ')).toMatch(/Kosten zu Mietbeginn.*Abgabe 4.*Summe.*Eine Schätzung/)
  expect(collisions).toEqual([])
})

test.each(['modern', 'professional', 'luxury'] as const)('%s says how many plans it leaves out', async (template) => {
  const home = { ...ordinary, plans: many(2, (nr) => photo(`Grundriss ${nr}`)), plansNote: '2 von 60 Plänen' }
  const { texts } = await read(template, sampleDocument('de', sampleHome('de', home)))
  expect(texts.join('\n').match(/2 von 60 Plänen/g)).toHaveLength(1)
})

test.each([...TEMPLATES, 'aushang'] as const)(
  'an address in Arabic stays in one piece from left to right: %s',
  async (template) => {
    const address = 'Äußere Straße 5 (Hof), 1150 Wien (Süd)'
    const { texts } = await read(template, sampleDocument('sa', sampleHome('sa', { ...ordinary, address })))
    expect(texts.join('\n').replaceAll(/\s+/g, ' ')).toContain(address)
  },
)

test.each(['cn', 'jp'] as const)(
  'sentences, labels and brackets have the marks of their language: %s',
  async (language) => {
    const { price } = sampleHome(language)
    const parts = [{ label: '敷金', value: '3.000 €', note: '税別' }]
    const home = sampleHome(language, {
      ...ordinary,
      texts: HOMES['a text of thirty pages']?.texts ?? [],
      price: { ...price, parts },
    })
    const { texts, words } = await read('compact', sampleDocument(language, home))
    const text = texts.join('').replaceAll(/\s+/g, '')
    expect(text).toContain('敷金（税別）')
    expect(text).toContain('：klinke.example/immobilien/7')
    // The dot between two words is that of Latin letters, not one as wide as an ideograph.
    const second = words.findIndex(({ str }) => str === 'A-7')
    const first = words.slice(0, second).findLast(({ str }) => str.includes('Makler Muster'))
    expect((words[second]?.x ?? 99) - (first?.right ?? 0)).toBeLessThan(9)
  },
)

test.each([...TEMPLATES, 'aushang'] as const)(
  'a key fact of one long word stands beside the others: %s',
  async (template) => {
    const keyFacts = [
      ...rowsOf('', 4).rows,
      { label: 'Zustand', value: 'Renovierungsbedürftig' },
      { label: 'HWB', value: 'Klasse E' },
    ]
    // So many that the professional template has a large cover, and the key facts half of the width.
    const facts = ['Objekt', 'Flächen', 'Zustand', 'Lage'].map((title) => rowsOf(title, 9))
    const home = sampleHome('de', { ...ordinary, facts, keyFacts, earnings: rowsOf('', 3).rows })
    const { collisions, aside, texts } = await read(template, sampleDocument('de', home))
    expect(collisions).toEqual([])
    if (template !== 'aushang') expect(texts.join(' ')).toMatch(/Renovierungsbedürftig[\s\S]*Klasse E/)
    for (const points of aside) expect(points).toBeGreaterThan(8)
  },
)

test.each(['professional', 'aushang'] as const)(
  'a class of energy keeps its signs behind its letter in Arabic: %s',
  async (template) => {
    const figure = { label: 'الاحتياج الحراري (HWB)', value: '9.1 كيلوواط ساعة/م² سنويًا', class: 'A++', rank: 0 }
    const energy = { classes: ['A++', 'A+', 'A'], figures: [figure], rows: [], pictures: [], note: null }
    const home = sampleHome('sa', { energy, keyFacts: [{ label: 'الفئة', value: 'الفئة A++' }] })
    const runs = (await read(template, sampleDocument('sa', home))).words.map(({ str }) => str)
    expect(runs).toContain('A++')
    // They were a run of their own, left of their letter.
    expect(runs).not.toContain('++')
  },
)

test('a group of facts that is left over takes the whole width', async () => {
  const facts = [rowsOf('Objekt', 4), rowsOf('Flächen', 13), rowsOf('Zustand', 2), rowsOf('Lage', 1)]
  const { words } = await read('professional', sampleDocument('de', sampleHome('de', { facts })))
  const at = words.findIndex(({ str }) => str === 'Lage')
  const [, label, value] = words.slice(at)
  expect(label?.str).toBe('Angabe 1')
  // From the beginning of the wide column to the margin of the page.
  expect((value?.right ?? 0) - (label?.x ?? 0)).toBeGreaterThan(360)
})

test('a postcode stays with its town', async () => {
  const company = { ...sampleHome('de').company, lines: [{ text: 'Obere Bahngasse 6, 1030 Wien', href: null }] }
  const home = sampleHome('de', { ...ordinary, company, contact: person })
  expect((await read('professional', sampleDocument('de', home))).texts.join('')).toMatch(/1030[ \u00a0]Wien/)
})

test.each([...TEMPLATES] as const)('a company with a full stop keeps it at its end in Arabic: %s', async (template) => {
  const company = { ...sampleHome('sa').company, name: 'Kanzlei Marbach e.U.' }
  const home = sampleHome('sa', { ...ordinary, company, pictures: many(4, (nr) => photo(`Bild ${nr}`)) })
  const { words } = await read(template, sampleDocument('sa', home))
  const names = words.flatMap(({ str, x, right }, at) =>
    str.includes('Marbach') ? [{ str, x, right, next: words[at + 1] }] : [],
  )
  expect(names.length).toBeGreaterThan(1)
  // The stop is a run of its own, right of the name.
  for (const { str, right, next } of names)
    if (!str.includes('e.U.')) expect([next?.str, (next?.x ?? 0) >= right - 1]).toEqual(['.', true])
})

test('two plans share a page in the luxury template', async () => {
  const plans = ['Lageplan', 'Lage im Ort'].map((caption) => ({ ...photo(caption), caption, width: 760, height: 560 }))
  const { texts } = await read('luxury', sampleDocument('de', sampleHome('de', { ...ordinary, plans })))
  expect(texts.filter((text) => text.includes('Lageplan') && text.includes('Lage im Ort'))).toHaveLength(1)
})

test('what follows two plans in the luxury template begins on the next page', async () => {
  const facts = [
    ...[rowsOf('Objekt', 4), rowsOf('Flächen', 12), rowsOf('Zustand', 4), rowsOf('Lage', 1), rowsOf('Frei', 1)],
    { title: 'Ausstattung', rows: many(5, (nr) => ({ label: `Angabe ${nr}`, value: 'Einbauküche, offene Küche' })) },
  ]
  const plans = many(2, (nr) => ({ ...photo(`Grundriss ${nr}`), width: 600, height: 620, caption: `Grundriss ${nr}` }))
  for (const count of [1, 2, 4]) {
    const texts = many(count, (nr) => textOf(`Text ${nr}`, SENTENCE))
    const home = sampleHome('de', { ...ordinary, pictures: many(7, (nr) => photo(`Bild ${nr}`)), texts, plans, facts })
    expect((await read('luxury', sampleDocument('de', home))).collisions).toEqual([])
  }
})

test('in Arabic, the sheet for the shop window has each class of energy beside its own figure', async () => {
  const figure = { rank: 0, label: 'الاحتياج الحراري (HWB)', value: '195.8 كيلوواط ساعة/م² سنويًا', class: 'E' }
  const figures = [figure, { rank: 0, label: 'معامل كفاءة الطاقة (fGEE)', value: '3.28', class: 'F' }]
  const energy = { classes: ['E', 'F'], figures, rows: [], pictures: [], note: null }
  const { words } = await read('aushang', sampleDocument('sa', sampleHome('sa', { energy })))
  const first = words.find(({ str }) => str.trim() === 'E')
  const second = words.find(({ str }) => str.includes('fGEE'))
  // Read from the right: the first figure with its class, then the second one.
  expect(first?.x).toBeGreaterThan(second?.right ?? 9999)
})

test('an address and numbers of the sender lead where the server says', async () => {
  const company = {
    ...sampleHome('de').company,
    lines: [
      { text: 'Obere Bahngasse 6, 1030 Wien', href: null },
      { text: '+43 (0)1 5550100', href: 'tel:+4315550100' },
      { text: 'makler.at', href: 'https://makler.at/' },
    ],
  }
  const home = sampleHome('de', { ...ordinary, company, contact: person })
  const { links } = await read('professional', sampleDocument('de', home))
  expect(links).toEqual(expect.arrayContaining(['tel:+4315550100', 'https://makler.at/', number.href]))
})

test('small words in Turkish capitals keep the dots of their letters', async () => {
  const document = sampleDocument('tr', sampleHome('tr', { kind: 'Daire · kiralık' }))
  const { texts } = await read('luxury', document)
  // The reader takes wide letters for words.
  expect(texts.join('').replaceAll(/\s/g, '')).toContain('DAİRE·KİRALIK')
})

describe.each(['de', 'sa'] as const)('in %s', (language) => {
  test.each(['modern', 'professional', 'luxury', 'compact'] as const)(
    'the address of a tour stands beside its label: %s',
    async (template) => {
      const shown = 'rundgang.example/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789/7'
      const tour = { label: said('Rundgang'), url: `https://${shown}`, shown }
      const told = async (more: Partial<ExposeHome>) =>
        read(template, sampleDocument(language, sampleHome(language, { ...ordinary, contact: person, ...more })))
      const { texts, collisions, aside } = await told({ tour })
      // Marks of direction, and places where the address may break, are no signs of it.
      expect(texts.join('').replaceAll(/[\s\p{Cf}]/gu, '')).toContain(shown)
      expect(collisions).toEqual([])
      expect(Math.min(...aside)).toBeGreaterThan(20)
      const { texts: unsaid, links } = await told({ tour: { ...tour, shown: null } })
      expect(unsaid.join('')).not.toContain('rundgang.example')
      expect(links).toContain(tour.url)
    },
  )
})

test.each(['1.450,50\u00a0€ pro Monat zzgl. USt.', '1.450.000\u00a0€'])(
  'a table of several homes with all columns leaves room for their titles: %s',
  async (price) => {
    const title = said('Sonnige Dachgeschoßwohnung mit Terrasse und Fernblick')
    const homes = many(3, (id) => sampleHome('de', { id, title, pictures: [photo('Haus')] }))
    const cells = ['1150 Wien, Rudolfsheim-Fünfhaus', '1.123,45\u00a0m²', '3,5', 'A++', price, '≈ 585.450.000\u00a0HUF']
    const { collisions } = await read('collection', {
      ...sampleDocument('de', sampleHome('de')),
      homes,
      table: {
        columns: ['Immobilie', 'Lage', 'Fläche', 'Zimmer', 'HWB', 'Preis', 'HUF', 'Status'].map((label, at) => ({
          label,
          align: at < 2 ? 'start' : 'end',
        })),
        rows: homes.map((_, home) => ({ cells: [title, ...[...cells, 'reserviert'].map(said)], home })),
      },
    })
    expect(collisions).toEqual([])
  },
)
