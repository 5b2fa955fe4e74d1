import { DomainError } from '../../domain/errors.ts'
import type { ExposePages } from '../../domain/exposes/pages.ts'
import type { Ctx } from '../ctx.ts'
import { timed } from '../performance/record.ts'
import { exposeHash, exposeKey, pageKey, pageUrl } from './address.ts'
import { CompileError } from './compiler.ts'
import type { Compiled } from './compiler-messages.ts'
import type { Described } from './describe/document.ts'
import type { PaperDocument } from './document.ts'
import { illustrate, illustrateReport } from './pictures.ts'
import { findExpose, noteExposeRead, type PageSize, upsertExpose } from './repository.ts'

/** Pixels: a page beside the options, on a screen of double density. */
const PAGE_WIDTH = 900
/** Of a document of many homes, whose pages take longer to draw than to set. */
const NARROW = 600
const MANY_HOMES = 8

/** An expose or a report. */
type AnyPaper = Described<PaperDocument>

/** The hash of a document; the address of its pictures and its ETag. */
export const hashOf = ({ template, inputs, document, sources, most }: AnyPaper): string =>
  exposeHash([template, inputs, document, [...sources], most])

/**
 * The PDF of a document: the stored one, else it is made.
 * @param who the visitor (Visitor.place), for the queue
 * @throws DomainError expose.busy, expose.failed; StorageAway
 */
export async function readPdf(ctx: Ctx, described: AnyPaper, who: string): Promise<Uint8Array> {
  const hash = hashOf(described)
  const stored = await ctx.storage.get(exposeKey(hash))
  if (stored) {
    await noteExposeRead(ctx.db, hash, ctx.clock())
    return stored
  }
  const { pdf } = await ctx.exposes.queue(hash, who, () => make(ctx, hash, described, null))
  return pdf
}

/**
 * The pages of a document as pictures: the stored ones, else they are made together with the PDF.
 * @throws DomainError expose.busy, expose.failed; StorageAway
 */
export async function readPages(ctx: Ctx, described: AnyPaper, who: string): Promise<ExposePages> {
  const hash = hashOf(described)
  const known = await findExpose(ctx.db, hash)
  if (known?.pages && (await ctx.storage.has(exposeKey(hash)))) {
    await noteExposeRead(ctx.db, hash, ctx.clock())
    return pagesOf(hash, described.file, known.bytes, known.pages)
  }
  const made = await ctx.exposes.queue(`${hash} pages`, who, () => make(ctx, hash, described, widthOf(described)))
  return pagesOf(hash, described.file, made.pdf.length, made.pictures)
}

const widthOf = ({ document }: AnyPaper) =>
  'homes' in document && document.homes.length > MANY_HOMES ? NARROW : PAGE_WIDTH

const pagesOf = (hash: string, file: string, bytes: number, pages: readonly PageSize[]): ExposePages => ({
  hash,
  file,
  bytes,
  pages: pages.map(({ width, height }, at) => ({ url: pageUrl(hash, at + 1), width, height })),
})

/** Makes and stores a document, and counts how long that took. */
function make(ctx: Ctx, hash: string, described: AnyPaper, pageWidth: number | null): Promise<Compiled> {
  return timed(ctx, 'expose', 'expose_failure', () => makeNow(ctx, hash, described, pageWidth))
}

async function makeNow(
  ctx: Ctx,
  hash: string,
  { kind, subjectId, template, inputs, document, sources, most }: AnyPaper,
  pageWidth: number | null,
): Promise<Compiled> {
  const set = async (): Promise<Compiled> => {
    const illustrated =
      'report' in document
        ? await illustrateReport(ctx, document, sources)
        : await illustrate(ctx, { document, sources, template, inputs, most })
    return ctx.exposes.compile({ ...illustrated, template, inputs, pageWidth })
  }
  const compiled = await set().catch((error) => {
    if (!(error instanceof CompileError)) throw error
    ctx.log.error({ kind, id: subjectId, template, reason: error.message }, 'an expose could not be made')
    throw new DomainError('expose.failed')
  })
  const pages = pageWidth === null ? null : compiled.pictures.map(({ width, height }) => ({ width, height }))
  // The row comes first, so that the cleaning job finds every file.
  await upsertExpose(ctx.db, { hash, kind, subjectId, bytes: compiled.pdf.length, pages }, ctx.clock())
  for (const [at, { webp }] of compiled.pictures.entries()) await ctx.storage.put(pageKey(hash, at + 1), webp)
  await ctx.storage.put(exposeKey(hash), compiled.pdf)
  return compiled
}
