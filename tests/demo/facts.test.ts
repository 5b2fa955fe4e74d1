import { describe, expect, test } from 'vitest'
import { makeCatalogue } from '../../tools/demo/homes/catalogue.ts'
import { termOf } from '../../tools/demo/homes/term.ts'
import { createRng } from '../../tools/demo/random.ts'
import { englishTexts } from '../../tools/demo/text/english.ts'
import { foreignOf, foreignTexts } from '../../tools/demo/text/foreign.ts'
import { germanTexts } from '../../tools/demo/text/german.ts'
import { factor, figure, heatingOf, km, m2 } from '../../tools/demo/text/words.ts'
import type { Home } from '../../tools/demo/types.ts'

const { homes } = makeCatalogue('klinke-2026', 1200)
const written = homes.map((home) => {
  const text = germanTexts(home, createRng(`klinke-2026/texts/${home.obid}`).fork('de'))
  return { home, text, all: Object.values(text).filter(Boolean).join('\n') }
})
const roomsOf = (home: Home) => home.plan?.floors.flatMap(({ rooms }) => rooms) ?? []
/** Every area that is a fact of the home, m². */
const areasOf = (home: Home) =>
  [
    home.wohnflaeche,
    home.nutzflaeche,
    home.grund,
    home.garten,
    home.plan?.aussen?.flaeche,
    ...roomsOf(home).map(({ area }) => area),
  ].filter((area) => area !== null && area !== undefined)

/** Every find of a pattern in the texts of every home must be one of the values that the home's facts allow. */
function every(pattern: RegExp, allowed: (home: Home) => readonly (string | number | null | undefined)[]) {
  let found = 0
  for (const { home, all } of written)
    for (const [whole, value] of all.matchAll(pattern)) {
      found++
      expect(allowed(home).map(String), `${home.obid}: ${whole}\n${all}`).toContain(value)
    }
  expect(found, `${pattern} is found nowhere`).toBeGreaterThan(0)
}

/** A word may only stand where a fact holds. */
function only(pattern: RegExp, holds: (home: Home) => boolean) {
  const found = written.filter(({ all }) => pattern.test(all))
  expect(found.length, `${pattern} is found nowhere`).toBeGreaterThan(0)
  for (const { home, all } of found) expect(holds(home), `${home.obid}: ${pattern}\n${all}`).toBe(true)
}

