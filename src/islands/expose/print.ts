/** Whether the PDF needs a tab of its own, where its viewer prints: other browsers print it from a hidden frame. */
const needsTab = () => !navigator.pdfViewerEnabled || matchMedia('(pointer: coarse)').matches

/** Ms after which a viewer does not load the PDF into a frame any more: it has been made before. */
const LOAD_MS = 15_000

/** A print that waits for its PDF. */
interface Printing {
  /** @param address of the PDF, to be read in the browser @returns false: the browser blocked its tab */
  print(address: string): Promise<boolean>
  /** The PDF could not be made. */
  end(): void
}

/**
 * Prepares a print. Called in the click: later, telephones block the tab.
 * @param waits what the tab says until the PDF is there
 */
export function startPrint(waits: string): Printing {
  if (!needsTab()) return { print: printInFrame, end: () => {} }
  const tab = openTab('')
  if (tab) {
    tab.document.title = waits
    tab.document.body.textContent = waits
  }
  return {
    async print(address) {
      tab?.location.replace(address)
      return tab !== null
    },
    end: () => tab?.close(),
  }
}

/** Opens a tab that cannot reach this page. With `noopener` instead, a blocked one could not be told from an open one. */
function openTab(address: string): Window | null {
  const tab = open(address, '_blank')
  if (tab) tab.opener = null
  return tab
}

function printInFrame(address: string): Promise<boolean> {
  document.querySelector('iframe[data-prints]')?.remove()
  const frame = document.createElement('iframe')
  frame.dataset.prints = ''
  // A frame that is not drawn prints empty pages in some browsers.
  frame.className = 'sr-only'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  const before = document.activeElement
  return new Promise((resolve) => {
    const instead = () => {
      frame.remove()
      resolve(openTab(address) !== null)
    }
    // The browser saves the PDF instead of showing it.
    const late = setTimeout(instead, LOAD_MS)
    frame.addEventListener(
      'load',
      () => {
        clearTimeout(late)
        try {
          frame.contentWindow?.focus()
          frame.contentWindow?.print()
          resolve(true)
        } catch {
          // The viewer is a page of its own, which some browsers keep apart; so is the page of a failed request.
          instead()
        }
        // Else the next key would go to a frame that nobody sees.
        if (before instanceof HTMLElement) before.focus()
      },
      { once: true },
    )
    frame.src = address
    document.body.append(frame)
  })
}
