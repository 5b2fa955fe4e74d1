import type { NoticeRecord } from '../../../stores/admin/notices.ts'
import type { ScreenProps } from '../screen-props.ts'
import type { NoticeWords } from './words.ts'

/** What the parts of a notice get. */
export interface NoticeProps extends ScreenProps {
  words: NoticeWords
  notice: NoticeRecord
  onDone: () => void
}