describe('what German texts say is what the facts say:', () => {
  const COUNTS = ['', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben']
  test('rooms', () => {
    every(/(\d[\d,]*) Zimmern?\b/g, ({ zimmer }) => [figure(zimmer ?? 0)])
    every(/([\d,]+)-Zimmer-Wohnung/g, ({ zimmer }) => [figure(zimmer ?? 0)])
    every(/(\p{Lu}\p{Ll}+)zimmerwohnung/gu, ({ zimmer }) => [COUNTS[zimmer ?? 0]])
    only(/Garçonnière|Wohnraum hat|ein Wohnraum/, ({ zimmer }) => zimmer === 1)
    only(/und Kabinett/, ({ zimmer }) => (zimmer ?? 0) % 1 === 0.5)
    // What is told one by one is all there is.
    for (const { home, text } of written.filter(({ home }) => home.plan)) {
      const named = roomsOf(home).filter(({ use, name }) => use === 'wohnen' || name === 'Arbeitszimmer')
      const others = roomsOf(home).filter(({ use, name }) => use === 'schlafen' && name !== 'Arbeitszimmer')
      expect(named.length + others.length, home.obid).toBe(Math.ceil(home.zimmer ?? 0))
      for (const { area, name } of [...named, ...others])
        if (name !== 'Arbeitszimmer') expect(text.beschreibung, home.obid).toContain(m2(area))
      if (named.some(({ name }) => name === 'Arbeitszimmer')) expect(text.beschreibung).toContain('Arbeitszimmer')
    }
    only(/[Zz]wei Bäder/, ({ plan }) => plan?.bad === 2)
    only(/getrenntes WC/, ({ plan }) => (plan?.wc ?? 0) > 0)
  })

  test('areas', () => {
    every(/([\d.,]+ m²)/g, (home) => areasOf(home).map(m2))
    every(/([\d.,]+ m²) Wohnfläche/g, ({ wohnflaeche }) => [m2(wohnflaeche ?? 0)])
    every(/([\d.,]+ m²) (?:vermietbare Fläche|Nutzfläche)/g, ({ nutzflaeche }) => [m2(nutzflaeche ?? 0)])
    every(/([\d.,]+ m²) Grund\b/g, ({ grund }) => [m2(grund ?? 0)])
    every(/Eigengarten mit ([\d.,]+ m²)/g, ({ garten }) => [m2(garten ?? 0)])
    every(/[Dd](?:er Balkon|ie Loggia|ie Terrasse) (?:mit|misst) ([\d.,]+ m²)/g, ({ plan }) => [
      m2(plan?.aussen?.flaeche ?? 0),
    ])
  })

  test('storey and building', () => {
    every(/(\d+)\. Stock/g, ({ etage }) => [etage])
    only(/im Dachgeschoß|Unter dem Dach/, ({ unter }) => unter === 'DACHGESCHOSS')
    only(/Attikageschoß/, ({ unter }) => unter === 'ATTIKAWOHNUNG')
    only(/Über den Dächern/, ({ etage, etagen }) => etage === etagen && (etage ?? 0) > 2)
    only(/(?:liegt|Top \d+) im Erdgeschoß/, ({ etage, art }) => etage === 0 || art === 'HAUS')
    only(/Obergeschoß/, ({ project, art }) => project !== null || art === 'HAUS')
    every(/(?:Baujahr|gebaut|von|Jahr|um|wurde) (1[789]\d\d|20\d\d)\b(?!\/)/g, ({ baujahr }) => [baujahr])
    only(/Gründerzeithaus/, ({ baujahr }) => (baujahr ?? 0) < 1919)
    only(/entsteht|Fertig wird/, ({ project }) => project !== null && project.status !== 'marketing')
    only(/ist fertiggestellt/, ({ project }) => project?.status === 'marketing')
    only(/Zum Haus gehört/, ({ art }) => art === 'HAUS')
    only(/Zur Wohnung gehört|gehört zur Wohnung/, ({ art }) => art === 'WOHNUNG')
  })

  test('fittings', () => {
    only(/Balkon/, ({ ausstattung }) => ausstattung.has('BALKON'))
    only(/Loggia/, ({ ausstattung }) => ausstattung.has('LOGGIA'))
    only(/Terrasse/, ({ ausstattung }) => ausstattung.has('TERRASSE'))
    only(/\b(?:Eigeng|G)arten\b/, ({ ausstattung }) => ausstattung.has('GARTEN'))
    only(/Keller/, ({ ausstattung }) => ausstattung.has('KELLER'))
    only(/mit (?:dem )?Lift|der Lift|ein Lift ist/, ({ ausstattung }) => ausstattung.has('LIFT'))
    only(/ohne Lift|Lift gibt es nicht/, ({ ausstattung }) => !ausstattung.has('LIFT'))
    only(/[Ee]in Stellplatz gehört/, ({ stellplaetze }) => stellplaetze === 1)
    only(/Stellplätze|Stellplatz/, ({ ausstattung }) => ausstattung.has('STELLPLATZ'))
    const parked = homes.filter(({ art, stellplaetze }) => stellplaetze && art !== 'LAND_UND_FORSTWIRTSCHAFT')
    expect(parked.filter(({ ausstattung }) => !ausstattung.has('STELLPLATZ') && !ausstattung.has('GARAGE'))).toEqual([])
    only(/Zimmer getrennt begehbar/, ({ zimmer }) => (zimmer ?? 0) > 1)
    only(/eine Garage|Platz in der Garage/, ({ ausstattung }) => ausstattung.has('GARAGE'))
    only(
      /Einbauküche|Küche ist eingebaut|Raum und eingerichtet|nische ist eingerichtet/,
      (home) => home.ausstattung.has('EINBAUKUECHE') && home.zustand !== 'ROHBAU',
    )
    only(
      /Küche sind vorbereitet|Küche wählen|noch einzurichten/,
      (home) => !home.ausstattung.has('EINBAUKUECHE') && !home.ausstattung.has('MOEBLIERT'),
    )
    only(/Haustiere/, ({ ausstattung }) => ausstattung.has('HAUSTIERE'))
    only(/Möblier/, ({ ausstattung }) => ausstattung.has('MOEBLIERT'))
    only(/[Bb]arrierefrei/, ({ ausstattung }) => ausstattung.has('BARRIEREFREI'))
    only(/Klimaanlage/, ({ ausstattung }) => ausstattung.has('KLIMATISIERT'))
  })

  test('energy and heating', () => {
    every(/HWB ([\d,]+) kWh/g, ({ energie }) => [figure(energie?.hwb ?? 0)])
    every(/liegt bei ([\d,]+) kWh/g, ({ energie }) => [figure(energie?.hwb ?? 0)])
    every(/\(Klasse ([A-G+]+)\)/g, ({ energie }) => [energie?.hwbKlasse])
    every(/fGEE ([\d,]+\d)/g, ({ energie }) => [factor(energie?.fgee ?? 0)])
    only(/Energieausweis (?:ist in Arbeit|liegt noch nicht vor)/, ({ energie }) => energie === null)
    every(/(?:Geheizt wird über|Für Wärme sorgt) (.+?)(?=,| mit Fuß|\.)/g, (home) => [heatingOf(home)])
    only(/Fußboden/, ({ ausstattung }) => ausstattung.has('FUSSBODENHEIZUNG'))
  })

  test('state, date and price', () => {
    only(/Erstbezug|erstmals bezogen|die Ersten/, ({ zustand }) => zustand === 'ERSTBEZUG')
    only(
      /zum Herrichten|zum Sanieren|Renovierung ist|in die Jahre/i,
      ({ zustand }) => zustand === 'RENOVIERUNGSBEDUERFTIG',
    )
    only(
      /gleich einziehen|Sofort beziehbar|Bezug ist sofort/,
      (home) => home.verfuegbar === 'sofort' && home.zustand !== 'RENOVIERUNGSBEDUERFTIG' && home.zustand !== 'ROHBAU',
    )
    every(/ab (\d+\. \p{L}+ \d{4})/gu, ({ verfuegbar }) => [verfuegbar])
    only(/Mieterinnen|Mieterseite|Mietwohnung|Zu mieten|Mietvertrag|Mietverhältnis/, ({ kauf }) => !kauf)
    only(
      /Eigentum|verkauft|Verkauf|Doppelmakler|lastenfrei/,
      ({ kauf, unter }) =>
        kauf ||
        unter === 'VERKAUFSFLAECHE' ||
        unter === 'EINZELHANDELSLADEN' ||
        unter === 'LADENLOKAL' ||
        unter === 'AUSSTELLUNGSFLAECHE',
    )
    only(/Doppelmakler/, ({ preise }) => preise.provision !== null)
    only(/Mietvertrag ist unbefristet/, (home) => termOf(home) === null)
    only(/fünf Jahre/, (home) => termOf(home) === 5 || home.art === 'GRUNDSTUECK')
    only(/drei Jahre/, (home) => termOf(home) === 3)
    expect(
      written.every(
        ({ home, all }) => (termOf(home) === undefined) === !/unbefristet\.|befristet,|Befristung/.test(all),
      ),
    ).toBe(true)
  })

  test('contact and distances', () => {
    every(/(?:Herrn?|Frau) (\p{Lu}[\p{L}-]+)/gu, ({ agent }) => [agent.name])
    for (const { all } of written) expect(all).not.toMatch(/\b(?:mit|an|von) Herr\b|(?<!mit |an )\bHerrn\b/)
    only(/Frau /, ({ agent }) => agent.anrede === 'Frau')
    every(/(\d[\d,]* k?m)(?=[ .)])/g, (home) => [...Object.values(home.distanzen).map(km), '3,5 m', '4 m', '4,5 m'])
  })
})

