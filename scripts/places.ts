/**
 * npm run places: loads official boundaries (GeoJSON or TopoJSON of states, Bezirke, municipalities and districts of
 * towns) and postcodes (CSV), lists what was loaded, and removes it. Running servers know it within 15 seconds; npm run
 * reindex then assigns the homes that are there already.
 */
import { parseArgs } from 'node:util'
import { translator } from '../src/i18n/server.ts'
import { loadBorders, RefusedFile, removeBorders } from '../src/server/boundaries/load.ts'
import { listVersions } from '../src/server/boundaries/repository.ts'
import type { Ctx } from '../src/server/ctx.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'

const t = translator()

function readArguments(): { files: string[]; wants: 'load' | 'list' | 'remove'; version: number | null } {
  const { values, positionals } = parseArgs({
    options: { list: { type: 'boolean' }, remove: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.list) return { files: [], wants: 'list', version: null }
  if (!values.remove) {
    if (positionals.length === 0) throw new Error()
    return { files: positionals, wants: 'load', version: null }
  }
  const [version] = positionals
  if (positionals.length > 1 || (version !== undefined && !/^[1-9]\d{0,8}$/.test(version))) throw new Error()
  return { files: [], wants: 'remove', version: version === undefined ? null : Number(version) }
}

async function load(ctx: Ctx, files: readonly string[]): Promise<void> {
  const began = performance.now()
  const { version, ...counts } = await loadBorders(ctx, files)
  const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',')
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))
  console.log(t('borders.loaded', { version, seconds, ...(numbers as Record<keyof typeof counts, string>) }))
  console.log(t('borders.then_reindex'))
}

async function list(ctx: Ctx): Promise<void> {
  const versions = await listVersions(ctx.db)
  const current = versions.find(({ removed_at }) => removed_at === null)
  if (!current) console.log(t('borders.none'))
  for (const version of versions) {
    const { id, loaded_at, files, removed_at, borders, postcodes } = version
    const state = version === current ? 'borders.in_force' : removed_at ? 'borders.removed_state' : 'borders.kept'
    const day = loaded_at.toISOString().slice(0, 16).replace('T', ' ')
    console.log(
      t('borders.line', {
        version: id,
        day,
        state: t(state),
        borders: String(borders),
        postcodes: String(postcodes),
        files: files.join(', '),
      }),
    )
  }
}

async function remove(ctx: Ctx, version: number | null): Promise<void> {
  const answer = await removeBorders(ctx, version)
  if (!answer) {
    console.error(version === null ? t('borders.none') : t('borders.unknown', { version }))
    process.exitCode = 1
    return
  }
  const { removed, current } = answer
  console.log(
    current === null
      ? t('borders.removed', { version: removed })
      : t('borders.removed_back', { version: removed, current }),
  )
  console.log(t('borders.then_reindex'))
}

let wanted: ReturnType<typeof readArguments>
try {
  wanted = readArguments()
} catch {
  console.error(t('borders.usage'))
  process.exit(2)
}
const config = readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' })
const { ctx, close } = await openCtx(config, 'command').catch(fail)
try {
  if (wanted.wants === 'list') await list(ctx)
  else if (wanted.wants === 'remove') await remove(ctx, wanted.version)
  else await load(ctx, wanted.files)
} catch (error) {
  if (!(error instanceof RefusedFile)) throw error
  const { file, fault } = error
  const words = t.find(`borders.${fault.code}`, fault.params) ?? fault.code
  console.error(t('borders.refused', { file, words }))
  process.exitCode = 1
} finally {
  await close()
}
