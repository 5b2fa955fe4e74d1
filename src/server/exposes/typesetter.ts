import type { Typesetter } from './typesetter-port.ts'
import { openTypst } from './typst.ts'
import { findBinary } from './typst-binary.ts'

export interface OpenedTypesetter {
  typesetter: Typesetter
  /** Why it is WASM and not the binary; null: it is the binary. */
  fallback: string | null
}

/**
 * Opens Typst: the binary, else the same as WASM where none runs.
 * @param packages the file whose packages are searched for a binary; another one in tests of the fallback
 */
export async function openTypesetter(packages?: string): Promise<OpenedTypesetter> {
  const found = findBinary(packages)
  if ('binary' in found) return { typesetter: openTypst(found.binary), fallback: null }
  // Only then: it is 30 MB.
  const { openTypstWasm } = await import('./typst-wasm.ts')
  return { typesetter: await openTypstWasm(), fallback: found.reason }
}
