import { NOTIFICATIONS } from '../../domain/auth/schemas.ts'
import type { User } from '../../domain/auth/user.ts'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import { formatMoney, withoutCents } from '../../domain/format/price.ts'
import type { ChangedAlert, PriceAlertForm, PriceAlertView } from '../../domain/price-alerts/schemas.ts'
import { HISTORY_PRICES } from '../../domain/properties/price.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { beginHearing } from '../alerts/begin.ts'
import { countAct } from '../business/count.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import { type Mail, queueMail } from '../deliveries/mail/mail.ts'
import { propertyBlock } from '../deliveries/mail/property.ts'
import { queuePush } from '../deliveries/push/push.ts'
import { findOffer, findOffers, type Offer } from '../properties/offer.ts'
import { readProperties } from '../properties/service.ts'
import { watchedHomes } from '../properties/watched.ts'
import {
  deleteAlert,
  findAlertsOf,
  findWatched,
  insertAlert,
  type TakenAlert,
  takeEnded,
  takeReached,
  updateAlert,
} from './repository.ts'

/**
 * Creates a price alert (specification, section 5): the home has a price, the target is lower, and each account has one
 * alert per home; an alert that was already sent is replaced.
 * @throws DomainError property.not_found, price_alert.no_price, input.invalid for a target that is not lower,
 * price_alert.duplicate
 */
export async function createAlert(ctx: Ctx, form: PriceAlertForm, user: User): Promise<void> {
  // If the price falls in the meantime, either this read sees it, or the alert is sent afterwards.
  await beginHearing(ctx, async (heard) => {
    if (!(await insertAlert(heard.db, await rowOf(heard, user, form.property_id, form)))) {
      throw new DomainError('price_alert.duplicate')
    }
    await countAct(heard, 'alert', { property_id: form.property_id })
  })
}

/**
 * Replaces a waiting alert by what its owner wants now.
 * @throws DomainError as createAlert does, and price_alert.not_found without a waiting alert
 */
export async function changeAlert(ctx: Ctx, user: User, propertyId: number, form: ChangedAlert): Promise<void> {
  await beginHearing(ctx, async (heard) => {
    const row = await rowOf(heard, user, propertyId, form).catch((error) => {
      // A home that is gone has no waiting alert either.
      throw isDomainError(error) && error.code === 'property.not_found'
        ? new DomainError('price_alert.not_found')
        : error
    })
    if (!(await updateAlert(heard.db, row))) throw new DomainError('price_alert.not_found')
  })
}

async function rowOf({ db, clock }: Pick<Ctx, 'db' | 'clock'>, user: User, propertyId: number, form: ChangedAlert) {
  const home = (await watchedHomes(db, [propertyId])).get(propertyId)
  if (!home) throw new DomainError('property.not_found')
  const { art, prices } = home
  const price = art && prices[art]
  if (!art || !price) throw new DomainError('price_alert.no_price')
  if (form.target_price >= price) {
    throw new DomainError('input.invalid', [{ field: 'target_price', code: 'target_lower', params: { price } }])
  }
  return {
    user_id: user.id,
    property_id: propertyId,
    art,
    target_price: form.target_price,
    price,
    notes: form.notes ?? '',
    by_email: form.by_email,
    by_push: form.by_push,
    created_at: clock(),
  }
}

/** Alerts of an account, newest first. */
export async function listAlerts(ctx: Ctx, userId: number, language: Language): Promise<PriceAlertView[]> {
  const rows = await findAlertsOf(reader(ctx), userId)
  const ids = rows.map((row) => row.property_id)
  const [offers, homes] = await Promise.all([findOffers(ctx, ids, language), watchedHomes(reader(ctx), ids)])
  return rows.map((row) => {
    const offer = offers.get(row.property_id) ?? null
    return {
      property_id: row.property_id,
      target_price: row.target_price,
      price: row.price,
      current_price: homes.get(row.property_id)?.prices[row.art] ?? null,
      notes: row.notes,
      by_email: row.by_email,
      by_push: row.by_push,
      created_at: row.created_at.toISOString(),
      reached_at: row.reached_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
      property: offer && { id: offer.id, objekttitel: offer.objekttitel, path: offer.path },
    }
  })
}

