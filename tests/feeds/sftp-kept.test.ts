import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import ssh from 'ssh2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/ctx.ts'
import { feedPath } from '../../src/server/feeds/folders.ts'
import { type FeedSource, findSource } from '../../src/server/feeds/repository.ts'
import { deliverLeft, type Inbox, openInbox } from '../../src/server/feeds/sftp/inbox.ts'
import { type SftpServer, startSftp } from '../../src/server/feeds/sftp/server.ts'
import { feedOf } from '../support/feed.ts'
import { deliveriesOf, makeSender, type Sender, spoolFolder } from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ SFTP_PORT: '0', SFTP_HOST: '127.0.0.1' })
})
afterAll(() => server.close())

/** The server, whose place for deliveries does what `adopt` does first. */
const placeThat = (before: () => Promise<void>): Ctx => {
  const adopt: Ctx['vault']['adopt'] = async (...args) => {
    await before()
    await server.ctx.vault.adopt(...args)
  }
  return { ...server.ctx, vault: { ...server.ctx.vault, adopt } }
}
const away = () => Promise.reject(new Error('the bucket is away'))
const incoming = () => readdirSync(feedPath(server.ctx.config, 'incoming'))
const sourceOf = async ({ key }: Sender) => (await findSource(server.ctx.db, key)) as FeedSource
const xml = feedOf([{ nr: 'S1', hauptmietzins: 700, wohnflaeche: 50 }])

async function put(inbox: Inbox, name: string, content: string): Promise<void> {
  const handle = await inbox.open(name, { appends: false, truncates: true, exclusive: false, creates: true })
  await inbox.write(handle, 0, Buffer.from(content))
  await inbox.close(handle)
}
const deliveredOf = async (one: Sender) =>
  (await deliveriesOf(server.ctx, one)).map(({ id }) => readdirSync(spoolFolder(server.ctx.config, id)).toSorted())

test('feeds that could not be delivered stay with their pictures, and the next attempt delivers them', async () => {
  const one = await makeSender(server.work, 'spaeter')
  let before: () => Promise<void> = away
  const inbox = await openInbox(
    placeThat(() => before()),
    await sourceOf(one),
  )
  for (const name of ['a.xml', 'b.xml', 'foto.jpg']) await put(inbox, name, xml)
  await expect(inbox.deliver()).rejects.toThrow('is away')
  expect((await inbox.list()).toSorted()).toEqual(['a.xml', 'b.xml', 'foto.jpg'])
  expect(incoming()).toHaveLength(1)
  before = async () => {}
  await inbox.end()
  expect(await deliveredOf(one)).toEqual([
    ['a.xml', 'foto.jpg'],
    ['b.xml', 'foto.jpg'],
  ])
  expect(incoming()).toEqual([])
})

test('a server that stops delivers the complete feeds of its sessions first', async () => {
  const one = await makeSender(server.work, 'neustart')
  const sftp = (await startSftp(placeThat(() => sleep(500)))) as SftpServer
  const client = new ssh.Client()
  client.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    client.once('ready', () => resolve()).once('error', reject)
    client.connect({ host: '127.0.0.1', port: sftp.port, username: one.key, password: one.secret })
  })
  const session = await new Promise<ssh.SFTPWrapper>((resolve, reject) =>
    client.sftp((error, opened) => (error ? reject(error) : resolve(opened))),
  )
  await new Promise<void>((resolve, reject) =>
    session.writeFile('bestand.xml', xml, (error) => (error ? reject(error) : resolve())),
  )
  await sftp.stop()
  expect(await deliveredOf(one)).toEqual([['bestand.xml']])
  expect(incoming()).toEqual([])
})

test('a killed process leaves its complete feeds to the next one, and nothing of what was still arriving', async () => {
  const one = await makeSender(server.work, 'getoetet')
  const inbox = await openInbox(server.ctx, await sourceOf(one))
  await put(inbox, 'ganz.xml', xml)
  await put(inbox, 'foto.jpg', 'no picture')
  const handle = await inbox.open('halb.xml', { appends: false, truncates: true, exclusive: false, creates: true })
  await inbox.write(handle, 0, Buffer.from(xml.slice(0, 300)))
  expect((await inbox.list()).toSorted()).toEqual(['foto.jpg', 'ganz.xml', 'halb.xml'])
  // A session that lives is left alone.
  await deliverLeft(server.ctx)
  expect(await deliveredOf(one)).toEqual([])
  const lines: unknown[] = []
  const log = Object.assign(Object.create(server.ctx.log), { error: (line: unknown) => void lines.push(line) })
  const later = (ctx: Ctx, minutes: number) => ({ ...ctx, log, clock: () => new Date(Date.now() + minutes * 60_000) })
  await deliverLeft(later(placeThat(away), 6))
  expect(lines).toMatchObject([{ error: { message: 'the bucket is away' } }])
  await deliverLeft(later(server.ctx, 7))
  expect(await deliveredOf(one)).toEqual([])
  await deliverLeft(later(server.ctx, 12))
  expect(await deliveredOf(one)).toEqual([['foto.jpg', 'ganz.xml']])
  expect(incoming()).toEqual([])
  // The session whose file is gone does not say that it has arrived.
  await expect(inbox.close(handle)).rejects.toThrow('ENOENT')
  await inbox.end().catch(() => {})
  expect(lines).toHaveLength(1)
})
