/** The encodings that a client accepts by its Accept-Encoding; a quality of 0 means that it does not. */
export function acceptedEncodings(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]!.trim())
}
