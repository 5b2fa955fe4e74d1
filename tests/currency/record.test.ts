import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CURRENCIES } from '../../src/domain/currency/rates.ts'
import { currencyRecord } from '../../src/domain/currency/record.ts'

const names = new Intl.DisplayNames('de-AT', { type: 'currency' })

test('a currency has symbol, name and flag', () => {
  expect(currencyRecord('EUR', names)).toEqual({ symbol: '€', name: 'Euro', flag: 'eu' })
  expect(currencyRecord('PLN', names)).toMatchObject({ symbol: 'zł', flag: 'pl' })
})

test('where the code is its only sign, there is no symbol beside it', () => {
  expect(currencyRecord('CHF', names).symbol).toBe('')
})

test.each(CURRENCIES)('%s has a name, and a flag that there is', (code) => {
  const { name, flag } = currencyRecord(code, names)
  expect(name).not.toBe(code)
  expect(existsSync(`node_modules/flag-icons/flags/4x3/${flag}.svg`)).toBe(true)
})
