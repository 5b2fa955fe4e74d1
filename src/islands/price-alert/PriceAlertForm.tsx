import { useState } from 'react'
import type { User } from '../../domain/auth/user.ts'
import { readAmount } from '../../domain/format/amount.ts'
import { formatDate } from '../../domain/format/date.ts'
import { formatMoney } from '../../domain/format/price.ts'
import type { PriceAlertView } from '../../domain/price-alerts/schemas.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { removeAlert } from '../../stores/account/account-lists.ts'
import { changePriceAlert, createPriceAlert } from '../../stores/messages.ts'
import { OneButton } from '../account/OneButton.tsx'
import { Price } from '../currency/Price.tsx'
import type { ContactFormProps, ContactHome } from '../dialogs/kinds.ts'
import { Field, Tick } from '../forms/Field.tsx'
import { Prose } from '../forms/Prose.tsx'
import { Submit } from '../forms/Submit.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import type { PushOutcome } from '../push/allow.ts'

/** The target price of a home, and the kind of message. */
export function PriceAlertForm({
  t,
  language,
  home,
  user,
  values,
  onDone,
  known = null,
}: ContactFormProps & {
  home: ContactHome
  user: User
  /** The waiting alert of the account for this home. */
  known?: PriceAlertView | null
}) {
  const { tag } = LANGUAGES[language]
  const form = useForm({
    t,
    schema: () => import('../../domain/price-alerts/schemas.ts').then(({ priceAlertSchema }) => priceAlertSchema),
    read: (data) => ({
      ...Object.fromEntries(data),
      property_id: home.id,
      // An invalid amount is refused like one that is too small.
      target_price: readAmount(String(data.get('target_price') ?? '')) || 0,
      by_email: data.has('by_email'),
      by_push: data.has('by_push'),
    }),
    send: async (alert, key) =>
      onDone(known ? await changePriceAlert(home.id, alert) : await createPriceAlert(alert, key)),
  })
  return (
    <form className="form" {...form.props}>
      <p>
        {known
          ? t('price_alert.form.known', {
              target: formatMoney(known.target_price, tag),
              date: formatDate(known.created_at, tag) ?? '',
            })
          : t('price_alert.form.lead')}
      </p>
      <dl className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4 py-3 border-y border-line">
        <dt>{t('price_alert.form.current')}</dt>
        <dd className="text-20 font-semibold tabular-nums">
          <Price amount={home.price} tag={tag} onRequest={t('price.on_request')} currency="EUR" />
        </dd>
      </dl>
      <Field
        form={form}
        name="target_price"
        label={t('price_alert.form.target')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        defaultValue={
          values.target_price ??
          (known ? new Intl.NumberFormat('de-AT', { useGrouping: false }).format(known.target_price) : undefined)
        }
      />
      <fieldset className="field gap-0 [&_.field-help]:-mt-2 [&_.field-help]:mb-2 [&_.field-help]:ps-8">
        <legend className="pb-1 font-medium">{t('agent.form.by')}</legend>
        <Tick
          form={form}
          name="by_email"
          label={t('agent.form.by_email')}
          help={user.email_confirmed ? undefined : t('price_alert.form.unconfirmed')}
          defaultChecked={known?.by_email ?? true}
          isOptional
        />
        <PushTick t={t} form={form} isOn={known?.by_push ?? false} />
      </fieldset>
      <Prose
        form={form}
        name="notes"
        label={t('price_alert.form.notes')}
        help={t('price_alert.form.notes_help')}
        rows={2}
        defaultValue={known?.notes}
        isOptional
      />
      <Submit form={form}>{t(known ? 'price_alert.form.change' : 'price_alert.form.send')}</Submit>
      {known && (
        <OneButton t={t} className="button-quiet" run={async () => onDone(await removeAlert(home.id))}>
          {t('price_alert.form.remove')}
        </OneButton>
      )}
    </form>
  )
}

/**
 * The browser asks for permission only when the visitor selects this; after a refusal the tick disappears and the
 * reason stays.
 */
function PushTick({ t, form, isOn }: { t: Translate<'requests'>; form: FormState; isOn: boolean }) {
  const [outcome, setOutcome] = useState<PushOutcome | null>(null)
  const choose = async (input: HTMLInputElement) => {
    setOutcome(null)
    if (!input.checked) return
    // Without its code nothing is set up either.
    const ended = await import('../push/allow.ts').then(
      ({ allowPush }) => allowPush(),
      () => 'failed' as const,
    )
    setOutcome(ended)
    if (ended !== 'allowed') input.checked = false
  }
  return (
    <div aria-live="polite" onChange={(event) => event.target instanceof HTMLInputElement && void choose(event.target)}>
      <Tick
        form={form}
        name="by_push"
        label={t('price_alert.form.by_push')}
        help={outcome ? t(`price_alert.form.push_${outcome}`) : undefined}
        defaultChecked={isOn}
        isOptional
      />
    </div>
  )
}
