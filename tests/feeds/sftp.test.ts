import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import ssh from 'ssh2'
import { afterAll, test as always, beforeAll, expect } from 'vitest'
import { feedPath } from '../../src/server/feeds/folders.ts'
import { type SftpServer, startSftp } from '../../src/server/feeds/sftp/server.ts'
import { eventually } from '../support/eventually.ts'
import { feedOf } from '../support/feed.ts'
import {
  deliveriesOf,
  fileFor,
  importDeliveries,
  isInstalled,
  makeSender,
  ran,
  type Sender,
  spoolFolder,
} from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

/** On Debian `openssh-client`. */
const test = always.skipIf(!isInstalled('sftp'))

let server: TestServer
let sftp: SftpServer
let sender: Sender

beforeAll(async () => {
  server = await testServer({ FEED_MB: '4', SFTP_PORT: '0', SFTP_HOST: '127.0.0.1', REQUEST_SECONDS: '5' })
  sftp = (await startSftp(server.ctx)) as SftpServer
  sender = await makeSender(server.work, 'makler-muster')
})
afterAll(async () => {
  await sftp.stop()
  await server.close()
})

const OPTIONS = ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'LogLevel=ERROR', 'ConnectTimeout=20']

/** OpenSSH's sftp with the commands of a batch. A password is given by SSH_ASKPASS, as programs do. */
async function openSsh(one: Sender, commands: readonly string[], login: { key?: string; password?: string } = {}) {
  const { key, password = one.secret } = login
  const ask = fileFor(server.ctx, `ask-${Math.random().toString(36).slice(2)}.sh`, `#!/bin/sh\necho '${password}'\n`)
  chmodSync(ask, 0o700)
  const batch = fileFor(server.ctx, `batch-${Math.random().toString(36).slice(2)}`, `${commands.join('\n')}\n`)
  const how = key
    ? ['PreferredAuthentications=publickey', `IdentityFile=${key}`]
    : ['PreferredAuthentications=password']
  const options = [...OPTIONS, ...how, 'IdentitiesOnly=yes', 'NumberOfPasswordPrompts=1'].flatMap((text) => [
    '-o',
    text,
  ])
  // A batch (-b) forbids passwords; standard input does not.
  const command = ['sftp', '-q', ...options, '-P', String(sftp.port), `${one.key}@127.0.0.1`]
  const quoted = command.map((text) => `'${text}'`).join(' ')
  return ran('sh', ['-c', `${quoted} < '${batch}'`], { SSH_ASKPASS: ask, SSH_ASKPASS_REQUIRE: 'force', DISPLAY: ':0' })
}

const xmlOf = (nr: string) => feedOf([{ nr, hauptmietzins: 700, wohnflaeche: 50 }])
const incoming = () => readdirSync(feedPath(server.ctx.config, 'incoming'))

test("OpenSSH's sftp delivers a feed with the secret as password, and it is imported", async () => {
  const file = fileFor(server.ctx, 'bestand.xml', xmlOf('F1') + ' '.repeat(2_000_000))
  const { code, stderr } = await openSsh(sender, [`put -p ${file}`, 'ls -l', 'pwd', 'bye'])
  expect([code, stderr]).toEqual([0, ''])
  await eventually(() => deliveriesOf(server.work, sender)).toMatchObject([{ way: 'sftp', file_name: 'bestand.xml' }])
  const [row] = await deliveriesOf(server.work, sender)
  expect(readFileSync(path.join(spoolFolder(server.ctx.config, row?.id ?? 0), 'bestand.xml'))).toEqual(
    readFileSync(file),
  )
  await importDeliveries(server.work, sender)
  expect(await deliveriesOf(server.work, sender)).toMatchObject([{ state: 'done' }])
  await eventually(incoming).toEqual([])
})

