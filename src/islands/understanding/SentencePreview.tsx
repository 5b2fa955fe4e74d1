import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { InterpretationAnswer } from '../../domain/understanding/interpretation.ts'
import type { Language } from '../../i18n/languages.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { readSentence } from '../../stores/understanding/sentence.ts'
import { withoutPart } from '../../words/sentence.ts'
import { CrossSign } from '../search/signs.tsx'
import { agree } from './agree.ts'
import { markIn } from './mark-in.ts'

const PAUSE_MS = 150
/** What the place field shows by itself. */
const WHERE: readonly string[] = ['ort', 'plz', 'umkreis', 'land']

type Part = InterpretationAnswer['understood'][number]

/**
 * What is understood of the sentence in the place field, as chips below the form: each marks its words, and can be
 * removed. Kind, offer and price beside the field follow the sentence. It stands in the margin, so nothing moves.
 */
export function SentencePreview({ language }: { language: Language }): ReactNode {
  const t = translatorOf(language, search, shared)
  const root = useRef<HTMLSpanElement>(null)
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [parts, setParts] = useState<readonly Part[]>([])
  const field = () => fieldIn(root.current)

  useEffect(() => {
    const form = root.current?.closest('form') ?? null
    setForm(form)
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = new AbortController()
    const read = async () => {
      const text = fieldIn(root.current)?.value ?? ''
      asked.abort()
      asked = new AbortController()
      if (text.trim().length < 3) return setParts([])
      const answer = await readSentence(text, { signal: asked.signal })
      if (!answer || fieldIn(root.current)?.value !== text) return
      const isSentence = answer.understood.some(({ criterion }) => !WHERE.includes(criterion))
      setParts(isSentence ? unique(answer.understood) : [])
      if (isSentence && form) agree(form, answer.criteria)
    }
    const onInput = (event: Event) => {
      if (event.target !== fieldIn(root.current)) return
      clearTimeout(timer)
      timer = setTimeout(read, PAUSE_MS)
    }
    // Letters from before hydration.
    if (fieldIn(root.current)?.value) timer = setTimeout(read, PAUSE_MS)
    form?.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      asked.abort()
      form?.removeEventListener('input', onInput)
    }
  }, [])

  const remove = (part: Part) => {
    const input = field()
    if (!input) return
    markIn(input, null)
    input.value = withoutPart(input.value, part)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  const point = (part: Part | null) => {
    const input = field()
    if (input) markIn(input, part)
  }
  const chips = parts.map((part) => (
    <button
      key={`${part.criterion}${part.value}`}
      type="button"
      className="chip flex-none"
      aria-label={t('list.remove', { label: part.label })}
      onClick={() => remove(part)}
      onPointerEnter={() => point(part)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(part)}
      onBlur={() => point(null)}
    >
      {part.label}
      <CrossSign />
    </button>
  ))
  return (
    <>
      <span ref={root} hidden />
      {form &&
        createPortal(
          <div
            className="preview absolute inset-x-0 top-full flex gap-1.5 overflow-x-auto py-1 text-ink [scrollbar-width:none]"
            role="status"
            aria-label={t('list.active')}
          >
            {chips}
          </div>,
          form,
        )}
    </>
  )
}

const unique = (parts: readonly Part[]): Part[] => [...new Map(parts.map((part) => [part.label, part])).values()]

/** The place field of the form around an element. */
const fieldIn = (element: Element | null): HTMLInputElement | null =>
  element?.closest('form')?.querySelector<HTMLInputElement>('input[role="combobox"]') ?? null
