import type { Logger } from 'pino'
import sharp from 'sharp'
import { pictureKey } from '../media/keys.ts'
import { type Storage, StorageAway } from '../storage/storage.ts'
import type { PictureFiles } from './compiler-messages.ts'
import type { PictureSource, PictureSources } from './describe/pictures.ts'
import type { ExposeDocument, ExposePicture, PaperDocument, ReportDocument } from './document.ts'

/** Side of the small picture that the focus is found in. */
const FOCUS_SIDE = 128

interface Loaded {
  content: Uint8Array
  focus?: [x: number, y: number]
}

/** A document with the bytes of its pictures, ready to be set. */
export interface Illustrated<D extends PaperDocument = ExposeDocument> {
  document: D
  pictures: PictureFiles
}

/**
 * Reads the pictures of a document and writes them as print takes them. A broken one is logged and left out, and the
 * next photograph takes its place.
 * @param most photographs of a home
 * @throws StorageAway for a picture that could not be read: without it, the document would be kept as the whole one
 */
export async function illustrate(
  { storage, log }: { storage: Storage; log: Logger },
  document: ExposeDocument,
  sources: PictureSources,
  most: number,
): Promise<Illustrated> {
  const loaded = new Map<string, Promise<Loaded | null>>()
  const load = (file: string) => {
    const known = loaded.get(file)
    if (known) return known
    const source = sources.get(file)
    const loading = source
      ? read(storage, source).catch((error: Error) => {
          if (error instanceof StorageAway) throw error
          log.warn({ file, reason: error.message }, 'a picture of an expose is broken')
          return null
        })
      : Promise.resolve(null)
    loaded.set(file, loading)
    return loading
  }
  const keep = async (pictures: readonly ExposePicture[]) => {
    const kept = await Promise.all(pictures.map(async (picture) => ({ picture, made: await load(picture.file) })))
    return kept.flatMap(({ picture, made }) => (made ? [made.focus ? { ...picture, focus: made.focus } : picture] : []))
  }
  const one = async <P extends ExposePicture | null>(picture: P) =>
    picture && (((await keep([picture]))[0] ?? null) as P | null)
  /** As many as asked for; those in reserve are read only when one of them is broken. */
  const photos = async (pictures: readonly ExposePicture[]) => {
    const kept = await keep(pictures.slice(0, most))
    for (const next of pictures.slice(most)) {
      if (kept.length >= Math.min(most, pictures.length)) break
      kept.push(...(await keep([next])))
    }
    return kept
  }
  const homes = await Promise.all(
    document.homes.map(async (home) => ({
      ...home,
      pictures: await photos(home.pictures),
      plans: await keep(home.plans),
      energy: home.energy && { ...home.energy, pictures: await keep(home.energy.pictures) },
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
  const pictures: Record<string, Uint8Array> = {}
  for (const [file, loading] of loaded) {
    const made = await loading
    if (made) pictures[file] = made.content
  }
  return { document: { ...document, homes, project }, pictures }
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
  const made = source
    ? await read(storage, source).catch((error: Error) => {
        if (error instanceof StorageAway) throw error
        log.warn({ file: logo.file, reason: error.message }, 'a picture of a report is broken')
        return null
      })
    : null
  if (logo && made) return { document, pictures: { [logo.file]: made.content } }
  return { document: { ...document, report: { ...report, company: { ...report.company, logo: null } } }, pictures: {} }
}

/** @throws Error for a picture that is missing or broken; StorageAway for one that could not be read */
async function read(storage: Storage, source: PictureSource): Promise<Loaded> {
  if ('svg' in source) return { content: Buffer.from(source.svg) }
  const key = pictureKey(source.hash, source.width)
  const webp = await storage.get(key).catch((error: Error) => {
    throw error instanceof StorageAway ? error : new StorageAway(error.message)
  })
  if (!webp) throw new Error('it is not in the storage')
  // JPEG: WebP becomes many times larger in a PDF.
  if (source.as === 'logo') return { content: await sharp(webp).png({ palette: true }).toBuffer() }
  if (source.as === 'plan') return { content: await sharp(webp).jpeg({ quality: 90 }).toBuffer() }
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const [content, focus] = await Promise.all([sharp(data, raw).jpeg({ quality: 80 }).toBuffer(), focusOf(data, raw)])
  return { content, focus }
}

/** Where a square cut of the photograph would look, as shares of its sides. */
async function focusOf(
  data: Buffer,
  raw: { raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } },
): Promise<[x: number, y: number]> {
  const small = await sharp(data, raw)
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
