/**
 * The storage of picture files: a folder by default, an S3-compatible bucket later. Keys are relative paths with
 * forward slashes and are never reused for other content.
 */
export interface Storage {
  /** Writes the whole file or nothing; an existing key stays as it is, since equal keys mean equal content. */
  put(key: string, content: Uint8Array): Promise<void>
  /** @returns the content, or null when the key does not exist */
  get(key: string): Promise<Uint8Array | null>
  /**
   * For large files: a stream, so that a slow reader does not hold the whole file in memory. The caller reads it to its
   * end or cancels it.
   */
  open(key: string): Promise<{ content: ReadableStream<Uint8Array>; bytes: number } | null>
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
}
