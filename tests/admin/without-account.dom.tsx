import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithoutAccount } from '../../src/islands/admin/users/WithoutAccount.tsx'
import { memberWords } from '../../src/islands/admin/users/words.ts'
import { answerWith } from '../support/dom.ts'

const schema = { properties: { email: { type: 'string' } }, required: ['email'] }
const exported_at = '2026-11-29T10:00:00.000Z'
const t = memberWords('de')
const show = () => render(<WithoutAccount {...{ t, schema }} language="de" />)
const find = async (email: string) => {
  await userEvent.fill(page.getByRole('textbox'), email)
  await page.getByRole('button', { name: t('members.person_find') }).click()
}

const person = (id: number, name: string) => ({ id, vorname: 'Eva', name, firma: 'Linden Immobilien' })
const ticks = () => (page.getByRole('checkbox').elements() as HTMLInputElement[]).map(({ checked }) => checked)

afterEach(() => {
  vi.restoreAllMocks()
})

test('what is stored is counted, saved as a file with the address, and erased after a question', async () => {
  const held = { inquiries: [{ id: 1 }, { id: 2 }], stopped_mail: [{ why: 'bounced' }] }
  const sent = answerWith({
    'POST /api/admin/people/export': { body: { data: { account_id: null, exported_at, held } } },
    'POST /api/admin/people/erase': { body: { message: 'Alles zu dieser Adresse ist gelöscht.' } },
  })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await show()
  await find('gerda@example.at')
  const counts = page.getByRole('definition')
  await expect.poll(() => counts.elements().map(({ textContent }) => textContent)).toEqual(['2', '1'])
  await page.getByRole('button', { name: t('members.export') }).click()
  await expect.poll(() => files.length).toBe(1)
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ email: 'gerda@example.at', exported_at, ...held })
  await page.getByRole('button', { name: t('members.person_erase') }).click()
  expect(sent.map(({ name }) => name)).toEqual(['POST /api/admin/people/export'])
  await page.getByRole('button', { name: t('members.person_erase') }).click()
  await expect.poll(() => counts.elements()).toEqual([])
  expect(sent.at(-1)).toMatchObject({ name: 'POST /api/admin/people/erase', body: { email: 'gerda@example.at' } })
})

test('persons of an office are named, and only those who are ticked are erased', async () => {
  let persons = [person(3, 'Eins'), person(4, 'Zwei')]
  const sent = answerWith({
    'POST /api/admin/people/export': () => ({ body: { data: { account_id: null, exported_at, held: { persons } } } }),
    'POST /api/admin/people/erase': { body: { message: 'Alles zu dieser Adresse ist gelöscht.' } },
  })
  await show()
  const erase = async () => {
    await page.getByRole('button', { name: t('members.person_erase') }).click()
    await page.getByRole('button', { name: t('members.person_erase') }).click()
    await expect.poll(() => page.getByRole('definition').elements()).toEqual([])
    return sent.at(-1)?.body
  }
  await find('buero@example.at')
  await expect.element(page.getByText(t('members.person_shared'))).toBeVisible()
  expect(ticks()).toEqual([false, false, false])
  await page.getByRole('checkbox', { name: 'Eva Zwei Linden Immobilien' }).click()
  expect(await erase()).toEqual({ email: 'buero@example.at', persons: [4] })
  // One alone is who is meant, unless the tick is taken away.
  persons = [person(3, 'Eins')]
  await find('buero@example.at')
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('checkbox').click()
  expect(await erase()).toEqual({ email: 'buero@example.at', persons: [] })
  // No tick among several is no choice: the server refuses it.
  persons = [person(3, 'Eins'), person(4, 'Zwei')]
  await find('buero@example.at')
  expect(await erase()).toEqual({ email: 'buero@example.at' })
})

test('none of several persons is a choice of its own, by keyboard, and another tick ends it', async () => {
  const persons = [person(3, 'Eins'), person(4, 'Zwei')]
  const sent = answerWith({
    'POST /api/admin/people/export': { body: { data: { account_id: null, exported_at, held: { persons } } } },
    'POST /api/admin/people/erase': { body: { message: 'Alles zu dieser Adresse ist gelöscht.' } },
  })
  await show()
  await find('buero@example.at')
  const nobody = page.getByRole('checkbox', { name: t('members.person_nobody') })
  const second = page.getByRole('checkbox', { name: 'Eva Zwei' })
  await second.click()
  ;(nobody.element() as HTMLInputElement).focus()
  await userEvent.keyboard(' ')
  await expect.poll(ticks).toEqual([false, false, true])
  await second.click()
  await expect.poll(ticks).toEqual([false, true, false])
  await second.click()
  await expect.poll(ticks).toEqual([false, false, false])
  await nobody.click()
  await page.getByRole('button', { name: t('members.person_erase') }).click()
  await page.getByRole('button', { name: t('members.person_erase') }).click()
  await expect.poll(() => sent.at(-1)?.body).toEqual({ email: 'buero@example.at', persons: [] })
})

test('an account is linked in place of the counts, and an address that is none is told at the field', async () => {
  const message = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'
  answerWith({
    'POST /api/admin/people/export': ({ body }) =>
      (body as { email: string }).email === 'gerda'
        ? {
            status: 400,
            body: { code: 'input.invalid', message, fields: [{ field: 'email', code: 'email', message }] },
          }
        : { body: { data: { account_id: 7, exported_at, held: {} } } },
  })
  await show()
  await find('gerda')
  await expect.element(page.getByText(message)).toBeVisible()
  await find('gerda@example.at')
  const link = page.getByRole('link', { name: t('members.person_open') })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('id=7'))
  expect(page.getByRole('button', { name: t('members.person_erase') }).elements()).toEqual([])
})
