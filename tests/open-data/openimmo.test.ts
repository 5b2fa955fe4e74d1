import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../src/server/ctx.ts'
import { renewSecret } from '../../src/server/feeds/secret.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { call } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'
import { walkFeed } from '../support/walk/steps.ts'

let server: TestServer
let empty: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  empty = await testServer()
  await importInto(server.ctx, walkFeed(), 'walk')
})
afterAll(async () => {
  await server.close()
  await empty.close()
})

/** What identifies a row, or tells when it was written: everything else must be the same. */
const OWN =
  'id company_id agent_id project_id import_source_id external_id title_slug content_hash first_seen_at last_seen_at seen_run_id published_at updated_at'.split(
    ' ',
  )

async function homesOf(db: Db): Promise<Map<string, Record<string, unknown>>> {
  const { rows } = await sql<Record<string, unknown>>`
    select p.*, c.firma, a.agent_key, a.name as agent_name, a.email as agent_email, a.kontaktperson, j.gruppen_kennung
    from property p join company c on c.id = p.company_id left join agent a on a.id = p.agent_id
      left join project j on j.id = p.project_id
    where p.status in ('active', 'reserved')`.execute(db)
  return new Map(
    rows.map((row) => [
      String(row.objektnr_extern ?? row.openimmo_obid),
      Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name))),
    ]),
  )
}

/** A new secret of the source. */
async function secretOf(key: string): Promise<string> {
  const { id } = await server.ctx.db
    .selectFrom('import_source')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return renewSecret(server.ctx, id)
}

/** A client of the source. */
async function clientOf(key: string) {
  const secret = await secretOf(key)
  return (query = '', headers: Record<string, string> = {}) =>
    fetch(`${server.address}/api/feeds/${key}/openimmo${query}`, {
      headers: { Authorization: `Bearer ${secret}`, ...headers },
    })
}

async function importInto(ctx: TestServer['ctx'], xml: string, source: string) {
  const file = path.join(ctx.config.DATA_DIR, `${source}-${Math.random().toString(36).slice(2)}.xml`)
  writeFileSync(file, xml)
  return importFeed(ctx, file, { source })
}

