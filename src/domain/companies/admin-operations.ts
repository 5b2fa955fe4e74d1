import { z } from 'zod'
import { listAnswer, listQuery } from '../admin/list.ts'
import { ADMINS, STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText, yesNo } from '../operations/shapes.ts'
import { companyRecordSchema, companyRowSchema } from './admin.ts'
import { hoursSchema } from './hours.ts'
import { companyChangeSchema, layeredField } from './profile.ts'

const params = z.object({ id: idText })
const answer = z.object({ data: companyRecordSchema })
const answers = 'The company'
const refusals = [404, 409]
const version = z.string().max(40)

export const listCompanies = operation({
  name: 'companies.list',
  method: 'GET',
  path: '/api/admin/companies',
  who: ADMINS,
  summary: 'The companies of the portal',
  query: listQuery({ sorts: ['firma', 'created_at'], filters: { checked: yesNo.optional() } }),
  answer: listAnswer(companyRowSchema),
  answers: 'A page of the list',
})

export const readRecord = operation({
  name: 'companies.record',
  method: 'GET',
  path: '/api/admin/companies/{id}',
  who: STAFF,
  summary: 'A company with its settings',
  params,
  answer,
  answers,
  refusals: [404],
})

export const changeCompany = operation({
  name: 'companies.change',
  method: 'PATCH',
  path: '/api/admin/companies/{id}',
  who: STAFF,
  summary: 'Change a company',
  description:
    'Fields that feeds bring too count by hand from now on, until they are given back. When an agent changes the name ' +
    'or the imprint of a checked company, it counts as unchecked again.',
  params,
  body: companyChangeSchema,
  answer,
  answers,
  refusals,
})

export const giveBack = operation({
  name: 'companies.give_back',
  method: 'DELETE',
  path: '/api/admin/companies/{id}/fields/{field}',
  who: STAFF,
  summary: 'Give a field back to the feed',
  params: params.extend({ field: layeredField }),
  query: z.object({ version: version.optional() }),
  answer,
  answers,
  refusals,
})

export const setHours = operation({
  name: 'companies.hours',
  method: 'PUT',
  path: '/api/admin/companies/{id}/hours',
  who: STAFF,
  summary: 'Set the hours for viewings',
  description: 'By weekday (1 is Monday) and for single days (2026-12-24), as minutes of the day. Null: the default.',
  params,
  body: z.strictObject({ version, hours: hoursSchema.nullable() }),
  answer,
  answers,
  refusals,
})

export const setLogo = operation({
  name: 'companies.set_logo',
  method: 'PUT',
  path: '/api/admin/companies/{id}/logo',
  who: STAFF,
  summary: 'Upload a logo',
  description: 'The body is the picture. It precedes the logo of the feed.',
  params,
  receives: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml', 'application/octet-stream'],
  answer,
  answers,
  refusals: [404, 413],
})

export const removeLogo = operation({
  name: 'companies.remove_logo',
  method: 'DELETE',
  path: '/api/admin/companies/{id}/logo',
  who: STAFF,
  summary: 'Return to the logo of the feed',
  params,
  answer,
  answers,
  refusals: [404],
})

export const setChecked = operation({
  name: 'companies.check',
  method: 'PUT',
  path: '/api/admin/companies/{id}/checked',
  who: ADMINS,
  summary: 'Say that the data of a company was checked, or that it was not',
  params,
  body: z.strictObject({ version, checked: z.boolean() }),
  answer,
  answers,
  refusals,
})
