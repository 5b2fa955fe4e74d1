import type { Logger } from 'pino'
import sharp from 'sharp'
import type { Decoder } from '../media/decoder.ts'
import { originalKey, pictureKey, WIDTHS } from '../media/keys.ts'
import { type Storage, StorageAway } from '../storage/storage.ts'
import type { Compiler } from './compiler.ts'
import type { PictureFiles, PrintWidths, TemplateFile } from './compiler-messages.ts'
import { numbered, type PictureSource, type PictureSources } from './describe/pictures.ts'
import { speechOf } from './describe/speech.ts'
import type { ExposeDocument, ExposeEnergy, ExposePicture, PaperDocument, ReportDocument } from './document.ts'

/** Resolution in print; the lines of plans are thin. */
const DPI = { photo: 200, plan: 280 }
/** Points of an inch. */
const INCH = 72
/** Of all photographs and plans of a document together: Typst holds them, and a mail has 10 MB. Above it all get fewer. */
const PIXELS_MOST = 26e6
/** A larger variant than the next one is not worth it for a few pixels. */
const NEARLY = 0.98
const LARGEST = WIDTHS.at(-1) as number
const LOGO_WIDTH = 640
/** Side of the small picture that the focus is found in. */
const FOCUS_SIDE = 128
/** A picture that Typst finds while it measures a document. */
const DOT = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
  .jpeg()
  .toBuffer()

type Stored = Exclude<PictureSource, { svg: string }>

/** A document with the bytes of its pictures, ready to be set. */
export interface Illustrated<D extends PaperDocument = ExposeDocument> {
  document: D
  pictures: PictureFiles
}

/** What a document shows, before its pictures are read. */
export interface Unillustrated {
  document: ExposeDocument
  sources: PictureSources
  template: TemplateFile
  inputs: Readonly<Record<string, string>>
  /** Photographs of a home. */
  most: number
}

export interface Illustrating {
  storage: Storage
  log: Logger
  /** Reads the originals of strangers. */
  pictures: Pick<Decoder, 'print'>
  /** Tells the places of the pictures. */
  exposes: Pick<Compiler, 'measure'>
}

/**
 * Reads the pictures of a document and makes each as large as its place in the template needs it in print, never larger
 * than it is. A broken one is logged and left out, and the next photograph takes its place.
 * @throws StorageAway for a picture that could not be read: without it, the document would be kept as the whole one;
 *   CompileError
 */
export async function illustrate(
  { storage, log, pictures: decoder, exposes }: Illustrating,
  { document, sources, template, inputs, most }: Unillustrated,
): Promise<Illustrated> {
  const broken = new Set<string>()
  const unlessBroken = <T>(file: string, reading: Promise<T>): Promise<T | null> =>
    reading.catch((error: Error) => {
      if (error instanceof StorageAway) throw error
      log.warn({ file, reason: error.message }, 'a picture of an expose is broken')
      broken.add(file)
      return null
    })
  const glances = new Map<string, Promise<Glance | null>>()
  const glance = (file: string): Promise<Glance | null> => {
    if (broken.has(file)) return Promise.resolve(null)
    const known = glances.get(file)
    if (known) return known
    const source = sources.get(file)
    const glancing = source ? unlessBroken(file, glanceAt(storage, source)) : Promise.resolve(null)
    glances.set(file, glancing)
    return glancing
  }
  // A picture may turn out to be broken when it is made: then another one takes its place, and places change.
  for (;;) {
    const chosen = await choose(document, most, glance)
    const whole: Record<string, Uint8Array> = {}
    const dots: Record<string, Uint8Array> = {}
    for (const [file, glancing] of glances) {
      const seen = await glancing
      if (!seen || broken.has(file)) continue
      if (seen.content) whole[file] = seen.content
      else dots[file] = DOT
    }
    const task = { document: chosen, template, inputs, pageWidth: null, pictures: { ...whole, ...dots } }
    const widths = pixelsOf(chosen, await exposes.measure(task), sources)
    const made = await Promise.all(
      Object.entries(widths).map(async ([file, width]) => {
        const source = sources.get(file) as Stored
        return [file, await unlessBroken(file, printed(storage, decoder, source, width))] as const
      }),
    )
    const sized = made.flatMap(([file, content]) => (content ? [[file, content] as const] : []))
    if (sized.length === made.length) return { document: chosen, pictures: { ...whole, ...Object.fromEntries(sized) } }
  }
}