test('a key of the source lets it in, another one does not, and neither does the name of another source', async () => {
  const one = await makeSender(server.work, 'mit-schluessel')
  const other = await makeSender(server.work, 'ohne-schluessel')
  const key = path.join(server.ctx.config.DATA_DIR, 'id_ed25519')
  const wrong = path.join(server.ctx.config.DATA_DIR, 'id_wrong')
  for (const file of [key, wrong]) await ran('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file])
  const ssh_keys = ['ssh-rsa broken', readFileSync(`${key}.pub`, 'utf8').trim()]
  await server.work.db.updateTable('import_source').set({ ssh_keys }).where('id', '=', one.id).execute()
  const file = fileFor(server.ctx, 'mit-schluessel.xml', xmlOf('K1'))
  expect((await openSsh(one, [`put ${file}`], { key })).code).toBe(0)
  await eventually(async () => (await deliveriesOf(server.work, one)).length).toBe(1)
  expect((await openSsh(one, [`put ${file}`], { key: wrong })).code).not.toBe(0)
  expect((await openSsh(other, [`put ${file}`], { key })).code).not.toBe(0)
  expect(await deliveriesOf(server.work, other)).toEqual([])
})

test('a wrong password and an unknown source are refused alike', async () => {
  const wrong = await openSsh(sender, ['ls'], { password: 'x'.repeat(43) })
  const unknown = await openSsh({ ...sender, key: 'nobody' }, ['ls'])
  expect(wrong.code).not.toBe(0)
  expect(unknown.stderr.replace('nobody', sender.key)).toBe(wrong.stderr)
})

test('the folder only takes files: nothing of the server, of others or of earlier sessions can be read or changed', async () => {
  const one = await makeSender(server.work, 'neugierig')
  const file = fileFor(server.ctx, 'eigenes.xml', xmlOf('N1'))
  const earlier = await openSsh(one, [`put ${file}`])
  expect(earlier.code).toBe(0)
  const target = path.join(server.ctx.config.DATA_DIR, 'geholt')
  const attempts = [
    `-get bestand.xml ${target}`,
    `-get eigenes.xml ${target}`,
    `-get /etc/passwd ${target}`,
    `-get ../../../../etc/passwd ${target}`,
    `-put ${file} ../../../secret.xml.d/x.xml`,
    `-put ${file} /etc/x.xml`,
    `-put ${file} a/b.xml`,
    `-put ${file} .ssh`,
    '-mkdir folder',
    '-symlink /etc/passwd link.xml',
    '-ln /etc/passwd hard.xml',
    '-rm /etc/passwd',
    '-rmdir /',
    '-cd /etc',
    'ls -l',
  ]
  const { stdout, code } = await openSsh(one, attempts)
  expect(code).toBe(0)
  expect(stdout.split('ls -l').at(-1)?.trim()).toBe('')
  expect(() => statSync(target)).toThrow()
  await eventually(incoming).toEqual([])
  expect((await deliveriesOf(server.work, one)).map(({ file_name }) => file_name)).toEqual(['eigenes.xml'])
})

test('commands, shells and tunnels are refused', async () => {
  const client = await clientOf(sender)
  try {
    await expect(
      new Promise((resolve, reject) => client.exec('id', (e) => (e ? reject(e) : resolve(0)))),
    ).rejects.toThrow()
    await expect(new Promise((resolve, reject) => client.shell((e) => (e ? reject(e) : resolve(0))))).rejects.toThrow()
    const tunnel = new Promise((resolve, reject) =>
      client.forwardOut('127.0.0.1', 1, '127.0.0.1', 5432, (e) => (e ? reject(e) : resolve(0))),
    )
    await expect(tunnel).rejects.toThrow()
  } finally {
    client.end()
  }
})

/** A connection of ssh2's client, for what no ordinary client does. */
function clientOf({ key, secret }: Sender): Promise<ssh.Client> {
  const client = new ssh.Client()
  return new Promise((resolve, reject) => {
    client
      .once('ready', () => resolve(client))
      .once('error', reject)
      .once('close', () => reject(new Error('closed')))
    client.connect({ host: '127.0.0.1', port: sftp.port, username: key, password: secret })
  })
}

test('a transfer under another name is delivered after its rename, with the pictures beside an XML', async () => {
  const one = await makeSender(server.work, 'winscp')
  const xml = fileFor(server.ctx, 'export.xml', xmlOf('W1'))
  const picture = fileFor(server.ctx, 'Foto ä.jpg', 'no picture')
  const { code, stderr } = await openSsh(one, [
    `put '${picture}'`,
    `put ${xml} export.xml.filepart`,
    'rename export.xml.filepart export.xml',
  ])
  expect([code, stderr]).toEqual([0, ''])
  await eventually(async () => (await deliveriesOf(server.work, one)).length).toBe(1)
  const [row] = await deliveriesOf(server.work, one)
  expect(readdirSync(spoolFolder(server.ctx.config, row?.id ?? 0)).sort()).toEqual(['Foto ä.jpg', 'export.xml'])
})

test('a transfer that is cut is not delivered', async () => {
  const one = await makeSender(server.work, 'abgerissen')
  const client = await clientOf(one)
  const session = await new Promise<ssh.SFTPWrapper>((resolve, reject) =>
    client.sftp((error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const handle = await new Promise<Buffer>((resolve, reject) =>
    session.open('halb.xml', 'w', (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const half = Buffer.from(xmlOf('H1').slice(0, 300))
  await new Promise((resolve) => session.write(handle, half, 0, half.length, 0, resolve))
  expect(incoming()).toHaveLength(1)
  client.destroy()
  await eventually(incoming).toEqual([])
  expect(await deliveriesOf(server.work, one)).toEqual([])
})

test('more bytes than a feed may have are refused, also by a far offset', async () => {
  const one = await makeSender(server.work, 'zuviel')
  const { stderr } = await openSsh(one, [`put ${fileFor(server.ctx, 'gross.zip', Buffer.alloc(4_100_000))}`])
  expect(stderr).toContain('Failure')
  expect(await deliveriesOf(server.work, one)).toEqual([])
  const client = await clientOf(one)
  const session = await new Promise<ssh.SFTPWrapper>((resolve, reject) =>
    client.sftp((error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const handle = await new Promise<Buffer>((resolve, reject) =>
    session.open('weit.xml', 'w', (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const error = await new Promise((resolve) => session.write(handle, Buffer.from('x'), 0, 1, 1e12, resolve))
  expect(error).toBeInstanceOf(Error)
  await expect(
    new Promise((resolve, reject) => session.close(handle, (e) => (e ? reject(e) : resolve(0)))),
  ).rejects.toThrow()
  client.end()
  await eventually(incoming).toEqual([])
  expect(await deliveriesOf(server.work, one)).toEqual([])
})

test('bytes that are no SSH, and a client that says nothing, cost nothing but their connection', async () => {
  const odd = ['GET / HTTP/1.1\r\n\r\n', `SSH-2.0-x\r\n${'\0'.repeat(50_000)}`, 'x'.repeat(100_000), '']
  const ended = odd.map((bytes) => {
    const socket = connect(sftp.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('error', () => {}).resume()
    return new Promise((resolve) => socket.once('close', resolve))
  })
  expect((await openSsh(sender, ['ls'])).code).toBe(0)
  await Promise.all(ended)
})

test('a source has four connections at once, and others keep theirs', async () => {
  const one = await makeSender(server.work, 'viele')
  const clients = await Promise.all([1, 2, 3, 4].map(() => clientOf(one)))
  await expect(clientOf(one)).rejects.toThrow()
  clients.push(await clientOf(sender))
  for (const client of clients) client.end()
  await Promise.all(clients.map((client) => new Promise<void>((resolve) => client.once('close', () => resolve()))))
  await eventually(() => clientOf(one).then((client) => client.end().destroy() && true)).toBe(true)
})

test('the host key stays the same, and only this user may read it', async () => {
  const file = path.join(server.ctx.config.DATA_DIR, 'ssh', 'host_ed25519')
  const before = readFileSync(file, 'utf8')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const again = (await startSftp(server.ctx)) as SftpServer
  await again.stop()
  expect(readFileSync(file, 'utf8')).toBe(before)
  writeFileSync(path.join(server.ctx.config.DATA_DIR, 'unused'), '')
})

test('without SFTP_PORT there is no SFTP', async () => {
  const config = { ...server.ctx.config, SFTP_PORT: undefined }
  expect(await startSftp({ ...server.ctx, config })).toBeNull()
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
