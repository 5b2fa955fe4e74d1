/**
 * Where picture files lie: a folder by default, an S3-compatible bucket later. Keys are relative paths with
 * forward slashes and are never reused for other content.
 */
export interface Storage {
  /** Writes the whole file or nothing; an existing key is left as it is, since equal keys mean equal content. */
  put(key: string, content: Uint8Array): Promise<void>
  /** @returns the content, or null when there is none */
  get(key: string): Promise<Uint8Array | null>
  /**
   * For what is large: read as it is taken, so that somebody who takes it slowly does not hold all of it in memory.
   * Whoever opens it reads it to its end or cancels it.
   */
  open(key: string): Promise<{ content: ReadableStream<Uint8Array>; bytes: number } | null>
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
}
