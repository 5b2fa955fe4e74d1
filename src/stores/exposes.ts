import { type Choices, choiceParams, FIRST_CHOICES, readChoices } from '../domain/exposes/choices.ts'
import type { Address } from '../domain/exposes/mail.ts'
import type { ExposePages } from '../domain/exposes/pages.ts'
import type { Subject } from '../domain/exposes/subject.ts'
import { call } from './api.ts'
import { persisted } from './persist.ts'
import { readText } from './storage.ts'

/**
 * The last choices of this browser, as the parameters of an address. Language and currency are those of the site when
 * the page opens.
 */
const $choices = persisted<string>(
  'klinke_expose',
  '',
  (text) => text,
  (text) => text || undefined,
)

/** The choices that this browser remembers; a value that no longer exists is the one of `first`. */
export function rememberedChoices(first: Choices = FIRST_CHOICES): Choices {
  const known = new URLSearchParams($choices.get())
  known.set('waehrung', readText('currency') ?? '')
  return readChoices(known, first)
}

export function rememberChoices(choices: Choices): void {
  const { template } = rememberedChoices()
  // The sheet for the shop window is for one home, not a habit.
  const kept = choices.template === 'aushang' ? template : choices.template
  const params = choiceParams('home', { ...choices, template: kept, language: null })
  params.delete('waehrung')
  $choices.set(params.toString())
}

/**
 * The pages of an expose as pictures. @param options those of choiceParams, with the language
 * @throws ApiError; AbortError when `signal` aborts
 */
export async function readPages(
  subject: Subject,
  options: URLSearchParams,
  signal?: AbortSignal,
): Promise<ExposePages> {
  const query = new URLSearchParams(options)
  const given = signal && { signal }
  if (subject.kind === 'homes') {
    query.set('ids', subject.ids.join(','))
    return (await call('GET /api/exposes/pages', { query, ...given })).data
  }
  const params = { id: subject.id }
  return subject.kind === 'home'
    ? (await call('GET /api/properties/{id}/expose/pages', { params, query, ...given })).data
    : (await call('GET /api/projects/{id}/expose/pages', { params, query, ...given })).data
}

/** Mails an expose. @returns the server's sentence @throws ApiError */
export async function mailExpose(
  subject: Subject,
  options: URLSearchParams,
  address: Address,
  idempotencyKey: string,
): Promise<string> {
  const query = new URLSearchParams(options)
  const given = { query, body: address, idempotencyKey }
  if (subject.kind === 'homes') {
    query.set('ids', subject.ids.join(','))
    return (await call('POST /api/exposes/mail', given)).message
  }
  const params = { id: subject.id }
  return subject.kind === 'home'
    ? (await call('POST /api/properties/{id}/expose/mail', { params, ...given })).message
    : (await call('POST /api/projects/{id}/expose/mail', { params, ...given })).message
}
