import { useStore } from '@nanostores/react'
import { $user } from '../../stores/account/session.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'
import { Guest } from './Guest.tsx'
import { PriceAlertForm } from './PriceAlertForm.tsx'

/** A price alert needs an account. */
export default function PriceAlert(props: ContactFormProps) {
  const user = useStore($user)
  if (!user || !props.home) return <Guest {...props} />
  return <PriceAlertForm {...props} home={props.home} user={user} />
}
