/** Numerals that Chinese and Japanese write alike. */
const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}

/** The value of a single numeral, 三 or 3. */
export const digitOf = (text = ''): number => DIGITS[text] ?? Number(text)

/** 十一 to 九十九 as phrases of their own, so that 十一楼 is not read as 十 and 一楼. */
export const TENS: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: 89 }, (_, at) => {
    const [tens, ones] = [Math.floor((at + 11) / 10), (at + 11) % 10]
    const name = (n: number) => '零一二三四五六七八九'.charAt(n)
    return [at + 11, `${tens > 1 ? name(tens) : ''}十${ones > 0 ? name(ones) : ''}`]
  }),
)