describe('OpenImmo out', () => {
  test('an empty database that reads it has the same homes, with every field that a feed can tell', async () => {
    const get = await clientOf('walk')
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await answer.text()
    const { run } = await importInto(empty.ctx, xml, 'back')
    expect(run.modus).toBe('VOLL')
    const before = await homesOf(server.ctx.db)
    const after = await homesOf(empty.ctx.db)
    expect(before.size).toBeGreaterThan(400)
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
    const differences: string[] = []
    for (const [nr, row] of before) {
      for (const [name, value] of Object.entries(row)) {
        // Imprecise places are moved by a secret of the installation.
        if (row.ungenau_radius !== null && name.startsWith('anzeige_')) continue
        const [was, is] = [JSON.stringify(value), JSON.stringify(after.get(nr)?.[name])]
        if (was !== is) differences.push(`${nr} ${name}: ${was} -> ${is}`)
      }
    }
    expect(differences).toEqual([])
  })

  test('what a person has changed by hand stays changed in the copy', async () => {
    const token = (await staffSession(server, 'admin')).token
    const headers = { Authorization: `Bearer ${token}` }
    const sender = { firma: 'Makler Hand', anid: 'AT-HAND' }
    const ausstattung =
      '<balkon>true</balkon><fahrstuhl PERSONEN="true" LASTEN="true"/><stellplatzart TIEFGARAGE="true"/><unterkellert keller="JA"/><befeuerung GAS="true" HOLZ="true"/>'
    const changes: Record<string, Record<string, unknown>> = {
      H1: { ausstattung: ['STELLPLATZ', 'SAUNA', 'HAUSTIERE'], heizung: ['PELLETS'] },
      H2: { objektart: 'HAUS' },
      H3: { ungenau_radius: 500 },
      H4: { zustand: null },
    }
    const homes = Object.keys(changes).map((nr) => ({ nr, lat: 47.07, lng: 15.44, zustand: 'GEPFLEGT', ausstattung }))
    await importHomes(server.ctx, homes, 'VOLL', sender)
    for (const [nr, change] of Object.entries(changes)) {
      const { id } = await server.ctx.db
        .selectFrom('property')
        .select('id')
        .where('objektnr_extern', '=', nr)
        .executeTakeFirstOrThrow()
      const fields = `/api/admin/properties/${id}/fields`
      const { version } = (await call(server, 'GET', fields, undefined, headers)).body
      expect((await call(server, 'PATCH', fields, { version, ...change }, headers)).status).toBe(200)
    }
    const xml = await (await (await clientOf('at-hand'))()).text()
    await importInto(empty.ctx, xml, 'hand')
    const copies = await homesOf(empty.ctx.db)
    expect(copies.get('H1')).toMatchObject({
      ausstattung: ['STELLPLATZ', 'SAUNA', 'HAUSTIERE'],
      heizung: ['PELLETS'],
      // What the list of fittings has no word for stays.
      ausstattung_details: { fahrstuhl: ['LASTEN'], befeuerung: ['HOLZ', 'PELLET'] },
    })
    expect(copies.get('H2')).toMatchObject({ objektart: 'HAUS', objektart_untergruppe: null })
    expect(copies.get('H3')).toMatchObject({ ungenau_radius: 500 })
    expect(copies.get('H4')).toMatchObject({ zustand: null })
  })

  test('texts keep their languages, and a home to buy and to let its price, when the rent is on request', async () => {
    const home = (nr: string, preise: string, texte: string, sprache: string) =>
      `<immobilie><objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="true"/><objektart><haus/></objektart></objektkategorie><geo><plz>8010</plz><ort>Graz</ort></geo><preise>${preise}</preise><freitexte>${texte}</freitexte><verwaltung_techn><objektnr_extern>${nr}</objektnr_extern><sprache>${sprache}</sprache></verwaltung_techn></immobilie>`
    const xml = `<openimmo><uebertragung art="ONLINE" umfang="VOLL"/><anbieter><firma>Sprachen</firma><openimmo_anid>AT-SPRACHEN</openimmo_anid>
      ${home('L1', '<kaufpreis>300000</kaufpreis><kaltmiete auf_anfrage="true"/>', '<objekttitel>House</objekttitel><objekttitel lang="de">Haus</objekttitel><lage lang="de">Ruhig</lage><lage lang="fr">Calme</lage><ausstatt_beschr>Bright</ausstatt_beschr>', 'en')}
    </anbieter></openimmo>`
    await importInto(server.ctx, xml, 'at-sprachen')
    const before = (await homesOf(server.ctx.db)).get('L1')
    expect(before).toMatchObject({
      objekttitel: 'Haus',
      objekttitel_translations: { gb: 'House' },
      lage: 'Ruhig',
      lage_translations: { fr: 'Calme' },
      kaufpreis: 300_000,
    })
    const file = await (await (await clientOf('at-sprachen'))()).text()
    expect(file).toContain('<objekttitel>House</objekttitel>')
    await importInto(empty.ctx, file, 'sprachen')
    expect((await homesOf(empty.ctx.db)).get('L1')).toEqual(before)
  })

  test('TEIL tells what changed after a position, and what is gone', async () => {
    const sender = { firma: 'Makler Teil', anid: 'AT-TEIL' }
    const homes = ['T1', 'T2', 'T3'].map((nr) => ({ nr, kaufpreis: 300_000, vermarktungsart: 'KAUF' as const }))
    await importHomes(server.ctx, homes, 'VOLL', sender)
    const get = await clientOf('at-teil')
    const full = await get()
    const first = await full.text()
    const position = full.headers.get('changes-position') ?? ''
    expect(first).toContain('umfang="VOLL"')
    expect(first.match(/<immobilie>/g)).toHaveLength(3)
    const none = await get(`?umfang=TEIL&after=${position}`)
    expect(await none.text()).not.toContain('<immobilie>')

    await importHomes(
      server.ctx,
      [
        { ...homes[0]!, kaufpreis: 280_000 },
        { ...homes[2]!, aktion: 'DELETE' },
      ],
      'TEIL',
      sender,
    )
    const part = await get(`?umfang=TEIL&after=${position}`)
    const changed = await part.text()
    expect(changed.match(/<immobilie>/g)).toHaveLength(2)
    expect(changed).toContain('<kaufpreis>280000</kaufpreis>')
    expect(changed).toMatch(/<objektnr_extern>T3<\/objektnr_extern><aktion aktionart="DELETE"\/>/)

    await importInto(empty.ctx, first, 'teil')
    await importInto(empty.ctx, changed, 'teil')
    const copies = await homesOf(empty.ctx.db)
    expect([copies.get('T1')?.kaufpreis, copies.has('T2'), copies.has('T3')]).toEqual([280_000, true, false])
  })

  test('a client that has this version gets 304', async () => {
    const get = await clientOf('at-teil')
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get('', { 'If-None-Match': etag })).status).toBe(304)
    await importHomes(server.ctx, [{ nr: 'T2', kaufpreis: 1, vermarktungsart: 'KAUF' }], 'TEIL', {
      firma: 'Makler Teil',
      anid: 'AT-TEIL',
    })
    expect((await get('', { 'If-None-Match': etag })).status).toBe(200)
  })

  test('a change that began before the last one, and ended after it, is another version', async () => {
    const get = await clientOf('at-teil')
    const etag = (await get()).headers.get('etag') ?? ''
    const { db } = server.ctx
    const [first] = await db
      .selectFrom('property')
      .select(['id', 'updated_at'])
      .where('objektnr_extern', 'in', ['T1', 'T2'])
      .where('status', '=', 'active')
      .orderBy('updated_at')
      .execute()
    await db
      .updateTable('property')
      .set({ objekttitel: 'Spät beendet', updated_at: new Date((first?.updated_at.getTime() ?? 0) + 1) })
      .where('id', '=', first?.id ?? 0)
      .execute()
    const answer = await get('', { 'If-None-Match': etag })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Spät beendet')
  })

  test('markup, control characters and quotes in texts do not break the file', async () => {
    const sender = { firma: 'Meier &amp; Söhne "Wohnen", 1 &lt; 2', anid: 'AT-ZEICHEN' }
    await importHomes(
      server.ctx,
      [{ nr: 'Z&amp;1', titel: 'Haus &lt;b&gt; &amp; "Hof"', kaufpreis: 1000 }],
      'TEIL',
      sender,
    )
    await sql`update property set lage = 'vor' || chr(1) || ']]> nach' where objektnr_extern = 'Z&1'`.execute(
      server.ctx.db,
    )
    const get = await clientOf('at-zeichen')
    const { run } = await importInto(empty.ctx, await (await get()).text(), 'zeichen')
    expect(run.state).toBe('done')
    const copy = (await homesOf(empty.ctx.db)).get('Z&1')
    expect(copy?.firma).toBe('Meier & Söhne "Wohnen", 1 < 2')
    expect(copy?.lage).toBe('vor]]&gt; nach')
  })

  test('the secret of another source, none, and a source that does not exist give nothing away', async () => {
    const bearer = { Authorization: `Bearer ${await secretOf('walk')}` }
    const ask = async (key: string, headers = {}) =>
      (await fetch(`${server.address}/api/feeds/${key}/openimmo`, { headers })).status
    expect(await ask('walk', bearer)).toBe(200)
    expect([await ask('at-teil', bearer), await ask('walk'), await ask('gibt-es-nicht', bearer)]).toEqual([
      401, 401, 401,
    ])
  })

  test.each([
    ['?umfang=HALB', 'umfang'],
    ['?umfang=TEIL', 'after'],
    ['?umfang=TEIL&after=gestern', 'after'],
    ['?after=1-2-3', 'after'],
  ])('%s is refused, and names the field %s', async (query, field) => {
    const get = await clientOf('walk')
    const answer = await get(query)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { fields: { field: string }[] }).fields.map((each) => each.field)).toEqual([field])
  })

  test('a position that the log does not have is refused', async () => {
    const get = await clientOf('walk')
    expect((await get('?umfang=TEIL&after=1-2-3')).status).toBe(410)
  })
})
