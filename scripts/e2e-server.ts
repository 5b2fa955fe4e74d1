/** The server for the journeys of tests/e2e: a new data folder with the demo catalogue, removed afterwards. */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Ctx } from '../src/server/ctx.ts'
import { serve } from '../src/server/main.ts'
import { projectPath, projectRoot } from '../src/server/paths.ts'
import { failedJob } from '../tests/support/failed-job.ts'
import { openMailbox } from '../tests/support/mailbox.ts'
import { staffSession } from '../tests/support/staff.ts'
import { readEnvironment } from './environment.ts'
import { runUntilAsked } from './lifetime.ts'
import { seedDemo } from './seed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'klinke-e2e-'))
/** Addresses without a mailbox. */
const refuse: string[] = []
const mailbox = await openMailbox({ refuse })
const config = readEnvironment({
  DATA_DIR: folder,
  DATABASE_URL: '',
  DEMO: '1',
  HOST: 'localhost',
  SITE_URL: '',
  PUBLIC_GOOGLE_MAPS_KEY: '',
  SMTP_URL: mailbox.url,
  // Away from the ports that concurrent runs choose.
  SFTP_PORT: String(Number(process.env.PORT ?? 4321) + 1000),
  SFTP_HOST: '127.0.0.1',
})
/** The operator's command to import a file while the server runs. @returns its output, and its exit code */
async function importFile(file: string): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  const command = spawn(process.execPath, [projectPath('scripts/import.ts'), file], { env })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (said += text))
  const code = await new Promise<number | null>((ended) => command.on('close', ended))
  return { code, said }
}

const { promise: opened, resolve: open } = Promise.withResolvers<Ctx>()

/**
 * For the journeys, on the next port: GET /?to=anna@example.at returns the sent mails, oldest first; POST /feed.zip
 * imports the uploaded file; POST /staff?role=agent&company=3 returns a session of a new account with that role; POST
 * /limits forgets who has sent how much: all journeys come from one address. POST /refuse?address=anna@example.at refuses
 * mails to it, until POST /accept?address=anna@example.at. POST /failed?job=exposes.clean makes a job that has failed.
 */
const letters = createServer((request, answer) => {
  const { url, method } = request
  if (method === 'POST' && url?.startsWith('/staff')) {
    const query = new URL(url, 'http://localhost').searchParams
    const role = query.get('role') === 'agent' ? 'agent' : 'admin'
    opened
      .then((ctx) => staffSession({ ctx }, role, Number(query.get('company')) || null))
      .then((session) => answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(session)))
      .catch((error) => answer.writeHead(500).end(String(error)))
    return
  }
  if (method === 'POST' && (url?.startsWith('/refuse?') || url?.startsWith('/accept?'))) {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const address = searchParams.get('address') ?? ''
    if (pathname === '/refuse') refuse.push(address)
    else refuse.splice(refuse.indexOf(address), 1)
    answer.end()
    return
  }
  if (method === 'POST' && url?.startsWith('/failed?')) {
    const name = new URL(url, 'http://localhost').searchParams.get('job') ?? ''
    opened
      .then((ctx) => failedJob(ctx, name))
      .then(() => answer.end())
      .catch((error) => answer.writeHead(500).end(String(error)))
    return
  }
  if (method === 'POST' && url === '/limits') {
    opened
      .then((ctx) => ctx.db.deleteFrom('rate_limit').execute())
      .then(() => answer.end())
      .catch((error) => answer.writeHead(500).end(String(error)))
    return
  }
  if (method === 'POST') {
    const file = path.join(folder, path.basename(url ?? ''))
    pipeline(request, createWriteStream(file))
      .then(() => importFile(file))
      .then((result) => answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(result)))
      .catch((error) => answer.writeHead(500).end(String(error)))
    return
  }
  const to = new URL(url ?? '/', 'http://localhost').searchParams.get('to')
  const mails = mailbox.mails
    .map(({ to, subject, text, html, attachments }) => ({
      to: [to]
        .flat()
        .map((one) => one?.text)
        .join(),
      subject,
      text,
      html,
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        begins: content.subarray(0, 5).toString('latin1'),
      })),
    }))
    .filter((mail) => !to || mail.to.includes(to))
  answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(mails))
}).listen(config.PORT + 1, '127.0.0.1')
/** The build in a separate process: it keeps one core busy, the catalogue the other. */
async function build(): Promise<void> {
  const script = `import { ensureBuilt } from './scripts/build/build.ts'; await ensureBuilt(${JSON.stringify(config.SITE_URL)})`
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot(),
    stdio: 'inherit',
  })
  const code = await new Promise((ended) => command.on('close', ended))
  if (code !== 0) throw new Error('The pages could not be built.')
}
await runUntilAsked(async (signal) => {
  try {
    const prepare = async (ctx: Ctx) => {
      await Promise.all([build(), seedDemo(ctx, signal)])
      open(ctx)
    }
    const running = await serve(config, { prepare, signal })
    return {
      ...running,
      async stop(hasten) {
        await running.stop(hasten)
        letters.close()
        await mailbox.close()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
})
