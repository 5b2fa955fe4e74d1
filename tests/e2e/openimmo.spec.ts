import { expect, test } from '@playwright/test'
import { messagesOf } from '../support/messages.ts'
import { pageText, rowsOf } from '../support/walk/page.ts'
import { PLAIN, STEPS, walkFeed } from '../support/walk/steps.ts'
import { base, importFeed } from './server.ts'

const german = messagesOf('de')

test('a value of each field that the table calls shown is on the page of its home', async () => {
  test.setTimeout(300_000)
  await importFeed(walkFeed())
  const pageOf = async (nr: string) => (await fetch(new URL(`/onr/${nr}`, base))).text()
  const plain = { kauf: await pageOf(PLAIN.kauf), miete: await pageOf(PLAIN.miete) }
  const missing: string[] = []
  for (const { nr, field, says, label, sent, rent } of STEPS) {
    const html = await pageOf(sent?.startsWith('NR-') ? sent : nr)
    const name = label === undefined ? undefined : german[label]
    const found = (page: string, text: string) =>
      label === undefined
        ? pageText(page).includes(text)
        : rowsOf(page).some(([term, value]) => term === name && value.includes(text))
    for (const text of says) {
      if (!found(html, text)) missing.push(`${field.path}: „${text}“ is not on ${nr}`)
      // A sample that every page has would prove nothing.
      else if (says.every((each) => found(rent ? plain.miete : plain.kauf, each)))
        missing.push(`${field.path}: every page has „${text}“`)
    }
  }
  expect(missing).toEqual([])
})
