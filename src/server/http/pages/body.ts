/**
 * The bytes of an answer. A Response of @hono/node-server still has the text or the bytes that it was made of. To read
 * them as a stream would copy them twice, and Node 24 keeps what was read so, with everything that it refers to, until
 * the next collection of the old generation: each page would come into that.
 */
export async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const given = givenBody(response)
  if (typeof given === 'string') return Buffer.from(given)
  if (given instanceof Uint8Array) return given as Uint8Array<ArrayBuffer>
  return new Uint8Array(await response.arrayBuffer())
}

/** The library has no name for it; any other Response has no such property. */
function givenBody(response: Response): unknown {
  const cache = Object.getOwnPropertySymbols(response).find(({ description }) => description === 'cache')
  return cache && (response as unknown as Record<symbol, unknown[] | undefined>)[cache]?.[1]
}
