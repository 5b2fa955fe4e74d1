import { useRecordId } from '../address.ts'
import type { ScreenProps } from '../screen-props.ts'
import { MessageList } from './MessageList.tsx'
import { MessageRecord } from './MessageRecord.tsx'

/** Mails, SMS and messages to browsers: the list, or the one that the address names. */
export default function SendingsScreen(props: ScreenProps) {
  const id = useRecordId()
  return id === null ? <MessageList {...props} /> : <MessageRecord {...props} id={id} />
}
