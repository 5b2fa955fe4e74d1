import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { Field, PasswordField } from '../../src/islands/forms/Field.tsx'
import { Submit } from '../../src/islands/forms/Submit.tsx'
import { useForm } from '../../src/islands/forms/use-form.ts'
import { ApiError } from '../../src/stores/api.ts'
import { t } from '../support/dom.ts'

const schema = z.object({
  name: z.string().trim().min(2, 'name_short'),
  email: z.email('email'),
  password: z.string().min(1, 'password_missing'),
})
let sent: { value: object; key: string }[]
/** The server's answers to the next attempts; when empty, it accepts them. */
let refusals: (Error | Promise<void>)[]

function Form() {
  const form = useForm({
    t,
    schema: async () => schema,
    read: (data) => Object.fromEntries(data),
    async send(value, key) {
      sent.push({ value, key })
      const next = refusals.shift()
      if (next instanceof Error) throw next
      await next
    },
  })
  return (
    <form {...form.props}>
      <Field form={form} name="name" label="Name" help="Wie heißen Sie?" />
      <Field form={form} name="email" type="email" label="E-Mail" />
      <PasswordField form={form} name="password" label="Passwort" />
      <Submit form={form}>Senden</Submit>
    </form>
  )
}

const field = (name: string) => page.getByRole('textbox', { name })
const password = page.getByLabelText('Passwort', { exact: true })
const send = () => page.getByRole('button', { name: 'Senden' }).click()
async function fill() {
  await field('Name').fill('Eva')
  await field('E-Mail').fill('eva@example.at')
  await password.fill('geheim')
}

beforeEach(async () => {
  sent = []
  refusals = []
  await render(<Form />)
})

test('every wrong field has its sentence, the first one the focus, and nothing is sent', async () => {
  await field('Name').fill('E')
  await field('E-Mail').fill('eva@')
  await send()
  await expect
    .element(field('Name'))
    .toHaveAccessibleDescription('Wie heißen Sie? Bitte geben Sie Ihren Namen ein, mit mindestens 2 Zeichen.')
  await expect.element(field('E-Mail')).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  await expect.element(password).toHaveAccessibleDescription('Bitte geben Sie ein Passwort ein.')
  await expect.element(field('Name')).toHaveFocus()
  expect(sent).toEqual([])
})

test('a sentence goes when its field is changed, and the others stay', async () => {
  await send()
  await field('Name').fill('Eva')
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('E-Mail')).toHaveAttribute('aria-invalid', 'true')
})

test('what the server refuses stands at its field; what belongs to none, above the button', async () => {
  const fields = [
    { field: 'email', code: 'email' as const, message: 'Diese Adresse ist vergeben.' },
    { field: 'elsewhere', code: 'invalid' as const, message: 'Und noch etwas.' },
  ]
  refusals = [new ApiError(400, 'input.invalid', 'Falsch', fields)]
  await fill()
  await send()
  await expect.element(field('E-Mail')).toHaveAccessibleDescription('Diese Adresse ist vergeben.')
  await expect.element(field('E-Mail')).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Und noch etwas.')
  await expect.element(field('Name')).toHaveValue('Eva')
})

test('without an answer nothing is lost, and the next try has the same key; other words have another', async () => {
  refusals = [new ApiError(0, null, 'TypeError'), new ApiError(0, null, 'TypeError')]
  await fill()
  await send()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Keine Verbindung. Ihre Eingaben bleiben stehen – bitte senden Sie noch einmal, sobald Sie wieder online sind.',
    )
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(field('Name')).toHaveValue('Eva')
  await send()
  await expect.poll(() => sent.length).toBe(2)
  await field('Name').fill('Eva Huber')
  await send()
  await expect.poll(() => sent.length).toBe(3)
  const [first, second, third] = sent.map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(sent[2]?.value).toMatchObject({ name: 'Eva Huber', email: 'eva@example.at' })
})

test('an answer that is no answer of ours is no missing connection', async () => {
  refusals = [new ApiError(502, null, 'Bad Gateway')]
  await fill()
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ein Fehler ist aufgetreten')
})

test('pressed while it is sending, a form is sent once', async () => {
  let end = () => {}
  refusals = [new Promise<void>((resolve) => (end = resolve))]
  await fill()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Wird gesendet' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  end()
  await expect.element(page.getByRole('button', { name: 'Senden' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a password is shown on request', async () => {
  await password.fill('geheim')
  const show = page.getByRole('button', { name: 'Passwort anzeigen' })
  await expect.element(password).toHaveAttribute('type', 'password')
  await show.click()
  await expect.element(show).toHaveAttribute('aria-pressed', 'true')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('geheim')
})
