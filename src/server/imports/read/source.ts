import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { type Limits, Refusal } from './limits.ts'
import { salvageXml } from './salvage.ts'
import { isVisible, isXml, openZip } from './zip.ts'

export interface XmlFile {
  name: string
  open(): Promise<Readable>
}

/** The XML files of a feed, sorted by name. */
export interface Source {
  files: XmlFile[]
  remarks: { code: string; params: Record<string, string | number> }[]
  /** A fault to report after the files, since it makes the feed incomplete. */
  fault: string | null
  close(): void
}

export type Kind = 'zip' | 'xml'

/** Detects the file type from its first bytes and ignores its name. @throws Refusal for anything but XML and ZIP */
export async function kindOf(path: string): Promise<Kind> {
  const file = await open(path, 'r').catch(() => {
    throw new Refusal('file_missing', { name: basename(path) })
  })
  try {
    if (!(await file.stat()).isFile()) throw new Refusal('file_missing', { name: basename(path) })
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    const head = buffer.subarray(0, bytesRead)
    if (head.length === 0) throw new Refusal('file_empty')
    if (head[0] === 0x50 && head[1] === 0x4b) return 'zip'
    // UTF-16 has a zero byte next to every ASCII character. Without the zeros, marks and blanks, XML begins with "<".
    const start = [...head].find((byte) => ![0, 9, 10, 13, 32, 0xef, 0xbb, 0xbf, 0xfe, 0xff].includes(byte))
    if (start !== 0x3c) throw new Refusal('file_kind')
    return 'xml'
  } finally {
    await file.close()
  }
}

/** Faults in the table of contents of a ZIP whose first XML may still be intact. */
const DAMAGED = new Set(['zip_truncated', 'zip_broken'])

const REMARKS_MAX = 20
const remark = (code: string) => (name: string) => ({ code, params: { name: name.slice(0, 120) } })

/** @throws Refusal */
export async function openSource(path: string, limits: Limits): Promise<Source> {
  if ((await kindOf(path)) === 'xml') {
    const name = basename(path)
    return { files: [{ name, open: async () => createReadStream(path) }], remarks: [], fault: null, close: () => {} }
  }
  const opened = await openZip(path, limits).catch((error: unknown) => {
    if (error instanceof Refusal && DAMAGED.has(error.code)) return error
    throw error
  })
  if (opened instanceof Refusal) {
    const file = await salvageXml(path)
    if (!file) throw opened
    return { files: [file], remarks: [], fault: opened.code, close: () => {} }
  }
  const zip = opened
  const xmls = zip.entries.filter((entry) => isXml(entry.fileName))
  const zips = zip.entries.filter(({ fileName }) => isVisible(fileName) && /\.zip$/i.test(fileName))
  if (xmls.length === 0) {
    zip.close()
    throw zips[0] ? new Refusal('zip_nested', { name: zips[0].fileName.slice(0, 120) }) : new Refusal('zip_no_xml')
  }
  xmls.sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
  return {
    files: xmls.map((entry) => ({ name: entry.fileName, open: () => zip.open(entry) })),
    remarks: [
      ...zip.doubled.map(remark('zip_doubled')),
      ...zips.map(({ fileName }) => remark('zip_inside')(fileName)),
    ].slice(0, REMARKS_MAX),
    fault: null,
    close: () => zip.close(),
  }
}
