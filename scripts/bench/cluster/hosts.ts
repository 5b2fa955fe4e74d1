import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, readdirSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A service manager starts what has ended again, after this time. */
const RESTART_MS = 1_000

/** One process that is to run always, as under systemd. */
export interface Unit {
  name: string
  pid(): number
  signal(signal: NodeJS.Signals): void
  /** How often it was started. */
  starts(): number
}

/** A machine: its own network, below one switch. */
export interface Host {
  name: string
  address: string
  /** Runs a program on it, as this user, and starts it again when it ends. */
  run(name: string, command: readonly string[], options?: RunOptions): Unit
  /** Cuts its network, or joins it again. */
  network(isUp: boolean): void
  /** Signals every process on it. */
  signalAll(signal: NodeJS.Signals): void
}

interface RunOptions {
  user?: string
  env?: Record<string, string>
}

const NET = '10.77.0'
/** The address of the bench itself, where the proxy runs and the mail server listens. */
export const HERE = `${NET}.1`

/** @param nr of the machine, 2 to 254 */
export const addressOf = (nr: number): string => `${NET}.${nr}`

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`)
}

/** The machines of a bench, in a network of this process alone (see cluster.ts). */
export function createHosts(logs: string) {
  let ending = false
  const children = new Set<ChildProcess>()
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', 'switch', 'type', 'bridge')
  ip('addr', 'add', `${HERE}/24`, 'dev', 'switch')
  ip('link', 'set', 'switch', 'up')

  function run(name: string, command: readonly string[], { user, env = {} }: RunOptions = {}): Unit {
    const log = createWriteStream(path.join(logs, `${name}.log`))
    const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : []
    const [file, ...args] = [...as, ...command] as [string, ...string[]]
    let starts = 0
    let child: ChildProcess
    const start = () => {
      starts++
      child = spawn(file, args, {
        cwd: '/',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, ...env },
      })
      children.add(child)
      for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false })
      child.once('error', (error) => log.write(`${error.message}\n`))
      child.once('exit', (code, signal) => {
        children.delete(child)
        log.write(`ended with ${code ?? signal}\n`)
        if (!ending) setTimeout(() => !ending && start(), RESTART_MS)
      })
    }
    start()
    return {
      name,
      pid: () => child.pid as number,
      signal: (signal) => void child.kill(signal),
      starts: () => starts,
    }
  }

  return {
    /** A process beside the machines: the proxy. */
    run,
    add(name: string, nr: number): Host {
      const address = addressOf(nr)
      ip('netns', 'add', name)
      ip('link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
      ip('link', 'set', `to-${name}`, 'master', 'switch', 'up')
      for (const link of ['lo', 'eth0']) ip('-n', name, 'link', 'set', link, 'up')
      ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
      const namespace = `/run/netns/${name}`
      return {
        name,
        address,
        run: (unit, command, options) =>
          run(`${name}-${unit}`, ['nsenter', `--net=${namespace}`, '--', ...command], options),
        network: (isUp) => ip('link', 'set', `to-${name}`, isUp ? 'up' : 'down'),
        signalAll: (signal) => {
          for (const pid of pidsIn(namespace)) {
            try {
              process.kill(pid, signal)
            } catch {
              // It has ended.
            }
          }
        },
      }
    },
    /** Ends every process; the kernel ends what is left with the namespace of this process. */
    async end() {
      ending = true
      for (const child of children) child.kill('SIGTERM')
      for (let i = 0; children.size && i < 100; i++) await sleep(50)
      for (const child of children) child.kill('SIGKILL')
    },
  }
}

/** The processes on a machine: those in its network. */
function pidsIn(namespace: string): number[] {
  const id = `net:[${statSync(namespace).ino}]`
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return pid !== process.pid && readlinkSync(`/proc/${pid}/ns/net`) === id
      } catch {
        return false
      }
    })
}
