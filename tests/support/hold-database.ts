/** A process that opens the embedded database of the given folder, writes a row, reports it, and stays. */
import { sql } from 'kysely'
import { connect } from '../../src/server/db/connect.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'

const database = await startEmbedded(process.argv[2] as string)
const db = connect(database.url)
await sql`create table if not exists kept (at timestamptz default now())`.execute(db)
await sql`insert into kept default values`.execute(db)
// Before the process reports that it is ready, since a quick SIGTERM would otherwise leave the database behind.
process.on('SIGTERM', async () => {
  await db.destroy()
  await database.stop()
  process.exit(0)
})
const { rows } = await sql<{ count: number }>`select count(*) as count from kept`.execute(db)
console.log(`rows ${rows[0]?.count}`)
setInterval(() => {}, 60_000)
