import { doubt, type Finding, fault, gigabytes, ok } from './finding.ts'

/** What was found on the machine. */
export interface Machine {
  node: string
  memory: number
  /** Of the disk of DATA_DIR, in bytes. */
  disk: { free: number; total: number; isMemory: boolean }
  folder: {
    path: string
    exists: boolean
    writable: boolean
    /** The user ids of the folder and of this process; null on Windows. */
    owner: number | null
    user: number | null
    /** The permission bits, such as 0o700. */
    mode: number
  }
  /** The median ms to write 4 kB and flush them to the disk; null when the folder cannot be written. */
  flushMs: number | null
  /** Who has the port: nobody, a Klinke, or another program. */
  port: { number: number; holder: 'nobody' | 'klinke' | 'another' }
  /** Seconds by which this clock is ahead of a server on the internet; null when none was reached. */
  clockAhead: number | null
  /** The permission bits of `.env`; null without that file. */
  envMode: number | null
  /** The package of the binary that sets exposes, or why none runs. */
  typst: { name: string } | { reason: string }
}

const GB = 1e9
/** The version that the code needs to run without a build step (type stripping). */
const NODE_MAJOR = 24
/** With an embedded database and the demo catalogue the process takes 0.4 GB, its build 1 GB. */
const MEMORY_LEAST = 1 * GB
const MEMORY_GOOD = 2 * GB
const DISK_LEAST = 1 * GB
const DISK_GOOD = 5 * GB
/** A disk of a cheap machine flushes in 1 to 10 ms. */
const FLUSH_SLOW_MS = 25
/** Codes of an app (TOTP) change every 30 s, and one step is forgiven. */
const CLOCK_DOUBT_S = 10
const CLOCK_FAULT_S = 30

export function judgeMachine(machine: Machine): Finding[] {
  return [
    judgeNode(machine),
    judgeMemory(machine),
    ...judgeFolder(machine),
    judgeDisk(machine),
    judgeFlush(machine),
    judgePort(machine),
    judgeClock(machine),
    judgeEnvFile(machine),
    judgeTypst(machine),
  ].filter((finding) => finding !== null)
}

function judgeNode({ node }: Machine): Finding {
  if (Number.parseInt(node, 10) >= NODE_MAJOR) return ok(`Node ${node} runs Klinke.`)
  return fault(`Node ${node} is too old.`, 'Run npm start once: it installs Node 24 beside the packages.')
}

function judgeMemory({ memory }: Machine): Finding {
  const text = `The machine has ${gigabytes(memory)} of memory.`
  if (memory < MEMORY_LEAST) return fault(text, 'Give it 2 GB: the build of the pages alone takes 1 GB.')
  if (memory < MEMORY_GOOD) return doubt(text, 'Give it 2 GB, so that imports and pictures do not make it swap.')
  return ok(text)
}

function judgeFolder({ folder }: Machine): Finding[] {
  const { path, exists, writable, owner, user, mode } = folder
  if (!exists)
    return [doubt(`DATA_DIR (${path}) does not exist.`, 'npm start creates it; see that it is on the disk you mean.')]
  if (!writable) return [fault(`DATA_DIR (${path}) cannot be written.`, `Run chown -R for the user of Klinke on it.`)]
  const found: Finding[] = []
  if (owner !== user)
    found.push(fault(`DATA_DIR (${path}) belongs to another user (${owner}).`, `Run chown -R ${user} ${path}.`))
  // A folder holds the database, the keys of second factors, and feeds with whole addresses.
  if (mode & 0o007) found.push(doubt(`Everybody on this machine may look into DATA_DIR.`, `Run chmod 750 ${path}.`))
  if (user === 0)
    found.push(doubt('Klinke runs as root.', 'Give it a user of its own, as the unit in docs/operating.md does.'))
  return found.length > 0 ? found : [ok(`DATA_DIR (${path}) belongs to this user alone.`)]
}

function judgeDisk({ disk }: Machine): Finding {
  const text = `${gigabytes(disk.free)} of ${gigabytes(disk.total)} are free on the disk of DATA_DIR.`
  if (disk.isMemory)
    return fault('DATA_DIR is in memory (tmpfs).', 'Choose a folder on a disk: a restart loses everything.')
  if (disk.free < DISK_LEAST) return fault(text, 'Make room: a full disk stops the database.')
  if (disk.free < DISK_GOOD) return doubt(text, 'Make room: ten photographs of a home take about 20 MB.')
  return ok(text)
}

function judgeFlush({ flushMs }: Machine): Finding | null {
  if (flushMs === null) return null
  const text = `A flush to the disk takes ${flushMs.toFixed(1)} ms.`
  if (flushMs > FLUSH_SLOW_MS)
    return doubt(
      text,
      'Each write of a visitor waits for one; a disk of the machine itself is faster than a network’s.',
    )
  return ok(text)
}

function judgePort({ port: { number, holder } }: Machine): Finding {
  if (holder === 'klinke') return ok(`Klinke answers on port ${number}.`)
  if (holder === 'nobody') return ok(`Port ${number} is free.`)
  return fault(`Port ${number} is taken by another program.`, 'Set PORT to a free one, in .env and in the proxy.')
}

function judgeClock({ clockAhead }: Machine): Finding {
  if (clockAhead === null)
    return doubt(
      'No server on the internet answered, so the clock was not compared.',
      'Allow outgoing https: exchange rates, feeds and pictures at addresses need it.',
    )
  const off = Math.abs(clockAhead)
  if (off <= CLOCK_DOUBT_S) return ok('The clock is right.')
  const text = `The clock is ${Math.round(off)} seconds ${clockAhead > 0 ? 'ahead' : 'behind'}.`
  const next = 'Switch time synchronisation on (timedatectl set-ntp true): codes of second factors depend on it.'
  return off > CLOCK_FAULT_S ? fault(text, next) : doubt(text, next)
}

function judgeEnvFile({ envMode }: Machine): Finding | null {
  if (envMode === null) return null
  if (envMode & 0o007)
    return fault('Everybody on this machine may read .env, which holds secrets.', 'Run chmod 640 .env.')
  return ok('Only its user and group may read .env.')
}

function judgeTypst({ typst }: Machine): Finding {
  if ('name' in typst) return ok(`Exposes are set by the binary of Typst (${typst.name}).`)
  return doubt(
    `Exposes are set by Typst as WASM: ${typst.reason}.`,
    'They take some ten times longer, have no preview and do not declare PDF/UA. Linux on x64 has a binary; npm ci installs it.',
  )
}
