import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

type Compress = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

const isEventStream = (res: ServerResponse) => String(res.getHeader('Content-Type')).startsWith('text/event-stream')

/**
 * Compresses dynamic answers. Event streams stay uncompressed: the library would delay each event until it has enough
 * data.
 */
export function compressAnswers(): Compress {
  // The library is written for Express, whose request and response extend these.
  return compression({
    filter: (req, res) => !isEventStream(res) && compression.filter(req, res),
  }) as unknown as Compress
}
