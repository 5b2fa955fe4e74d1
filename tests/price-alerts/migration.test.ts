import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
import { projectPath } from '../../src/server/paths.ts'
import { clusterUrl, withDatabase } from '../support/database.ts'

const FOLDER = projectPath('src/server/db/migrations')

test('alerts of before watch the price that the home had when they were set', async () => {
  const admin = connect(clusterUrl(), { max: 1 })
  await sql`create database before_offers`.execute(admin)
  const db = connect(withDatabase(clusterUrl(), 'before_offers'))
  const run = (name: string) => sql.raw(readFileSync(`${FOLDER}/${name}`, 'utf8')).execute(db)
  try {
    const names = readdirSync(FOLDER).sort()
    for (const name of names) if (name < '0075') await run(name)
    await sql`insert into company (firma, slug) values ('Test', 'test')`.execute(db)
    await sql`insert into account (email, name, created_at) values ('eva@example.at', 'Eva', now())`.execute(db)
    await sql`insert into property (company_id, external_id, title_slug, objekttitel, content_hash, vermarktungsart)
      select 1, nr, nr, nr, nr, arten::text[]
      from (values ('sale', '{KAUF}'), ('let since', '{MIETE}'), ('rent', '{MIETE}'), ('no history', '{MIETE}'),
        ('for sale', '{KAUF,MIETE}')) as home(nr, arten)`.execute(db)
    await sql`insert into price_history (property_id, at, art, betrag) values
      (1, '2026-01-01', 'kaufpreis', 300000),
      (2, '2026-01-01', 'kaufpreis', 300000), (2, '2026-03-01', 'kaltmiete', 1000), (2, '2026-03-01', 'gesamtbelastungbrutto', 1200),
      (3, '2026-01-01', 'kaltmiete', 1000), (3, '2026-01-01', 'gesamtbelastungbrutto', 1200)`.execute(db)
    await sql`insert into price_alert (user_id, property_id, target_price, price, created_at)
      values (1, 1, 280000, 300000, '2026-02-01'), (1, 2, 280000, 300000, '2026-02-01'), (1, 3, 1100, 1200, '2026-02-01'),
        (1, 4, 900, 1000, '2026-02-01'), (1, 5, 280000, 300000, '2026-02-01')`.execute(db)
    for (const name of names) if (name.startsWith('0075')) await run(name)
    const alerts = await sql`select p.objekttitel, a.art from price_alert a join property p on p.id = a.property_id
      order by p.id`.execute(db)
    expect(alerts.rows).toEqual([
      { objekttitel: 'sale', art: 'kaufpreis' },
      { objekttitel: 'let since', art: 'kaufpreis' },
      { objekttitel: 'rent', art: 'gesamtbelastungbrutto' },
      { objekttitel: 'no history', art: 'kaltmiete' },
      { objekttitel: 'for sale', art: 'kaufpreis' },
    ])
  } finally {
    await db.destroy()
    await sql`drop database before_offers`.execute(admin)
    await admin.destroy()
  }
})
