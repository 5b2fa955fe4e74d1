import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { pageText } from '../support/walk/page.ts'
import { WORST } from '../support/walk/worst-prices.ts'
import { startOwnSite } from './own-site.ts'

test('the eight worst prices are told as what they are, on page, list, comparison and to machines', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const site = await startOwnSite('prices')
  try {
    const idOf = (nr: string) => site.homes.find(({ external_id }) => external_id === nr)?.id
    const read = async (path: string) => (await fetch(new URL(path, site.address))).text()
    for (const { nr, says, never = [] } of WORST) {
      const html = await read(`/onr/${nr}`)
      const text = pageText(html.replace(/<section[^>]*"aehnlich"[\s\S]*?<\/section>/, ''))
      for (const words of says) expect.soft(text, nr).toContain(words)
      for (const words of never) expect.soft(text, nr).not.toContain(words)
    }
    const day = await read('/onr/PREIS-TAG')
    expect(day).toContain('"unitCode":"DAY"')
    expect(await read('/onr/PREIS-GERICHT')).toContain('"category":"Zwangsversteigerung, Vermietet"')

    await page.goto(new URL('/immobilien', site.address).href)
    for (const { nr, card } of WORST) {
      const line = page.locator(`[data-home="${idOf(nr)}"] .card-line`)
      await expect.soft(line).toContainText(card.split(/ (?=Baurecht|Zwangs)/)[0] as string)
      for (const part of card.split(/ (?=Baurecht|Zwangs)/).slice(1)) await expect.soft(line).toContainText(part)
    }

    const compared = ['PREIS-TAG', 'PREIS-JAHR', 'PREIS-UST', 'PREIS-PROVISION'].map(idOf).join(',')
    const table = pageText(await read(`/vergleich?ids=${compared}`))
    for (const words of ['180 €pro Tag', '14.400 €pro Jahr', '1.100 €pro Monat', '3 % zzgl. USt'])
      expect.soft(table.replace(/ (?=pro )/g, '')).toContain(words)

    for (const language of Object.keys(LANGUAGES)) {
      for (const { nr } of WORST) {
        const id = idOf(nr)
        const text = pageText(await read(`${language === 'de' ? '' : `/${language}`}/immobilien/${id}`))
        expect
          .soft(text, `${language} ${nr}`)
          .not.toMatch(/(?:kosten|price|angebotsform|preis_hinweis|detail)\.[a-z_]+|\{\{/)
      }
    }
  } finally {
    await site.stop()
  }
})
