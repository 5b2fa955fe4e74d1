import type { FeedCompany, FeedEvent, FeedObject, FeedTransfer, Note } from '../../../domain/imports/feed.ts'

/** What a first reading of a file tells, before anything is written. */
export interface Survey {
  transfer: FeedTransfer | null
  /** Objects. */
  total: number
  /** The fault that ends the reading early, or null when the file is whole. */
  fault: Note | null
  /** The `nr` of the object that replaces this one later in the file, or null. */
  replacedBy(company: FeedCompany, object: FeedObject): number | null
}

/**
 * Reads the file once for its keys. Of several statements about one object only the last is carried out: the same
 * file gives the same state whether it is read for the first time, again, or again after a kill.
 */
export async function surveyFeed(events: AsyncIterable<FeedEvent>): Promise<Survey> {
  const last = new Map<string, number>()
  let transfer: FeedTransfer | null = null
  let company: FeedCompany | null = null
  let fault: Note | null = null
  let total = 0
  for await (const event of events) {
    if (event.type === 'transfer') transfer ??= event.transfer
    else if (event.type === 'company') company = event.company
    else if (event.type === 'note' && event.note.level === 'error') fault ??= event.note
    else if (event.type === 'object') {
      total++
      if (!company || isUnreadable(event.object)) continue
      const { openimmo_obid: obid, objektnr_extern: number, nr } = event.object
      const sender = senderKey(company)
      if (obid) last.set(`${sender}obid\n${obid}`, nr)
      else if (number) last.set(`${sender}only\n${number}`, nr)
      if (number) last.set(`${sender}nr\n${number}`, nr)
    }
  }
  return {
    transfer,
    total,
    fault,
    replacedBy(sender, { openimmo_obid: obid, objektnr_extern: number, nr }) {
      const key = senderKey(sender)
      const later = obid
        ? Math.max(last.get(`${key}obid\n${obid}`) ?? 0, number ? (last.get(`${key}only\n${number}`) ?? 0) : 0)
        : number
          ? (last.get(`${key}nr\n${number}`) ?? 0)
          : 0
      return later > nr ? later : null
    },
  }
}

/** An object of which nothing can be used, though it is there: it stays as it was. */
export function isUnreadable(object: FeedObject): boolean {
  return object.property === null && object.aktion !== 'DELETE'
}

function senderKey(company: FeedCompany): string {
  return `${company.openimmo_anid ?? ''}\n${company.firma.toLowerCase()}\n`
}
