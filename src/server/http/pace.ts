import type { IncomingMessage, ServerResponse } from 'node:http'

/** A visitor may be slow: a minute for any answer, and a second more for every 32 kB of it. */
const PACE = { startMs: 60_000, bytesPerMs: 32 }

/**
 * Ends the connection of somebody who takes his answer so slowly that he only means to hold it. What an answer weighs
 * is known while it is written, so the time is counted anew whenever it seems to be over.
 * The connection is the request's: an answer that waits behind others of the same connection has none yet. What is
 * written of those meanwhile gives it time too.
 * While the visitor has taken all that was written, no time is counted: then it is the server that is slow, or that sends
 * events as they happen.
 */
export function limitPace({ socket }: IncomingMessage, res: ServerResponse, { startMs, bytesPerMs } = PACE): void {
  let began = Date.now()
  let before = socket.bytesWritten
  const look = () => {
    if (res.writableLength === 0) [began, before] = [Date.now(), socket.bytesWritten]
    const left = began + startMs + (socket.bytesWritten - before) / bytesPerMs - Date.now()
    // An answer whose turn never came is not told that its connection has gone.
    if (left <= 0 || socket.destroyed) return void socket.destroy()
    timer = wait(left)
  }
  const wait = (ms: number) => setTimeout(look, Math.ceil(ms)).unref()
  let timer = wait(startMs)
  res.once('close', () => clearTimeout(timer))
}
