import type { ExposeDocument, PaperDocument } from './document.ts'

/** A file of `templates`, without its ending. */
export const TEMPLATE_FILES = [
  'modern',
  'professional',
  'luxury',
  'compact',
  'aushang',
  'collection',
  'project',
  'standing',
] as const
export type TemplateFile = (typeof TEMPLATE_FILES)[number]

/** The bytes of the pictures, by the `file` of their ExposePicture. */
export type PictureFiles = Readonly<Record<string, Uint8Array>>

export interface CompileTask<D extends PaperDocument = ExposeDocument> {
  document: D
  template: TemplateFile
  pictures: PictureFiles
  /** Width in pixels of a picture of each page; null: none. */
  pageWidth: number | null
  /** Further inputs of the template: `paper`. */
  inputs?: Readonly<Record<string, string>>
}

/** Pixels. */
export interface PageSize {
  width: number
  height: number
}

export interface CompiledPage extends PageSize {
  webp: Uint8Array
}

export interface Compiled {
  pdf: Uint8Array
  /** One a page; empty without `pageWidth`, and where the compiler draws no pages (typst-wasm.ts). */
  pictures: CompiledPage[]
}

/**
 * `ready`: the process has started and takes the first document; `fallback`: why it has WASM and not the binary, or null;
 * `set`: the PDF, and the sizes of the pictures that follow; `drawn`: the picture of a page, from 0; `done`: all that was
 * asked for is sent; `failed`: a fault of a template or of ours, in words for the log; `memory`: the bytes that the
 * process keeps. Above its memory it ends.
 */
export type FromCompiler =
  | { is: 'ready'; fallback: string | null }
  | { is: 'set'; pdf: Uint8Array; pages: PageSize[] }
  | { is: 'drawn'; at: number; webp: Uint8Array }
  | { is: 'done'; memory: number }
  | { is: 'measured'; widths: PrintWidths; memory: number }
  | { is: 'failed'; words: string; memory: number }

/** Any document to make. */
export type AnyTask = CompileTask<PaperDocument>

/**
 * The width in points at which a template draws each photograph and plan, by the `file` of its ExposePicture: of
 * several places the widest; also what a crop cuts off is drawn. A picture without a place is absent.
 */
export type PrintWidths = Readonly<Record<string, number>>

export type ToCompiler = { make: AnyTask } | { measure: AnyTask }
