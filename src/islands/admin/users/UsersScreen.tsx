import { useRecordId } from '../address.ts'
import type { ScreenProps } from '../screen-props.ts'
import { MemberList } from './MemberList.tsx'
import { MemberRecord } from './MemberRecord.tsx'

/** Accounts: the list, or the account that the address names. */
export default function UsersScreen(props: ScreenProps) {
  const id = useRecordId()
  return id === null ? <MemberList {...props} /> : <MemberRecord {...props} id={id} />
}
