/** The server that the journeys of tests/e2e visit: a fresh data folder, the demo catalogue, gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../src/server/main.ts'
import { openMailbox } from '../tests/support/mailbox.ts'
import { ensureBuilt } from './build.ts'
import { fail, readEnvironment, stopOnSignal } from './environment.ts'
import { seedDemo } from './seed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'klinke-e2e-'))
const mailbox = await openMailbox()
const config = readEnvironment({
  DATA_DIR: folder,
  DATABASE_URL: '',
  DEMO: '1',
  HOST: 'localhost',
  SITE_URL: '',
  SMTP_URL: mailbox.url,
})
/** What the server has mailed, for the journeys: GET /?to=anna@example.at on the next port, oldest first. */
const letters = createServer(({ url }, answer) => {
  const to = new URL(url ?? '/', 'http://localhost').searchParams.get('to')
  const mails = mailbox.mails
    .map(({ to, subject, text, html }) => ({
      to: [to]
        .flat()
        .map((one) => one?.text)
        .join(),
      subject,
      text,
      html,
    }))
    .filter((mail) => !to || mail.to.includes(to))
  answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(mails))
}).listen(config.PORT + 1, '127.0.0.1')
try {
  ensureBuilt(config.SITE_URL)
  const running = await serve(config, { prepare: seedDemo })
  stopOnSignal(async () => {
    await running.stop()
    letters.close()
    await mailbox.close()
    rmSync(folder, { recursive: true, force: true })
  })
} catch (error) {
  rmSync(folder, { recursive: true, force: true })
  fail(error)
}
