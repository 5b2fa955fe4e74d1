import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { formatPrice } from '../../src/domain/format/price.ts'
import { importFeed } from './server.ts'

interface Offer {
  id: number
  title_slug: string
  firma: string
  kaufpreis: number | null
}
interface Card extends Offer {
  objekttitel: string
  company: { id: number; firma: string }
  auch_bei: Offer[]
}

const list = async (request: APIRequestContext, search: string) => {
  return (await (await request.get(`/api/properties?${search}`)).json()) as { data: Card[]; total: number }
}

/** Homes for sale that several companies offer, from the whole demo catalogue. */
async function shared(request: APIRequestContext): Promise<Card[]> {
  const found: Card[] = []
  for (let seite = 1; seite <= 20; seite++) {
    const { data } = await list(request, `vermarktungsart=KAUF&pro_seite=96&seite=${seite}`)
    found.push(...data.filter(({ auch_bei }) => auch_bei.length > 0))
    if (data.length < 96) break
  }
  return found
}

const pathOf = ({ id, title_slug }: Pick<Offer, 'id' | 'title_slug'>) => `/immobilien/${id}/${title_slug}`
const cardOf = (page: Page, { id }: Pick<Card, 'id'>): Locator => page.locator(`.card[data-home="${id}"]`)
const price = (amount: number | null) => formatPrice(amount, { tag: 'de-AT', onRequest: '' }).replace(/\s/g, '\\s')

/** A search that finds little but that home. */
const searchFor = (home: Card) => `vermarktungsart=KAUF&preis_von=${home.kaufpreis}&preis_bis=${home.kaufpreis}`

test('a home that two companies offer is one card, with the way to the other listing and its price', async ({
  page,
  request,
}) => {
  const homes = await shared(request)
  expect(homes.length).toBeGreaterThan(3)
  const home = homes.find(({ kaufpreis, auch_bei: [other] }) => other && other.kaufpreis !== kaufpreis) as Card
  const [other] = home.auch_bei as [Offer]
  expect(home.kaufpreis).toBeLessThan(other.kaufpreis as number)

  await page.goto(`/immobilien?${searchFor(home)}`)
  const card = cardOf(page, home)
  const also = card.getByRole('link', { name: `Auch bei ${other.firma}` })
  await expect(also).toHaveText(new RegExp(price(other.kaufpreis)))
  await also.click()
  await expect(page).toHaveURL(new RegExp(`${pathOf(other)}$`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${pathOf(other)}$`))
  const back = page.getByRole('region', { name: 'Dieses Objekt wird auch angeboten von' })
  await expect(back.getByRole('listitem').filter({ hasText: home.company.firma })).toHaveText(
    new RegExp(price(home.kaufpreis)),
  )
  await back.getByRole('link', { name: home.company.firma }).click()
  await expect(page).toHaveURL(new RegExp(`${pathOf(home)}$`))
})

test('the filter for the other company finds its own listing, and the first one inside', async ({ page, request }) => {
  const [home] = (await shared(request)) as [Card]
  const [other] = home.auch_bei as [Offer]
  const detail = (await (await request.get(`/api/properties/${other.id}`)).json()) as { data: Card }
  const search = `anbieter=${detail.data.company.id}&preis_von=${other.kaufpreis}&preis_bis=${other.kaufpreis}`
  await page.goto(`/immobilien?${search}`)
  await expect(cardOf(page, other)).toBeVisible()
  await expect(cardOf(page, home)).toHaveCount(0)
  await expect(cardOf(page, other).getByRole('link', { name: `Auch bei ${home.company.firma}` })).toBeVisible()
})

test('neither among the similar homes of a home is itself at another company', async ({ request }) => {
  for (const home of (await shared(request)).slice(0, 4)) {
    const answer = await request.get(`/api/properties/${home.id}/similar`)
    const ids = ((await answer.json()) as { data: Card[] }).data.map(({ id }) => id)
    for (const { id } of home.auch_bei) expect(ids).not.toContain(id)
  }
})

/** One flat in the feed of a company. */
const feedOf = (firma: string, kaufpreis: number) => `<?xml version="1.0" encoding="UTF-8"?>
<openimmo><uebertragung art="ONLINE" umfang="TEIL" version="1.2.7" sendersoftware="Prüfstand" senderversion="1"/>
<anbieter><firma>${firma}</firma><openimmo_anid>AT-${firma.replace(/\W/g, '-')}</openimmo_anid><immobilie>
<objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="true" MIETE_PACHT="false"/>
<objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><plz>2095</plz><ort>Drosendorf</ort><strasse>Hauptplatz</strasse><hausnummer>31</hausnummer><etage>2</etage><land iso_land="AUT"/></geo>
<kontaktperson><name>Huber</name><email_direkt>huber@example.at</email_direkt></kontaktperson>
<preise><kaufpreis>${kaufpreis}</kaufpreis></preise>
<flaechen><wohnflaeche>87</wohnflaeche><anzahl_zimmer>3</anzahl_zimmer></flaechen>
<freitexte><objekttitel>Am Hauptplatz</objekttitel><objektbeschreibung>Helle Räume, ruhige Lage.</objektbeschreibung></freitexte>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>D-31</objektnr_extern><openimmo_obid>drosendorf-${firma}</openimmo_obid><stand_vom>2026-11-01</stand_vom></verwaltung_techn>
</immobilie></anbieter></openimmo>`

test('a home at three companies names both others, in rows and beside the map too', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firms = ['Makler Eins', 'Makler Zwei', 'Makler Drei']
  for (const [nr, firma] of firms.entries()) await importFeed(feedOf(firma, 731_000 + nr * 1000))
  const found = async () => (await list(request, 'plz=2095&preis_von=731000&preis_bis=731000')).data[0]
  await expect
    .poll(async () => (await found())?.auch_bei.map(({ firma }) => firma).sort())
    .toEqual(['Makler Drei', 'Makler Zwei'])
  const home = (await found()) as Card
  expect(home.company.firma).toBe('Makler Eins')
  for (const path of ['/immobilien', '/kartensuche']) {
    await page.goto(`${path}?${searchFor(home)}`)
    await expect(cardOf(page, home).locator('.card-also a')).toHaveCount(2)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('card and page lead to the other listing', async ({ page, request }) => {
    const [home] = (await shared(request)) as [Card]
    const [other] = home.auch_bei as [Offer]
    await page.goto(`/immobilien?${searchFor(home)}`)
    await cardOf(page, home).getByRole('link', { name: 'Auch bei' }).first().click()
    await expect(page).toHaveURL(new RegExp(`${pathOf(other)}$`))
    await expect(page.getByRole('heading', { name: 'Dieses Objekt wird auch angeboten von' })).toBeVisible()
  })
})
