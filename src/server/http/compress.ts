import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

type Compress = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

const isEventStream = (res: ServerResponse) => String(res.getHeader('Content-Type')).startsWith('text/event-stream')

/**
 * Compresses what is made on demand. Event streams go as they are: the library would hold each event back until it has
 * enough of them to compress.
 */
export function compressAnswers(): Compress {
  // The library is written for Express, whose request and response are these with more on top.
  return compression({
    filter: (req, res) => !isEventStream(res) && compression.filter(req, res),
  }) as unknown as Compress
}
