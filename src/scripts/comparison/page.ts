import { comparedPath, readComparedIds } from '../../domain/comparison/ids.ts'
import { showToast } from '../../islands/frame/toasts.ts'
import { $compared, addCompared, removeCompared } from '../../stores/comparison.ts'

/** The script of the comparison page: it follows the browser's own list, prints, and shares. */
const page = document.querySelector<HTMLElement>('[data-comparison]')
const shown = readComparedIds(page?.dataset.comparison ?? null)
const own = () => $compared.get().map(({ id }) => id)
const go = (ids: readonly number[]) => {
  const url = new URL(location.href)
  url.search = new URL(comparedPath(ids), url).search
  location.replace(url)
}

for (const id of readComparedIds(page?.dataset.gone ?? null)) removeCompared(id)
const asked = new URLSearchParams(location.search).has('ids')
if (!asked && own().length > 0) go(own())
else for (const place of document.querySelectorAll('[data-waits]')) place.removeAttribute('data-waits')

// A shared comparison stays as it was sent.
const matches = () => asked && String(own()) === String(shown)
let isOwn = matches()
for (const take of document.querySelectorAll<HTMLElement>('[data-compare-take]')) take.hidden = !asked || isOwn
$compared.listen(() => {
  if (isOwn && String(own()) !== String(shown)) go(own())
})

document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const remove = target.closest<HTMLAnchorElement>('[data-compare-remove]')
  // The link leads to the comparison without the home; the visitor's own list is only updated.
  if (remove && isOwn) removeCompared(Number(remove.dataset.compareRemove))
  const add = target.closest<HTMLAnchorElement>('[data-compare-add]')
  if (add && isOwn) addCompared({ id: Number(add.dataset.compareAdd), objekttitel: add.textContent.trim() })
  if (target.closest('[data-print]')) print()
  if (target.closest('[data-compare-take]')) void take()
  const copy = target.closest<HTMLElement>('[data-copy-address]')
  if (copy) void copyAddress(copy.dataset)
})

async function take() {
  const titles = [...document.querySelectorAll('.comparison-titles th > a:first-child')]
  const { takeCompared } = await import('./press.ts')
  await takeCompared(shown.map((id, at) => ({ id, objekttitel: titles[at]?.textContent.trim() ?? '' })))
  isOwn = matches()
}

async function copyAddress({ done = '', failed = '' }: DOMStringMap) {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast(done)
  } catch {
    showToast(failed, { kind: 'limit' })
  }
}
