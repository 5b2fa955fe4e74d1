import { formatStyled } from './number.ts'

/**
 * A change with its sign, "+3,6 %", of which languages written from right to left have their own order; none for 0.
 * @param share 0.036 for 3.6 % more
 */
export function formatChange(share: number, tag: string): string {
  const options = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const
  return formatStyled(share, tag, options).replace('-', '−')
}
