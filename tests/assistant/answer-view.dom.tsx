import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { chat } from '../../src/i18n/chat/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { AnswerView } from '../../src/islands/assistant/AnswerView.tsx'
import type { Answer } from '../../src/stores/assistant/turns.ts'

const t = translatorOf('de', chat, shared)
const answer: Answer = {
  role: 'assistant',
  content: 'Einmal tippen genügt.',
  state: 'done',
  forms: [{ name: 'favorite', label: 'Als Favorit merken', url: '/immobilien/7/haus#merken', values: {} }],
  carried: { home: 7 },
}

test('a favourite is a heart to press in the panel', async () => {
  const { container } = await render(
    <AnswerView t={t} language="de" answer={answer} isLast onSuggestion={() => {}} onCopy={() => {}} />,
  )
  expect(container.querySelector('[data-heart="7"]')?.textContent).toBe('Als Favorit merken')
})

test('and a link to the home on the page without JavaScript, where a heart could do nothing', async () => {
  const { container } = await render(<AnswerView t={t} language="de" answer={answer} isLast />)
  expect(container.querySelector('[data-heart]')).toBeNull()
  expect(container.querySelector('.chat-form a')?.getAttribute('href')).toBe('/immobilien/7/haus#merken')
})
