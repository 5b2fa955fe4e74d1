import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { $draft, $turns, ask, setDraft, stopAnswer } from '../../src/stores/assistant/conversation.ts'
import { answerWith } from '../support/dom.ts'

const WORDS = ['klinke_assistant', 'klinke_inquiry', 'klinke_admin_list']
const kept = () => WORDS.map((key) => sessionStorage.getItem(key))

beforeAll(async () => {
  await import('../../src/scripts/frame/account.ts')
})

test('logging out leaves nothing that the visitor wrote in this tab, not even while an answer is running', async () => {
  const sent = answerWith({
    'POST /api/chat': () => new Promise(() => {}),
    'POST /api/auth/logout': { body: {} },
  })
  // An address within this page, so that the test goes on after it.
  document.body.innerHTML = `<a class="wordmark" href="#start">Klinke</a><button data-logout>Abmelden</button>`
  localStorage.setItem('auth_token', 'token-of-anna')
  sessionStorage.setItem('klinke_inquiry', JSON.stringify([['portal', { name: 'Anna Huber' }]]))
  sessionStorage.setItem('klinke_admin_list', JSON.stringify({ from: '/admin/anfragen?q=Huber', rows: [] }))
  void ask('Ich bin Anna Huber', 'de', { path: '/' })
  setDraft('und wohne in Graz')
  expect(kept().join()).toContain('Ich bin Anna Huber')

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(() => location.hash).toBe('#start')
  expect(sent.map(({ name }) => name)).toContain('POST /api/auth/logout')
  // The page is left.
  stopAnswer()
  expect([$turns.get(), $draft.get(), ...kept()]).toEqual([[], '', null, null, null])
})