/** @throws DomainError price_alert.not_found */
export async function removeAlert(ctx: Ctx, user: User, propertyId: number): Promise<void> {
  if (!(await deleteAlert(ctx.db, user.id, propertyId))) throw new DomainError('price_alert.not_found')
}

/**
 * Sends the waiting alerts of homes that have changed, once, in the transaction `ctx.db`: those whose price is reached,
 * and those of homes that are no longer offered at such a price. The home as it is now counts: a price that has risen
 * again since an event is not reached.
 */
export async function tellAlerts(ctx: Ctx, changed: readonly number[]): Promise<void> {
  const ids = await findWatched(ctx.db, changed)
  if (ids.length === 0) return
  const homes = await watchedHomes(ctx.db, ids)
  const at = ctx.clock()
  for (const id of ids) {
    const home = homes.get(id)
    const prices = home?.prices ?? {}
    for (const alert of await takeReached(ctx.db, id, prices, at)) {
      await tell(ctx, alert, 'reached', 'price_alert.reached.text', prices[alert.art] ?? alert.price)
    }
    const ended = HISTORY_PRICES.filter((art) => !home?.isOffered(art))
    for (const alert of await takeEnded(ctx.db, id, ended, at)) {
      const other = alert.art === 'kaufpreis' ? 'price_alert.ended.to_let' : 'price_alert.ended.for_sale'
      await tell(ctx, alert, 'ended', home ? other : 'price_alert.ended.text', alert.price)
    }
  }
}

type What = 'reached' | 'ended'
type Text = `price_alert.${What}.text` | 'price_alert.ended.to_let' | 'price_alert.ended.for_sale'

async function tell(ctx: Ctx, alert: TakenAlert, what: What, key: Text, price: number): Promise<void> {
  const language = alert.language
  const offer = await findOffer(ctx, alert.property_id, language)
  if (!offer) return
  const wanted = { ...NOTIFICATIONS, ...alert.notifications }
  const cause = {
    // An alert that was removed and created again is another one.
    dedupeKey: `price-alert:${alert.user_id}:${alert.property_id}:${alert.created_at.getTime()}:${what}`,
    userId: alert.user_id,
  }
  const t = translator(language)
  // As in the home below the text.
  const money = (amount: number) => formatMoney(withoutCents(amount), LANGUAGES[language].tag)
  const words = {
    title: offer.objekttitel,
    price: money(price),
    target: money(alert.target_price),
  }
  const told = { subject: t(`price_alert.${what}.subject`, words), text: t(key, words) }
  const mails = alert.by_email && wanted.price_alerts_email && alert.email_confirmed_at !== null
  const pushes = alert.by_push && wanted.price_alerts_push
  if (mails || pushes) await countAct(ctx, 'alert_sent', { property_id: offer.id })
  if (mails) {
    await queueMail(ctx, { ...cause, to: alert.email, language, ...(await mailOf(ctx, offer, told, language)) })
  }
  if (pushes) {
    const url = siteUrl(ctx.config, language, offer.path)
    await queuePush(ctx, cause, { title: told.subject, body: told.text, url })
  }
}

async function mailOf(
  ctx: Ctx,
  offer: Offer,
  { subject, text }: { subject: string; text: string },
  language: Language,
): Promise<Pick<Mail, 'subject' | 'preview' | 'blocks' | 'reason' | 'links'>> {
  const t = translator(language)
  const [card] = await readProperties(ctx, [offer.id], language)
  return {
    subject,
    preview: text,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text },
      ...(card ? [propertyBlock(ctx.config, card, language)] : []),
    ],
    reason: t('price_alert.reason'),
    links: [{ label: t('price_alert.settings'), url: siteUrl(ctx.config, language, '/dashboard') }],
  }
}
