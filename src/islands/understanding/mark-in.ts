import { piecesOf } from '../../words/sentence.ts'

/**
 * Marks a part of the text of an input: a copy of the text lies over it, transparent but for the mark, since browsers
 * cannot mark text within a field. Null removes the mark.
 */
export function markIn(input: HTMLInputElement, part: { from: number; to: number } | null): void {
  document.querySelector('.marked-copy')?.remove()
  if (!part) return
  const box = input.getBoundingClientRect()
  const { font, paddingInlineStart, letterSpacing, direction } = getComputedStyle(input)
  const copy = document.createElement('div')
  copy.className = 'marked-copy absolute z-3 overflow-hidden whitespace-pre text-transparent pointer-events-none'
  copy.setAttribute('aria-hidden', 'true')
  for (const { text, parts } of piecesOf(input.value, [part])) {
    const piece = document.createElement(parts.length > 0 ? 'mark' : 'span')
    piece.textContent = text
    if (parts.length > 0) piece.className = 'bg-[color-mix(in_srgb,var(--brass)_35%,transparent)] text-transparent'
    copy.append(piece)
  }
  Object.assign(copy.style, {
    top: `${box.top + window.scrollY}px`,
    left: `${box.left + window.scrollX}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    lineHeight: `${box.height}px`,
    font,
    letterSpacing,
    direction,
    paddingInlineStart,
  })
  document.body.append(copy)
  copy.scrollLeft = input.scrollLeft
}
