import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readOperator } from '../../src/server/operator.ts'
import { projectPath, projectRoot } from '../../src/server/paths.ts'

const STAMP = 'dist/.stamp'
const SOURCES = [
  'src',
  'public',
  'scripts/build/site-search.ts',
  'scripts/build/astro-adapter.ts',
  'scripts/build/astro-entry.ts',
  'scripts/build/own-hashes.ts',
  'scripts/build/react-renderer.ts',
  'scripts/build/route-list.ts',
  'scripts/build/shared-modules.ts',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
]
const COMPRESSIBLE = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest)$/

/**
 * Builds the pages when a source has changed since the last build.
 * @param signal aborts; the next start builds again
 */
export async function ensureBuilt(siteUrl: string, signal?: AbortSignal): Promise<void> {
  const wanted = fingerprint(siteUrl)
  const stamp = projectPath(STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the pages ...')
  const astro = projectPath('node_modules/astro/bin/astro.mjs')
  await promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: projectRoot(),
    env: { ...process.env, SITE_URL: siteUrl, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 1e8,
    signal,
  }).catch(({ message, stdout = '', stderr = '' }) => {
    throw new Error(`The pages could not be built: ${message}\n${stdout}\n${stderr}`)
  })
  compressFiles(projectPath('dist/client'))
  writeFileSync(stamp, wanted)
}

/** Hash of every source's path and content, and of the other inputs of the build. */
function fingerprint(siteUrl: string): string {
  const { CONTACT_PHONE = '', CONTACT_EMAIL = '', OPERATOR_FILE = '' } = process.env
  const hash = createHash('sha256').update([siteUrl, CONTACT_PHONE, CONTACT_EMAIL, OPERATOR_FILE].join('\0'))
  if (OPERATOR_FILE) hash.update(JSON.stringify(readOperator(OPERATOR_FILE)))
  for (const source of SOURCES)
    for (const file of filesOf(projectPath(source))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(place: string): string[] {
  if (!existsSync(place)) return []
  const entries = path.extname(place) ? null : readdirSync(place, { recursive: true, withFileTypes: true })
  if (!entries) return [place]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** Bytes. A page loads a dozen scripts of less than 1 kB, which compress to two thirds. */
const LEAST_COMPRESSED = 200

/** Writes a .br and .gz next to each text file, so that the server need not compress. */
function compressFiles(folder: string): void {
  for (const file of filesOf(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const content = readFileSync(file)
    if (content.length < LEAST_COMPRESSED) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
