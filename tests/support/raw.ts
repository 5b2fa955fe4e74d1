import { connect } from 'node:net'

export interface Ended {
  /** What came, headers and all. */
  text: string
  /** 0 when nothing came. */
  status: number
  /** Until the other side ended the connection, or until `patienceMs` was over. */
  ms: number
  wasEnded: boolean
}

/**
 * Sends bytes as nobody's client would, and reads until the other side ends the connection.
 */
export function sendRaw(
  address: string,
  bytes: string,
  { patienceMs = 20_000, trickle }: { patienceMs?: number; trickle?: string } = {},
): Promise<Ended> {
  const { hostname, port } = new URL(address)
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let text = ''
    const drip = trickle ? setInterval(() => socket.writable && socket.write(trickle), 100) : undefined
    const end = (wasEnded: boolean) => {
      clearInterval(drip)
      clearTimeout(late)
      socket.destroy()
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ text, status, ms: performance.now() - began, wasEnded })
    }
    const late = setTimeout(() => end(false), patienceMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => end(true))
  })
}
