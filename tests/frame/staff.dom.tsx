import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Overview } from '../../src/islands/account/dashboard/Overview.tsx'
import { answerWith } from '../support/dom.ts'

const MENU = `
  <ul class="account-links">
    <li><a href="/dashboard">Mein Konto</a></li>
    <li><a href="/favoriten">Favoriten</a></li>
    <li><button type="button">Abmelden</button></li>
  </ul>`
const links = () => [...document.querySelectorAll('.account-links a')].map((one) => one.getAttribute('href'))
const person = (role: string) => ({ id: 7, name: 'Anna Huber', email: 'anna@example.at', role })
/** As the page's stores do it after a login. */
const signInAs = (role: string) => {
  localStorage.setItem('user', JSON.stringify(person(role)))
  dispatchEvent(new Event('klinke:session'))
}

beforeAll(async () => {
  await import('../../src/scripts/frame/account.ts')
})
beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', MENU)
  return () => {
    for (const list of document.querySelectorAll('.account-links')) list.remove()
    localStorage.removeItem('user')
  }
})

test.each(['agent', 'admin'])('the account menu of an %s leads to the admin area, once', async (role) => {
  signInAs(role)
  signInAs(role)
  await expect.poll(links).toEqual(['/dashboard', '/admin', '/favoriten'])
  await expect.element(page.getByRole('link', { name: 'Verwaltung' })).toBeVisible()
})

test('the menu of other people has no link to it, also after a colleague was signed in here', async () => {
  signInAs('admin')
  await expect.poll(links).toContain('/admin')
  signInAs('user')
  await expect.poll(links).toEqual(['/dashboard', '/favoriten'])
})

test.each([
  ['agent', 1],
  ['admin', 1],
  ['user', 0],
] as const)('the head of the dashboard of an %s has %i links to the admin area', async (role, count) => {
  for (const list of document.querySelectorAll('.account-links')) list.remove()
  answerWith({})
  const user = { ...person(role), email_confirmed: true } as unknown as Parameters<typeof Overview>[0]['user']
  await render(<Overview language="gb" user={user} />)
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(document.querySelectorAll('a[href="/gb/admin"]')).toHaveLength(count)
})
