import type { Typesetter } from './typesetter-port.ts'
import { openTypst } from './typst.ts'

export async function openTypesetter(): Promise<Typesetter> {
  return openTypst()
}
