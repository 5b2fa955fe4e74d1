import { Agent, get } from 'node:http'

/**
 * Callers that each send the next request after an answer, to one server after the other.
 * @param from the number of the first request
 * @throws Error for any status but 200
 */
export async function call(
  bases: readonly string[],
  path: (n: number) => string,
  callers: number,
  seconds: number,
  from: number,
): Promise<{ times: number[]; bytes: number; tookMs: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const times: number[] = []
  let [next, bytes] = [from, 0]
  const began = performance.now()
  const caller = async () => {
    while (performance.now() - began < seconds * 1000) {
      const asked = performance.now()
      const nr = next++
      const got = await ask(`${bases[nr % bases.length]}${path(nr)}`, agent)
      bytes += got
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  agent.destroy()
  return { times, bytes, tookMs: performance.now() - began }
}

/** @returns the size of the body as received */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes)
        else reject(new Error(`${url} answered ${answer.statusCode}`))
      })
      answer.on('error', reject)
    }).on('error', reject)
  })
}
