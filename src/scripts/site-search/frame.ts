const FRAME = `
  <div class="flex flex-none items-center border-b border-line ps-5 pe-2 has-[input:focus-visible]:shadow-[inset_0_-2px_var(--brass)]">
    <svg class="icon-line size-5 flex-none text-ink-soft group-data-busy/search:animate-[waits_1s_0.5s_var(--ease)_infinite]" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5"/><path d="m12.6 12.6 5 5"/>
    </svg>
    <input class="h-16 min-w-0 flex-1 appearance-none bg-transparent ps-4 pe-2 text-20 outline-none [&::-webkit-search-cancel-button]:hidden" type="search" maxlength="100" autocomplete="off" spellcheck="false" enterkeyhint="search">
    <form method="dialog">
      <button class="icon-button"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m4 4 12 12M16 4 4 16"/></svg></button>
    </form>
  </div>
  <div class="min-h-0 overflow-auto overscroll-contain px-5 [&>:is(p,button):not(:empty)]:my-4">
    <p class="label" role="status"></p>
    <p hidden data-hint></p>
    <p hidden data-failed></p>
    <ul></ul>
    <button type="button" class="button-quiet" hidden data-more></button>
    <a class="-mx-5 flex min-h-14 items-center border-t border-line px-5 font-medium wrap-anywhere text-brass hover:underline hover:underline-offset-4 focus-visible:-outline-offset-4" hidden data-homes></a>
  </div>`

/**
 * The dialog of the search, closed. Its words are attributes of the button, so that no page carries a dialog that few
 * visitors open.
 */
export function frameOf(button: HTMLAnchorElement): HTMLDialogElement {
  const { open = '', close = '', example = '', title = '', where = '', failed = '', more = '' } = button.dataset
  const made = document.createElement('dialog')
  made.className =
    'site-search group/search mx-auto mt-(--bar) mb-auto max-h-[min(720px,100dvh_-_2_*_var(--bar))] w-[min(720px,100vw_-_2_*_var(--gutter))] max-w-none overflow-hidden rounded-card border border-line bg-sheet p-0 text-ink shadow-float backdrop:bg-[rgb(20_22_20_/_48%)] open:flex open:flex-col max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:rounded-none max-md:border-0'
  made.ariaLabel = open
  made.innerHTML = FRAME
  const part = <E extends Element>(selector: string) => made.querySelector(selector) as E
  const input = part<HTMLInputElement>('input')
  input.ariaLabel = open
  input.placeholder = example
  part<HTMLElement>('form button').ariaLabel = close
  const [before = '', after = ''] = (button.dataset.hint ?? '').split('{{contact}}')
  part('[data-hint]').append(before, link(button, 'kontakt', where), after)
  part('[data-failed]').append(failed, ' ', link(button, 'suche', title))
  part('[data-more]').textContent = more
  part<HTMLAnchorElement>('[data-homes]').href = beside(button, 'immobilien')
  return made
}

/** The address of another page in the language of the button's. */
const beside = (button: HTMLAnchorElement, page: string) => button.href.replace(/suche$/, page)

function link(button: HTMLAnchorElement, page: string, text: string): HTMLAnchorElement {
  const made = document.createElement('a')
  made.className = 'link'
  made.href = beside(button, page)
  made.textContent = text
  return made
}
