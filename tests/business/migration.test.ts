import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foldFigures } from '../../src/server/business/fold.ts'
import { connect } from '../../src/server/db/connect.ts'
import { projectPath } from '../../src/server/paths.ts'
import { clusterUrl, withDatabase } from '../support/database.ts'

const FOLDER = projectPath('src/server/db/migrations')

test('counts of before lose spam, and companies get the inquiries about their projects', async () => {
  const admin = connect(clusterUrl(), { max: 1 })
  await sql`create database before_meaning`.execute(admin)
  const db = connect(withDatabase(clusterUrl(), 'before_meaning'))
  const run = (name: string) => sql.raw(readFileSync(`${FOLDER}/${name}`, 'utf8')).execute(db)
  try {
    const names = readdirSync(FOLDER).sort()
    for (const name of names) if (name < '0065') await run(name)
    await sql`insert into company (firma, slug) values ('Bau', 'bau')`.execute(db)
    await sql`insert into project (company_id, gruppen_kennung, titel, title_slug) values (1, 'park', 'Park', 'park')`.execute(
      db,
    )
    // The first count was on 2 November; each day of the project has one inquiry that was spam.
    await sql`insert into inquiry (project_id, company_id, name, email, message, language, status, privacy_accepted_at,
        created_at, updated_at)
      select project, company, 'Anna', 'anna@example.at', 'Frei?', 'de', status, at::timestamptz, at::timestamptz,
        at::timestamptz
      from (values (1, 1, 'new', '2026-11-01T12:00Z'), (1, 1, 'spam', '2026-11-01T12:00Z'),
        (1, 1, 'new', '2026-11-02T12:00Z'), (1, 1, 'done', '2026-11-02T23:30Z'), (1, 1, 'spam', '2026-11-03T12:00Z'),
        (null, null, 'spam', '2026-11-03T12:00Z')) as one(project, company, status, at)`.execute(db)
    await sql`insert into figure_day (day, kind, part, count) values ('2026-11-02', 'inquiry', '', 1),
      ('2026-11-03', 'inquiry', '', 3)`.execute(db)
    await sql`insert into company_day (company_id, day, views) values (1, '2026-11-02', 9)`.execute(db)
    for (const name of names) if (name.startsWith('0065')) await run(name)
    await foldFigures({ db })
    const days = await sql`select day::text, count from figure_day order by 1`.execute(db)
    expect(days.rows).toEqual([
      { day: '2026-11-02', count: 1 },
      { day: '2026-11-03', count: 1 },
    ])
    const own = await sql`select day::text, views, inquiries from company_day order by 1`.execute(db)
    expect(own.rows).toEqual([
      { day: '2026-11-02', views: 9, inquiries: 1 },
      { day: '2026-11-03', views: 0, inquiries: 1 },
    ])
    const months = await sql`select month::text, inquiries from company_month`.execute(db)
    expect(months.rows).toEqual([{ month: '2026-11-01', inquiries: 2 }])
  } finally {
    await db.destroy()
    await sql`drop database before_meaning`.execute(admin)
    await admin.destroy()
  }
})