/** The document with those of its pictures that can be read. */
async function choose(
  document: ExposeDocument,
  most: number,
  glance: (file: string) => Promise<Glance | null>,
): Promise<ExposeDocument> {
  const keep = async (pictures: readonly ExposePicture[]) => {
    const kept = await Promise.all(pictures.map(async (picture) => ({ picture, seen: await glance(picture.file) })))
    return kept.flatMap(({ picture, seen }) => (seen ? [seen.focus ? { ...picture, focus: seen.focus } : picture] : []))
  }
  const one = async <P extends ExposePicture | null>(picture: P) =>
    picture && (((await keep([picture]))[0] ?? null) as P | null)
  const speech = speechOf(document.language)
  /** As many as asked for; those in reserve are read only when one of them is broken. */
  const photos = async (pictures: readonly ExposePicture[]) => {
    const kept = await keep(pictures.slice(0, most))
    for (const next of pictures.slice(most)) {
      if (kept.length >= Math.min(most, pictures.length)) break
      kept.push(...(await keep([next])))
    }
    return numbered(kept, speech)
  }
  const homes = await Promise.all(
    document.homes.map(async (home) => ({
      ...home,
      pictures: await photos(home.pictures),
      plans: await keep(home.plans),
      energy: home.energy && unlessEmpty({ ...home.energy, pictures: await keep(home.energy.pictures) }),
      map: await one(home.map),
      contact: home.contact && { ...home.contact, portrait: await one(home.contact.portrait) },
      company: { ...home.company, logo: await one(home.company.logo) },
      link: { ...home.link, qr: await one(home.link.qr) },
    })),
  )
  const { project: described } = document
  const project = described && {
    ...described,
    pictures: await photos(described.pictures),
    plans: await keep(described.plans),
    map: await one(described.map),
    contact: described.contact && { ...described.contact, portrait: await one(described.contact.portrait) },
    company: { ...described.company, logo: await one(described.company.logo) },
    link: { ...described.link, qr: await one(described.link.qr) },
  }
  return { ...document, homes, project }
}

/** A certificate of a broken picture alone is none. */
const unlessEmpty = (energy: ExposeEnergy): ExposeEnergy | null =>
  energy.figures.length + energy.rows.length + energy.pictures.length > 0 ? energy : null

/** Every photograph and plan of a document, some of them more than once. */
const picturesOf = ({ homes, project }: ExposeDocument): ExposePicture[] => [
  ...homes.flatMap((home) => [...home.pictures, ...home.plans, ...(home.energy?.pictures ?? [])]),
  ...homes.flatMap(({ contact }) => contact?.portrait ?? []),
  ...(project
    ? [...project.pictures, ...project.plans, ...(project.contact?.portrait ? [project.contact.portrait] : [])]
    : []),
]

/** The pixels across of each picture that has a place in the document. */
function pixelsOf(document: ExposeDocument, widths: PrintWidths, sources: PictureSources): Record<string, number> {
  const shapes = new Map(picturesOf(document).map(({ file, width, height }) => [file, height / width]))
  const wanted = Object.entries(widths).flatMap(([file, points]) => {
    const source = sources.get(file)
    if (!source || 'svg' in source || source.as === 'logo') return []
    return [{ file, width: (points / INCH) * DPI[source.as], shape: shapes.get(file) ?? 1 }]
  })
  const all = wanted.reduce((sum, { width, shape }) => sum + width * width * shape, 0)
  const share = Math.min(1, Math.sqrt(PIXELS_MOST / all))
  return Object.fromEntries(wanted.map(({ file, width }) => [file, Math.max(1, Math.ceil(width * share))]))
}

