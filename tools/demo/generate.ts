import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import yazl from 'yazl'
import { openAlbum, readPhoto } from './album/photos.ts'
import { type Catalogue, makeCatalogue } from './homes/catalogue.ts'
import { openImmo } from './openimmo/feed.ts'
import { type DemoPicture, picturesForAll, picturesForProject } from './pictures.ts'
import { sheetsOf } from './plan/sheets.ts'

export interface DemoOptions {
  /** The same seed gives the same files, byte for byte. */
  seed?: string
  /** Number of homes; projects are additional objects. */
  properties?: number
  /** Called after every company. */
  onProgress?: (done: number, of: number) => void
}

export const DEMO_SEED = 'klinke-2026'
export const DEMO_PROPERTIES = 1200
/** Width in pixels: enough for a plan on a phone or beside the text, and small enough for a fast first start. */
const PLAN_WIDTH = 960
/** ZIP entries carry a date; a fixed one keeps the files equal. */
const ENTRY_DATE = new Date('2026-11-20T06:00:00Z')

/**
 * Writes the demo catalogue as agencies would send it: one ZIP per company, OpenImmo 1.2.7, VOLL, pictures next to the
 * XML. The first start imports them through the importer like any other feed.
 * @param outFolder created if missing; files of these names are replaced
 * @returns paths of the ZIPs, in the order of the companies
 */
export async function generateDemo(outFolder: string, options: DemoOptions = {}): Promise<string[]> {
  const seed = options.seed ?? DEMO_SEED
  const catalogue = makeCatalogue(seed, options.properties ?? DEMO_PROPERTIES)
  await mkdir(outFolder, { recursive: true })
  const render = renderer(catalogue)
  const album = openAlbum()
  const picturesOf = picturesForAll(catalogue.homes, album)
  // A seller gives every company the same photographs.
  for (const { home, twin } of catalogue.twins) picturesOf.set(twin, picturesOf.get(home) ?? [])
  const paths: string[] = []
  for (const company of catalogue.companies) {
    const homes = [...catalogue.homes, ...catalogue.twins.map(({ twin }) => twin)]
      .filter((home) => home.company === company)
      .map((home) => ({ home, pictures: picturesOf.get(home) ?? [] }))
    const projects = catalogue.projects
      .filter((project) => project.company === company)
      .map((project) => ({ project, pictures: picturesForProject(project, album) }))
    if (homes.length === 0 && projects.length === 0) continue
    const file = path.join(outFolder, `${company.anid.toLowerCase()}-${company.domain}.zip`)
    const names = [
      ...new Set([...homes, ...projects].flatMap((entry) => entry.pictures.map((picture) => picture.datei))),
    ].sort()
    await writeZip(file, openImmo(company, homes, projects, seed), names, render)
    paths.push(file)
    options.onProgress?.(paths.length, catalogue.companies.length)
  }
  return paths
}

type Render = (file: DemoPicture['datei']) => Promise<Buffer>

/** Draws each plan and reads each photograph once, however many homes and companies share it. */
function renderer(catalogue: Catalogue): Render {
  const sheets = new Map(
    catalogue.homes.flatMap((home) => sheetsOf(home).map((sheet) => [sheet.datei, sheet] as const)),
  )
  const made = new Map<string, Promise<Buffer>>()
  return (file) => {
    const known = made.get(file)
    if (known) return known
    const sheet = sheets.get(file)
    const fresh = sheet
      ? sharp(Buffer.from(sheet.draw()))
          .resize(PLAN_WIDTH)
          .png({ palette: true, colours: 24, effort: 3, dither: 0 })
          .toBuffer()
      : Promise.resolve(readPhoto(file))
    made.set(file, fresh)
    return fresh
  }
}

/** Writes the file atomically. */
async function writeZip(file: string, xml: string, names: readonly string[], render: Render): Promise<void> {
  const zip = new yazl.ZipFile()
  const partial = `${file}.part`
  const written = pipeline(zip.outputStream, createWriteStream(partial))
  zip.addBuffer(Buffer.from(xml), 'openimmo.xml', { mtime: ENTRY_DATE, mode: 0o100644 })
  // Two at a time keep both cores busy; the order of the entries stays that of the names.
  const drawn = await inPairs(names, render)
  for (const [at, name] of names.entries())
    zip.addBuffer(drawn[at] as Buffer, name, { mtime: ENTRY_DATE, mode: 0o100644, compress: false })
  zip.end()
  await written
  await rename(partial, file)
}

async function inPairs(names: readonly string[], render: Render): Promise<Buffer[]> {
  const out: Buffer[] = []
  let next = 0
  const worker = async () => {
    while (next < names.length) {
      const at = next++
      out[at] = await render(names[at] as string)
    }
  }
  await Promise.all([worker(), worker()])
  return out
}
