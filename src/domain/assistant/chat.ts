import { z } from 'zod'
import { propertyCardSchema } from '../properties/card.ts'
import { QUERY_MAX } from '../understanding/query.ts'
import { FORMS } from './acts.ts'
import { ANSWER_MAX, MESSAGES_MAX, SHOWN_MAX } from './limits.ts'

const id = z.number().int().positive()
/** The query string of a list: `ort=graz&zimmer_von=3`. */
const criteria = z.string().max(QUERY_MAX)

/** The page that the visitor is on. */
export const chatContextSchema = z.object({
  path: z.string().max(500).optional(),
  property_id: id.optional().describe('The home of a detail page'),
  project_id: id.optional(),
  criteria: criteria.optional().describe('The search of a list or a map, empty where nothing is set'),
})
export type ChatContext = z.infer<typeof chatContextSchema>

const on = chatContextSchema
  .omit({ path: true })
  .describe('Where the visitor was: the page, and the search of the last list or map')

/**
 * A message of the conversation. The browser keeps the conversation and sends it whole; a message of the assistant carries
 * back the state that came with it, so that any process can go on.
 */
export const chatMessageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: z.string().trim().min(1).max(QUERY_MAX) }),
  z.object({
    role: z.literal('assistant'),
    content: z.string().max(ANSWER_MAX),
    shown: z.array(id).max(SHOWN_MAX).optional().describe('Ids of the homes that it showed, in their order'),
    criteria: criteria.optional().describe('The search after it'),
    home: id.optional().describe('The home that it spoke of'),
    page: z.number().int().min(1).max(100).optional().describe('Which page of the search it showed'),
    asked: z.string().max(40).optional().describe('What it asked the visitor'),
    on: on.optional(),
  }),
])
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** A conversation whose last message is the visitor's, to be answered in `language`. */
export const chatRequestSchema = z.object({
  messages: z
    .array(chatMessageSchema)
    .min(1)
    .max(MESSAGES_MAX)
    .refine((messages) => messages.at(-1)?.role === 'user', 'the last message must be of the user'),
  language: z.string().max(5).optional().describe('Code of an interface language; German without it'),
  context: chatContextSchema.optional(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

export const chipSchema = z.object({ id: z.string(), label: z.string() })
export const sourceSchema = z.object({
  title: z.string(),
  url: z.string().describe('From the root of the site'),
  passage: z.string().optional(),
})

/**
 * One event of an answer, in its order. `text` comes in pieces that are joined; `done` or `error` is the last one, and
 * carries the state that the next request sends back.
 */
export const chatEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('cards'), ids: z.array(id), homes: z.array(propertyCardSchema) }),
  z.object({
    type: z.literal('criteria'),
    url: z.string().describe('The list, from the root of the site'),
    total: z.number().int(),
    chips: z.array(chipSchema),
  }),
  z.object({
    type: z.literal('form'),
    name: z.enum(FORMS),
    label: z.string().describe('For the button'),
    url: z.string().describe('The page of the form with these values: formAddress of form-address.ts'),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  z.object({ type: z.literal('sources'), sources: z.array(sourceSchema) }),
  z.object({ type: z.literal('links'), links: z.array(z.object({ label: z.string(), url: z.string() })) }),
  z.object({ type: z.literal('suggestions'), suggestions: z.array(z.string()).describe('Messages to tap') }),
  z.object({
    type: z.literal('done'),
    engine: z.enum(['rules', 'model']),
    shown: z.array(id).max(SHOWN_MAX).optional(),
    criteria: criteria.optional(),
    home: id.optional(),
    page: z.number().int().optional(),
    asked: z.string().optional(),
    on: on.optional(),
  }),
  z.object({ type: z.literal('error'), message: z.string().describe('For people') }),
])
export type ChatEvent = z.infer<typeof chatEventSchema>
