import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import type { User } from '../../src/domain/auth/user.ts'
import { templateSchema } from '../../src/domain/inquiries/inbox-schemas.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import type { FieldSchema } from '../../src/islands/admin/form/schema.ts'
import TemplatesScreen from '../../src/islands/admin/templates/TemplatesScreen.tsx'
import { answerWith } from '../support/dom.ts'

const props = {
  t: translatorOf('de', admin, shared),
  language: 'de',
  user: { id: 3, role: 'agent', company_id: 1 } as User,
  schemas: { 'POST /api/admin/templates': z.toJSONSchema(templateSchema, { io: 'input' }) as FieldSchema },
} as const
const template = { language: 'de', subject: 'Danke', text: 'Guten Tag', version: 'v1', company_id: 1 }

beforeEach(() => window.history.replaceState(null, '', location.pathname))

test('a link to a template opens its form alone', async () => {
  window.history.replaceState(null, '', '?id=8')
  const names = ['Absage', 'Zusage']
  answerWith({
    'GET /api/admin/templates': { body: { data: names.map((name, nr) => ({ ...template, id: 7 + nr, name })) } },
  })
  await render(<TemplatesScreen {...props} />)
  // The field of the template, and that of a new one.
  await expect.element(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Zusage')
  expect(page.getByRole('textbox', { name: 'Name' }).elements()).toHaveLength(2)
})

test('a template that a colleague has changed meanwhile is not removed unseen', async () => {
  window.history.replaceState(null, '', '?id=8')
  let version = 'v1'
  const sent = answerWith({
    'GET /api/admin/templates': () => ({ body: { data: [{ ...template, id: 8, name: 'Absage', version }] } }),
    'DELETE /api/admin/templates/8': ({ query }) =>
      query.get('version') === version
        ? { body: { message: 'Gelöscht.' } }
        : { status: 409, body: { code: 'record.changed', message: 'Jemand anderer war schneller.' } },
  })
  await render(<TemplatesScreen {...props} />)
  const remove = page.getByRole('button', { name: 'Vorlage löschen' })
  await remove.click()
  version = 'v2'
  await remove.click()
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect.poll(() => sent.filter(({ name }) => name.startsWith('GET'))).toHaveLength(2)
  const deleted = () => sent.filter(({ name }) => name.startsWith('DELETE'))
  expect(deleted().map(({ query }) => query.get('version'))).toEqual(['v1'])
})

test('a template that is being written stays when another one is saved, and so does what a colleague has not changed', async () => {
  window.history.replaceState(null, '', '?id=8')
  let stored = { ...template, id: 8, name: 'Absage' }
  answerWith({
    'GET /api/admin/templates': () => ({ body: { data: [stored] } }),
    'PATCH /api/admin/templates/8': ({ body }) => {
      const { version, ...change } = body as { version: string }
      if (version !== stored.version) {
        return { status: 409, body: { code: 'record.changed', message: 'Jemand anderer war schneller.' } }
      }
      stored = { ...stored, ...change, version: 'v3' }
      return { body: { message: 'Gespeichert.' } }
    },
  })
  await render(<TemplatesScreen {...props} />)
  const names = page.getByRole('textbox', { name: 'Name der Vorlage' })
  const [known, fresh] = [names.first(), names.nth(1)]
  await fresh.fill('Besichtigung')
  await known.fill('Freundliche Absage')
  // A colleague is faster.
  stored = { ...stored, subject: 'Vielen Dank', version: 'v2' }
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Betreff' }).first()).toHaveValue('Vielen Dank')
  await expect.element(known).toHaveValue('Freundliche Absage')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(page.getByText('Gespeichert.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Freundliche Absage' })).toBeVisible()
  await expect.element(fresh).toHaveValue('Besichtigung')
})
