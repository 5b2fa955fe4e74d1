import { z } from 'zod'
import { undoableOf, undoing } from '../admin/bulk.ts'
import { listAnswer } from '../admin/list.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import { memberBulkAnswer, memberBulkSchema, UNDOABLE } from './member-bulk.ts'
import {
  disableSchema,
  inviteSchema,
  memberAccessSchema,
  memberDetails,
  memberSchema,
  membersQuery,
} from './members.ts'
import { erasedPersonSchema, heldSchema, personSchema } from './people.ts'
import { ADMINS } from './permissions.ts'
import { userSchema } from './user.ts'

const DANGEROUS = { ...ADMINS, again: true } as const
const params = z.object({ id: idText })

export const listMembers = operation({
  name: 'users.list',
  method: 'GET',
  path: '/api/admin/users',
  who: ADMINS,
  summary: 'Find accounts by the beginnings of words of name and address',
  query: membersQuery,
  answer: listAnswer(memberSchema),
  answers: 'One page',
})

export const readMember = operation({
  name: 'users.read',
  method: 'GET',
  path: '/api/admin/users/{id}',
  who: ADMINS,
  summary: 'An account and where it is signed in',
  params,
  answer: z.object({ data: memberDetails }),
  answers: 'The account',
  refusals: [404],
})

export const inviteMember = operation({
  name: 'users.invite',
  method: 'POST',
  path: '/api/admin/users',
  who: DANGEROUS,
  summary: 'Open an account and mail the link that sets its password, valid for seven days',
  body: inviteSchema,
  answer: done.extend({ id: z.number().int() }),
  answers: 'The invitation is on its way',
  refusals: [409],
})

export const changeMemberAccess = operation({
  name: 'users.access',
  method: 'PATCH',
  path: '/api/admin/users/{id}/access',
  who: DANGEROUS,
  summary: 'Change role and company; signs the account out everywhere',
  description:
    'The last administrator stays one (`account.last_admin`); an account without a confirmed address gets no role (`auth.unconfirmed`).',
  params,
  body: memberAccessSchema,
  answer: done,
  answers: 'It is changed',
  refusals: [404, 409, 422],
})

export const disableMember = operation({
  name: 'users.disable',
  method: 'POST',
  path: '/api/admin/users/{id}/disable',
  who: DANGEROUS,
  summary: 'Disable an account: its sessions and push messages end, and it cannot sign in',
  params,
  body: disableSchema,
  answer: done,
  answers: 'It is disabled',
  refusals: [404, 409],
})

export const enableMember = operation({
  name: 'users.enable',
  method: 'POST',
  path: '/api/admin/users/{id}/enable',
  who: DANGEROUS,
  summary: 'Let a disabled account sign in again',
  params,
  answer: done,
  answers: 'It is enabled',
  refusals: [404],
})

export const endMemberSessions = operation({
  name: 'users.sessions.end',
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions',
  who: ADMINS,
  summary: 'Sign an account out everywhere',
  params,
  answer: done,
  answers: 'No session is left',
  refusals: [404],
})

export const renewMemberPassword = operation({
  name: 'users.password.renew',
  method: 'POST',
  path: '/api/admin/users/{id}/password',
  who: DANGEROUS,
  summary: 'End the password and all sessions, and mail a link for a new password',
  description: 'An invited account that has no password yet gets its invitation once more.',
  params,
  answer: done,
  answers: 'The link is on its way',
  refusals: [404, 422],
})

export const resetMemberFactor = operation({
  name: 'users.second-factor.reset',
  method: 'DELETE',
  path: '/api/admin/users/{id}/second-factor',
  who: DANGEROUS,
  summary: 'Remove all second factors of an account whose owner has lost them; signs it out everywhere',
  params,
  answer: done,
  answers: 'It has none; its owner is told by mail',
  refusals: [404],
})

export const exportMember = operation({
  name: 'users.export',
  method: 'POST',
  path: '/api/admin/users/{id}/export',
  who: DANGEROUS,
  summary: 'Everything that is kept of the account, for the person who asked for it (GDPR, Articles 15 and 20)',
  params,
  answer: z.looseObject({ exported_at: z.iso.datetime(), user: userSchema }),
  answers: 'By topic, as the person gets it in the dashboard',
  refusals: [404],
})

export const eraseMember = operation({
  name: 'users.erase',
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  who: DANGEROUS,
  summary: 'Erase the account and everything that hangs on it (GDPR, Article 17)',
  params,
  answer: done,
  answers: 'It is gone; a confirmed address gets a last mail',
  refusals: [404, 409],
})

export const bulkMembers = operation({
  name: 'users.bulk',
  method: 'POST',
  path: '/api/admin/users/bulk',
  who: DANGEROUS,
  summary: 'Act on many accounts',
  description:
    'First with dry_run, which answers what would change. The act itself carries the number of accounts that were ' +
    'found then, and is refused when another number is found. It leaves the account of the caller as it is.',
  body: memberBulkSchema,
  answer: z.object({ data: memberBulkAnswer }),
  answers: 'What changed, or would change',
  refusals: [404, 409, 422],
})

export const undoableMembers = operation({
  name: 'users.undoable',
  method: 'GET',
  path: '/api/admin/users/bulk/undoable',
  who: ADMINS,
  summary: "The caller's acts on many accounts that can still be undone",
  answer: undoableOf(UNDOABLE),
  answers: 'The newest first',
})

export const undoBulkMembers = operation({
  name: 'users.undo',
  method: 'POST',
  path: '/api/admin/users/bulk/{bulk}/undo',
  who: DANGEROUS,
  summary: 'Undo the disabling or enabling of many accounts, within 24 hours',
  description:
    'Accounts that were disabled or enabled since stay as they are, and are counted. After a failure midway it can be repeated for the others.',
  ...undoing,
})

export const exportPerson = operation({
  name: 'people.export',
  method: 'POST',
  path: '/api/admin/people/export',
  who: DANGEROUS,
  summary: 'Everything that is kept of a person without an account, by their address (GDPR, Articles 15 and 20)',
  description: 'An address with an account answers the number of the account: `POST /api/admin/users/{id}/export`.',
  body: personSchema,
  answer: z.object({ data: heldSchema }),
  answers: 'By topic, as far as there is anything',
})

export const erasePerson = operation({
  name: 'people.erase',
  method: 'POST',
  path: '/api/admin/people/erase',
  who: DANGEROUS,
  summary: 'Erase everything that is kept of a person without an account, by their address (GDPR, Article 17)',
  description:
    'Viewings to come are cancelled. Reports of listings stay without name and address, and so do listings of a ' +
    'company that named the person. The accepted application of a company stays until its time.',
  body: erasedPersonSchema,
  answer: done,
  answers: 'Nothing of the address is left, apart from persons who were not named',
  refusals: [409],
})
