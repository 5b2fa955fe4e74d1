import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { DomainError } from '../../domain/errors.ts'
import { PRIVATE_FILE } from './folders.ts'

/**
 * Writes a stream to a new file, chunk by chunk, and flushes it to the disk. The stream is left open after a refusal, so
 * that the sender can still be answered.
 * @returns its bytes
 * @throws DomainError body.too_large above `maxBytes`, server.busy when the disk is full
 */
export async function receiveFile(stream: Readable, file: string, maxBytes: number): Promise<number> {
  const handle = await open(file, 'wx', PRIVATE_FILE)
  let bytes = 0
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new DomainError('body.too_large')
      await handle.writeFile(chunk)
    }
    await handle.sync()
    return bytes
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new DomainError('server.busy', [], 600) : error
  } finally {
    await handle.close()
  }
}
