/** Packable data: columns, and the plain objects, lists and maps by number that contain them. */
export type Packable = TypedArray | number | string | null | readonly Packable[] | PackableMap | PackableObject
type PackableMap = ReadonlyMap<number, TypedArray>
type PackableObject = { readonly [name: string]: Packable }

type TypedArray = Uint8Array | Uint32Array | Float32Array | Float64Array
type View = new (bytes: ArrayBufferLike, offset: number, length: number) => TypedArray
type TypeName = 'Uint8Array' | 'Uint32Array' | 'Float32Array' | 'Float64Array'
const TYPES: Record<TypeName, View> = { Uint8Array, Uint32Array, Float32Array, Float64Array }

/** The same tree with its columns replaced by their position in the bytes. It can be stored as JSON. */
export type Outline =
  | { is: 'column'; type: TypeName; offset: number; length: number }
  | { is: 'list'; items: Outline[] }
  | { is: 'map'; entries: [number, Outline][] }
  | { is: 'object'; entries: [string, Outline][] }
  | { is: 'value'; value: number | string | null }

/**
 * Columns side by side in one block of shared memory: threads share it without copying, and a snapshot contains exactly
 * these bytes.
 */
export interface Packed {
  outline: Outline
  bytes: SharedArrayBuffer
}

/** Every column begins at a multiple of this: the largest numbers need it. */
const ALIGNMENT = 8

/** Copies a tree's columns into one new block of shared memory. */
export function pack(tree: Packable): Packed {
  const columns: { column: TypedArray; offset: number }[] = []
  let size = 0
  const outlineOf = (part: Packable): Outline => {
    if (part === null || typeof part !== 'object') return { is: 'value', value: part }
    if (ArrayBuffer.isView(part)) {
      const offset = size
      columns.push({ column: part, offset })
      size += Math.ceil(part.byteLength / ALIGNMENT) * ALIGNMENT
      return { is: 'column', type: part.constructor.name as TypeName, offset, length: part.length }
    }
    if (Array.isArray(part)) return { is: 'list', items: part.map(outlineOf) }
    if (part instanceof Map) {
      return { is: 'map', entries: Array.from(part as PackableMap, ([key, one]) => [key, outlineOf(one)]) }
    }
    return { is: 'object', entries: Object.entries(part as PackableObject).map(([key, one]) => [key, outlineOf(one)]) }
  }
  const outline = outlineOf(tree)
  const bytes = new SharedArrayBuffer(size)
  for (const { column, offset } of columns) {
    new Uint8Array(bytes, offset, column.byteLength).set(bytesOf(column))
  }
  return { outline, bytes }
}

/**
 * The reverse: the tree with its columns as views of the packed bytes. @throws RangeError when a column lies outside of
 * them
 */
export function unpack({ outline, bytes }: Packed): Packable {
  const treeOf = (part: Outline): Packable => {
    switch (part.is) {
      case 'column':
        return new TYPES[part.type](bytes, part.offset, part.length)
      case 'list':
        return part.items.map(treeOf)
      case 'map':
        return new Map(part.entries.map(([key, one]) => [key, treeOf(one) as TypedArray]))
      case 'object':
        return Object.fromEntries(part.entries.map(([key, one]) => [key, treeOf(one)]))
      case 'value':
        return part.value
    }
  }
  return treeOf(outline)
}

function bytesOf(column: TypedArray): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
}
