import type { IncomingMessage } from 'node:http'
import { OPERATIONS } from '../../../domain/operations/all.ts'

/** Resumable uploads, which no operation declares. No dot: a path with `..` would lead to another route. */
const RESUMABLE = /^\/api\/(?:picture-)?uploads(\/[\w-]+)?$/
const RECEIVING = OPERATIONS.filter(({ receives }) => receives).map(({ method, path }) => ({
  method,
  steps: path.split('/'),
}))

/** Tells whether the body of a request is a file, which has limits of its own. @param path without the query */
export function isUpload(method: string, path: string): boolean {
  if (RESUMABLE.test(path)) return true
  const given = path.split('/')
  return RECEIVING.some(
    ({ method: own, steps }) =>
      own === method &&
      steps.length === given.length &&
      steps.every((step, at) => (step.startsWith('{') ? given[at] !== '' : step === given[at])),
  )
}

/** A file may take a minute, and one more second for every 16 kB: half a megabit per second is enough for 2 GB in 36 hours. */
const START_MS = 60_000
const BYTES_PER_MS = 16

/**
 * Closes the connection of a request whose body arrives too slowly: after `seconds` in all, or, for a file, after
 * `seconds` without a byte, or below its pace. Node has one such limit for the whole server, therefore it is done here.
 * Time in which we do not read does not count: then the server is slow.
 */
export function limitArrival(req: IncomingMessage, seconds: number): void {
  const { 'content-length': length, 'transfer-encoding': pieces } = req.headers
  if (pieces === undefined && (length === undefined || length === '0')) return
  const isFile = isUpload(req.method ?? '', (req.url ?? '').split('?', 1)[0] as string)
  const waitMs = seconds * 1000
  let began = performance.now()
  let before = req.socket.bytesRead
  let bytes = before
  const look = () => {
    if (req.complete || req.socket.destroyed) return
    const now = performance.now()
    if (isFile && req.readableLength > 0) [began, before, bytes] = [now, req.socket.bytesRead, -1]
    const isSilent = req.socket.bytesRead === bytes
    bytes = req.socket.bytesRead
    const paceEnds = began + START_MS + (bytes - before) / BYTES_PER_MS
    if (!isFile || isSilent || now > paceEnds) return refuse(req)
    timer = setTimeout(look, waitMs).unref()
  }
  let timer = setTimeout(look, waitMs).unref()
  req.once('close', () => clearTimeout(timer))
}

/** As Node answers its own limits. */
function refuse({ socket }: IncomingMessage): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
