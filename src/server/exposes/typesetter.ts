import type { Typesetter } from './typesetter-port.ts'

/**
 * Opens Typst: the compiled one, else the same as WASM where that one has no binary for the platform.
 * @param engine the one to take, for tests
 */
export async function openTypesetter(engine: 'any' | 'wasm'): Promise<Typesetter> {
  const open =
    engine === 'wasm'
      ? null
      : await import('./typst.ts').then(
          ({ openTypst }) => openTypst,
          () => null,
        )
  if (open) return open()
  const { openTypstWasm } = await import('./typst-wasm.ts')
  return openTypstWasm()
}
