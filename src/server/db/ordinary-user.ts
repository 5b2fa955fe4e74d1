import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Starts PostgreSQL's programs as somebody who is not root. */
export interface Runner {
  /** The folder with bin/, lib/ and share/ to start them from. */
  root: string
  spawn(command: string, args: string[]): ChildProcess
  spawnSync(command: string, args: string[]): SpawnSyncReturns<string>
}

const NOBODY = 65534

/**
 * PostgreSQL refuses to run as root, and containers love root. Two ways out, the first that works:
 * a user namespace, in which the server sees itself as nobody while its files stay root's; or, where namespaces are
 * forbidden, really becoming nobody, with a copy of the programs and the data in folders that nobody may enter.
 * @param root the programs as npm installed them
 * @param folder the data folder, which must be reachable
 * @throws Error with what to do where neither works
 */
export function ordinaryUser(root: string, folder: string): Runner {
  if (process.getuid?.() !== 0) return runner(root, [])
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0) return runner(root, namespace)
  const reachable = spawnSync('test', ['-x', folder], { uid: NOBODY, gid: NOBODY, cwd: '/' })
  if (reachable.status !== 0) {
    throw new Error(
      `PostgreSQL does not run as root, this system forbids user namespaces, and other users may not enter ${folder}. ` +
        'Choose a DATA_DIR that others may enter, start Klinke as an ordinary user, or set DATABASE_URL.',
    )
  }
  giveToNobody(folder)
  return runner(copyForNobody(root), [], { uid: NOBODY, gid: NOBODY, cwd: '/' })
}

function runner(root: string, prefix: string[], identity: { uid?: number; gid?: number; cwd?: string } = {}): Runner {
  const whole = (command: string, args: string[]) => [...prefix, command, ...args] as [string, ...string[]]
  return {
    root,
    spawn(command, args) {
      const [file, ...rest] = whole(command, args)
      // Its own process group: Ctrl+C in the terminal is for us, and we stop it after the last request.
      return spawn(file, rest, { ...identity, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
    },
    spawnSync(command, args) {
      const [file, ...rest] = whole(command, args)
      return spawnSync(file, rest, { ...identity, encoding: 'utf8' })
    },
  }
}

function giveToNobody(folder: string): void {
  chownSync(folder, NOBODY, NOBODY)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chownSync(path.join(entry.parentPath, entry.name), NOBODY, NOBODY)
  }
}

/** Only root may write the copy, so that nobody cannot change what root starts next time. */
function copyForNobody(root: string): string {
  const version = path.basename(path.dirname(root))
  const target = path.join(tmpdir(), `klinke-programs-${version}`, 'native')
  if (!existsSync(path.join(target, 'complete'))) {
    rmSync(path.dirname(target), { recursive: true, force: true })
    mkdirSync(path.dirname(target), { mode: 0o755 })
    cpSync(root, target, { recursive: true, verbatimSymlinks: true })
    mkdirSync(path.join(target, 'complete'))
  }
  return target
}
