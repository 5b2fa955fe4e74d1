import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Note } from '../../src/islands/favorites/Note.tsx'
import { useStore } from '../../src/islands/frame/use-store.ts'
import { $favorites } from '../../src/stores/favorites/favorites.ts'
import { addFavorite, removeFavorite } from '../../src/stores/favorites/favorites-write.ts'
import { t } from '../support/dom.ts'

function Kept() {
  const { list } = useStore($favorites)
  const kept = list.find(({ property_id }) => property_id === 7)
  return kept ? <Note id={7} title="Altbau" note={kept.note} t={t} /> : null
}

const add = page.getByRole('button', { name: 'Notiz hinzufügen' })
const field = page.getByRole('textbox', { name: 'Notiz: Altbau' })
const stored = () => JSON.parse(localStorage.getItem('guest_favorite_notes') ?? '{}')

beforeEach(async () => {
  await removeFavorite(7)
  await addFavorite(7)
  await render(<Kept />)
})

test('a note is kept when the visitor leaves its field, without blanks at its ends', async () => {
  await add.click()
  await expect.element(field).toHaveFocus()
  await field.fill('  Am Park  ')
  await userEvent.tab()
  await expect.poll(stored).toEqual({ 7: 'Am Park' })
  await expect.element(field).toHaveValue('Am Park')
})

test('a note is kept while the visitor types and when the page is hidden, and the field says so', async () => {
  await add.click()
  await userEvent.type(field, 'Am ')
  await expect.poll(stored, { timeout: 5000 }).toEqual({ 7: 'Am' })
  await expect.element(page.getByRole('status')).toHaveTextContent('Notiz gespeichert')
  // What was typed stays as it is, with its blank.
  await userEvent.type(field, 'Park')
  await expect.element(field).toHaveValue('Am Park')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(stored()).toEqual({ 7: 'Am Park' })
  await field.fill('Am Bach')
  dispatchEvent(new Event('pagehide'))
  expect(stored()).toEqual({ 7: 'Am Bach' })
  await expect.element(field).toHaveFocus()
})

test('Escape takes back what was saved while typing', async () => {
  await add.click()
  await field.fill('Am Park')
  await userEvent.tab()
  await expect.poll(stored).toEqual({ 7: 'Am Park' })
  await field.fill('Am Bach')
  await expect.poll(stored, { timeout: 5000 }).toEqual({ 7: 'Am Bach' })
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Am Park')
  await expect.poll(stored).toEqual({ 7: 'Am Park' })
})

test('Escape takes the change back', async () => {
  await add.click()
  await field.fill('Am Park')
  await userEvent.tab()
  await expect.poll(stored).toEqual({ 7: 'Am Park' })
  await field.fill('Am Bach')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Am Park')
  await expect.element(field).not.toHaveFocus()
  expect(stored()).toEqual({ 7: 'Am Park' })
})

test('Escape that takes back the words of an input method leaves the note', async () => {
  await add.click()
  await field.fill('公園のそば')
  const press = { key: 'Escape', bubbles: true, cancelable: true }
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...press, isComposing: true }))
  await expect.element(field).toHaveValue('公園のそば')
  await expect.element(field).toHaveFocus()
  await expect.poll(stored, { timeout: 5000 }).toEqual({ 7: '公園のそば' })
})

test('an empty note is none: the field goes', async () => {
  await add.click()
  await field.fill('Am Park')
  await userEvent.tab()
  await expect.poll(stored).toEqual({ 7: 'Am Park' })
  await field.fill('   ')
  await userEvent.tab()
  await expect.element(add).toBeVisible()
  expect(stored()).toEqual({})
})

test('a note cannot be longer than the server takes', async () => {
  await add.click()
  await expect.element(field).toHaveAttribute('maxlength', '2000')
})
