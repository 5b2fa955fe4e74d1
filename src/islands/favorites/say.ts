import '../../i18n/here/kept.ts'
import '../../i18n/here/shared.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { type MessageKey, type Params, translator } from '../../i18n/translate.ts'
import { showToast } from '../frame/toasts.ts'

/** Shows a message in the language of the page; with `undo` it offers to undo. This file also loads the messages. */
export function say(key: MessageKey, params: Params = {}, { undo }: { undo?: () => void } = {}): void {
  const t = translator(pageLanguage())
  showToast(t(key, params), undo ? { action: { label: t('keep.undo'), run: undo } } : {})
}

/** Shows the reason for a refusal for 3 s; the limit of the comparison has its own title. */
export function refuse(key: MessageKey): void {
  const t = translator(pageLanguage())
  const title = key === 'comparison.limit' ? t('comparison.limit_title') : undefined
  showToast(t(key), { kind: 'limit', ...(title && { title }) })
}
