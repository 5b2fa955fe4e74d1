import { expect, test } from 'vitest'
import { isDomainError } from '../../src/domain/errors.ts'
import { createPress } from '../../src/server/exposes/press.ts'

const codeOf = (error: unknown) => (isDomainError(error) ? error.code : String(error))
const gate = () => Promise.withResolvers<string>()

test('a full queue refuses with its own code, and takes the next after one is done', async () => {
  const press = createPress({ waiting: 1, waitingEach: 10 })
  const doors = [gate(), gate(), gate()]
  const running = doors.map(({ promise }, at) => press.queue(`k${at}`, `v${at}`, () => promise))
  expect(
    codeOf(
      await Promise.resolve()
        .then(() => press.queue('k9', 'v9', async () => 'x'))
        .catch((error) => error),
    ),
  ).toBe('expose.busy')
  doors[0]?.resolve('done')
  expect(await running[0]).toBe('done')
  const next = press.queue('k9', 'v9', async () => 'later')
  for (const door of doors) door.resolve('done')
  expect(await next).toBe('later')
  await Promise.all(running)
  await press.close()
})

test('one visitor cannot fill the queue', async () => {
  const press = createPress({ waiting: 20, waitingEach: 2 })
  const door = gate()
  const mine = ['a', 'b'].map((key) => press.queue(key, 'me', () => door.promise))
  expect(() => press.queue('c', 'me', () => door.promise)).toThrow('expose.busy')
  const other = press.queue('c', 'you', async () => 'yours')
  door.resolve('mine')
  expect(await Promise.all([...mine, other])).toEqual(['mine', 'mine', 'yours'])
  await press.close()
})

test('the same document is made once for all who wait for it', async () => {
  const press = createPress()
  let made = 0
  const work = async () => ++made
  expect(await Promise.all([press.queue('k', 'a', work), press.queue('k', 'b', work)])).toEqual([1, 1])
  await press.close()
})

test('work that has answered keeps its turn until it ends, and may still fail', async () => {
  const press = createPress({ waiting: 0, waitingEach: 10 })
  const doors = [gate(), gate()]
  const answers = doors.map(({ promise }, at) =>
    press.queue(`k${at}`, 'a', (answer) => {
      answer('first pages')
      return promise
    }),
  )
  expect(await Promise.all(answers)).toEqual(['first pages', 'first pages'])
  expect(() => press.queue('k9', 'a', async () => 'x')).toThrow('expose.busy')
  expect(await press.queue('k0', 'b', async () => 'x')).toBe('first pages')
  doors[0]?.reject(new Error('the last pages'))
  await expect.poll(() => codeOfQueue(press)).toBe('x')
  doors[1]?.resolve('all pages')
  await press.close()
})

/** What the queue answers to a new document. */
async function codeOfQueue(press: ReturnType<typeof createPress>): Promise<string> {
  try {
    return await press.queue('new', 'c', async () => 'x')
  } catch (error) {
    return codeOf(error)
  }
}

test('a failure passes the turn on', async () => {
  const press = createPress()
  const failing = Array.from({ length: 4 }, (_, at) =>
    press.queue(`k${at}`, 'a', async () => {
      throw new Error('no')
    }),
  )
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await press.queue('k', 'a', async () => 'yes')).toBe('yes')
  await press.close()
})
