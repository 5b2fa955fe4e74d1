import type { AnyTask } from './compiler-messages.ts'

/** What one document becomes. */
export interface Typeset {
  pdf: Uint8Array
  /** One drawing of all pages, one below the other; null where the compiler draws none. */
  svg: (() => { drawing: string; pages: number }) | null
}

export interface Typesetter {
  /** @throws Error with the diagnostics of Typst: a fault of a template, or what PDF/UA forbids */
  typeset(task: AnyTask): Typeset
  /** Frees what documents before have left in the cache. */
  tidy(): void
}
