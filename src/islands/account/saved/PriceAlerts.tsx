import { formatDate } from '../../../domain/format/date.ts'
import type { PriceAlertView } from '../../../domain/price-alerts/schemas.ts'
import { account } from '../../../i18n/account/browser.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { readAlerts, removeAlert } from '../../../stores/account/account-lists.ts'
import { Price } from '../../currency/Price.tsx'
import { showToast } from '../../frame/toasts.ts'
import { PushMissing } from '../../push/PushMissing.tsx'
import { CARD_TITLE, CARDS, Card, CardHead, Status } from '../cards/Card.tsx'
import { OneButton } from '../OneButton.tsx'
import { Loaded, Nothing } from '../States.tsx'
import { useLoad } from '../use-load.ts'

/** The account's price alerts: the current price of each home, and the target. */
export default function PriceAlerts({ language }: { language: Language }) {
  const t = translatorOf(language, account, requests, shared)
  const load = useLoad(readAlerts)
  const remove = async (id: number) => {
    showToast(await removeAlert(id))
    load.change((all) => all.filter((one) => one.property_id !== id))
  }
  return (
    <Loaded t={t} load={load}>
      {(alerts) =>
        alerts.length === 0 ? (
          <Nothing
            title={t('dashboard.alerts_empty')}
            text={t('dashboard.alerts_empty_text')}
            href={localPath(language, '/immobilien')}
            step={t('home.search')}
          />
        ) : (
          <>
            {alerts.some(({ by_push, reached_at, ended_at }) => by_push && !reached_at && !ended_at) && (
              <PushMissing t={t} />
            )}
            <ul className={CARDS}>
              {alerts.map((alert) => (
                <li key={alert.property_id}>
                  <Alert alert={alert} t={t} language={language} onRemove={() => remove(alert.property_id)} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  )
}

function Alert({
  alert,
  t,
  language,
  onRemove,
}: {
  alert: PriceAlertView
  t: Translate<'account' | 'requests' | 'shared'>
  language: Language
  onRemove: () => Promise<void>
}) {
  const { tag } = LANGUAGES[language]
  const { property, current_price, target_price, notes, reached_at, ended_at, created_at } = alert
  const price = (amount: number | null) => (
    <Price amount={amount} tag={tag} onRequest={t('price.on_request')} currency="EUR" />
  )
  const title = property?.objekttitel ?? t('agent.kind.gone')
  const date = (at: string) => formatDate(at, tag) ?? ''
  return (
    <Card>
      <CardHead>
        <h3 className={CARD_TITLE}>
          {property && !ended_at ? (
            <a className="hover:text-brass" href={localPath(language, property.path)}>
              <bdi>{title}</bdi>
            </a>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h3>
        {(ended_at || reached_at) && (
          <Status isOn={!ended_at}>
            {ended_at ? t('agent.kind.gone') : t('dashboard.alert_reached', { date: date(reached_at ?? '') })}
          </Status>
        )}
      </CardHead>
      <dl className="flex flex-wrap gap-x-12 gap-y-3 justify-self-stretch">
        <div>
          <dt className="text-13 text-ink-soft">{t('dashboard.alert_now')}</dt>
          <dd className="text-20 font-medium">{price(current_price)}</dd>
        </div>
        <div>
          <dt className="text-13 text-ink-soft">{t('dashboard.alert_target')}</dt>
          <dd className="text-20 font-medium">{price(target_price)}</dd>
        </div>
      </dl>
      {notes && (
        <p>
          <bdi>{notes}</bdi>
        </p>
      )}
      <p className="label">{t('dashboard.since', { date: date(created_at) })}</p>
      <div className="account-buttons">
        <OneButton t={t} className="button-quiet" run={onRemove}>
          {t('keep.remove')}
          <span className="sr-only">: {title}</span>
        </OneButton>
      </div>
    </Card>
  )
}
