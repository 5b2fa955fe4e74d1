import { expect, type Page, test } from '@playwright/test'
import ssh from 'ssh2'
import { totpCode } from '../auth/authenticator.ts'
import { asStaff, field, linkIn, newAddress, PASSWORD, withhold } from './accounts.ts'
import { base, forgetLimits } from './server.ts'

const headers = { 'X-Requested-With': 'XMLHttpRequest' }
const SFTP_PORT = Number(base.port) + 1000

const feedOf = (firma: string, nr: string) => `<?xml version="1.0" encoding="UTF-8"?>
<openimmo><uebertragung art="ONLINE" umfang="TEIL" version="1.2.7" sendersoftware="Prüfstand" senderversion="1"/>
<anbieter><firma>${firma}</firma><openimmo_anid>AT-${nr}</openimmo_anid><immobilie>
<objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="false" MIETE_PACHT="true"/>
<objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><plz>6700</plz><ort>Bludenz</ort><geokoordinaten breitengrad="47.155" laengengrad="9.822"/><land iso_land="AUT"/></geo>
<kontaktperson><name>Huber</name><email_direkt>huber@example.at</email_direkt></kontaktperson>
<preise><gesamtbelastungbrutto>890</gesamtbelastungbrutto></preise><flaechen><wohnflaeche>62</wohnflaeche></flaechen>
<freitexte><objekttitel>Wonung am Montikel</objekttitel></freitexte>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>${nr}</objektnr_extern><aktion aktionart="CHANGE"/><openimmo_obid>reise-${nr}</openimmo_obid><stand_vom>2026-11-01</stand_vom></verwaltung_techn>
</immobilie></anbieter></openimmo>`

/** Sends a feed as the software of an agency does. */
function deliver(user: string, password: string, xml: string): Promise<void> {
  const client = new ssh.Client()
  return new Promise((done, fail) => {
    client
      .on('error', fail)
      .on('ready', () =>
        client.sftp((error, sftp) => {
          if (error) return fail(error)
          sftp.writeFile('/bestand.xml', xml, (refused) => {
            client.end()
            if (refused) fail(refused)
            else done()
          })
        }),
      )
      .connect({ host: '127.0.0.1', port: SFTP_PORT, username: user, password })
  })
}

async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.account-waiting, [aria-busy="true"]')).toHaveCount(0)
}

