import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { problemsOf } from '../../domain/problems.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { type Translate, translatorOf } from '../../i18n/translate.ts'
import { ApiError } from '../../stores/api.ts'
import { problemText } from '../../words/problem.ts'

/** The required part of a zod schema; the library loads with the schema, on the first use of a form. */
export interface Schema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: Parameters<typeof problemsOf>[0] }
}
type Parsed<S extends Schema> = Extract<ReturnType<S['safeParse']>, { success: true }>['data']

export interface FormOptions<S extends Schema> {
  t: Translate<'shared'>
  /** The server's own schema, loaded when the visitor begins to type. */
  schema: () => Promise<S>
  /** The values of the fields, as the schema expects them. */
  read: (data: FormData) => unknown
  /**
   * Sends the validated values.
   * @param key the same for every retry of the same values, for `Idempotency-Key`
   * @throws ApiError; its field errors appear next to the fields
   */
  send: (value: Parsed<S>, key: string) => Promise<void>
  /** Called at every press: takes away what the form said of the one before. */
  begin?: () => void
  /** False: without a connection, the sentence of every failure, as the specification has it for login and registration. */
  saysOffline?: boolean
}

/** The state that fields and button of a form need. */
export interface FormState {
  t: Translate<'shared'>
  /** The sentence for each invalid field, by its name. */
  problems: Readonly<Record<string, string>>
  /** A refusal that belongs to no field. */
  failed: string | null
  /** False until the page's code has loaded: before that the form cannot be sent. */
  isReady: boolean
  isBusy: boolean
  /** Takes a refusal away. */
  clear: () => void
  props: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onFocus: () => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

/** A visitor who only reads needs none of these sentences. */
const loadProblems = async () => {
  const { problems } = await import('../../i18n/problems/browser.ts')
  return translatorOf(pageLanguage(), problems)
}

/**
 * The state of a form with uncontrolled fields: input from before hydration stays. The server's own schema validates
 * it, repeated presses send it once, and the first invalid field gets the focus.
 */
export function useForm<S extends Schema>({
  t,
  schema,
  read,
  send,
  begin,
  saysOffline = true,
}: FormOptions<S>): FormState {
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
      const t = await loadProblems()
      const wrong = problemsOf(parsed.error).map((problem) => ({
        field: problem.field,
        message: problemText(problem, t),
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
    begin?.()
    try {
      await submit(form)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      const offline = saysOffline ? await offlineSentence(error) : null
      refuse(...split(form, fields, offline ?? sentenceOf(error, t)))
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
    clear: () => setFailed(null),
    props: {
      ref,
      // Never GET: a password must not appear in an address.
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void onSubmit(event.currentTarget)
      },
      onFocus: () => void Promise.all([schema(), loadProblems()]).catch(() => undefined),
      onInput({ target }) {
        const name = (target as HTMLInputElement).name
        if (problems[name]) setProblems(({ [name]: _, ...rest }) => rest)
      },
    },
  }
}

/** Problems of the form's own fields, and one sentence for all others. */
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

/** The sentence for a server that cannot be reached; it was loaded when the form got the focus. */
const offlineSentence = async (error: unknown) =>
  error instanceof ApiError && error.status === 0
    ? loadProblems().then(
        (t) => t('problem.offline'),
        () => null,
      )
    : null

/** The sentence of a refusal: the server's own or, without an answer from it, the specification's. */
export function sentenceOf(error: unknown, t: Translate<'shared'>): string {
  return error instanceof ApiError && error.code && error.message ? error.message : t('form.failed')
}

/** Random, and available on plain http too, where `crypto.randomUUID` is missing. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
