/*
 * The words of notices without their schemas, for the browser: an import of a schema would load the schema library.
 */

/** What a notice is about. `gone` and `wrong_data` are mistakes rather than offences. */
export const NOTICE_KINDS = ['fraud', 'wrong_data', 'gone', 'discrimination', 'rights', 'children', 'other'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** @property changed the company has corrected the listing @property ended it never comes back */
export const NOTICE_DECISIONS = ['unfounded', 'changed', 'withheld', 'ended'] as const
export type NoticeDecision = (typeof NOTICE_DECISIONS)[number]

export const NOTICE_STATES = ['open', 'decided', 'complaint'] as const
/** form: a person sent it. flag: a rule noticed the listing. own: an administrator acted without either. */
export const NOTICE_ORIGINS = ['form', 'flag', 'own'] as const

/** The rules that notice a listing; an administrator decides. */
export const FLAG_RULES = ['price', 'pictures', 'advance', 'contact'] as const
export type FlagRule = (typeof FLAG_RULES)[number]