test('an agency joins, delivers, corrects, answers and confirms, and a visitor sees all of it', async ({ browser }) => {
  test.setTimeout(180_000)
  const open = async () => (await browser.newContext({ locale: 'de-AT' })).newPage()
  const nr = `R${Date.now()}`
  const firma = `Reise ${nr} Immobilien`
  const email = newAddress()

  const agent = await open()
  await test.step('the agency applies', async () => {
    await agent.goto('/anbieter-werden')
    const fields = {
      firma,
      strasse: 'Ring 1',
      plz: '8010',
      ort: 'Graz',
      gisa: '12345678',
      software: 'Justimmo',
      name: 'Eva Reise',
      email,
      phone: '+43 316 123456',
    }
    for (const [name, value] of Object.entries(fields)) await agent.locator(`#${name}`).fill(value)
    await agent.getByLabel('Ich stimme').check()
    await agent.getByRole('button', { name: 'Anmeldung absenden' }).click()
    await expect(agent).toHaveURL(/\?gesendet=1$/)
  })

  const admin = await open()
  let token = ''
  await test.step('an admin accepts it', async () => {
    token = (await asStaff(admin, 'admin')).token
    await admin.goto(`/admin/beitritte?q=${nr}`)
    await settled(admin)
    await admin.getByRole('link', { name: firma }).click()
    await settled(admin)
    await admin.getByRole('main').getByRole('checkbox').check()
    await admin.getByRole('button', { name: 'Annehmen' }).click()
    // Also in the history, below.
    await expect(admin.getByText('angenommen', { exact: true }).first()).toBeVisible()
  })

  await test.step('the agent sets a password and a second factor', async () => {
    await agent.goto(await linkIn(email, /^Willkommen bei Klinke/, /http\S+\/passwort-vergessen\?token=[\w-]{43}/))
    await field(agent, 'Neues Passwort').fill(PASSWORD)
    await field(agent, 'Passwort wiederholen').fill(PASSWORD)
    await agent.getByRole('button', { name: 'Passwort speichern' }).click()
    // A page that opens sooner would end the request.
    await expect(agent.getByText('Ihr Passwort ist geändert.')).toBeVisible()
    await agent.goto('/admin')
    await field(agent, 'E-Mail-Adresse').fill(email)
    await field(agent, 'Passwort').fill(PASSWORD)
    await agent.getByRole('button', { name: 'Anmelden' }).click()
    await agent.getByRole('button', { name: 'App einrichten' }).click()
    const form = agent.locator('#zweiter-faktor form')
    await form.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'App einrichten' }).click()
    const secret = ((await agent.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '')
    await field(agent, 'Code aus der App').fill(totpCode(secret))
    await agent.getByRole('button', { name: 'Bestätigen' }).click()
    await agent.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
    await expect(agent.getByRole('heading', { name: 'Guten Tag, Eva Reise' })).toBeVisible()
  })

  await test.step('the agency delivers by SFTP with the secret of its source', async () => {
    await agent.goto(await linkIn(email, /^Willkommen bei Klinke/, /http\S+\/admin\/quellen\?id=\d+/))
    await settled(agent)
    await agent.getByRole('button', { name: 'Neuer Zugangsschlüssel' }).click()
    await agent.getByRole('button', { name: 'Neuer Zugangsschlüssel' }).click()
    const secret = (await agent.getByRole('status').locator('code').textContent()) ?? ''
    const command = (await agent.getByText(/^sftp -P/).textContent()) ?? ''
    const user = / (\S+)@/.exec(command)?.[1] ?? ''
    await deliver(user, secret, feedOf(firma, nr))
  })

  let id = 0
  await test.step('and corrects the title', async () => {
    await expect
      .poll(
        async () => {
          await agent.goto(`/admin/objekte?q=${nr}`)
          await settled(agent)
          return agent.getByRole('link', { name: 'Wonung am Montikel' }).count()
        },
        { timeout: 60_000 },
      )
      .toBe(1)
    await agent.getByRole('link', { name: 'Wonung am Montikel' }).click()
    await settled(agent)
    id = Number(new URL(agent.url()).searchParams.get('id'))
    await agent.goto(`/admin/objekte?id=${id}&teil=bearbeiten`)
    await field(agent, 'Titel').fill('Wohnung am Montikel')
    await agent.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(agent.getByText('Gespeichert.')).toBeVisible()
  })

  const visitor = await open()
  const own = newAddress()
  let startsAt = ''
  await test.step('a visitor asks and books', async () => {
    // A page that somebody opened just before the correction is kept for some seconds, and by a browser for a minute,
    // unless it is loaded again.
    await visitor.goto(`/immobilien/${id}`)
    await expect(async () => {
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wohnung am Montikel', { timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    const person = { property_id: id, name: 'Ben Besucher', email: own, privacy: true }
    await forgetLimits()
    const asked = await visitor.request.post('/api/inquiries', {
      headers,
      data: { ...person, message: 'Ist die Wohnung noch frei?' },
    })
    expect(asked.ok()).toBe(true)
    for (let ahead = 2; !startsAt && ahead < 14; ahead++) {
      const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
      const { data } = await (await visitor.request.get(`/api/appointments/times?property_id=${id}&day=${day}`)).json()
      startsAt = data[0] ?? ''
    }
    const data = { ...person, type: 'viewing', starts_at: startsAt, duration: 30 }
    expect((await visitor.request.post('/api/appointments', { headers, data })).ok()).toBe(true)
  })

  await test.step('the agent answers and confirms', async () => {
    await agent.goto(`/admin/anfragen?q=${encodeURIComponent(own)}`)
    await settled(agent)
    await agent.getByRole('link', { name: 'Ben Besucher' }).click()
    await settled(agent)
    await agent.getByLabel('Betreff').fill('Noch frei')
    await agent.getByLabel('Text', { exact: true }).fill('Ja, die Wohnung ist frei.')
    await agent.getByRole('button', { name: 'Antwort senden' }).click()
    await expect(agent.getByRole('heading', { name: 'Gesendete Antworten' })).toBeVisible()
    await agent.goto(`/admin/termine?woche=${startsAt.slice(0, 10)}`)
    await settled(agent)
    await agent
      .getByRole('link', { name: /Ben Besucher/ })
      .first()
      .click()
    await settled(agent)
    await agent.getByRole('button', { name: 'Termin bestätigen' }).click()
    await expect(agent.getByText('Bestätigt', { exact: true }).first()).toBeVisible()
  })

  await test.step('the visitor sees the answer and the confirmed viewing', async () => {
    expect(await linkIn(own, /^Noch frei$/, /http\S+\/immobilien\/\S+/)).toContain(`/immobilien/${id}/`)
    await visitor.goto(await linkIn(own, /./, /http\S+\/termin\?token=[\w-]{43}/))
    await expect(visitor.getByText('Bestätigt', { exact: true })).toBeVisible()
  })

  await test.step('the audit of the company tells what was done', async () => {
    await agent.goto('/admin/protokoll')
    await settled(agent)
    await expect(agent.getByText('Eva Reise').first()).toBeVisible()
  })
  await withhold(admin, token, id)
  for (const page of [agent, admin, visitor]) await page.context().close()
})
