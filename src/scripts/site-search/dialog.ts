import { bestPart, type Hit, searchTexts } from './pagefind.ts'

/** Debounce: the pause after the last keystroke, in ms. */
const PAUSE_MS = 150
const SHOWN = 8

let dialog: HTMLDialogElement | undefined

/** Opens the search as a modal dialog; closing it restores the focus. */
export function openSearch(): void {
  dialog ??= build()
  if (dialog.open) return
  dialog.showModal()
  dialog.querySelector('input')?.select()
}

function build(): HTMLDialogElement {
  const template = document.querySelector<HTMLTemplateElement>('template#site-search')
  const made = template?.content.firstElementChild?.cloneNode(true)
  if (!(made instanceof HTMLDialogElement)) throw new Error('The page has no search dialog.')
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
  let pause: ReturnType<typeof setTimeout> | undefined

  const search = async () => {
    const term = input.value.trim()
    const mine = ++asked
    homes.hidden = !term
    homes.textContent = (homes.dataset.homes ?? '').replace('{{q}}', () => term)
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
    hits = results
    list.replaceChildren(...items)
    const isEmpty = Boolean(term) && isReached && hits.length === 0
    hint.hidden = !isEmpty
    failed.hidden = isReached
    more.hidden = hits.length <= list.children.length
    const found = (status.dataset.found ?? '').replace(
      '{{count}}',
      hits.length.toLocaleString(document.documentElement.lang),
    )
    status.textContent = isEmpty ? (status.dataset.none ?? '') : term && isReached ? found : ''
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
  document.body.append(made)
  return made
}

/** Arrows move through the results, Enter in the field opens the first, letters return to the field. */
function walk(event: KeyboardEvent, dialog: HTMLElement, input: HTMLInputElement): void {
  if (event.isComposing) return
  const links = [...dialog.querySelectorAll<HTMLElement>('ul a, [data-more]:not([hidden]), [data-homes]:not([hidden])')]
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
    const link = element('a', '', element('b', page.meta.title ?? ''), part ? element('span', part) : '')
    link.href = url
    const words = document.createElement('p')
    words.append(...marked(excerpt))
    const item = document.createElement('li')
    const kind = page.meta.kind === page.meta.title ? '' : page.meta.kind
    if (kind) item.append(element('p', kind))
    item.firstElementChild?.classList.add('label')
    item.append(link, words)
    return item
  })
}

/** An excerpt with marked matches; no other markup is taken over. */
function marked(excerpt: string): (Node | string)[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html')
  return [...body.childNodes].map((node) => {
    const text = node.textContent ?? ''
    return node.nodeName === 'MARK' ? element('mark', text) : text
  })
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string, ...children: (Node | string)[]) {
  const made = document.createElement(name)
  made.append(text, ...children)
  return made
}
