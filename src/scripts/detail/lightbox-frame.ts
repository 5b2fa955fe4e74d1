/** Number and cross above, the strip between two arrows, thumbnails below; `data-word` names what an element is called. */
const FRAME = `
  <div class="flex items-center justify-between px-4 py-2">
    <p class="figures" data-lightbox-count aria-live="polite"></p>
    <form method="dialog">
      <button class="icon-button" data-word="close">${icon('m2 2 8 8m0-8-8 8')}</button>
    </form>
  </div>
  <div class="relative flex min-h-0 flex-1">
    <ul class="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none] [touch-action:pan-x_pinch-zoom] focus-visible:-outline-offset-2" data-lightbox-strip data-word="gallery"></ul>
    ${arrow(-1, 'start-3', 'prev', 'm8 1.5-4.5 4.5 4.5 4.5')}
    ${arrow(1, 'end-3', 'next', 'm4 1.5 4.5 4.5-4.5 4.5')}
  </div>
  <ul class="flex gap-2 overflow-x-auto px-4 pt-2 pb-[calc(12px_+_env(safe-area-inset-bottom))] [scrollbar-width:none] before:m-auto after:m-auto [@media(height<=480px)]:hidden" data-lightbox-thumbs data-word="list"></ul>`

function icon(path: string): string {
  return `<svg class="rtl:-scale-x-100" viewBox="0 0 12 12" aria-hidden="true"><path d="${path}"/></svg>`
}

function arrow(by: number, place: string, word: string, path: string): string {
  return `<button type="button" class="icon-button absolute top-[calc(50%_-_22px)] bg-[#141614b3] ${place} max-md:hidden" data-lightbox-step="${by}" data-word="${word}">${icon(path)}</button>`
}

/** Fills the empty dialog of a page, whose words are in its attributes: so no page carries what few visitors open. */
export function fill(dialog: HTMLDialogElement): void {
  dialog.innerHTML = FRAME
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-word]'))
    part.ariaLabel = dialog.dataset[part.dataset.word ?? ''] ?? null
}
