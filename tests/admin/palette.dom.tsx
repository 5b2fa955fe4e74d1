import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { admin } from '../../src/i18n/admin/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { Palette } from '../../src/islands/admin/frame/Palette.tsx'
import { SCREENS } from '../../src/islands/admin/screens.ts'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', admin, shared)
const openPalette = (onClose = () => {}) => render(<Palette {...{ t, language: 'de', screens: SCREENS, onClose }} />)
const chosen = () => document.querySelector('[role="option"][aria-selected="true"]')

test('by arrow keys the chosen line stays in view, also below the edge of the list', async () => {
  await openPalette()
  const list = page.getByRole('listbox').element() as HTMLElement
  // The style sheet of the area is not part of this test.
  list.style.cssText = 'max-height: 200px; overflow-y: auto'
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  const isSeen = () => {
    const [line, frame] = [chosen(), list].map((one) => one?.getBoundingClientRect())
    return !!line && !!frame && line.top >= frame.top - 1 && line.bottom <= frame.bottom + 1
  }
  await userEvent.keyboard('{ArrowUp}')
  await vi.waitFor(() => expect(isSeen()).toBe(true))
  for (let nr = 0; nr < 16; nr++) await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(isSeen()).toBe(true))
})

test('it begins records and does what the menu of the account does', async () => {
  answerWith({ 'GET /api/admin/search': { body: { data: [] } } })
  const close = vi.fn()
  await openPalette(close)
  const input = page.getByRole('combobox')
  await input.fill('neue imm')
  await expect.element(page.getByRole('option')).toHaveTextContent('AktionNeue ImmobilieObjekte')
  for (const [text, option] of [
    ['einladen', 'AktionJemanden einladenKonten'],
    ['hochladen', 'AktionDatei hochladenImporte'],
    ['person hinzu', 'AktionPerson hinzufügenPersonen'],
    ['kalender', 'AktionKalenderTermine'],
  ] as const) {
    await input.fill(text)
    await expect.element(page.getByRole('option')).toHaveTextContent(option)
  }
  await input.fill('hell oder')
  const pressed = vi.fn()
  const toggle = document.createElement('button')
  toggle.dataset.themeToggle = ''
  toggle.addEventListener('click', pressed)
  document.body.append(toggle)
  await userEvent.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  toggle.remove()
})
