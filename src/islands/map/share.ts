import type { Translate } from '../../i18n/translate.ts'
import { showToast } from '../frame/toasts.ts'

/** Hands the address on: by the device's own sheet where there is one for fingers, else into the clipboard. */
export async function shareAddress(t: Translate): Promise<void> {
  const url = location.href
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ title: document.title, url })
    } catch (error) {
      // Closed without a choice: nothing was asked for any more.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast(t('map.copied'))
  } catch {
    showToast(t('map.copy_failed'), { kind: 'limit' })
  }
}
