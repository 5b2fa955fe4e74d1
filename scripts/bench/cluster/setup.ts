import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectPath } from '../../../src/server/paths.ts'
import { s3Address } from '../../../tests/support/s3.ts'
import type { Cluster, DatabaseHost, WebHost } from './faults.ts'
import { addressOf, createHosts, HERE, type Host } from './hosts.ts'
import { diskGuard, etcd, folderFor, haproxy, PRIMARY_PORT, patroni, pgbouncer, WEB_PORT } from './programs.ts'

const PRIMARY = `postgres://postgres@${HERE}:${PRIMARY_PORT}/postgres`
export const BASE = `http://${HERE}:${WEB_PORT}`
export const MAIL_PORT = 2525
const S3_PORT = 9000
const BUCKET = 'klinke'
const S3_HOST = 41

/** Where the certificate of the S3 server is, which a bucket beyond the own machine needs. */
export const certificateIn = (folder: string) => ({
  cert: path.join(folder, 's3.pem'),
  key: path.join(folder, 's3-key.pem'),
})

/** Makes it. Processes trust it by NODE_EXTRA_CA_CERTS, which Node reads when it starts. */
export function makeCertificate(folder: string): void {
  const { cert, key } = certificateIn(folder)
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=s3', '-addext', `subjectAltName=IP:${addressOf(S3_HOST)}`, '-keyout', key, '-out', cert],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}
/** The disk of a database, in the memory of this machine: it can be filled. */
const DISK = '640m'
/** A start of three databases on a busy machine. */
const START_MS = 240_000

export interface Started extends Cluster {
  /** The settings of a process that works on the primary. */
  env: Record<string, string>
  startWebs(): Promise<void>
  end(): Promise<void>
}

/**
 * Three databases, three web processes, two workers and an S3 server on machines of their own, behind one proxy. No two
 * machines share a folder.
 */
export async function startCluster(folder: string): Promise<Started> {
  const logs = path.join(folder, 'logs')
  mkdirSync(logs)
  const hosts = createHosts(logs)
  const databaseHosts = [1, 2, 3].map((nr) => hosts.add(`pg${nr}`, 10 + nr))
  const { uid, gid } = statSync('/var/lib/postgresql')
  const databases = databaseHosts.map((host): DatabaseHost => {
    const disk = folderFor(folder, host.name)
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0700`, 'tmpfs', disk])
    if (status !== 0) throw new Error(`no disk could be mounted in ${disk}`)
    const agreement = host.run('etcd', etcd(host, databaseHosts, folder))
    const command = patroni(host, databaseHosts, disk)
    for (const each of [disk, path.join(disk, 'patroni.json')]) chownSync(each, uid, gid)
    const env = { PATH: process.env.PATH ?? '', HOME: disk, LC_ALL: 'C.UTF-8' }
    host.run('disk-guard', diskGuard(host, disk))
    return { ...host, disk, etcd: agreement, patroni: host.run('patroni', asPostgres(command), { env }) }
  })
  const webHosts = [1, 2, 3].map((nr) => ({ ...hosts.add(`web${nr}`, 20 + nr), port: 4320 + nr }))
  const workerHosts = [1, 2].map((nr) => hosts.add(`worker${nr}`, 30 + nr))
  const bucket = hosts.add('s3', S3_HOST)
  const node = [process.execPath, '--max-semi-space-size=8', '--no-parallel-scavenge']
  const certificate = certificateIn(folder)
  bucket.run('s3', [
    ...node,
    projectPath('scripts/bench/cluster/s3-process.ts'),
    ...[BUCKET, bucket.address, String(S3_PORT), certificate.cert, certificate.key],
  ])
  const proxy = hosts.run('haproxy', haproxy(webHosts, databaseHosts, folder))

  const env: Record<string, string> = {
    NODE_ENV: 'production',
    DATA_DIR: folderFor(folder, 'files'),
    S3_URL: s3Address(bucket.address, S3_PORT, BUCKET, 'https'),
    NODE_EXTRA_CA_CERTS: certificate.cert,
    DATABASE_URL: PRIMARY,
    SITE_URL: BASE,
    RATE_LIMITS: '0',
    DEMO: '0',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '0',
    SMTP_URL: `smtp://${HERE}:${MAIL_PORT}?ignoreTLS=true`,
    HOME: process.env.HOME ?? '',
  }
  const filesOf = ({ name }: Host) => folderFor(folder, `files-${name}`)
  const cluster: Started = {
    env,
    databases,
    webs: [],
    workers: [],
    bucket,
    proxy,
    async find(role) {
      for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(300)) {
        for (const host of databases) {
          // Of the standbys, the one that a commit waits for.
          const at = role === 'primary' ? 'primary' : 'synchronous'
          if (await isOk(`http://${host.address}:8008/${at}`)) return host
        }
      }
      throw new Error(`no database is the ${role}; see ${logs}`)
    },
    async ready({ address, port }) {
      for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(200)) {
        if (await isOk(`http://${address}:${port}/readyz`)) return
      }
      throw new Error(`${address}:${port} is not ready; see ${logs}`)
    },
    async startWebs() {
      for (const host of webHosts) {
        const pooler = host.run('pgbouncer', asPostgres(pgbouncer(host, folder)))
        const web = host.run('klinke', [...node, projectPath('scripts/serve.ts'), '--web', '--without-pages'], {
          env: {
            ...env,
            DATA_DIR: filesOf(host),
            HOST: host.address,
            PORT: String(host.port),
            DATABASE_URL: 'postgres://postgres@127.0.0.1:6432/postgres',
            DATABASE_DIRECT_URL: PRIMARY,
            DATABASE_READ_URL: databases.map(({ address }) => `postgres://postgres@${address}:5432/postgres`).join(','),
            DRAIN_SECONDS: '7',
          },
        })
        cluster.webs.push({ ...host, web, pooler })
      }
      for (const host of workerHosts) {
        cluster.workers.push({
          ...host,
          worker: host.run('klinke', [...node, projectPath('scripts/worker.ts')], {
            env: { ...env, DATA_DIR: filesOf(host) },
          }),
        })
      }
      for (const web of cluster.webs) await cluster.ready(web as WebHost)
    },
    end: hosts.end,
  }
  return cluster
}

/** Neither PostgreSQL nor PgBouncer runs as root. */
const asPostgres = (command: string[]) => [
  ...['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'],
  ...command,
]

/** Whether it answers with 200. */
function isOk(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
}
