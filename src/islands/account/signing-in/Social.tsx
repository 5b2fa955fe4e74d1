import { useEffect, useState } from 'react'
import type { SocialProvider } from '../../../domain/auth/user.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { readProviders, socialAddress } from '../../../stores/account/account.ts'
import { keepWayBack } from '../../../stores/account/account-return.ts'
import { OneButton } from '../OneButton.tsx'

const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

/** Buttons of the social logins that the server lists; nothing without any. */
export function Social({ t }: { t: Translate<'account' | 'shared'> }) {
  const [providers, setProviders] = useState<readonly SocialProvider[]>([])
  useEffect(() => {
    let isOver = false
    void readProviders().then((named) => !isOver && setProviders(named))
    return () => {
      isOver = true
    }
  }, [])
  if (providers.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-4 text-ink-soft before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        <span>{t('account.or')}</span>
      </p>
      {providers.map((provider) => (
        <OneButton
          key={provider}
          t={t}
          className="button-quiet"
          run={async () => {
            const address = await socialAddress(provider)
            keepWayBack()
            location.assign(address)
          }}
        >
          {t('account.with', { name: NAMES[provider] })}
        </OneButton>
      ))}
    </div>
  )
}
