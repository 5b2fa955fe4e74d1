import { useEffect, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { ApiError } from '../../../stores/api.ts'
import { Field } from '../../forms/Field.tsx'
import type { FormState } from '../../forms/use-form.ts'

/**
 * For accounts without a password: the server mails a code and refuses; the repeated call with the code succeeds.
 * `sentence` is the server's message for that refusal, null before; `run` returns null instead of the refusal.
 */
export function useCode() {
  const [sentence, setSentence] = useState<string | null>(null)
  const run = async <T,>(act: () => Promise<T>): Promise<T | null> => {
    try {
      const done = await act()
      setSentence(null)
      return done
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'auth.code') throw error
      setSentence(error.message)
      return null
    }
  }
  return { sentence, run }
}

/** The field of the code, which gets the focus when it appears. When it is empty, the next press mails a new code. */
export function CodeField({
  t,
  form,
  sentence,
}: {
  t: Translate<'account' | 'shared'>
  form: FormState
  sentence: string | null
}) {
  const isThere = sentence !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (isThere) form.props.ref.current?.querySelector<HTMLElement>('[name="code"]')?.focus()
  }, [isThere])
  if (!isThere) return null
  return (
    <Field
      form={form}
      name="code"
      label={t('account.code')}
      help={sentence}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      dir="ltr"
    />
  )
}
