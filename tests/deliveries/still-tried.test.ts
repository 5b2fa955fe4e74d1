import { expect, test } from 'vitest'
import { isStillTried } from '../../src/domain/deliveries/topics.ts'

const tried = (key: string) => [isStillTried(key, 'bounced'), isStillTried(key, 'complained')]

test('decisions on notices and complaints are tried at stopped addresses: the law asks for them', () => {
  const at = 1_764_410_000_000
  for (const key of [`notice:17:decided:${at}`, `notice:17:statement:${at}`, `notice:17:statement:${at}:2`]) {
    expect(tried(key)).toEqual([true, true])
  }
  expect(tried('complaint:4:outcome')).toEqual([true, true])
  expect(tried('complaint:4:outcome:3')).toEqual([true, true])
})

test('receipts, which any stranger may cause, and other messages about a listing are not', () => {
  for (const key of [
    'notice:17:received',
    'notice:17:released:1',
    'complaint:4:received',
    'complaint:4',
    'report:17',
  ]) {
    expect(tried(key)).toEqual([false, false])
  }
})
