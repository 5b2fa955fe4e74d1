import '../../i18n/here/kept.ts'
import '../../i18n/here/shared.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { type MessageKey, type Params, translator } from '../../i18n/translate.ts'
import { showToast } from '../frame/toasts.ts'

/** Says something in the language of the page; with `undo` it can be taken back. Words are loaded with this file. */
export function say(key: MessageKey, params: Params = {}, { undo }: { undo?: () => void } = {}): void {
  const t = translator(pageLanguage())
  showToast(t(key, params), undo ? { action: { label: t('keep.undo'), run: undo } } : {})
}

/** Says why something was refused, 3 s long; the limit of the comparison has a title of its own. */
export function refuse(key: MessageKey): void {
  const t = translator(pageLanguage())
  const title = key === 'comparison.limit' ? t('comparison.limit_title') : undefined
  showToast(t(key), { kind: 'limit', ...(title && { title }) })
}
