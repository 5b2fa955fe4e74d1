import { showToast } from './toasts.ts'

/**
 * Shares the address of the page: by the device's share sheet on touch screens, else by the clipboard.
 * @param said what the visitor is told after the copy, and when the browser refuses it
 */
export async function shareAddress(said: { copied: string; failed: string }): Promise<void> {
  const url = location.href
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ title: document.title, url })
    } catch (error) {
      // The visitor closed the sheet without a choice: no message is needed.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast(said.copied)
  } catch {
    showToast(said.failed, { kind: 'limit' })
  }
}
