import { expect, test } from '@playwright/test'
import { messagesOf } from '../support/messages.ts'
import { pageText, rowsOf } from '../support/walk/page.ts'
import { PLAIN, STEPS } from '../support/walk/steps.ts'
import { startOwnSite } from './own-site.ts'

const german = messagesOf('de')

test('a value of each field that the table calls shown is on the page of its home', async () => {
  test.setTimeout(300_000)
  const site = await startOwnSite('walk')
  try {
    const pageOf = async (nr: string) => (await fetch(new URL(`/onr/${nr}`, site.address))).text()
    const plain = { kauf: await pageOf(PLAIN.kauf), miete: await pageOf(PLAIN.miete) }
    const missing: string[] = []
    for (const { nr, field, says, label, sent, rent } of STEPS) {
      const html = await pageOf(sent?.startsWith('NR-') ? sent : nr)
      const name = label === undefined ? undefined : german[label]
      const found = (page: string, text: string) =>
        label === undefined
          ? pageText(page).includes(text)
          : rowsOf(page).some(([term, value]) => term === name && value.includes(text))
      for (const text of says) if (!found(html, text)) missing.push(`${field.path}: „${text}“ is not on ${nr}`)
      // A sample that a page without the field has would prove nothing.
      const other = rent ? plain.miete : plain.kauf
      if (says.every((text) => found(other, text))) missing.push(`${field.path}: every page has „${says.join(', ')}“`)
    }
    expect(missing).toEqual([])
  } finally {
    await site.stop()
  }
})
