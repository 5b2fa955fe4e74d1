import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Host, Unit } from './hosts.ts'

/** A database machine: its agreement, its Patroni, and a disk of its own. */
export interface DatabaseHost extends Host {
  etcd: Unit
  patroni: Unit
  /** Where its disk is mounted. */
  disk: string
}

export interface WebHost extends Host {
  port: number
  web: Unit
  pooler: Unit
}

export interface Cluster {
  databases: DatabaseHost[]
  webs: WebHost[]
  workers: (Host & { worker: Unit })[]
  /** The machine of the S3 server. */
  bucket: Host
  proxy: Unit
  /** The machine of the primary, or of the standby that a commit waits for. @throws Error when there is none */
  find(role: 'primary' | 'standby'): Promise<DatabaseHost>
  /** Resolves when this web process is ready. */
  ready(web: WebHost): Promise<void>
}

export interface Fault {
  name: string
  /** After how many seconds everybody has to be answered again: a process died, or a machine or its network did. */
  limit: 0 | 10 | 45
  /** Reads have to go on without a single error. */
  spares?: 'reads'
  /** Does it. @returns what ends it, after `seconds` */
  strike(cluster: Cluster): Promise<() => Promise<void> | void>
  seconds: number
}

const nothing = () => {}

/** Kills one process, which its service manager starts again. */
const kill = (name: string, choose: (cluster: Cluster) => Unit | Promise<Unit>): Fault => ({
  name: `${name}: kill -9`,
  limit: 10,
  seconds: 12,
  async strike(cluster) {
    const unit = await choose(cluster)
    unit.signal('SIGKILL')
    return nothing
  },
})

/** Kills the PostgreSQL of a role, which its Patroni starts again or replaces. */
const killDatabase = (role: 'primary' | 'standby', seconds: number): Fault => ({
  name: `PostgreSQL, the ${role}: kill -9`,
  limit: 10,
  spares: 'reads',
  seconds,
  async strike({ find }) {
    await killPostgres(await find(role))
    return nothing
  },
})

/** Stops all processes of a machine, as a host that hangs, and lets them go on. */
const hang = (name: string, choose: (cluster: Cluster) => Host | Promise<Host>, more: Partial<Fault> = {}): Fault => ({
  name: `${name}: all processes stopped`,
  limit: 45,
  seconds: 45,
  async strike(cluster) {
    const host = await choose(cluster)
    host.signalAll('SIGSTOP')
    return () => host.signalAll('SIGCONT')
  },
  ...more,
})

/** Cuts the network of a machine: packets vanish, nothing is refused. */
const cut = (name: string, choose: (cluster: Cluster) => Host | Promise<Host>, more: Partial<Fault> = {}): Fault => ({
  name: `${name}: network cut`,
  limit: 45,
  seconds: 45,
  async strike(cluster) {
    const host = await choose(cluster)
    host.network(false)
    return () => host.network(true)
  },
  ...more,
})

/** The first process of PostgreSQL on a machine, which Patroni looks after. */
async function killPostgres(host: DatabaseHost): Promise<void> {
  const file = path.join(host.disk, 'data/postmaster.pid')
  spawnSync('sh', ['-c', 'kill -9 "$(head -1 "$1")"', 'sh', file])
}

const FAULTS: readonly Fault[] = [
  kill('a web process', ({ webs }) => (webs[0] as WebHost).web),
  hang('the machine of a web process', ({ webs }) => webs[1] as WebHost, { seconds: 20 }),
  cut('the machine of a web process', ({ webs }) => webs[2] as WebHost, { seconds: 20 }),
  {
    name: 'rolling restart of the web processes',
    limit: 0,
    seconds: 1,
    async strike({ webs, ready }) {
      for (const web of webs) {
        const before = web.web.starts()
        web.web.signal('SIGTERM')
        while (web.web.starts() === before) await sleep(100)
        await ready(web)
        // The proxy has to see it before the next one goes.
        await sleep(3000)
      }
      return nothing
    },
  },
  kill('a worker', ({ workers }) => (workers[0] as Cluster['workers'][number]).worker),
  hang('the machine of a worker', ({ workers }) => workers[1] as Host, { seconds: 20, spares: 'reads' }),
  hang('the machine of S3', ({ bucket }) => bucket, { seconds: 20 }),
  cut('the machine of S3', ({ bucket }) => bucket, { seconds: 20 }),
  kill('PgBouncer', ({ webs }) => (webs[0] as WebHost).pooler),
  kill('HAProxy', ({ proxy }) => proxy),
  kill('etcd beside the primary', async ({ find }) => (await find('primary')).etcd),
  kill('Patroni of the primary', async ({ find }) => (await find('primary')).patroni),
  killDatabase('standby', 15),
  killDatabase('primary', 20),
  hang('the machine of a standby', ({ find }) => find('standby'), { spares: 'reads' }),
  cut('the machine of a standby', ({ find }) => find('standby'), { spares: 'reads' }),
  hang('the machine of the primary', ({ find }) => find('primary'), { spares: 'reads' }),
  cut('the machine of the primary', ({ find }) => find('primary'), { spares: 'reads' }),
  {
    name: 'the machine of the primary: disk full',
    limit: 45,
    spares: 'reads',
    seconds: 50,
    async strike({ find }) {
      const { disk } = await find('primary')
      const filler = path.join(disk, 'filler')
      // Until there is no byte left.
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'])
      return () => rmSync(filler, { force: true })
    },
  },
]

/** @param only parts of names; all faults without any */
export const faultsOf = (only: readonly string[]): readonly Fault[] =>
  FAULTS.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))
