import { useCallback, useMemo } from 'react'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { readStopOf } from '../../../stores/admin/mailings.ts'
import { useLoad } from '../../account/use-load.ts'
import type { ScreenProps } from '../screen-props.ts'
import { StopPart } from './StopPart.tsx'
import { mailingWords } from './words.ts'

/** On the page of an account: that its address gets no more mail. Nothing while it does. */
export function AccountStop({ language, id }: Pick<ScreenProps, 'language'> & { id: number }) {
  const t = useMemo(() => mailingWords(language), [language])
  const load = useLoad(useCallback((signal: AbortSignal) => readStopOf(id, signal), [id]))
  if (!load.data) return null
  return <StopPart {...{ t, tag: LANGUAGES[language].tag, stop: load.data }} onDone={load.refresh} />
}
