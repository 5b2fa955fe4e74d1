import { setTimeout } from 'node:timers/promises'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import type { ExposePages } from '../../domain/exposes/pages.ts'
import type { Ctx } from '../ctx.ts'
import { timed } from '../performance/record.ts'
import { exposeHash, exposeKey, pageKey, pageUrl } from './address.ts'
import { CompileError, type Following } from './compiler.ts'
import type { Compiled, PageSize } from './compiler-messages.ts'
import type { Described } from './describe/document.ts'
import type { PaperDocument } from './document.ts'
import { illustrate, illustrateReport } from './pictures.ts'
import { findExpose, noteExposeRead, upsertExpose } from './repository.ts'

/** Pixels: a page beside the options, on a screen of double density. */
const PAGE_WIDTH = 900
/** Of a document of many homes, whose pages take longer to draw than to set. */
const NARROW = 600
const MANY_HOMES = 8

/** An expose or a report. */
type AnyPaper = Described<PaperDocument>

/** Pictures that a preview waits for; the others follow while they are looked at. */
const FIRST_PAGES = 2
/** Ms that a picture is waited for which is still to be drawn, and between two looks for it. */
const PAGE_WAIT_MS = 60_000
const LOOK_MS = 200

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
 * The pages of a document as pictures: the stored ones, else they are made together with the PDF. It answers when the PDF
 * and the first pages are there; readPage waits for the others.
 * @throws DomainError expose.busy, expose.failed; StorageAway
 */
export async function readPages(ctx: Ctx, described: AnyPaper, who: string): Promise<ExposePages> {
  const hash = hashOf(described)
  const known = await findExpose(ctx.db, hash)
  if (known?.pages && (await isWhole(ctx, hash, known.pages.length))) {
    await noteExposeRead(ctx.db, hash, ctx.clock())
    return pagesOf(hash, described.file, known.bytes, known.pages)
  }
  return ctx.exposes.queue(`${hash} pages`, who, async (answer) => {
    let isAnswered = false
    const onFirst = (bytes: number, pages: readonly PageSize[]) => {
      isAnswered = true
      answer(pagesOf(hash, described.file, bytes, pages))
    }
    try {
      const { pdf, pictures } = await make(ctx, hash, described, widthOf(described), onFirst)
      return pagesOf(hash, described.file, pdf.length, pictures)
    } catch (error) {
      if (isAnswered && !isDomainError(error)) ctx.log.error({ error }, 'the last pages of a preview are missing')
      throw error
    }
  })
}

/** Pictures are stored in their order: one whose making was interrupted has no last page, and is made again. */
const isWhole = async ({ storage }: Ctx, hash: string, pages: number): Promise<boolean> =>
  (await storage.has(exposeKey(hash))) && (pages === 0 || storage.has(pageKey(hash, pages)))

/**
 * The picture of a page. One that is still being drawn, by this process or by another one, is waited for.
 * @param page from 1
 * @returns null for a page that is not drawn
 */
export async function readPage(
  { db, storage }: Pick<Ctx, 'db' | 'storage'>,
  { hash, page, signal }: { hash: string; page: number; signal: AbortSignal },
): Promise<Uint8Array | null> {
  const content = await storage.get(pageKey(hash, page))
  if (content) return content
  const known = await findExpose(db, hash)
  if (page > (known?.pages?.length ?? 0)) return null
  for (let waited = 0; waited < PAGE_WAIT_MS && !signal.aborted; waited += LOOK_MS) {
    await setTimeout(LOOK_MS)
    const drawn = await storage.get(pageKey(hash, page))
    if (drawn) return drawn
  }
  return null
}

const widthOf = ({ document }: AnyPaper) =>
  'homes' in document && document.homes.length > MANY_HOMES ? NARROW : PAGE_WIDTH

const pagesOf = (hash: string, file: string, bytes: number, pages: readonly PageSize[]): ExposePages => ({
  hash,
  file,
  bytes,
  pages: pages.map(({ width, height }, at) => ({ url: pageUrl(hash, at + 1), width, height })),
})

/** @param bytes of the PDF */
type OnFirst = (bytes: number, pages: readonly PageSize[]) => void

/**
 * Makes and stores a document, and counts how long that took.
 * @param onFirst called when the PDF and the first pages are stored
 */
function make(
  ctx: Ctx,
  hash: string,
  described: AnyPaper,
  pageWidth: number | null,
  onFirst?: OnFirst,
): Promise<Compiled> {
  return timed(ctx, 'expose', 'expose_failure', () => makeNow(ctx, hash, described, pageWidth, onFirst))
}

async function makeNow(
  ctx: Ctx,
  hash: string,
  { kind, subjectId, template, inputs, document, sources, most }: AnyPaper,
  pageWidth: number | null,
  onFirst: OnFirst = () => {},
): Promise<Compiled> {
  let stored = Promise.resolve()
  const store = (work: () => Promise<void>) => {
    stored = stored.then(work)
    // It is awaited at the end.
    stored.catch(() => {})
  }
  let made: { bytes: number; pages: readonly PageSize[] } = { bytes: 0, pages: [] }
  const drawn: Uint8Array[] = []
  let next = 0
  const following: Following = {
    onSet(pdf, pages) {
      made = { bytes: pdf.length, pages }
      store(async () => {
        // The row comes first, so that the cleaning job finds every file.
        const row = { hash, kind, subjectId, bytes: pdf.length, pages: pageWidth === null ? null : pages }
        await upsertExpose(ctx.db, row, ctx.clock())
        await ctx.storage.put(exposeKey(hash), pdf)
      })
    },
    onDrawn(at, webp) {
      drawn[at] = webp
      for (let page = drawn[next]; page; page = drawn[next]) {
        const [nr, content] = [++next, page]
        store(async () => {
          await ctx.storage.put(pageKey(hash, nr), content)
          if (nr === Math.min(FIRST_PAGES, made.pages.length)) onFirst(made.bytes, made.pages)
        })
      }
    },
  }
  const set = async (): Promise<Compiled> => {
    const illustrated =
      'report' in document
        ? await illustrateReport(ctx, document, sources)
        : await illustrate(ctx, { document, sources, template, inputs, most })
    return ctx.exposes.compile({ ...illustrated, template, inputs, pageWidth }, following)
  }
  const compiled = await set().catch((error) => {
    if (!(error instanceof CompileError)) throw error
    ctx.log.error({ kind, id: subjectId, template, reason: error.message }, 'an expose could not be made')
    throw new DomainError('expose.failed')
  })
  await stored
  return compiled
}
