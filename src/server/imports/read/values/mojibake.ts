/** The characters of Windows-1252 for the bytes 0x80 to 0x9F; the five unassigned bytes stay control characters. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BYTES = new Map([...UPPER].map((char, at) => [char, 0x80 + at]))
/**
 * A character of UTF-8 that was read as Windows-1252: "Ã¶" for ö, "Â°" for °, "â€“" for a dash. Other first letters
 * occur before quotation marks in good texts.
 */
const BROKEN = /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†‡ˆ‰][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** "GrÃ¶ÃŸe" -> "Größe"; the same text when there is nothing to mend. */
export function mendMojibake(text: string): string {
  if (!/[ÂÃâ]/.test(text)) return text
  return text.replace(BROKEN, (broken) => {
    try {
      return utf8.decode(Uint8Array.from(broken, (char) => BYTES.get(char) ?? char.charCodeAt(0)))
    } catch {
      return broken
    }
  })
}
