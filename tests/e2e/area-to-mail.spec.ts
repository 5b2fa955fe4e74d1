import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { insidePolygon, type Point, parseAreas } from '../../src/domain/search/area.ts'
import { findings, openedDark, themesOf } from './axe.ts'
import { forgetLimits, importFeed, MAILS } from './server.ts'

/**
 * From a drawn area to the mail (issue: people, "What must show" 1): browser, importer, jobs and SMTP, all of them
 * real.
 */
const WITHIN_MS = 10_000

interface Town {
  plz: string
  ort: string
  at: Point
}
const TOWNS: readonly Town[] = [
  { plz: '8010', ort: 'Graz', at: [47.07, 15.44] },
  { plz: '8700', ort: 'Leoben', at: [47.382, 15.097] },
  { plz: '3100', ort: 'St. Pölten', at: [48.205, 15.626] },
  { plz: '4020', ort: 'Linz', at: [48.306, 14.286] },
  { plz: '3300', ort: 'Amstetten', at: [48.122, 14.873] },
  { plz: '9020', ort: 'Klagenfurt', at: [46.625, 14.305] },
  { plz: '7000', ort: 'Eisenstadt', at: [47.846, 16.523] },
  { plz: '5020', ort: 'Salzburg', at: [47.8, 13.045] },
  { plz: '6020', ort: 'Innsbruck', at: [47.265, 11.393] },
  { plz: '6900', ort: 'Bregenz', at: [47.503, 9.747] },
]

interface Home extends Town {
  nr: string
  titel: string
  photo: string
}

function feedOf(homes: readonly Home[], aktion: 'CHANGE' | 'DELETE' = 'CHANGE'): string {
  const objects = homes.map(
    ({ nr, titel, plz, ort, at: [lat, lng], photo }) => `<immobilie>
<objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="false" MIETE_PACHT="true"/>
<objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><plz>${plz}</plz><ort>${ort}</ort><geokoordinaten breitengrad="${lat}" laengengrad="${lng}"/><land iso_land="AUT"/></geo>
<kontaktperson><name>Huber</name><email_direkt>huber@example.at</email_direkt></kontaktperson>
<preise><gesamtbelastungbrutto>890</gesamtbelastungbrutto></preise><flaechen><wohnflaeche>62</wohnflaeche></flaechen>
<freitexte><objekttitel>${titel}</objekttitel><objektbeschreibung>Helle Räume, ruhige Lage.</objektbeschreibung></freitexte>
<anhaenge><anhang location="INTERN" gruppe="TITELBILD"><format>image/jpeg</format><daten><anhanginhalt>${photo}</anhanginhalt></daten></anhang></anhaenge>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>${nr}</objektnr_extern><aktion aktionart="${aktion}"/><openimmo_obid>e2e-${nr}</openimmo_obid><stand_vom>2026-11-01</stand_vom></verwaltung_techn>
</immobilie>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo><uebertragung art="ONLINE" umfang="TEIL" version="1.2.7" sendersoftware="Prüfstand" senderversion="1"/>
<anbieter><firma>Makler am Weg</firma><openimmo_anid>AT-E2E</openimmo_anid>${objects.join('')}</anbieter></openimmo>`
}

interface Letter {
  subject: string
  text: string
  html: string
}
const mailsTo = async (to: string) => (await (await fetch(`${MAILS}/?to=${to}`)).json()) as Letter[]

/** Draws by hand on the map of Austria. @returns the points of the area, as the address contains them */
async function drawArea(page: Page): Promise<readonly Point[]> {
  await page.goto('/kartensuche')
  await page.mouse.move(700, 500)
  await page.mouse.move(720, 510)
  await expect(page.locator('.map-canvas.leaflet-container')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.map-canvas [data-pin]').first()).toBeAttached({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Gebiet zeichnen', exact: true }).click()
  await page.getByRole('button', { name: 'Freihand', exact: true }).click()
  const box = await page.locator('.map-canvas').boundingBox()
  if (!box) throw new Error('no map')
  const corners = Array.from({ length: 24 }, (_, i): [number, number] => {
    const angle = (i / 24) * 2 * Math.PI
    return [box.x + box.width * (0.7 + 0.13 * Math.cos(angle)), box.y + box.height * (0.5 + 0.2 * Math.sin(angle))]
  })
  await page.mouse.move(...(corners[0] as [number, number]))
  await page.mouse.down()
  for (const corner of corners.slice(1)) await page.mouse.move(...corner, { steps: 6 })
  await page.mouse.up()
  await expect(page).toHaveURL(/gebiet=/)
  const [area] = parseAreas(new URL(page.url()).searchParams.get('gebiet') ?? '') ?? []
  if (!area) throw new Error('no area in the address')
  return area.points
}

