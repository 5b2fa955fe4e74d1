import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Starts PostgreSQL's programs as a user other than root. The spawned process is the program itself: the wrappers
 * before it replace themselves by it.
 */
export interface Runner {
  /** The folder with bin/, lib/ and share/ to start them from. */
  root: string
  spawn(command: string, args: string[]): ChildProcess
}

/** The id of the user `nobody`, under which PostgreSQL runs where namespaces are forbidden. */
export const NOBODY = 65534

/**
 * PostgreSQL refuses to run as root, and containers usually run as root. There are two solutions, and the first that
 * works is used: a user namespace, in which the server sees itself as the user `nobody` while its files still belong to
 * root; or, where namespaces are forbidden, a real switch to `nobody`, with a copy of the programs and the data in
 * folders that only this user may enter.
 * @param root the programs as npm installed them
 * @param folders of the data and of the socket, whose parents must be reachable; `nobody` becomes their owner
 * @throws Error with instructions when neither works
 */
export function ordinaryUser(root: string, folders: readonly string[]): Runner {
  if (process.getuid?.() !== 0) return runner(root, [])
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0) return runner(root, namespace)
  for (const parent of folders.map((folder) => path.dirname(folder))) {
    if (spawnSync('test', ['-x', parent], { uid: NOBODY, gid: NOBODY, cwd: '/' }).status === 0) continue
    // The folder of the socket may lie in the folder of the data, which is handled below.
    if (folders.includes(parent)) continue
    throw new Error(
      `PostgreSQL does not run as root, this system forbids user namespaces, and other users may not enter ${parent}. ` +
        'Choose a DATA_DIR that others may enter, start Klinke as an ordinary user, or set DATABASE_URL.',
    )
  }
  for (const folder of folders) giveToNobody(folder)
  return runner(copyForNobody(root), [], { uid: NOBODY, gid: NOBODY, cwd: '/' })
}

/**
 * Makes Linux stop a program when its parent has ended for any reason: an unused database would obstruct the next
 * start. On other systems the next start ends the remains.
 */
const STOPS_WITH_US = ['setpriv', '--pdeathsig', 'INT']
const knowsDeath = () =>
  process.platform === 'linux' && spawnSync('setpriv', [...STOPS_WITH_US.slice(1), 'true']).status === 0

function runner(root: string, prefix: string[], identity: { uid?: number; gid?: number; cwd?: string } = {}): Runner {
  const stopping = knowsDeath() ? STOPS_WITH_US : []
  return {
    root,
    spawn(command, args) {
      // After the prefix: a program that changes its user loses the setting.
      const [file, ...rest] = [...prefix, ...stopping, command, ...args] as [string, ...string[]]
      // Its own process group: Ctrl+C in the terminal reaches only this process, which stops the database after the
      // last request.
      return spawn(file, rest, { ...identity, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
    },
  }
}

function giveToNobody(folder: string): void {
  chownSync(folder, NOBODY, NOBODY)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chownSync(path.join(entry.parentPath, entry.name), NOBODY, NOBODY)
  }
}

/**
 * Only root may write the copy, so that the user `nobody` cannot change the programs that root starts next time. Each
 * version has its own: an upgrade runs two, and an update must not run the old one.
 */
function copyForNobody(root: string): string {
  const version = execFileSync(path.join(root, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })
  const id = createHash('sha256').update(`${root}\0${version}`).digest('hex').slice(0, 12)
  const target = path.join(tmpdir(), `klinke-programs-${id}`, 'native')
  const folder = path.dirname(target)
  if (existsSync(folder) && statSync(folder).uid !== 0) throw new Error(`${folder} belongs to somebody else.`)
  if (!existsSync(path.join(target, 'complete'))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o755 })
    cpSync(root, target, { recursive: true, verbatimSymlinks: true })
    mkdirSync(path.join(target, 'complete'))
  }
  return target
}
