import { z } from 'zod'
import { email, line, phone } from '../text.ts'

/**
 * Input of the account forms (specification, section 5). Browser and server use the same schemas; `problemsOf` turns
 * the issues into messages.
 */
const PASSWORD_MAX = 128
/** The form that argon2 receives: the same characters for every keyboard. A character is one code point. */
const composed = z.string().normalize('NFKC')
const newPassword = composed
  .min(1, 'password_missing')
  .refine((text) => [...text].length >= 8, 'password_rule')
  .refine((text) => text.isWellFormed(), 'invalid')
  .max(PASSWORD_MAX)
  .regex(/\p{Lu}/u, 'password_rule')
  .regex(/\p{Ll}/u, 'password_rule')
  .regex(/\p{Nd}/u, 'password_rule')
const repeated = composed.max(PASSWORD_MAX)
/** A password that is only compared: later rules must not lock out existing accounts. */
const password = z.string().min(1, 'password_missing').max(200)
const name = line(120).min(2, 'name_short')

const same = (form: { password: string; password_confirmation: string }) => form.password === form.password_confirmation
/** Reported together with the other problems, not after them. */
const mismatch = {
  error: 'password_mismatch',
  path: ['password_confirmation'],
  when: ({ value }: { value: unknown }) => {
    const form = value as Record<string, unknown> | null
    return typeof form?.password === 'string' && typeof form.password_confirmation === 'string'
  },
}

export const registerSchema = z
  .object({
    name,
    email,
    password: newPassword,
    password_confirmation: repeated,
    phone: phone.optional(),
    terms: z.literal(true, 'terms'),
  })
  .refine(same, mismatch)
export type Register = z.infer<typeof registerSchema>

export const loginSchema = z.object({ email, password: password.min(6, 'password_short') })
export type Login = z.infer<typeof loginSchema>

export const forgotSchema = z.object({ email })
export type Forgot = z.infer<typeof forgotSchema>

/** `token` comes from a mailed link: `?token=` of /konto/... pages. */
export const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** `password`: the password of the account, when the visitor is not signed in there. */
export const confirmSchema = tokenSchema.extend({ password: password.optional() })
export type Confirm = z.infer<typeof confirmSchema>

export const resetSchema = tokenSchema
  .extend({ password: newPassword, password_confirmation: repeated })
  .refine(same, mismatch)
export type Reset = z.infer<typeof resetSchema>

/** The code of a mail, as people copy it. */
const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{8}$/, 'sms_code'))

/**
 * An account with only a social login has no current password. It is left out then, and a mailed code comes with a
 * second call.
 */
export const changePasswordSchema = z
  .object({
    current_password: password.optional(),
    code: code.optional(),
    password: newPassword,
    password_confirmation: repeated,
  })
  .refine(same, mismatch)
export type ChangePassword = z.infer<typeof changePasswordSchema>

export const changeEmailSchema = z.object({ email, password: password.optional(), code: code.optional() })
export type ChangeEmail = z.infer<typeof changeEmailSchema>

export const deleteAccountSchema = z.object({
  password: password.optional(),
  code: code.optional(),
  /** The consumer withdraws from the contract (Directive 2011/83/EU, Article 11a): the mail acknowledges it with its time. */
  withdraw: z.boolean().optional(),
})
export type DeleteAccount = z.infer<typeof deleteAccountSchema>

/** The optional messages of an account; messages about its own actions always go out. */
export const notificationsSchema = z.object({
  price_alerts_email: z.boolean(),
  price_alerts_push: z.boolean(),
  search_agents_email: z.boolean(),
  appointments_email: z.boolean(),
  figures_email: z.boolean().describe('The monthly figures of the own company; only agents get them'),
})
export type Notifications = z.infer<typeof notificationsSchema>
export const NOTIFICATIONS: Notifications = {
  price_alerts_email: true,
  price_alerts_push: true,
  search_agents_email: true,
  appointments_email: true,
  figures_email: true,
}

/** Omitted fields stay unchanged; an empty `phone` removes it. */
export const profileSchema = z.object({
  name: name.optional(),
  phone: phone.optional(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional()
    .describe('Code of an interface language; mails are written in it'),
  notifications: notificationsSchema.partial().optional(),
})
export type Profile = z.infer<typeof profileSchema>
