import type { Language } from '../../i18n/languages.ts'
import { call, langOf } from '../api.ts'
import { readAgents, readCompanies, readCompany } from './agencies.ts'
import { readSources } from './feeds.ts'

export interface LookupOption {
  value: string
  label: string
  /** What tells records of the same name apart. */
  detail?: string | undefined
}

/** Records that a field chooses from. There may be thousands, so the server finds them by what is typed. */
export interface Lookup {
  /** The first records that match; those of an empty text come first in the list. */
  find: (text: string, signal: AbortSignal) => Promise<LookupOption[]>
  /** The name of a record that is chosen already. */
  name: (value: string, signal: AbortSignal) => Promise<string>
}

const queryOf = (q: string, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ ...(q && { q }), ...more, pro_seite: '25' })

export const companyLookup: Lookup = {
  async find(text, signal) {
    const { data } = await readCompanies(queryOf(text), signal)
    return data.map(({ id, firma, ort }) => ({ value: String(id), label: firma, detail: ort ?? undefined }))
  },
  name: async (value, signal) => (await readCompany(Number(value), signal)).firma,
}

export const sourceLookup: Lookup = {
  async find(text, signal) {
    const { data } = await readSources(queryOf(text), signal)
    return data.map(({ id, key, companies }) => ({
      value: String(id),
      label: key,
      detail: companies.map(({ firma }) => firma).join(', '),
    }))
  },
  name: async (value, signal) =>
    (await call('GET /api/admin/sources/{id}', { params: { id: Number(value) }, signal })).data.key,
}

/**
 * People of a company, or of all companies that the caller may see.
 * @param only `company`: its id; `present`: without those that left
 */
export function personLookup({ company, present = false }: { company?: number; present?: boolean } = {}): Lookup {
  const more = { ...(company !== undefined && { company: String(company) }), ...(present && { state: 'present' }) }
  return {
    async find(text, signal) {
      const { data } = await readAgents(queryOf(text, more), signal)
      return data.map(({ id, name, company: { firma } }) => ({
        value: String(id),
        label: name || `#${id}`,
        detail: company === undefined ? firma : undefined,
      }))
    },
    async name(value, signal) {
      const { data } = await call('GET /api/admin/agents/{id}', { params: { id: Number(value) }, signal })
      return [data.titel, data.vorname, data.name].filter(Boolean).join(' ')
    },
  }
}

/** Places of the search's filters, by their slugs. Postcodes and countries have filters of their own. */
export function placeLookup(language: Language): Lookup {
  const find = async (q: string, signal: AbortSignal) => {
    const { data } = await call('GET /api/places', { query: { q, limit: '20', ...langOf(language) }, signal })
    return data.filter(({ art }) => art !== 'plz' && art !== 'land')
  }
  // A link may name several; no call names a place by its slug, which is its name in most cases.
  const nameOf = async (slug: string, signal: AbortSignal) =>
    (await find(slug.replaceAll('-', ' '), signal)).find((place) => place.slug === slug)?.name ?? slug
  return {
    find: async (text, signal) =>
      (await find(text, signal)).map(({ slug, name, in: where }) => ({ value: slug, label: name, detail: where })),
    name: async (value, signal) => (await Promise.all(value.split(',').map((slug) => nameOf(slug, signal)))).join(', '),
  }
}

export const projectLookup: Lookup = {
  async find(text, signal) {
    const { data } = await call('GET /api/admin/projects', { query: queryOf(text), signal })
    return data.map(({ id, titel, company: { firma } }) => ({ value: String(id), label: titel, detail: firma }))
  },
  name: async (value, signal) =>
    (await call('GET /api/admin/projects/{id}', { params: { id: Number(value) }, signal })).data.titel,
}

/** Who may own inquiries. */
export const colleagueLookup: Lookup = {
  async find(text, signal) {
    const { data } = await call('GET /api/admin/inquiries/colleagues', { query: text ? { q: text } : {}, signal })
    return data.map(({ id, name, firma }) => ({
      value: String(id),
      label: name || `#${id}`,
      detail: firma ?? undefined,
    }))
  },
  async name(value, signal) {
    const { data } = await call('GET /api/admin/inquiries/colleagues', { query: { id: value }, signal })
    return data[0]?.name || `#${value}`
  },
}

/** Homes. @param but one that is not offered */
export const homeLookup = (but?: number): Lookup => ({
  async find(text, signal) {
    const { data } = await call('GET /api/admin/properties', { query: queryOf(text), signal })
    return data
      .filter(({ id }) => id !== but)
      .map(({ id, titel, objektnr, company: { firma } }) => ({
        value: String(id),
        label: titel,
        detail: `${objektnr} · ${firma}`,
      }))
  },
  name: async (value, signal) =>
    (await call('GET /api/admin/properties/{id}', { params: { id: Number(value) }, signal })).data.titel,
})

/** The same with a first choice for records that belong to none. */
export const orNone = (lookup: Lookup, none: LookupOption): Lookup => ({
  async find(text, signal) {
    const found = await lookup.find(text, signal)
    return none.label.toLocaleLowerCase().includes(text.toLocaleLowerCase()) ? [none, ...found] : found
  },
  name: async (value, signal) => (value === none.value ? none.label : lookup.name(value, signal)),
})
