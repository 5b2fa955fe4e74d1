/** What a client accepts by its Accept-Encoding or Accept; a quality of 0 means that it does not. */
export function acceptedOf(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]!.trim())
}
