import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Ctx } from '../../src/server/ctx.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { projectPath } from '../../src/server/paths.ts'
import { BEZIRKE, MUNICIPALITIES, POSTCODES, STATES } from '../boundaries/small.ts'
import { type FeedHome, feedOf } from './feed.ts'

/** Homes by municipality; no gazetteer knows Musterberg, so the address names Graz, and the point decides. */
export const HOMES = { musterberg: 3, graz: 5, lieboch: 4 } as const
const AT: Record<keyof typeof HOMES, Partial<FeedHome>> = {
  musterberg: { plz: '8054', ort: 'Graz', lat: 47.08, lng: 15.35 },
  graz: { plz: '8010', ort: 'Graz', lat: 47.07, lng: 15.44 },
  lieboch: { plz: '8501', ort: 'Lieboch', lat: 46.97, lng: 15.33 },
}

/**
 * Loads borders and postcodes by the operator's command, then imports homes for sale.
 * @returns what the command said
 */
export async function loadSmallBorders(ctx: Ctx): Promise<string> {
  const write = (name: string, content: unknown) => {
    const file = path.join(ctx.config.DATA_DIR, name)
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return file
  }
  const files = [
    write('gemeinden.geojson', MUNICIPALITIES),
    write('bezirke.geojson', BEZIRKE),
    write('laender.geojson', STATES),
    write('postleitzahlen.csv', POSTCODES),
  ]
  const env = { ...process.env, DATA_DIR: ctx.config.DATA_DIR, DATABASE_URL: ctx.config.DATABASE_URL ?? '' }
  const command = [projectPath('scripts/places.ts'), ...files]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  const homes = Object.entries(HOMES).flatMap(([place, count]) =>
    Array.from(
      { length: count },
      (_, nr): FeedHome => ({
        nr: `${place}-${nr}`,
        titel: `Wohnung in ${place} ${nr}`,
        vermarktungsart: 'KAUF',
        kaufpreis: 300_000 + nr * 10_000,
        wohnflaeche: 80,
        zimmer: 3,
        ...AT[place as keyof typeof HOMES],
      }),
    ),
  )
  await importFeed(ctx, write('homes.xml', feedOf(homes)), { source: 'borders' })
  return stdout
}