/** Tells whether all of a town lies in it, or no part of it. */
function lies({ at: [lat, lng] }: Town, points: readonly Point[], where: 'inside' | 'outside'): boolean {
  const near: Point[] = [-0.05, 0, 0.05].flatMap((y) => [-0.05, 0, 0.05].map((x): Point => [lat + y, lng + x]))
  return near.every(([y, x]) => insidePolygon(points, y, x) === (where === 'inside'))
}

// Each writes as visitors do, who are limited.
test.beforeEach(() => forgetLimits())

test('a guest draws an area, and gets one mail, within ten seconds, about the home that comes into it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const email = `told-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.at`
  const points = await drawArea(page)
  const inside = TOWNS.find((town) => lies(town, points, 'inside'))
  const outside = TOWNS.find((town) => lies(town, points, 'outside'))
  if (!inside || !outside) throw new Error(`no town inside, or none outside of ${JSON.stringify(points)}`)

  const link = await test.step('sets a search agent for it and confirms it by the mail', async () => {
    await page.getByRole('button', { name: 'Suchagent anlegen' }).click()
    const dialog = page.locator('dialog.contact[open]')
    await expect(dialog.locator('.searched li')).toHaveText(['1 gezeichnetes Gebiet'])
    await dialog.getByLabel('Name', { exact: true }).fill('Dora Egger')
    await dialog.getByLabel('E-Mail', { exact: true }).fill(email)
    await dialog.getByLabel('Sofort').check()
    await dialog.getByLabel(/^Ich stimme zu/).check()
    await dialog.getByRole('button', { name: 'Suchagent anlegen' }).click()
    // Until the answer, each of the two place fields has a status of its own.
    const sent = dialog.getByRole('status').filter({ hasText: /^Bitte bestätigen Sie den Suchagenten\./ })
    await expect(sent).toBeVisible()
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
    const [asked] = await mailsTo(email)
    const url = new URL(/http\S+suchagent\?\S*token=[\w-]{20,}\S*/.exec(asked?.text ?? '')?.[0] ?? '')
    await page.goto(url.pathname + url.search)
    await page.getByRole('button', { name: 'Suchagent bestätigen' }).click()
    await expect(page.getByText('Ihr Suchagent ist aktiv.')).toBeVisible()
    return url
  })

  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
  const picture = sharp({ create: { width: 960, height: 640, channels: 3, background: '#888', noise } })
  const photo = (await picture.jpeg({ quality: 60 }).toBuffer()).toString('base64')
  const homes = [
    { ...inside, nr: `${Date.now()}-I`, titel: `Im Gebiet, ${inside.ort}`, photo },
    { ...outside, nr: `${Date.now()}-A`, titel: `Nicht im Gebiet, ${outside.ort}`, photo },
  ]
  try {
    await importFeed(feedOf(homes))
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: WITHIN_MS, intervals: [100] }).toBe(2)
    const told = (await mailsTo(email))[1] as Letter
    expect(told.subject).toContain('1 Neuigkeit')
    expect(told.text).toContain(`Im Gebiet, ${inside.ort}`)
    expect(told.text).not.toContain('Nicht im Gebiet')

    await test.step('with its picture and its link', async () => {
      const [, src = ''] = /<img[^>]+src="([^"]+\/media\/[^"]+)"/.exec(told.html) ?? []
      const shown = await page.request.get(src.replaceAll('&amp;', '&'))
      expect([shown.status(), shown.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
      const url = new URL(/http\S+\/immobilien\/\d+\/\S+/.exec(told.text)?.[0] ?? '')
      await page.goto(url.pathname)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Im Gebiet, ${inside.ort}`)
    })

    await test.step('with links that let it rest and end it', async () => {
      for (const what of ['pausieren', 'beenden']) expect(told.text).toMatch(new RegExp(`token=[\\w-]{43}&${what}`))
    })

    await test.step('the same feed again tells nothing', async () => {
      await importFeed(feedOf(homes))
      await page.waitForTimeout(6000)
      expect(await mailsTo(email)).toHaveLength(2)
    })
  } finally {
    // Restores the catalogue for other journeys.
    await page.request.delete(`/api/search-agents/${link.searchParams.get('token')}`)
    await importFeed(feedOf(homes, 'DELETE'))
  }

  await test.step('whose page says afterwards that it is gone, and has nothing for axe', async () => {
    await openedDark(page)
    for (const prefix of ['', '/sa']) {
      const answer = await page.goto(`${prefix}/onr/${homes[0]?.nr}`)
      expect(answer?.status()).toBe(410)
      expect(await findings(page, prefix, { widths: [390, 768, 1440], themes: themesOf(prefix) })).toEqual([])
    }
  })
})
