import type { FactorChallenge } from './auth/second-factor.ts'

/**
 * Every refusal of Klinke: code -> HTTP status. The code is also the message key `error.<code>`, and
 * `i18n/translate.ts` derives the type of keys from the German catalogue, so a code without a German sentence does not
 * compile.
 */
export const ERRORS = {
  'input.invalid': 400,
  'property.not_found': 404,
  'property.gone': 410,
  'property.incomplete': 422,
  'property.not_by_hand': 409,
  'property.held': 409,
  'picture.refused': 422,
  'picture.too_many': 409,
  'project.not_found': 404,
  'project.not_by_hand': 409,
  'company.not_found': 404,
  'place.not_found': 404,
  'route.not_found': 404,
  'method.not_allowed': 405,
  'body.too_large': 413,
  'address.too_long': 414,
  'server.busy': 503,
  'expose.busy': 503,
  'expose.failed': 503,
  'favorites.duplicate': 409,
  'favorites.not_found': 404,
  'auth.required': 401,
  // Not 401: the browser would sign out.
  'auth.credentials': 422,
  'auth.link': 422,
  'auth.confirm': 422,
  'auth.confirm_session': 422,
  // A code was mailed; the caller repeats the request with it.
  'auth.code': 422,
  'auth.unconfirmed': 422,
  'auth.social': 422,
  // Told only after a right password, or another proof of the owner.
  'auth.disabled': 422,
  'auth.provider': 404,
  // Never 401: the browser would sign out.
  // The login goes on with a second factor; the answer has the challenge.
  'auth.second_factor': 422,
  'auth.challenge': 422,
  'auth.proof': 422,
  'auth.passkey_known': 409,
  'auth.passkey_place': 409,
  'auth.second_factor_last': 409,
  'auth.factor_none': 409,
  'auth.second_factor_missing': 403,
  'auth.step_up': 403,
  'session.not_found': 404,
  'account.exists': 409,
  'account.last_admin': 409,
  // They have an account, which is erased in place of the address.
  'person.has_account': 409,
  'application.decided': 409,
  'application.company_exists': 409,
  'agent.left': 409,
  'agent.has_account': 409,
  'agent.account_exists': 409,
  'agent.not_found': 404,
  'agent.limit': 409,
  'sms.limit': 429,
  'price_alert.not_found': 404,
  'price_alert.duplicate': 409,
  'price_alert.no_price': 422,
  'appointment.not_found': 404,
  'appointment.taken': 409,
  'appointment.over': 409,
  'appointment.conflict': 409,
  'appointment.outside_hours': 409,
  'appointment.proposed': 409,
  'appointment.confirmed': 409,
  // The operator has configured no mail server, so the mail would wait for ever.
  'expose.mail_away': 503,
  'inquiry.file_type': 422,
  'inquiry.files_too_large': 422,
  'inquiry.file_gone': 422,
  'idempotency.mismatch': 422,
  'idempotency.busy': 409,
  'permission.denied': 403,
  'rate.exceeded': 429,
  'import.unreadable': 422,
  'import.too_many_deletions': 409,
  'import.busy': 409,
  'import.not_found': 404,
  'import.not_reversible': 409,
  'import.sender_unknown': 422,
  'import.foreign_file': 422,
  'import.nothing_to_confirm': 409,
  'import.deletions_differ': 409,
  // The answer for an unknown source is the same.
  'feed.secret': 401,
  // A reader of the changes begins again.
  'changes.gone': 410,
  'feed.empty': 422,
  'feed.waiting': 409,
  'feed.not_found': 404,
  'admin.views_limit': 409,
  'feed.settled': 409,
  'source.no_address': 409,
  // The company has a source already.
  'source.elsewhere': 409,
  'source.taken': 409,
  'record.not_found': 404,
  // Another person has changed the record since it was read.
  'record.changed': 409,
  // Other homes are found than the caller was shown.
  'bulk.count': 409,
  'bulk.too_many': 422,
  'bulk.not_found': 404,
  'bulk.over': 409,
  'duplicates.unlike': 409,
  'notice.decided': 409,
  // The one who decided first may not decide the complaint, where there is another.
  'notice.other_admin': 409,
  'notice.link': 422,
  'notice.complained': 409,
  'notice.over': 409,
  // An agent would show a home that the portal withholds.
  'notice.restricted': 409,
  'message.waiting': 409,
  'message.erased': 409,
  'message.stopped': 409,
  'job.not_by_hand': 409,
  'job.settled': 409,
  // The edition is another one than was shown, or is sent already.
  'newsletter.issue': 409,
  internal: 500,
  'service.away': 503,
} as const

export type ErrorCode = keyof typeof ERRORS

/** The possible problems of a field; each is the message key `problem.<code>`. */
export const PROBLEM_CODES = [
  'word',
  'number',
  'whole',
  'day',
  'term',
  'too_small',
  'too_large',
  'list_length',
  'too_long',
  'range_order',
  'flag',
  'area',
  'area_points',
  'circle',
  'radius',
  'place',
  'place_near',
  'place_part',
  'bbox',
  'zoom',
  'type',
  'missing',
  'invalid',
  'email',
  'phone',
  'name_short',
  'password_missing',
  'password_short',
  'password_rule',
  'password_mismatch',
  'password_wrong',
  'password_common',
  'password_own',
  'terms',
  'privacy',
  'message_short',
  'good_faith',
  'own_address',
  'no_listing',
  'template_field',
  'target_price',
  'target_lower',
  'price_placeholder',
  'channel',
  'sms_code',
  'sms_number',
  'sms_expired',
  'taken',
  'picture_type',
  'picture_large',
  'picture_broken',
  'picture',
  'hours',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** The problem of a field; `params` fill the placeholders of the message. */
export interface Problem {
  field: string
  code: ProblemCode
  params?: Record<string, string | number>
}

/** A refusal that the caller can understand. Any other exception is a bug and answers 500. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly fields: readonly Problem[]
  /** Seconds until the request may be repeated, for rate.exceeded and service.away; else null. */
  readonly retryAfter: number | null

  /** Further fields of the answer. */
  readonly more: { challenge?: FactorChallenge }

  constructor(
    code: ErrorCode,
    fields: readonly Problem[] = [],
    retryAfter: number | null = null,
    more: { challenge?: FactorChallenge } = {},
  ) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.more = more
  }

  get status(): number {
    return ERRORS[this.code]
  }
}

/**
 * Recognises a DomainError by its shape: pages are bundled separately from the server, so one process contains two
 * copies of the class, and `instanceof` would fail.
 */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && 'code' in error && (error.code as string) in ERRORS
}
