import { createHash } from 'node:crypto'
import type { FeedMedia, FeedObject } from '../../../domain/imports/feed.ts'
import type { Attachments } from '../../media/attach.ts'

/** Increase it when the importer changes its output for the same feed: the next run then writes every object again. */
const RULES = 3
const OUTLINE = 'outline:'

/**
 * SHA-256 of an object's content: an equal hash means that nothing has to be written. Files without a `check` count by
 * their content, the others by their check. Reading details (nr, notes) and aktion ADD or CHANGE are not part of the
 * hash.
 */
export async function contentHash(object: FeedObject, attachments: Attachments): Promise<string> {
  const media: object[] = []
  for (const { content, ...item } of object.media) {
    media.push({ ...item, content: await fileHash({ content, ...item }, attachments) })
  }
  const said = {
    rules: RULES,
    key: [object.openimmo_obid, object.objektnr_extern],
    reference: object.aktion === 'REFERENZ',
    verkaufstatus: object.verkaufstatus,
    property: object.property,
    agent: object.agent,
    projekt: object.projekt,
    media,
  }
  return (object.outline ? OUTLINE : '') + sha256(canonical(said))
}

/** Tells whether a stored object was only sent as an outline. */
export function isOutline(storedHash: string): boolean {
  return storedHash.startsWith(OUTLINE)
}

async function fileHash(item: FeedMedia, attachments: Attachments): Promise<string | null> {
  if (item.content) return sha256(item.content)
  if (item.location !== 'EXTERN' || item.check_value !== null || !item.pfad || /^https?:/i.test(item.pfad)) return null
  const content = await attachments.read(item.pfad)
  return content && sha256(content)
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** JSON with names in alphabetical order: the order in which a reader fills its objects has no meaning. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) => {
    if (each === null || typeof each !== 'object' || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
