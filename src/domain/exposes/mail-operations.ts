import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import { addressSchema } from './mail.ts'
import { collectionOptionsSchema, exposeOptionsSchema, projectExposeOptionsSchema } from './options.ts'

const who = EVERYBODY
const params = z.object({ id: idText })
const description = 'Attached up to 10 MB, else as a link. The answer says which.'
const answers = 'Written into the outbox'
/** Strangers must not fill mailboxes; each address has a limit of its own besides (src/server/exposes/mail.ts). */
const limit = { name: 'exposes.mail', max: 10, seconds: 3600 } as const
const bytes = 4 * 1024

export const mailProperty = operation({
  name: 'exposes.mail_property',
  method: 'POST',
  path: '/api/properties/{id}/expose/mail',
  who,
  summary: 'Mail the expose of a home to an address',
  description,
  params,
  query: exposeOptionsSchema,
  body: addressSchema,
  answer: done,
  answers,
  refusals: [404, 410, 503],
  limit,
  bytes,
})

export const mailProject = operation({
  name: 'exposes.mail_project',
  method: 'POST',
  path: '/api/projects/{id}/expose/mail',
  who,
  summary: 'Mail the brochure of a project to an address',
  description,
  params,
  query: projectExposeOptionsSchema,
  body: addressSchema,
  answer: done,
  answers,
  refusals: [404, 503],
  limit,
  bytes,
})

export const mailCollection = operation({
  name: 'exposes.mail_collection',
  method: 'POST',
  path: '/api/exposes/mail',
  who,
  summary: 'Mail one document with several homes to an address',
  description,
  query: collectionOptionsSchema,
  body: addressSchema,
  answer: done,
  answers,
  refusals: [410, 503],
  limit,
  bytes,
})
