import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXPOSE_TEMPLATES } from '../../src/domain/exposes/choices.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { createCompiler } from '../../src/server/exposes/compiler.ts'
import type { PictureFiles } from '../../src/server/exposes/compiler-messages.ts'
import type { ExposeHome } from '../../src/server/exposes/document.ts'
import { ask, hasProgram, levelsAreConsecutive, readPdf } from './reader.ts'
import { photo, pictures, sampleDocument, sampleHome } from './sample.ts'

const compiler = createCompiler()
let files: PictureFiles
beforeAll(async () => {
  files = await pictures()
})
afterAll(() => compiler.close())

const WORDS: Partial<Record<Language, string>> = {
  de: 'Die Küche öffnet sich zum Garten.',
  sa: 'يفتح المطبخ على الحديقة مباشرة.',
  jp: 'キッチンは庭に面しています。',
}

const fullHome = (language: Language): ExposeHome =>
  sampleHome(language, {
    teaser: { text: WORDS[language] ?? '', lang: null },
    texts: [
      {
        title: 'Text',
        lang: null,
        blocks: [{ kind: 'paragraph', runs: [{ text: WORDS[language] ?? '', strong: false, emphasis: false }] }],
      },
    ],
    keyFacts: [{ label: 'm²', value: '84,5 m²' }],
    facts: [{ title: 'Daten', rows: [{ label: 'Baujahr', value: '1990' }] }],
    pictures: [photo('Küche'), photo('Garten'), photo('Bad')],
    plans: [photo('Grundriss')],
  })

const make = async (language: Language, template: (typeof EXPOSE_TEMPLATES)[number], home = fullHome(language)) =>
  (await compiler.compile({ document: sampleDocument(language, home), template, pictures: files, pageWidth: null })).pdf

describe.each(['de', 'sa', 'jp'] as const)('in %s', (language) => {
  const tag = { de: 'de', sa: 'ar', jp: 'ja' }[language]

  test.each(EXPOSE_TEMPLATES)('%s is PDF/UA-1 to a second reader', async (template) => {
    const pdf = await make(language, template)
    const read = await readPdf(pdf)
    expect(read.language).toMatch(new RegExp(`^${tag}`))
    expect(read.title).toBe('Helle Wohnung beim Park')
    expect(read.author).toBe('Makler Muster')
    expect(read.metadata).toMatch(/pdfuaid:part>1</)
    expect(read.marked).toBe(true)
    expect(read.roles).toContain('H1')
    expect(levelsAreConsecutive(read)).toBe(true)
    expect(read.alts.length).toBeGreaterThan(0)
    expect(read.alts.every((alt) => alt !== '')).toBe(true)
    expect(read.links.every((url) => /^(https|tel|mailto):/.test(url))).toBe(true)
  })

  test.each(EXPOSE_TEMPLATES)('%s leaves no hole for a home with hardly any data', async (template) => {
    const read = await readPdf(await make(language, template, sampleHome(language)))
    expect(read.texts.join('\n')).not.toMatch(/undefined|null|none/)
    expect(read.texts.every((text) => text.trim() !== '')).toBe(true)
  })
})

test.each(['de', 'sa', 'jp'] as const)('the columns of professional are read part by part, in %s', async (language) => {
  const words = (name: string) => [1, 2, 3].map((nr) => ({ label: `${name} L${nr}`, value: `${name} V${nr}` }))
  const home: ExposeHome = {
    ...fullHome(language),
    texts: ['T1', 'T2'].map((title) => ({
      title,
      lang: null,
      blocks: [{ kind: 'paragraph', runs: [{ text: `${title} P`, strong: false, emphasis: false }] }],
    })),
    keyFacts: words('K'),
    facts: [
      { title: 'F1', rows: words('F1') },
      { title: 'F2', rows: words('F2') },
    ],
    purchaseCosts: { rows: words('C'), total: { label: 'C Sum', value: 'C Total' }, note: 'C Note' },
    distances: [...words('D'), ...words('E')],
  }
  const { told } = await readPdf(await make(language, 'professional', home))
  const of = (name: string) => [1, 2, 3].flatMap((nr) => [`${name} L${nr}`, `${name} V${nr}`])
  const inOrder = [
    ...['Helle Wohnung beim Park', ...of('K')],
    ...['F1', ...of('F1'), 'F2', ...of('F2')],
    ...[...of('C'), 'C Sum', 'C Total', 'C Note'],
    ...['T1', 'T1 P', 'T2', 'T2 P'],
    ...[...of('D'), ...of('E')],
  ]
  // Each from where the one before ends.
  let at = 0
  const found = inOrder.filter((words) => {
    const next = told.indexOf(words, at)
    if (next >= 0) at = next + words.length
    return next >= 0
  })
  expect(found).toEqual(inOrder)
})

