import { pageLanguage } from '../../i18n/load.ts'
import { saved } from '../../i18n/saved/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { type Arguments, type MessageKey, type PlainKey, translatorOf } from '../../i18n/translate.ts'
import { showToast } from '../frame/toasts.ts'

const translate = () => translatorOf(pageLanguage(), saved, shared)

/** Shows a message in the language of the page. This file also loads the messages. */
export function say<K extends MessageKey<'saved'>>(key: K, ...params: Arguments<K>): void {
  showToast(translate()(key, ...params))
}

/** Shows a completed action, and offers to undo it. */
export function sayDone(key: PlainKey<'saved'>, undo: () => void): void {
  const t = translate()
  showToast(t(key), { action: { label: t('keep.undo'), run: undo } })
}

/** Shows the reason for a refusal for 3 s; the limit of the comparison has its own title. */
export function refuse(key: PlainKey<'saved'>): void {
  const t = translate()
  const title = key === 'comparison.limit' ? t('comparison.limit_title') : undefined
  showToast(t(key), { kind: 'limit', ...(title && { title }) })
}
