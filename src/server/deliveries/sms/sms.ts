import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { DomainError } from '../../../domain/errors.ts'
import { dialled } from '../../../domain/text.ts'
import type { Ctx } from '../../ctx.ts'
import { mayTake, takeRate } from '../../http/limits/rate.ts'
import { type Cause, queueDelivery } from '../service.ts'
import type { SmsPayload } from './gateway.ts'

const DAY = 86_400
/** In the United States and Canada mobile numbers cannot be distinguished from others. */
const TYPES: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']
/** Each code costs the operator, and the caller is unverified. */
const CODES = {
  number: { name: 'sms-code-number', max: 3, seconds: DAY },
  account: { name: 'sms-code-account', max: 5, seconds: DAY },
  origin: { name: 'sms-code-origin', max: 10, seconds: DAY },
}

/**
 * The number for an SMS in the international format (E.164); null when none is sent: to a country outside
 * SMS_COUNTRIES, to an unassigned number, and to a number that is not a mobile telephone's, such as premium services
 * (0900, 0930, +979) or satellites (+870, +881), which earn their owner money with each SMS.
 */
function smsNumber({ config }: Pick<Ctx, 'config'>, phone: string): string | null {
  const number = parsePhoneNumberFromString(dialled(phone), { extract: false })
  if (!number?.isValid() || !TYPES.includes(number.getType())) return null
  const { country } = number
  return country && config.SMS_COUNTRIES.includes(country) ? number.number : null
}

/** Names of the countries whose mobile telephones get SMS, in a language given by its tag. */
function smsCountries({ config }: Pick<Ctx, 'config'>, tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  return list.format(config.SMS_COUNTRIES.map((country: CountryCode) => names.of(country) ?? country))
}

/**
 * Counts a request for a code per network. Nothing else is counted before the SMS: a caller who only fills in a form is
 * unverified, and could use up the codes of any telephone.
 * @throws DomainError rate.exceeded
 */
export const takeCodeOrigin = (ctx: Ctx, origin: string): Promise<void> => takeRate(ctx, CODES.origin, origin)

/** Counts one SMS of the daily total, SMS_PER_DAY; the last one is logged. @returns whether one was left */
async function takeOfAll(ctx: Ctx): Promise<boolean> {
  const max = ctx.config.SMS_PER_DAY
  if (!(await mayTake(ctx, { name: 'sms-all', max, seconds: DAY }, 'all'))) return false
  const isLast = !(await mayTake(ctx, { name: 'sms-all-but-one', max: max - 1, seconds: DAY }, 'all'))
  if (isLast) ctx.log.warn({ max }, 'SMS_PER_DAY is reached: for 24 hours since the first no more SMS are sent')
  return true
}

/** Refuses a number of a form. @throws DomainError input.invalid that names the countries that get SMS */
export function requireSmsNumber(ctx: Pick<Ctx, 'config'>, phone: string, tag: string): void {
  if (smsNumber(ctx, phone)) return
  const params = { countries: smsCountries(ctx, tag) }
  throw new DomainError('input.invalid', [{ field: 'phone', code: 'sms_number', params }])
}

/**
 * Stores an SMS in the transaction `ctx.db`; it is sent after the commit, or held back without a configured gateway.
 * @returns false when none is sent: never to that number, or no more today
 */
export async function queueSms(ctx: Ctx, cause: Cause, to: string, text: string): Promise<boolean> {
  const recipient = smsNumber(ctx, to)
  if (!recipient || !(await takeOfAll(ctx))) return false
  const payload: SmsPayload = { text }
  await queueDelivery(ctx, 'sms', { ...cause, recipient, payload })
  return true
}

/**
 * Stores the SMS of a code, counted for its number and for the requesting account or address. The count for a refused
 * SMS is rolled back with the transaction `ctx.db`: a caller that catches the refusal must not commit it.
 * @throws DomainError rate.exceeded, sms.limit
 */
export async function queueCode(ctx: Ctx, cause: Cause, to: string, account: string, text: string): Promise<void> {
  const number = smsNumber(ctx, to)
  if (!number) throw new DomainError('sms.limit')
  await takeRate(ctx, CODES.number, number)
  await takeRate(ctx, CODES.account, account)
  if (!(await queueSms(ctx, cause, number, text))) throw new DomainError('sms.limit')
}