describe('texts in other languages', () => {
  test('are English for a third of the homes, and Italian, Dutch or Turkish for some', () => {
    const share = homes.filter(({ english }) => english).length / homes.length
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.37)
    const languages = Map.groupBy(homes, foreignOf)
    for (const language of ['it', 'nl', 'tr'] as const) expect(languages.get(language)?.length).toBeGreaterThan(10)
  })

  test('agree with the facts', () => {
    for (const home of homes) {
      const english = home.english ? englishTexts(home, createRng(home.obid)) : null
      const language = foreignOf(home)
      const foreign = language && foreignTexts(home, language)
      for (const text of [english, foreign]) {
        if (!text) continue
        const all = `${text.titel}\n${text.beschreibung}`
        const areas = areasOf(home).map((area) => Math.round(area * 10))
        for (const [, area = ''] of all.matchAll(/(\d[\d.,]*) m²/g)) {
          const [whole = '', tenth = '0'] =
            text === english ? area.replaceAll(',', '').split('.') : area.replaceAll('.', '').split(',')
          expect(areas, `${home.obid}: ${all}`).toContain(Number(whole) * 10 + Number(tenth))
        }
        for (const [, etage] of all.matchAll(/(\d+)(?:st|nd|rd|th|º|e|\.) (?:floor|piano|verdieping|kattadır)/g))
          expect(Number(etage), home.obid).toBe(home.etage)
        for (const [, year] of all.matchAll(/\b(1[789]\d\d|20[012]\d)\b(?! (?:Wien|m²))/g))
          if (!home.project) expect(Number(year), `${home.obid}: ${all}`).toBe(home.baujahr)
        expect(all, home.obid).not.toMatch(/\ban one\b|undefined|NaN|: 0 /)
        if (/rooms?\b/.test(all)) expect(all).not.toMatch(/0 rooms/)
      }
      const [, bedrooms] = /(\w+)-bedroom/.exec(english?.titel ?? '') ?? []
      if (bedrooms)
        expect(['zero', 'one', 'two', 'three', 'four'].indexOf(bedrooms.toLowerCase()), home.obid).toBe(
          home.plan?.schlafzimmer,
        )
    }
  })
})
