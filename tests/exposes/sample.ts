import sharp from 'sharp'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import type { PictureFiles } from '../../src/server/exposes/compiler-messages.ts'
import { speechOf } from '../../src/server/exposes/describe/speech.ts'
import { wordsOf } from '../../src/server/exposes/describe/words.ts'
import type { ExposeDocument, ExposeHome, ExposePicture } from '../../src/server/exposes/document.ts'

export const photo = (alt: string): ExposePicture => ({
  file: 'photo.jpg',
  alt,
  caption: null,
  width: 600,
  height: 400,
})

export const pictures = async (): Promise<PictureFiles> => ({
  'photo.jpg': await sharp({ create: { width: 600, height: 400, channels: 3, background: '#aa8866' } })
    .jpeg()
    .toBuffer(),
})

/** A home with little data: what is missing leaves no hole. */
export function sampleHome(language: Language, more: Partial<ExposeHome> = {}): ExposeHome {
  const t = translator(language)
  return {
    id: 7,
    title: { text: 'Helle Wohnung beim Park', lang: language === 'de' ? null : 'de' },
    kind: t('objektart.WOHNUNG'),
    place: '1150 Wien',
    address: '1150 Wien',
    price: {
      label: t('price.buy'),
      amount: '321.000 €',
      note: null,
      converted: null,
      parts: [],
      remarks: [],
      commission: null,
    },
    purchaseCosts: null,
    market: null,
    keyFacts: [],
    features: [],
    facts: [],
    teaser: null,
    texts: [],
    pictures: [],
    plansTitle: 'Grundrisse',
    plans: [],
    energy: null,
    map: null,
    distances: [],
    contact: null,
    company: { name: 'Makler Muster', line: null, logo: null, colour: null, lines: [] },
    tour: null,
    link: { url: 'https://klinke.example/immobilien/7', shown: 'klinke.example/immobilien/7', qr: null },
    reference: 'A-7',
    legal: [t('exposes.legal_source', { company: 'Makler Muster' })],
    ...more,
  }
}

export function sampleDocument(language: Language, home: ExposeHome): ExposeDocument {
  const speech = speechOf(language)
  return {
    language,
    lang: speech.lang,
    direction: LANGUAGES[language].dir,
    title: home.title.text,
    author: home.company.name,
    words: wordsOf(speech, '2026-11-23', 'home'),
    date: '2026-11-23',
    homes: [home],
    table: null,
    project: null,
  }
}
