/**
 * Prints a PDF: in a hidden frame where the browser shows PDF itself, else in a tab of its own, where its viewer prints.
 * @param address of the PDF, to be read in the browser
 */
export function printPdf(address: string): void {
  if (!navigator.pdfViewerEnabled || matchMedia('(pointer: coarse)').matches) {
    open(address, '_blank', 'noopener')
    return
  }
  document.querySelector('iframe[data-prints]')?.remove()
  const frame = document.createElement('iframe')
  frame.dataset.prints = ''
  // A frame that is not drawn prints empty pages in some browsers.
  frame.className = 'sr-only'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus()
      frame.contentWindow?.print()
    } catch {
      // The viewer is a page of its own, which some browsers keep apart.
      open(address, '_blank', 'noopener')
    }
  })
  frame.src = address
  document.body.append(frame)
}