test.each(Object.keys(LANGUAGES) as Language[])('%s is declared, bookmarked and tagged', async (language) => {
  const read = await readPdf(await make(language, 'professional'))
  expect(read.language).toMatch(new RegExp(`^${LANGUAGES[language].tag.slice(0, 2)}`))
  expect(read.metadata).toMatch(/pdfuaid:part>1</)
  expect(read.outline).toContain('Helle Wohnung beim Park')
  expect(read.outline.every((title) => title !== '')).toBe(true)
  expect(levelsAreConsecutive(read)).toBe(true)
})

// Debian: apt-get install qpdf poppler-utils
const [qpdf, fonts, text] = ['qpdf', 'pdffonts', 'pdftotext'].map(hasProgram)
describe('programs that read PDFs', () => {
  test.skipIf(!qpdf)('qpdf finds no fault (needs the Debian package qpdf)', async () => {
    expect(await ask('qpdf', ['--check', 'FILE'], await make('sa', 'modern'))).toContain(
      'No syntax or stream encoding errors',
    )
  })

  test.skipIf(!fonts).each(['de', 'sa', 'jp'] as const)(
    'every font of %s is embedded with its letters (needs the Debian package poppler-utils)',
    async (language) => {
      const rows = (await ask('pdffonts', ['FILE'], await make(language, 'modern'))).trim().split('\n').slice(2)
      expect(rows.length).toBeGreaterThan(0)
      // Columns: emb sub uni object ID.
      for (const row of rows) expect(row).toMatch(/ yes yes yes +\d+ +0$/)
    },
  )

  test.skipIf(!fonts).each([
    ['sa', 'Vazirmatn'],
    ['ir', 'Vazirmatn'],
    ['jp', 'NotoSansJP'],
    ['cn', 'NotoSansSC'],
    ['ru', 'Onest'],
  ] as const)('%s is set in %s (needs the Debian package poppler-utils)', async (language, face) => {
    for (const template of EXPOSE_TEMPLATES) {
      const fonts = await ask('pdffonts', ['FILE'], await make(language, template))
      expect(fonts.replaceAll('-', '')).toContain(face)
      // Japanese letters have Chinese shapes in the other face.
      if (face.startsWith('Noto'))
        expect(fonts.replaceAll('-', '')).not.toContain(face === 'NotoSansJP' ? 'NotoSansSC' : 'NotoSansJP')
    }
  })

  test.skipIf(!fonts).each([
    ['sa', 'NotoNaskhArabic'],
    ['ir', 'NotoNaskhArabic'],
    ['jp', 'NotoSerifJP'],
    ['cn', 'NotoSerifSC'],
    ['de', 'Literata'],
  ] as const)('titles in %s have serifs (%s), luxury everywhere (needs poppler-utils)', async (language, face) => {
    const title = {
      text: { sa: 'شقة مشرقة', ir: 'آپارتمان', jp: '明るい住まい', cn: '明亮的住宅', de: 'Helle Wohnung' }[language],
      lang: null,
    }
    const position = { text: 'Vertrieb', lang: language === 'de' ? null : 'de' }
    const contact = { name: 'Eva Huber', position, portrait: null, telephone: null, mobile: null }
    const home = sampleHome(language, { ...fullHome(language), keyFacts: [], title, contact })
    const asked = async (template: (typeof EXPOSE_TEMPLATES)[number]) =>
      (await ask('pdffonts', ['FILE'], await make(language, template, home))).replaceAll('-', '')
    for (const template of EXPOSE_TEMPLATES) expect(await asked(template)).toContain(face)
    // Small labels have none, in letters of the language; the agency's own words do.
    if (language !== 'de') expect(await asked('luxury')).not.toContain('Onest')
  })

  test.skipIf(!text)('Japanese is copied as it is read (needs the Debian package poppler-utils)', async () => {
    for (const template of ['modern', 'professional', 'luxury', 'compact'] as const)
      expect((await ask('pdftotext', ['FILE', '-'], await make('jp', template))).replace(/\s/g, '')).toContain(WORDS.jp)
  })

  test.skipIf(!text)(
    'Arabic is copied in the order in which it is read (needs the Debian package poppler-utils)',
    async () => {
      const told = await ask('pdftotext', ['FILE', '-'], await make('sa', 'modern'))
      const letters = told.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').normalize('NFKC')
      expect(letters).toContain('يفتح المطبخ على الحديقة')
    },
  )

  test('the machine of the checks has them all', () => {
    if (process.env.CI !== 'true') return
    expect({ qpdf, fonts, text }).toEqual({ qpdf: true, fonts: true, text: true })
  })
})
