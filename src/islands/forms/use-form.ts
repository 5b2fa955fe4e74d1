import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { problemsOf } from '../../domain/problems.ts'
import type { Translate } from '../../i18n/translate.ts'
import { ApiError } from '../../stores/api.ts'

/** What is needed of a zod schema; the library itself comes with the schema, when a form is first used. */
interface Schema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: Parameters<typeof problemsOf>[0] }
}
type Parsed<S extends Schema> = Extract<ReturnType<S['safeParse']>, { success: true }>['data']

export interface FormOptions<S extends Schema> {
  t: Translate
  /** The schema that the server uses too, loaded when somebody begins to write. */
  schema: () => Promise<S>
  /** What the fields hold, as the schema wants it. */
  read: (data: FormData) => unknown
  /**
   * Sends what the schema let through.
   * @param key the same over every repetition of the same words, for `Idempotency-Key`
   * @throws ApiError whose fields are told beside the form's fields
   */
  send: (value: Parsed<S>, key: string) => Promise<void>
}

/** What fields and button of a form need to know. */
export interface FormState {
  t: Translate
  /** The sentence for each field that is wrong, by its name. */
  problems: Readonly<Record<string, string>>
  /** A refusal that belongs to no field. */
  failed: string | null
  /** False until the page's code is there: before that nothing can be sent. */
  isReady: boolean
  isBusy: boolean
  props: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onFocus: () => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * The state of a form whose fields are uncontrolled: what somebody wrote before the island woke stays. It is checked by
 * the server's own schema, sent once however often somebody presses, and the first wrong field gets the focus.
 */
export function useForm<S extends Schema>({ t, schema, read, send }: FormOptions<S>): FormState {
  const ref = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const isSending = useRef(false)
  const intention = useRef({ words: '', key: '' })
  useEffect(() => setReady(true), [])
  // Once for every refusal.
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], .form-failed')?.focus()
  }, [refusals])

  const refuse = (wrong: Readonly<Record<string, string>>, rest: string | null) => {
    setProblems(wrong)
    setFailed(rest)
    setRefusals((count) => count + 1)
  }

  const submit = async (form: HTMLFormElement) => {
    const parsed = (await schema()).safeParse(read(new FormData(form)))
    if (!parsed.success) {
      const wrong = problemsOf(parsed.error).map(({ field, code, params }) => ({
        field,
        message: t(`problem.${code}`, params),
      }))
      return refuse(...split(form, wrong, null))
    }
    const words = JSON.stringify(parsed.data)
    if (intention.current.words !== words) intention.current = { words, key: newKey() }
    setProblems({})
    setFailed(null)
    await send(parsed.data as Parsed<S>, intention.current.key)
    intention.current = { words: '', key: '' }
  }

  const onSubmit = async (form: HTMLFormElement) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await submit(form)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      refuse(...split(form, fields, sentenceOf(error, t)))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    t,
    problems,
    failed,
    isReady,
    isBusy,
    props: {
      ref,
      // Never GET, whatever happens: a password must not end up in an address.
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void onSubmit(event.currentTarget)
      },
      onFocus: () => void schema().catch(() => undefined),
      onInput({ target }) {
        const name = (target as HTMLInputElement).name
        if (problems[name]) setProblems(({ [name]: _, ...rest }) => rest)
      },
    },
  }
}

/** Problems of fields that the form has, and one sentence for everything else. */
function split(
  form: HTMLFormElement,
  fields: readonly { field: string; message: string }[],
  rest: string | null,
): [Record<string, string>, string | null] {
  const has = ({ field }: { field: string }) => form.elements.namedItem(field) !== null
  const wrong = Object.fromEntries(fields.filter(has).map(({ field, message }) => [field, message]))
  const others = fields.filter((one) => !has(one)).map(({ message }) => message)
  const isTold = Object.keys(wrong).length > 0
  return [wrong, others.length > 0 ? others.join(' ') : isTold ? null : rest]
}

/** What a refusal says: the server's own words, or, without an answer of ours, the specification's. */
export function sentenceOf(error: unknown, t: Translate): string {
  return error instanceof ApiError && error.code && error.message ? error.message : t('form.failed')
}

/** Random, and to be had on plain http too, where `crypto.randomUUID` is missing. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
