import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectPath } from '../../../src/server/paths.ts'
import { HERE, type Host } from './hosts.ts'

/** Debian's package of each program that the bench starts. */
const PROGRAMS = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  iproute2: '/usr/sbin/ip',
  openssl: '/usr/bin/openssl',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  curl: '/usr/bin/curl',
}

/** The Debian packages that are missing here. */
export const missingPackages = (): string[] =>
  Object.entries(PROGRAMS).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))

export const WEB_PORT = 8080
export const PRIMARY_PORT = 5000
const PEERS = (hosts: readonly Host[]) => hosts.map(({ address }) => `${address}:2379`)

/** etcd, where the databases agree who is the primary. Its own election ends long before Patroni's `retry_timeout`. */
export function etcd({ name, address }: Host, all: readonly Host[], folder: string): string[] {
  const cluster = all.map((one) => `${one.name}=http://${one.address}:2380`).join(',')
  return [
    PROGRAMS['etcd-server'],
    ...['--name', name, '--data-dir', path.join(folder, `etcd-${name}`)],
    ...['--listen-client-urls', `http://${address}:2379`, '--advertise-client-urls', `http://${address}:2379`],
    ...['--listen-peer-urls', `http://${address}:2380`, '--initial-advertise-peer-urls', `http://${address}:2380`],
    ...['--initial-cluster', cluster, '--enable-v2', '--heartbeat-interval', '200', '--election-timeout', '2000'],
  ]
}

/**
 * Patroni with a PostgreSQL, whose files are in `folder`. A commit waits for a standby. It speaks the second version of
 * etcd's language: in the third, Patroni 3.0.2 of Debian 12 writes its lock over that of a new primary after a pause
 * (mended in 3.0.3, github.com/patroni/patroni/pull/2689), and acknowledged writes are lost.
 */
export function patroni({ name, address }: Host, all: readonly Host[], folder: string): string[] {
  const parameters = {
    ...{
      max_connections: 100,
      shared_buffers: '64MB',
      wal_log_hints: 'on',
      max_wal_size: '160MB',
      min_wal_size: '80MB',
    },
    ...{ wal_keep_size: '96MB', tcp_keepalives_idle: 5, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 },
    ...{ wal_receiver_timeout: '10s', wal_sender_timeout: '10s', hot_standby_feedback: 'on' },
  }
  const role = (username: string) => ({ username, password: 'bench' })
  const file = path.join(folder, 'patroni.json')
  writeFileSync(
    file,
    JSON.stringify({
      ...{ scope: 'klinke', name },
      restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
      etcd: { hosts: PEERS(all) },
      bootstrap: {
        dcs: {
          ...{ ttl: 25, loop_wait: 3, retry_timeout: 10, synchronous_mode: true, failsafe_mode: true },
          postgresql: { use_pg_rewind: true, parameters },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { auth: 'trust' }, 'data-checksums'],
      },
      postgresql: {
        ...{ listen: `${address}:5432`, connect_address: `${address}:5432`, bin_dir: '/usr/lib/postgresql/15/bin' },
        ...{ data_dir: path.join(folder, 'data'), pgpass: path.join(folder, 'pgpass') },
        authentication: { superuser: role('postgres'), replication: role('replicator'), rewind: role('rewinder') },
        parameters: { unix_socket_directories: folder },
        pg_hba: ['local all all trust', 'host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust'],
      },
    }),
  )
  return [PROGRAMS.patroni, file]
}

/** Watches over the disk of a database. */
export const diskGuard = ({ name, address }: Host, folder: string): string[] => [
  projectPath('docs/operating/patroni-full-disk.sh'),
  ...[name, folder, `http://${address}:8008`],
]

/** PgBouncer on the machine of a web process, in front of whoever is the primary. */
export function pgbouncer({ name }: Host, folder: string): string[] {
  const file = path.join(folder, `pgbouncer-${name}.ini`)
  const limits = ['statement_timeout = 10000', 'lock_timeout = 5000', 'idle_in_transaction_session_timeout = 5000']
  writeFileSync(
    file,
    `[databases]
postgres = host=${HERE} port=${PRIMARY_PORT} user=postgres connect_query='${limits.map((one) => `set ${one}`).join('; ')}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 6432
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 8
`,
  )
  return [PROGRAMS.pgbouncer, '-q', file]
}

/** HAProxy: visitors to a web process that is ready, and the connections of databases to the primary. */
export function haproxy(
  webs: readonly (Host & { port: number })[],
  databases: readonly Host[],
  folder: string,
): string[] {
  const file = path.join(folder, 'haproxy.cfg')
  // Two seconds for an answer: a busy machine is not a dead one.
  const check = 'check inter 2s fastinter 1s fall 3 rise 1 on-marked-down shutdown-sessions'
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout check 3s
  timeout client 90s
  timeout server 90s
  option redispatch
  retries 3
frontend visitors
  mode http
  bind ${HERE}:${WEB_PORT}
  default_backend web
backend web
  mode http
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host klinke
  http-check expect status 200
  http-check disable-on-404
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
${webs.map(({ name, address, port }) => `  server ${name} ${address}:${port} ${check}`).join('\n')}
listen primary
  mode tcp
  bind ${HERE}:${PRIMARY_PORT}
  option httpchk GET /primary
  http-check expect status 200
${databases.map(({ name, address }) => `  server ${name} ${address}:5432 ${check} port 8008`).join('\n')}
`,
  )
  return [PROGRAMS.haproxy, '-db', '-f', file]
}

/** A folder that only this user may enter. */
export function folderFor(parent: string, name: string): string {
  const folder = path.join(parent, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}
