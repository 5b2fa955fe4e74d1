import type { Translate } from '../../i18n/translate.ts'
import { showToast } from '../../islands/frame/toasts.ts'

/** Shares the address: by the device's share sheet on touch screens, else by the clipboard. */
export async function shareAddress(t: Translate<'search' | 'shared'>): Promise<void> {
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
    showToast(t('map.copied'))
  } catch {
    showToast(t('map.copy_failed'), { kind: 'limit' })
  }
}
