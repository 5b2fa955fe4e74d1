import { TYPED_NAMES } from '../../domain/places/typed.ts'
import { paramNames, parseSearch } from '../../domain/search/codec.ts'
import type { Filter, SearchQuery } from '../../domain/search/criteria.ts'
import { CRITERIA } from '../../domain/search/criteria.ts'

/** Debounce of typed text; choices search at once. */
const TYPING_PAUSE_MS = 450
const ROW = ['vermarktungsart', 'objektart', 'preis', 'flaeche', 'zimmer'] as const

/** Listens to the row of filters. `changed` receives the values of the row; invalid ones are ignored. */
export function watchFilter(form: HTMLFormElement, changed: (row: Filter) => void): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    clearTimeout(pause)
    changed(readRow(form))
  }
  form.addEventListener('change', (event) => {
    if (!isPlace(event)) read()
  })
  form.addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement
    if (field.type !== 'text' || isPlace(event)) return
    clearTimeout(pause)
    pause = setTimeout(read, TYPING_PAUSE_MS)
  })
  const sheet = form.querySelector<HTMLElement>('[popover]')
  sheet?.addEventListener('toggle', () => void letFollow(sheet), { once: true })
  form.addEventListener('submit', (event) => {
    // Enter before the place field is hydrated: the server reads its text.
    if (isLeftToServer(form)) return
    event.preventDefault()
    read()
    form.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  })
}

/** The sheet of phones follows the finger from its head. */
async function letFollow(sheet: HTMLElement): Promise<void> {
  const head = sheet.querySelector<HTMLElement>('.sheet-head')
  const { followPull } = await import('../../islands/frame/pull.ts')
  if (head) head.style.touchAction = 'none'
  if (head) followPull(sheet, head, () => sheet.hidePopover())
}

/** Text in a place field that is not hydrated yet; the other field may be. */
const isLeftToServer = (form: HTMLFormElement) =>
  Object.values(TYPED_NAMES).some(({ typed }) =>
    [...form.querySelectorAll<HTMLInputElement>(`astro-island[ssr] [data-places] input[name="${typed}"]`)].some(
      ({ value }) => value,
    ),
  )

/** The place field tells its changes itself. */
const isPlace = ({ target }: Event) => (target as Element).closest('[data-places]') !== null

/**
 * The filter with the places of the form instead of its own. Circles around a point are drawn on the map: they stay
 * those of the filter.
 */
export function withPlaces(
  { ort: _, plz: __, ohne: ___, umkreis = [], ...filter }: Filter,
  form: HTMLFormElement,
): Filter {
  const { ort, plz, land, ohne, umkreis: around = [] } = readForm(form)
  const circles = [...around.filter((one) => one.ort !== undefined), ...umkreis.filter((one) => one.ort === undefined)]
  return {
    ...filter,
    ...(ort && { ort }),
    ...(plz && { plz }),
    ...(land && { land }),
    ...(ohne && { ohne }),
    ...(circles.length > 0 && { umkreis: circles }),
  }
}

function readRow(form: HTMLFormElement): Filter {
  const filter = readForm(form)
  return Object.fromEntries(ROW.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])))
}

function readForm(form: HTMLFormElement): Filter {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) params.append(name, value)
  return parseSearch(params).query.filter
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
    const choice = form.querySelector<HTMLElement>(`[data-choice]:has([name="${name}"])`)
    if (choice) {
      for (const box of choice.querySelectorAll('input')) box.checked = words.includes(box.value)
      choice.dispatchEvent(new Event('filled', { bubbles: true }))
    } else if (field instanceof RadioNodeList) field.value = words.length === 1 ? (words[0] as string) : ''
  }
}