/** The same of a report, whose only picture is the logo of the company. @throws StorageAway */
export async function illustrateReport(
  { storage, log }: { storage: Storage; log: Logger },
  document: ReportDocument,
  sources: PictureSources,
): Promise<Illustrated<ReportDocument>> {
  const { report } = document
  const { logo } = report.company
  const source = logo && sources.get(logo.file)
  const made =
    source && 'hash' in source
      ? await logoOf(storage, source).catch((error: Error) => {
          if (error instanceof StorageAway) throw error
          log.warn({ file: logo.file, reason: error.message }, 'a picture of a report is broken')
          return null
        })
      : null
  if (logo && made) return { document, pictures: { [logo.file]: made } }
  return { document: { ...document, report: { ...report, company: { ...report.company, logo: null } } }, pictures: {} }
}

/** What is known of a picture before its size: the bytes of one that has no size, and where its content is. */
interface Glance {
  content?: Uint8Array
  focus?: [x: number, y: number]
}

/** Looks at the smallest variant. @throws Error for a picture that is missing or broken; StorageAway */
async function glanceAt(storage: Storage, source: PictureSource): Promise<Glance> {
  if ('svg' in source) return { content: Buffer.from(source.svg) }
  if (source.as === 'logo') return { content: await logoOf(storage, source) }
  if (source.as === 'plan') return {}
  return { focus: await focusOf(await variant(storage, source, 1)) }
}

/** A logo keeps its transparency. @throws Error for one that is missing or broken; StorageAway */
const logoOf = async (storage: Storage, source: Stored): Promise<Uint8Array> =>
  sharp(await variant(storage, source, LOGO_WIDTH))
    .png({ palette: true })
    .toBuffer()

/**
 * A photograph or plan as JPEG, since WebP becomes many times larger in a PDF; at most `width` pixels wide.
 * @throws Error for a picture that is missing or broken; StorageAway
 */
async function printed(storage: Storage, decoder: Illustrating['pictures'], source: Stored, width: number) {
  const quality = source.as === 'plan' ? 90 : 80
  if (source.as === 'photo' && source.widths.at(-1) === LARGEST && width * NEARLY > LARGEST) {
    const original = await stored(storage, originalKey(source.hash))
    // What its decoder refuses has a variant of the largest width still.
    const whole = original && (await decoder.print(original, { width, quality }).catch(() => null))
    if (whole && (await sharp(whole).metadata()).width > LARGEST) return whole
  }
  const webp = await variant(storage, source, width * NEARLY)
  return sharp(webp).resize({ width, withoutEnlargement: true }).jpeg({ quality }).toBuffer()
}

/** The smallest variant of at least the width, else the largest. @throws Error for a missing one; StorageAway */
async function variant(storage: Storage, { hash, widths }: Stored, width: number): Promise<Uint8Array> {
  const webp = await stored(storage, pictureKey(hash, (widths.find((one) => one >= width) ?? widths.at(-1)) as number))
  if (!webp) throw new Error('it is not in the storage')
  return webp
}

/** @throws StorageAway for a file that could not be read */
const stored = (storage: Storage, key: string) =>
  storage.get(key).catch((error: Error) => {
    throw error instanceof StorageAway ? error : new StorageAway(error.message)
  })

/** Where a square cut of the photograph would look, as shares of its sides. */
async function focusOf(picture: Uint8Array): Promise<[x: number, y: number]> {
  const small = await sharp(picture)
    .resize(FOCUS_SIDE, FOCUS_SIDE, { fit: 'inside', kernel: 'nearest' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = small.info
  const side = Math.min(width, height)
  const { info } = await sharp(small.data)
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const share = (at: number | undefined, whole: number) =>
    Math.round(Math.min(1, Math.max(0, (at ?? whole / 2) / whole)) * 100) / 100
  return [share(info.attentionX, width), share(info.attentionY, height)]
}
