import { createWriteStream, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { linkOrCopy } from './link-or-copy.ts'
import type { Storage } from './storage.ts'

const DAY_MS = 86_400_000
/** What a request brings is kept in parts of this size, so that a broken connection loses no more. */
const PART_BYTES = 8 << 20

/** Resumable uploads that are still arriving. */
export interface Uploads {
  store: DataStore
  ids(): Promise<string[]>
  /** The content of a complete upload, which must be small. */
  read(id: string): Promise<Uint8Array>
  /** Writes the content of a complete upload to a new file. */
  copyTo(id: string, file: string): Promise<void>
}

/**
 * The uploads of one kind: files in DATA_DIR, or with S3_URL objects of the vault, so that each request of an upload may
 * reach another process.
 * @param folder below DATA_DIR, such as `feeds/uploads`
 */
export function openUploads({ config, vault }: Pick<Ctx, 'config' | 'vault'>, folder: string): Uploads {
  if (config.S3_URL) return sharedUploads(vault, `uploads/${folder}`)
  const directory = path.resolve(config.DATA_DIR, folder)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: DAY_MS })
  return {
    store,
    ids: async () => (await store.configstore.list?.()) ?? [],
    read: (id) => readFile(path.join(directory, id)),
    copyTo: (id, file) => linkOrCopy(path.join(directory, id), file),
  }
}

const infoSchema = z.object({
  size: z.int().optional(),
  metadata: z.record(z.string(), z.string().nullable()).optional(),
  creation_date: z.string(),
})

/**
 * An upload is a folder: `info.json`, and its parts, each named by the offset at which it begins and by its length: a
 * process that is late, after its sender went on at another one, must not replace a longer part by its own.
 */
function sharedUploads(vault: Storage, root: string): Uploads {
  const infoKey = (id: string) => `${root}/${id}/info.json`
  const partKey = (id: string, offset: number, bytes: number) =>
    `${root}/${id}/${String(offset).padStart(15, '0')}-${bytes}`
  async function ids() {
    const found = new Set<string>()
    for await (const { key } of vault.list(root)) found.add(key.slice(root.length + 1).split('/')[0] as string)
    return [...found]
  }
  async function readInfo(id: string) {
    const content = await vault.get(infoKey(id))
    if (!content) throw ERRORS.FILE_NOT_FOUND
    return infoSchema.parse(JSON.parse(Buffer.from(content).toString('utf8')))
  }
  const writeInfo = (id: string, info: z.output<typeof infoSchema>) =>
    vault.put(infoKey(id), Buffer.from(JSON.stringify(info)), { replace: true })
  /** Parts in their order, each from the byte on that those before it lack, and without one that lies behind a gap. */
  async function partsOf(id: string) {
    const parts: { key: string; offset: number; bytes: number }[] = []
    for await (const { key, bytes } of vault.list(`${root}/${id}`)) {
      const offset = /\/(\d{15})(?:-\d+)?$/.exec(key)?.[1]
      if (offset) parts.push({ key, bytes, offset: Number(offset) })
    }
    parts.sort((a, b) => a.offset - b.offset || b.bytes - a.bytes)
    let end = 0
    return parts.flatMap(({ key, offset, bytes }) => {
      const from = end - offset
      if (from < 0 || from >= bytes) return []
      end = offset + bytes
      return [{ key, from, bytes }]
    })
  }
  const sizeOf = (parts: readonly { from: number; bytes: number }[]) =>
    parts.reduce((sum, { from, bytes }) => sum + bytes - from, 0)

  class Shared extends DataStore {
    override extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination', 'expiration']
    override async create(upload: Upload) {
      const { size, metadata } = upload
      const info = { ...(size !== undefined && { size }), ...(metadata && { metadata }) }
      await writeInfo(upload.id, { ...info, creation_date: upload.creation_date ?? new Date().toISOString() })
      return upload
    }
    override async remove(id: string) {
      await vault.remove(`${root}/${id}`)
    }
    override async write(stream: Readable, id: string, offset: number) {
      let at = offset
      const keep = async (content: Uint8Array) => {
        await vault.put(partKey(id, at, content.length), content, { replace: true })
        at += content.length
      }
      let waiting: Uint8Array[] = []
      let bytes = 0
      try {
        for await (const piece of stream as AsyncIterable<Uint8Array>) {
          waiting.push(piece)
          bytes += piece.length
          if (bytes < PART_BYTES) continue
          await keep(Buffer.concat(waiting))
          waiting = []
          bytes = 0
        }
      } finally {
        // Of a connection that broke, too: the sender goes on from here.
        if (bytes > 0) await keep(Buffer.concat(waiting))
      }
      return at
    }
    override async getUpload(id: string) {
      const info = await readInfo(id)
      const offset = sizeOf(await partsOf(id))
      return new Upload({ id, offset, ...info })
    }
    override async declareUploadLength(id: string, size: number) {
      await writeInfo(id, { ...(await readInfo(id)), size })
    }
    override async deleteExpired() {
      let deleted = 0
      for (const id of await ids()) {
        const upload = await this.getUpload(id).catch(() => null)
        const isOver = Date.now() - Date.parse(upload?.creation_date ?? '') > DAY_MS
        if (!upload || upload.offset === upload.size || !isOver) continue
        await this.remove(id)
        deleted++
      }
      return deleted
    }
    override getExpiration() {
      return DAY_MS
    }
  }
  return {
    store: new Shared(),
    ids,
    async read(id) {
      const parts = (await partsOf(id)).map(async ({ key, from }) => (await vault.get(key))?.subarray(from))
      return Buffer.concat((await Promise.all(parts)).map((part) => part ?? Buffer.of()))
    },
    async copyTo(id, file) {
      const content = async function* () {
        for (const { key, from, bytes } of await partsOf(id)) {
          const opened = await vault.open(key, from > 0 ? { start: from, end: bytes - 1 } : undefined)
          yield* opened?.content ?? []
        }
      }
      await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    },
  }
}
