import type { ServerResponse } from 'node:http'

/** A visitor may be slow: so long anybody has for any answer, */
const START_MS = 60_000
/** and for every 16 kB of it another second, as over a telephone line. */
const BYTES_PER_MS = 16

/**
 * Ends the connection of somebody who takes his answer so slowly that he only means to hold it. What an answer weighs
 * is known while it is written, so the time is counted anew whenever it seems to be over.
 */
export function limitPace(res: ServerResponse, startMs = START_MS): void {
  const { socket } = res
  if (!socket) return
  const began = Date.now()
  const before = socket.bytesWritten
  const look = () => {
    const left = began + startMs + (socket.bytesWritten - before) / BYTES_PER_MS - Date.now()
    if (left <= 0) return void socket.destroy()
    timer = wait(left)
  }
  const wait = (ms: number) => setTimeout(look, Math.ceil(ms)).unref()
  let timer = wait(startMs)
  res.once('close', () => clearTimeout(timer))
}
