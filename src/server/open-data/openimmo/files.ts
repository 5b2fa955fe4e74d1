import { add, type Node, put } from '../xml.ts'

export interface FileEntry {
  gruppe: string
  titel: string | null
  /** Null for a link. */
  mime: string | null
  /** An absolute URL. */
  address: string
}

/** Files by their addresses on this portal; links and files that were never read by those that their sender gave. */
export function writeFiles(home: Node, files: readonly FileEntry[]): void {
  const section = add(home, 'anhaenge')
  for (const file of files) writeAttachment(add(section, 'anhang'), file)
}

export function writeAttachment(el: Node, { gruppe, titel, mime, address }: FileEntry): void {
  el.attrs.set('location', 'REMOTE')
  el.attrs.set('gruppe', gruppe)
  put(el, 'anhangtitel', titel)
  put(el, 'format', mime)
  put(el, 'daten/pfad', address)
}
