import { describe, expect, test } from 'vitest'
import { makeCatalogue } from '../../tools/demo/homes/catalogue.ts'
import { createRng } from '../../tools/demo/random.ts'
import { englishTexts } from '../../tools/demo/text/english.ts'
import { germanTexts } from '../../tools/demo/text/german.ts'

const { homes } = makeCatalogue('klinke-2026', 600)
const texts = homes.map((home) => ({ home, text: germanTexts(home, createRng(home.obid)) }))
const all = (text: (typeof texts)[number]['text']) => Object.values(text).filter(Boolean).join('\n')

describe('German texts', () => {
  test('differ from home to home', () => {
    expect(new Set(texts.map(({ text }) => text.beschreibung)).size).toBeGreaterThan(590)
    expect(new Set(texts.map(({ text }) => text.titel)).size).toBeGreaterThan(570)
  })
  test('do not shout, and leave no gaps', () => {
    for (const { home, text } of texts) {
      expect(all(text), home.obid).not.toMatch(/!|Traum|undefined|null|NaN|\[object| {2}|\.\.| ,| \./)
      expect(text.titel.length).toBeLessThan(90)
      expect(text.titel).toMatch(/^[A-ZÄÖÜ0-9„]/)
    }
  })
  test('agree with the facts', () => {
    for (const { home, text } of texts) {
      const said = all(text)
      const holds = (word: RegExp, fact: boolean) => {
        if (word.test(said)) expect(fact, `${home.obid}: ${word} in ${said}`).toBe(true)
      }
      holds(/Balkon/, home.ausstattung.has('BALKON'))
      holds(/Loggia/, home.ausstattung.has('LOGGIA'))
      holds(/Sauna/, home.ausstattung.has('SAUNA'))
      holds(/Fernwärme/, home.heizung === 'FERNWAERME')
      holds(/Wärmepumpe/, home.heizung === 'WAERMEPUMPE')
      holds(/Fußbodenheizung|aus dem Fußboden/, home.ausstattung.has('FUSSBODENHEIZUNG'))
      holds(/Erstbezug/, home.zustand === 'ERSTBEZUG')
      holds(/ohne Lift|Lift gibt es nicht/, !home.ausstattung.has('LIFT'))
      holds(/Altbau/, home.bauart === 'ALTBAU')
      holds(/Einbauküche/, home.ausstattung.has('EINBAUKUECHE'))
      if (home.wohnflaeche && home.plan) expect(said).toContain(String(home.wohnflaeche).replace('.', ','))
    }
  })
})

test('English texts are for about a third, speak English and agree on the area', () => {
  const foreign = homes.filter((home) => home.english)
  expect(foreign.length / homes.length).toBeGreaterThan(0.25)
  expect(foreign.length / homes.length).toBeLessThan(0.42)
  for (const home of foreign) {
    const { titel, beschreibung } = englishTexts(home, createRng(home.obid))
    expect(`${titel} ${beschreibung}`).not.toMatch(/undefined|null|NaN|!| das | und | mit |wohnung/)
    if (home.wohnflaeche && home.plan) expect(`${titel} ${beschreibung}`).toContain(`${home.wohnflaeche} m²`)
  }
})
