import { account } from '../../../i18n/account/browser.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { members } from '../../../i18n/members/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import type { Member } from '../../../stores/admin/members.ts'

export type MemberWords = Translate<'members' | 'account' | 'admin' | 'shared'>

/** The words of the screens of accounts and of the audit. */
export const memberWords = (language: Language): MemberWords => translatorOf(language, members, account, admin, shared)

export const roleName = (role: Member['role'], t: Translate<'members' | 'admin'>): string =>
  role === 'user' ? t('members.role.user') : t(`admin.role.${role}`)

export type State = 'active' | 'unconfirmed' | 'disabled'
export const stateOf = ({ disabled_at, email_confirmed }: Member): State =>
  disabled_at ? 'disabled' : email_confirmed ? 'active' : 'unconfirmed'
export const TONES = { active: 'good', unconfirmed: 'attention', disabled: 'bad' } as const
