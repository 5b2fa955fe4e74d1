import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { CodeField, useCode } from '../../src/islands/account/dashboard/Code.tsx'
import { Submit } from '../../src/islands/forms/Submit.tsx'
import { useForm } from '../../src/islands/forms/use-form.ts'
import { ApiError } from '../../src/stores/api.ts'
import { t } from '../support/dom.ts'

const sentence = 'Wir haben Ihnen einen Code gesendet.'
const codeWanted = () => new ApiError(422, 'auth.code', sentence)

function Form({ act, onDone }: { act: (code: string) => Promise<string>; onDone: (text: string) => void }) {
  const code = useCode()
  const form = useForm({
    t,
    schema: async () => z.object({ code: z.string().optional() }),
    read: (data) => Object.fromEntries(data),
    async send(value) {
      const done = await code.run(() => act(value.code ?? ''))
      if (done) onDone(done)
    },
  })
  return (
    <form {...form.props}>
      <CodeField t={t} form={form} sentence={code.sentence} />
      <Submit form={form}>Ändern</Submit>
    </form>
  )
}

const field = page.getByRole('textbox', { name: 'Code aus der E-Mail' })
const press = () => page.getByRole('button', { name: 'Ändern' }).click()

test('the field comes with the server’s sentence and the focus, and goes when the code was right', async () => {
  const done: string[] = []
  const given: string[] = []
  const act = async (code: string) => {
    given.push(code)
    if (code !== '1234 5678') throw codeWanted()
    return 'geändert'
  }
  await render(<Form act={act} onDone={(text) => done.push(text)} />)
  await expect.element(field).not.toBeInTheDocument()
  await press()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(sentence)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  // Empty again: another code is mailed, and the field stays.
  await press()
  await expect.poll(() => given).toEqual(['', ''])
  await field.fill('1234 5678')
  await press()
  await expect.element(field).not.toBeInTheDocument()
  expect([given, done]).toEqual([['', '', '1234 5678'], ['geändert']])
})

test('any other refusal is told as such, and what was typed stays', async () => {
  const act = async (code: string) => {
    if (code)
      throw new ApiError(400, 'input.invalid', '', [{ field: 'code', code: 'sms_code', message: 'Falscher Code.' }])
    throw codeWanted()
  }
  await render(<Form act={act} onDone={() => expect.unreachable()} />)
  await press()
  await field.fill('0000')
  await press()
  await expect.element(field).toHaveAccessibleDescription(`${sentence} Falscher Code.`)
  await expect.element(field).toHaveValue('0000')
})
