import { useMemo } from 'react'
import { useRecordId } from '../address.ts'
import type { ScreenProps } from '../screen-props.ts'
import { SourceList } from './SourceList.tsx'
import { SourceRecord } from './SourceRecord.tsx'
import { feedWords } from './words.ts'

/** Sources of feeds: the list, or the source that the address names. */
export default function SourcesScreen(props: ScreenProps) {
  const t = useMemo(() => feedWords(props.language), [props.language])
  const id = useRecordId()
  return id === null ? <SourceList {...props} words={t} /> : <SourceRecord key={id} {...props} words={t} id={id} />
}
