import { paramNames, parseSearch } from '../../domain/search/codec.ts'
import type { Filter, SearchQuery } from '../../domain/search/criteria.ts'
import { CRITERIA } from '../../domain/search/criteria.ts'

/** Debounce of typed text; choices search at once. */
const TYPING_PAUSE_MS = 450
const ROW = ['vermarktungsart', 'objektart', 'preis', 'flaeche', 'zimmer'] as const

/** Listens to the row of filters. `changed` receives the values of the row; invalid ones are ignored. */
export function watchFilter(
  form: HTMLFormElement,
  changed: (row: Filter) => void,
  place: (typed: string) => void,
): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    clearTimeout(pause)
    changed(readRow(form))
  }
  form.addEventListener('change', (event) => {
    const field = event.target as HTMLInputElement
    if (field.name === 'wo') place(field.value.trim())
    else read()
  })
  form.addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement
    if (field.type !== 'text' || field.name === 'wo') return
    clearTimeout(pause)
    pause = setTimeout(read, TYPING_PAUSE_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const where = form.elements.namedItem('wo')
    if (document.activeElement === where && where instanceof HTMLInputElement) place(where.value.trim())
    else read()
    form.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  })
}

function readRow(form: HTMLFormElement): Filter {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) params.append(name, value)
  const { filter } = parseSearch(params).query
  return Object.fromEntries(ROW.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])))
}

/** A filter with the values of the row instead of its former ones. */
export function withRow(filter: Filter, row: Filter): Filter {
  const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => !(ROW as readonly string[]).includes(name)))
  return { ...rest, ...row }
}

/** Writes a search into the row, after a chip or the browser's back. */
export function fillFilter(form: HTMLFormElement, { filter }: SearchQuery): void {
  for (const [name, criterion] of CRITERIA) {
    if (!(ROW as readonly string[]).includes(name)) continue
    const value = filter[name]
    if (criterion.kind === 'range') {
      for (const field of paramNames(name, criterion)) {
        const input = form.elements.namedItem(field)
        const end = field.endsWith('_von') ? 'von' : 'bis'
        const text = String((value as { von?: number; bis?: number } | undefined)?.[end] ?? '')
        if (input instanceof HTMLInputElement && input.value !== text) input.value = text
      }
      continue
    }
    const words = (value as readonly string[] | undefined) ?? []
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) field.value = words.length === 1 ? (words[0] as string) : ''
    else if (field instanceof HTMLSelectElement) {
      const joined = words.join(',')
      if (joined && ![...field.options].some((option) => option.value === joined)) {
        field.add(new Option(String(words.length), joined))
      }
      field.value = joined
    }
  }
}
