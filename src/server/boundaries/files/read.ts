import type { Border } from '../border.ts'
import { BorderFileError } from './fault.ts'
import { bordersOf, featuresOfGeojson } from './geojson.ts'
import { type Postcode, readPostcodes } from './postcodes.ts'
import { featuresOfTopology } from './topojson.ts'

/** More than the most exact file of all municipalities has; it is read into memory. */
export const FILE_BYTES_MAX = 300 * 1024 * 1024

export interface BorderFile {
  borders: Border[]
  postcodes: Postcode[]
}

/**
 * Reads a file of boundaries (GeoJSON or TopoJSON) or postcodes (CSV); its content tells which, not its name.
 * @throws BorderFileError for a file that cannot be used
 */
export function readBorderFile(bytes: Uint8Array): BorderFile {
  const text = textOf(bytes)
  if (!/^\s*[{[]/.test(text)) return { borders: [], postcodes: readPostcodes(text) }
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    throw new BorderFileError('broken', { wert: (error as Error).message.slice(0, 120) })
  }
  const isTopology = (file as { type?: unknown }).type === 'Topology'
  return { borders: bordersOf(isTopology ? featuresOfTopology(file) : featuresOfGeojson(file)), postcodes: [] }
}

/** UTF-8, else the Latin 1 of Windows, in which offices export their tables. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
