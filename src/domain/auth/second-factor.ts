import { z } from 'zod'
import { line } from '../text.ts'

/** The ways to prove that one is the owner of an account, besides its password. */
export const FACTOR_METHODS = ['passkey', 'totp', 'recovery_code'] as const
export type FactorMethod = (typeof FACTOR_METHODS)[number]

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
const token = z.string().regex(/^[\w-]{43}$/)
/** A credential is at most 1,023 bytes (WebAuthn, section 6.5.1), in base64url. */
const credentialId = bytes(1364)

/** Six digits, as people copy them. */
const totpCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'sms_code'))

/** Sixteen letters and digits; hyphens, spaces and capitals do not matter, O and 0 are the same, I, L and 1 too. */
const recoveryCode = z
  .string()
  .max(60)
  .transform((text) =>
    text
      .toUpperCase()
      .replace(/[\s\p{Pd}]/gu, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
  )
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'sms_code'))

/** Answer of a passkey to a challenge, as browsers write it (`PublicKeyCredential.toJSON`). */
const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: bytes(128).optional(),
  }),
})
export type Assertion = z.infer<typeof assertion>

/** A new passkey, as browsers write it. */
const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(32_768),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type Attestation = z.infer<typeof attestation>

const exactlyOne = { error: 'missing', path: ['code'] }
const proof = { code: totpCode.optional(), recovery_code: recoveryCode.optional(), passkey: assertion.optional() }
const isOne = (given: { code?: unknown; recovery_code?: unknown; passkey?: unknown }) =>
  [given.code, given.recovery_code, given.passkey].filter((one) => one !== undefined).length === 1

/** One proof: a code of the app, a recovery code, or a passkey. */
export type FactorProof = {
  code?: string | undefined
  recovery_code?: string | undefined
  passkey?: Assertion | undefined
}

export const factorProofSchema = z.object(proof).refine(isOne, exactlyOne)
/** `challenge`: the token of the login's answer. */
export const secondFactorSchema = z.object({ challenge: token, ...proof }).refine(isOne, exactlyOne)
/** `challenge`: needed for a passkey only. */
export const stepUpSchema = z.object({ challenge: token.optional(), ...proof }).refine(isOne, exactlyOne)
export type StepUp = z.infer<typeof stepUpSchema>

/** The proof for a first factor: the password or, for an account without one, a code that was mailed. */
export const beginFactorSchema = z.object({
  password: z.string().min(1, 'password_missing').max(200).optional(),
  code: z
    .string()
    .max(20)
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{8}$/, 'sms_code'))
    .optional(),
})
export const totpCodeSchema = z.object({ code: totpCode })
export const addTotpSchema = z.object({ challenge: token, code: totpCode })
const passkeyName = line(60).min(1, 'missing')
export const addPasskeySchema = z.object({ challenge: token, name: passkeyName, passkey: attestation })
/** The form for a new passkey. */
export const newPasskeySchema = beginFactorSchema.extend({ name: passkeyName })

/** Options for the browser's WebAuthn calls, as `parseRequestOptionsFromJSON` reads them. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
  allowCredentials: z
    .array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }))
    .optional(),
})
export type PasskeyRequest = z.infer<typeof requestOptions>
const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number().optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  excludeCredentials: z
    .array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }))
    .optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
    })
    .optional(),
})
export type PasskeyCreation = z.infer<typeof creationOptions>

/** What a second factor is asked with: at a login, or before a dangerous act. */
export const factorChallenge = z.object({
  token: z.string(),
  methods: z.array(z.enum(FACTOR_METHODS)).describe('What this account can answer with'),
  passkey: requestOptions.nullable().describe('For navigator.credentials.get'),
  expires_at: z.iso.datetime(),
})
export type FactorChallenge = z.infer<typeof factorChallenge>

export const totpSetup = z.object({
  challenge: z.string(),
  secret: z.string().describe('Base32, for typing'),
  uri: z.string().describe('otpauth://, for a QR code'),
})
export const passkeySetup = z.object({
  challenge: z.string(),
  options: creationOptions.describe('For navigator.credentials.create'),
})

const passkeyInfo = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})

/** The second factors of an account, without secrets. */
export const factorState = z.object({
  required: z.boolean().describe('Agents and admins need one'),
  passkeys: z.array(passkeyInfo),
  passkeys_possible: z.boolean().describe('False when the portal has no name but an IP address'),
  totp: z.object({ created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() }).nullable(),
  recovery_codes: z.number().int().describe('How many are left'),
  proven: z.boolean().describe('Whether this session has proven a factor a moment ago'),
})
export type FactorState = z.infer<typeof factorState>

/** `recovery_codes`: new ones, told only here. */
export const factorAdded = z.object({
  factors: factorState,
  recovery_codes: z.array(z.string()).nullable().describe('Made with the first factor, shown once'),
})
