export interface Loan {
  /** EUR, more than zero */
  amount: number
  /** Nominal interest a year: 0.035. Zero is allowed. */
  rate: number
  /** Whole years, 1 to 40. */
  years: number
}

export interface Mortgage {
  /** EUR a month, constant over the whole term. */
  monthly: number
  /** EUR of interest over the whole term. */
  interest: number
  /** EUR of remaining debt at the start and after each year; the last value is 0. */
  debt: number[]
}

/**
 * An annuity loan with monthly payments in arrears and a fixed rate: no fees, no insurance.
 * @throws RangeError for an amount that is not above zero, a rate outside 0 to 0.2, years outside 1 to 40
 */
export function mortgage({ amount, rate, years }: Loan): Mortgage {
  if (!(amount > 0 && Number.isFinite(amount))) throw new RangeError('The amount must be more than zero.')
  if (!(rate >= 0 && rate <= 0.2)) throw new RangeError('The rate must lie between 0 and 20 %.')
  if (!(Number.isInteger(years) && years >= 1 && years <= 40)) throw new RangeError('A term has 1 to 40 whole years.')
  const months = years * 12
  const step = rate / 12
  const exact = step === 0 ? amount / months : (amount * step) / (1 - (1 + step) ** -months)
  const debt = Array.from({ length: years + 1 }, (_, year) =>
    year === years ? 0 : owed(amount, step, exact, year * 12),
  )
  return { monthly: cents(exact), interest: cents(exact * months - amount), debt }
}

/** The remaining debt after a number of payments: the loan with its interest, less the payments with theirs. */
function owed(amount: number, step: number, payment: number, months: number): number {
  const growth = (1 + step) ** months
  const paid = step === 0 ? payment * months : (payment * (growth - 1)) / step
  return cents(amount * growth - paid)
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
