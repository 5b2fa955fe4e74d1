import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mailingWords } from '../../src/islands/admin/mailings/words.ts'
import { Preview } from '../../src/islands/admin/newsletter/Preview.tsx'
import { answerWith } from '../support/dom.ts'

test('the next edition is seen as it is sent and as text, also after another frequency is chosen', async () => {
  answerWith({
    'GET /api/admin/newsletter/preview': ({ query }) => ({
      body: {
        data: {
          subject: 'Neue Objekte',
          preview: 'Frisch aus ganz Österreich',
          html: '<p>Als Seite</p>',
          text: `Als Text, ${query.get('frequency')}`,
        },
      },
    }),
  })
  await render(<Preview t={mailingWords('de')} language="de" />)
  await expect.element(page.getByTitle('Neue Objekte')).toBeVisible()
  await expect.element(page.getByText('Frisch aus ganz Österreich')).toBeVisible()
  await expect.element(page.getByText('Als Text, weekly')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Nur Text' }).click()
  await expect.element(page.getByText('Als Text, weekly')).toBeVisible()
  await expect.element(page.getByTitle('Neue Objekte')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Monatlich' }).click()
  await page.getByRole('button', { name: 'Wie gesendet' }).click()
  await expect.element(page.getByTitle('Neue Objekte')).toBeVisible()
})
