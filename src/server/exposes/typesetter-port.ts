import type { AnyTask, PrintWidths } from './compiler-messages.ts'

/** What one document becomes. */
export interface Typeset {
  pdf: Uint8Array
  /** Of all pages, one below the other; null without `pageWidth`, and where the compiler draws none. */
  svg: { drawing: string; pages: number } | null
}

export interface Typesetter {
  /** @throws Error with the diagnostics of Typst: a fault of a template, or what PDF/UA forbids */
  typeset(task: AnyTask): Typeset
  /** Sets the document without writing it. @throws Error as `typeset` */
  measure(task: AnyTask): PrintWidths
  /** Frees what documents before the last one have left in the cache. @param all the last one, too */
  tidy(all?: boolean): void
}

/** What photographs.typ leaves at each picture that it draws. */
export const MARKS = { selector: '<drawn>', field: 'value' }

/** The answer to a query for MARKS, one width a file. */
export function widest(marks: unknown): PrintWidths {
  const widths: Record<string, number> = {}
  for (const { file, width } of marks as { file: string; width: number }[])
    widths[file] = Math.max(width, widths[file] ?? 0)
  return widths
}
