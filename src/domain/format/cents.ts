/** An amount in EUR, rounded to cents. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100
