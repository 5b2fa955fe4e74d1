import { createRequire } from 'node:module'

/**
 * The published binaries of Typst for Node, 0.7.0. `@myriaddreamin/typst-ts-node-compiler` chooses among them, and names
 * those of other platforms too, which do not exist: `npm ci` refuses that.
 */
const BINARIES = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
]

/** What we use of it; paths are absolute. */
export interface BinaryCompiler {
  mapShadow(path: string, content: Buffer): void
  resetShadow(): void
  /** Forgets results that the last `age` documents did not use. */
  evictCache(age: number): void
  compile(main: { mainFilePath: string; inputs: Record<string, string> }): {
    result: BinaryDocument | null
    takeError(): object | null
  }
  /** The elements of a selector such as `<drawn>`, or one field of each. */
  query(compiled: BinaryDocument, what: { selector: string; field: string }): unknown
  fetchDiagnostics(error: object): unknown[]
  /** @param options creationTimestamp: seconds since 1970 */
  pdf(compiled: BinaryDocument, options: { pdfStandard: 'ua-1'; creationTimestamp: number }): Buffer
  /** All pages, one below the other. */
  plainSvg(compiled: BinaryDocument): string
}

export interface BinaryDocument {
  numOfPages: number
}

export interface Binary {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): BinaryCompiler }
}

/** The binary that runs here and its package, or the reason why none does. */
export type FoundBinary = { name: string; binary: Binary } | { reason: string }

/** @param from the file whose packages are searched; another one in tests */
export function findBinary(from: string = import.meta.url): FoundBinary {
  const require = createRequire(from)
  const failures: string[] = []
  for (const name of BINARIES) {
    try {
      return { name, binary: require(name) }
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      // A binary may be there for another libc, or for a processor with more instructions.
      const isMissing = code === 'MODULE_NOT_FOUND' && message.includes(name)
      if (!isMissing) failures.push(`${name} does not run: ${message.split('\n')[0]}`)
    }
  }
  return { reason: failures.join('; ') || `no binary is installed for ${process.platform} on ${process.arch}` }
}
