import { formatNumber } from '../../domain/format/number.ts'
import { loadSheet } from '../../islands/frame/load-sheet.ts'
import late from '../../styles/late.css?url&no-inline'
import { frameOf } from './frame.ts'
import { bestPart, type Hit, searchTexts } from './pagefind.ts'

/** Debounce: the pause after the last keystroke, in ms. */
const PAUSE_MS = 150
const SHOWN = 8
/** The whole entry is the link. */
const LINK =
  'block outline-none after:absolute after:inset-[4px_-12px] after:rounded-control after:outline-brass group-hover:text-brass focus-visible:text-brass focus-visible:after:outline-2'

let dialog: HTMLDialogElement | undefined

/**
 * Opens the search as a modal dialog; closing it restores the focus.
 * @throws when its style sheet cannot be loaded
 */
export async function openSearch(): Promise<void> {
  await loadSheet(late)
  dialog ??= build()
  if (dialog.open) return
  dialog.showModal()
  dialog.querySelector('input')?.select()
}

function build(): HTMLDialogElement {
  const button = document.querySelector<HTMLAnchorElement>('a[data-site-search][data-open]')
  if (!button) throw new Error('The page has no button for the search.')
  const made = frameOf(button)
  const words = button.dataset
  const part = <E extends Element>(selector: string) => made.querySelector(selector) as E
  const input = part<HTMLInputElement>('input')
  const status = part<HTMLElement>('[role="status"]')
  const hint = part<HTMLElement>('[data-hint]')
  const failed = part<HTMLElement>('[data-failed]')
  const list = part<HTMLUListElement>('ul')
  const more = part<HTMLButtonElement>('[data-more]')
  const homes = part<HTMLAnchorElement>('[data-homes]')
  const listAddress = homes.href
  let hits: Hit[] = []
  let asked = 0
  /** The text whose hits are shown. */
  let shown = ''
  let pause: ReturnType<typeof setTimeout> | undefined

  const search = async () => {
    const term = input.value.trim()
    const mine = ++asked
    homes.hidden = !term
    homes.textContent = (words.homes ?? '').replace('{{q}}', () => term)
    homes.href = `${listAddress}?q=${encodeURIComponent(term)}`
    made.toggleAttribute('data-busy', term !== '')
    let items: HTMLLIElement[] = []
    let isReached = true
    let results: Hit[] = []
    try {
      results = term ? await searchTexts(term) : []
      items = await show(results.slice(0, SHOWN))
    } catch {
      isReached = false
    }
    // The visitor has typed on: a newer search answers.
    if (mine !== asked) return
    made.removeAttribute('data-busy')
    shown = term
    hits = results
    list.replaceChildren(...items)
    const isEmpty = Boolean(term) && isReached && hits.length === 0
    hint.hidden = !isEmpty
    failed.hidden = isReached
    more.hidden = hits.length <= list.children.length
    const found = (words.found ?? '').replace('{{count}}', formatNumber(hits.length, document.documentElement.lang, 0))
    status.textContent = isEmpty ? (words.none ?? '') : term && isReached ? found : ''
  }

  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(() => void search(), PAUSE_MS)
  })
  more.addEventListener('click', async () => {
    const shown = list.children.length
    const mine = asked
    const items = await show(hits.slice(shown, shown + SHOWN)).catch(() => [])
    if (mine !== asked) return
    list.append(...items)
    items[0]?.querySelector('a')?.focus()
    more.hidden = hits.length <= list.children.length
  })
  made.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing && event.target === input && input.value.trim() !== shown) {
      // The hits are those of an older text: the first one of this text is meant.
      event.preventDefault()
      clearTimeout(pause)
      const term = input.value.trim()
      void search().then(() => shown === term && input.value.trim() === term && made.open && firstLink(made)?.click())
      return
    }
    if (event.key !== 'Escape' || event.isComposing) return walk(event, made, input)
    // In a search field the browser would clear the text first.
    event.preventDefault()
    made.close()
  })
  made.addEventListener('click', ({ target }) => {
    // Only a click beside the content hits the dialog element itself. A link may lead to another place on the same
    // page.
    if (target === made || (target instanceof Element && target.closest('a'))) made.close()
  })
  const place = document.createElement('div')
  place.className = 'late'
  place.append(made)
  document.body.append(place)
  return made
}

const linksOf = (dialog: HTMLElement) => [
  ...dialog.querySelectorAll<HTMLElement>('ul a, [data-more]:not([hidden]), [data-homes]:not([hidden])'),
]
const firstLink = (dialog: HTMLElement) => linksOf(dialog)[0]

/** Arrows move through the results, Enter in the field opens the first, letters return to the field. */
function walk(event: KeyboardEvent, dialog: HTMLElement, input: HTMLInputElement): void {
  if (event.isComposing) return
  const links = linksOf(dialog)
  const at = links.indexOf(document.activeElement as HTMLElement)
  const isInField = document.activeElement === input
  const go = (to: HTMLElement | undefined) => {
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  if (event.key === 'ArrowDown' && (isInField || at >= 0)) go(links[at + 1])
  else if (event.key === 'ArrowUp' && at >= 0) go(at === 0 ? input : links[at - 1])
  else if (event.key === 'Enter' && isInField) {
    event.preventDefault()
    links[0]?.click()
  } else if (
    at >= 0 &&
    event.key.length === 1 &&
    event.key !== ' ' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey
  ) {
    // The focus moves before the letter is inserted, so the letter appears in the field.
    input.focus()
  }
}

/** A list item for each hit: its kind, its title as a link, and the text around the match. */
async function show(hits: readonly Hit[]): Promise<HTMLLIElement[]> {
  const found = await Promise.all(hits.map((hit) => hit.data()))
  return found.map((page) => {
    const { url, part, excerpt } = bestPart(page)
    const title = element('b', 'font-serif text-17 font-medium', page.meta.title ?? '')
    const link = element('a', LINK, title, part ? element('span', 'block font-medium', part) : '')
    link.href = url
    const kind = page.meta.kind === page.meta.title ? '' : page.meta.kind
    return element(
      'li',
      'group relative border-t border-line py-4',
      kind ? element('p', 'label', kind) : '',
      link,
      element('p', 'mt-1 text-ink-soft', ...marked(excerpt)),
    )
  })
}

/** An excerpt with marked matches; no other markup is taken over. */
function marked(excerpt: string): (Node | string)[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html')
  return [...body.childNodes].map((node) => {
    const text = node.textContent ?? ''
    return node.nodeName === 'MARK' ? element('mark', 'bg-transparent font-semibold text-ink', text) : text
  })
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, classes: string, ...children: (Node | string)[]) {
  const made = document.createElement(name)
  made.className = classes
  made.append(...children)
  return made
}
