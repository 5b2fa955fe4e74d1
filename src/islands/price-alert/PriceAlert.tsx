import { useEffect, useState } from 'react'
import type { User } from '../../domain/auth/user.ts'
import type { PriceAlertView } from '../../domain/price-alerts/schemas.ts'
import { readAlerts } from '../../stores/account/account-lists.ts'
import { $user } from '../../stores/account/session.ts'
import type { ContactFormProps, ContactHome } from '../dialogs/kinds.ts'
import { useStore } from '../frame/use-store.ts'
import { Guest } from './Guest.tsx'
import { PriceAlertForm } from './PriceAlertForm.tsx'

/** A price alert needs an account. */
export default function PriceAlert(props: ContactFormProps) {
  const user = useStore($user)
  if (!user || !props.home) return <Guest {...props} />
  return <Alert key={props.opened} {...props} home={props.home} user={user} />
}

/** The account's waiting alert for this home, to change or remove it; else a new one. */
function Alert(props: ContactFormProps & { home: ContactHome; user: User }) {
  const { id } = props.home
  const [known, setKnown] = useState<PriceAlertView | null | 'loading'>('loading')
  useEffect(() => {
    const ending = new AbortController()
    readAlerts(ending.signal)
      .then((alerts) => alerts.find((one) => one.property_id === id && !one.reached_at && !one.ended_at) ?? null)
      // The server refuses a second alert for the same home: without the list the form is still right.
      .catch(() => null)
      .then((alert) => ending.signal.aborted || setKnown(alert))
    return () => ending.abort()
  }, [id])
  if (known === 'loading') return <p className="label">{props.t('inquiry.form.waiting')}</p>
  return <PriceAlertForm {...props} known={known} />
}
