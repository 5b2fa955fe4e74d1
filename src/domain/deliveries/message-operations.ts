import { z } from 'zod'
import { listAnswer } from '../admin/list.ts'
import { ADMINS } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import {
  mailboxSchema,
  messageBulkAnswer,
  messageBulkSchema,
  messageContent,
  messageDetails,
  messageSchema,
  messagesQuery,
  stopSchema,
  stopsQuery,
} from './messages.ts'

const DANGEROUS = { ...ADMINS, again: true } as const
const params = z.object({ id: idText })

export const listMessages = operation({
  name: 'messages.list',
  method: 'GET',
  path: '/api/admin/messages',
  who: ADMINS,
  summary: 'Mails, SMS and messages to browsers, by recipient, kind, state, topic and day',
  query: messagesQuery,
  answer: listAnswer(messageSchema),
  answers: 'One page, without texts',
})

export const readMessage = operation({
  name: 'messages.show',
  method: 'GET',
  path: '/api/admin/messages/{id}',
  who: ADMINS,
  summary: 'A message with its attempts and the reports about it, without its text',
  params,
  answer: z.object({ data: messageDetails }),
  answers: 'The message',
  refusals: [404],
})

export const readMessageContent = operation({
  name: 'messages.read',
  method: 'POST',
  path: '/api/admin/messages/{id}/content',
  who: ADMINS,
  summary: 'Read what the recipient saw, without tokens and codes; an entry of the audit',
  params,
  answer: z.object({ data: messageContent }),
  answers: 'The text',
  refusals: [404, 409],
})

export const sendMessage = operation({
  name: 'messages.send',
  method: 'POST',
  path: '/api/admin/messages/{id}/send',
  who: ADMINS,
  summary: 'Send a message again, also one that was sent',
  description: 'Refused while it waits, after its text is erased, and while its address gets no more mail.',
  params,
  answer: done,
  answers: 'It is queued',
  refusals: [404, 409],
})

export const bulkMessages = operation({
  name: 'messages.bulk',
  method: 'POST',
  path: '/api/admin/messages/bulk',
  who: DANGEROUS,
  summary: 'Send many failed, stopped or held messages again',
  description:
    'First with dry_run, which answers what would be sent. The act itself carries the number of messages that were ' +
    'found then, and is refused when another number is found. Messages that were sent, or wait, stay as they are.',
  body: messageBulkSchema,
  answer: z.object({ data: messageBulkAnswer }),
  answers: 'What is queued, or would be',
  refusals: [404, 409, 422],
})

export const listStops = operation({
  name: 'addresses.list',
  method: 'GET',
  path: '/api/admin/stopped-addresses',
  who: ADMINS,
  summary: 'Addresses that get no more mail, since mails came back or their owner complained',
  query: stopsQuery,
  answer: listAnswer(stopSchema),
  answers: 'One page',
})

export const findStop = operation({
  name: 'addresses.find',
  method: 'GET',
  path: '/api/admin/users/{id}/stopped-address',
  who: ADMINS,
  summary: 'Why the address of an account gets no more mail',
  params,
  answer: z.object({ data: stopSchema.nullable() }),
  answers: 'Null: it gets mail',
  refusals: [404],
})

export const liftStop = operation({
  name: 'addresses.lift',
  method: 'DELETE',
  path: '/api/admin/stopped-addresses/{id}',
  who: ADMINS,
  summary: 'Let an address get mail again',
  params,
  answer: done,
  answers: 'It gets mail again',
  refusals: [404],
})

export const readMailbox = operation({
  name: 'addresses.mailbox',
  method: 'GET',
  path: '/api/admin/report-mailbox',
  who: ADMINS,
  summary: 'The mailbox that receives reports of failed mails and complaints: when it was read, and what stays in it',
  answer: z.object({ data: mailboxSchema }),
  answers: 'Its state',
})
