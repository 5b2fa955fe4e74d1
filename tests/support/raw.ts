import { connect } from 'node:net'

export interface Ended {
  /** The answer, headers included. */
  text: string
  /** 0 without an answer. */
  status: number
  /** False when `patienceMs` elapsed before the other side closed the connection. */
  wasEnded: boolean
}

/** Sends bytes as no client would, and reads until the other side closes the connection. */
export function sendRaw(
  address: string,
  bytes: string,
  { patienceMs = 20_000, trickle }: { patienceMs?: number; trickle?: string } = {},
): Promise<Ended> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let text = ''
    const drip = trickle ? setInterval(() => socket.writable && socket.write(trickle), 100) : undefined
    const end = (wasEnded: boolean) => {
      clearInterval(drip)
      clearTimeout(late)
      socket.destroy()
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ text, status, wasEnded })
    }
    const late = setTimeout(() => end(false), patienceMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => end(true))
  })
}
