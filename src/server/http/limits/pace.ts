import type { IncomingMessage, ServerResponse } from 'node:http'

/** Time limit for slow visitors: a minute for any answer, and one more second for every 32 kB of it. */
const PACE = { startMs: 60_000, bytesPerMs: 32 }

/**
 * Closes the connection of a visitor who reads so slowly that they only block it. The size of an answer becomes known
 * while it is written, so the limit is computed again whenever it seems to be reached. Answers of one connection queue
 * up: a waiting answer has no connection yet, and bytes of the earlier ones extend its limit too. While the visitor has
 * read everything that was written, no time counts: then the server is slow, or sends events as they happen.
 */
export function limitPace({ socket }: IncomingMessage, res: ServerResponse, { startMs, bytesPerMs } = PACE): void {
  let began = performance.now()
  let before = socket.bytesWritten
  const look = () => {
    if (res.writableLength === 0) [began, before] = [performance.now(), socket.bytesWritten]
    const left = began + startMs + (socket.bytesWritten - before) / bytesPerMs - performance.now()
    // An answer whose turn never came gets no event for the closed connection.
    if (left <= 0 || socket.destroyed) return void socket.destroy()
    timer = wait(left)
  }
  const wait = (ms: number) => setTimeout(look, Math.ceil(ms)).unref()
  let timer = wait(startMs)
  res.once('close', () => clearTimeout(timer))
}
