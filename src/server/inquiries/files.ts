import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DomainError } from '../../domain/errors.ts'
import { type AnswerFileInfo, FILES_BYTES } from '../../domain/inquiries/inbox-schemas.ts'
import { refuseForeign } from '../admin/scope.ts'
import type { Ctx } from '../ctx.ts'
import { fileNameFrom } from '../feeds/folders.ts'
import { type MediaType, sniff } from '../media/sniff.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { deleteFile, findOldLooseFiles, findSentFile, insertFile } from './answer-repository.ts'

/** The types that mailboxes open without a risk, and the ending of their names. SVG may contain scripts. */
const ENDINGS: Partial<Record<MediaType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
}
const DAY_MS = 86_400_000

/**
 * Stores a file for an answer, by its content: names and declared types prove nothing.
 * @throws DomainError body.too_large, inquiry.file_type
 */
export async function storeFile(ctx: Ctx, authorId: number, stream: Readable, name: string): Promise<AnswerFileInfo> {
  const content = await readAll(stream)
  const media_type = sniff(content)
  const ending = media_type && ENDINGS[media_type]
  if (!media_type || !ending) throw new DomainError('inquiry.file_type')
  const key = `letters/${randomUUID()}`
  await ctx.storage.put(key, content)
  const file = { name: nameOf(name, ending), media_type, bytes: content.length }
  const id = await insertFile(ctx.db, { ...file, author_id: authorId, key, created_at: ctx.clock() })
  return { id, ...file }
}

/**
 * A file that was sent with an answer, for those who may read its inquiry.
 * @throws DomainError record.not_found, also for a file of another company, one that was not sent, or a lost one
 */
export async function openFile(ctx: Ctx, visitor: Pick<SignedInVisitor, 'user'>, id: number) {
  const file = refuseForeign(visitor, await findSentFile(ctx.db, id))
  const stored = await ctx.storage.open(file.key)
  if (!stored) throw new DomainError('record.not_found')
  return { name: file.name, media_type: file.media_type, ...stored }
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > FILES_BYTES) throw new DomainError('body.too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The name with the ending of its content: `rechnung.pdf.exe` arrives as `rechnung.pdf.exe.pdf`. */
function nameOf(name: string, ending: string): string {
  const tidy = fileNameFrom(name.slice(0, 150))
  const isRight = tidy.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(tidy))
  return isRight ? tidy : `${tidy}.${ending}`
}

/** Deletes files that were never sent, and those of deleted inquiries. Runs daily. */
export async function cleanFiles({ db, storage, clock }: Ctx): Promise<void> {
  for (const { id, key } of await findOldLooseFiles(db, new Date(clock().getTime() - DAY_MS))) {
    await storage.delete(key)
    await deleteFile(db, id)
  }
}
