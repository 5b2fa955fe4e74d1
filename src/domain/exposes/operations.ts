import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { collectionOptionsSchema, exposeOptionsSchema, projectExposeOptionsSchema } from './options.ts'
import { exposePagesSchema } from './pages.ts'

const params = z.object({ id: idText })
const who = EVERYBODY
/** A browser asks again whether it changed, and gets 304 when it did not. */
const cache = 'private, no-cache'
const PDF = 'application/pdf'
const limit = { name: 'exposes', max: 60, seconds: 600 } as const
/** The preview asks again with every option that changes. */
const previews = { name: 'exposes.pages', max: 240, seconds: 600 } as const
const answers = 'The PDF, with its name'
const pages = z.object({ data: exposePagesSchema })

export const property = operation({
  name: 'exposes.property',
  method: 'GET',
  path: '/api/properties/{id}/expose.pdf',
  who,
  summary: 'The expose of a home: a PDF in one of 15 languages, accessible as PDF/UA-1',
  params,
  query: exposeOptionsSchema,
  answer: null,
  sends: PDF,
  answers,
  refusals: [404, 410, 503],
  limit,
  cache,
})

export const propertyPages = operation({
  name: 'exposes.property_pages',
  method: 'GET',
  path: '/api/properties/{id}/expose/pages',
  who,
  summary: 'The pages of the same expose as pictures, and its size',
  params,
  query: exposeOptionsSchema,
  answer: pages,
  answers: 'The pages in their order, when the first two are drawn; the address of another one waits for it',
  refusals: [404, 410, 503],
  limit: previews,
})

export const project = operation({
  name: 'exposes.project',
  method: 'GET',
  path: '/api/projects/{id}/expose.pdf',
  who,
  summary: 'The brochure of a project with its units',
  params,
  query: projectExposeOptionsSchema,
  answer: null,
  sends: PDF,
  answers,
  refusals: [404, 503],
  limit,
  cache,
})

export const projectPages = operation({
  name: 'exposes.project_pages',
  method: 'GET',
  path: '/api/projects/{id}/expose/pages',
  who,
  summary: 'The pages of the same brochure as pictures, and its size',
  params,
  query: projectExposeOptionsSchema,
  answer: pages,
  answers: 'The pages in their order, when the first two are drawn; the address of another one waits for it',
  refusals: [404, 503],
  limit: previews,
})

export const collection = operation({
  name: 'exposes.collection',
  method: 'GET',
  path: '/api/exposes.pdf',
  who,
  summary: 'Several homes as one document: a table, then a page of each',
  query: collectionOptionsSchema,
  answer: null,
  sends: PDF,
  answers,
  refusals: [410, 503],
  limit,
  cache,
})

export const collectionPages = operation({
  name: 'exposes.collection_pages',
  method: 'GET',
  path: '/api/exposes/pages',
  who,
  summary: 'The pages of the same document as pictures, and its size',
  query: collectionOptionsSchema,
  answer: pages,
  answers: 'The pages in their order, when the first two are drawn; the address of another one waits for it',
  refusals: [410, 503],
  limit: previews,
})
