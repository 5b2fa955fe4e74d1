import { z } from 'zod'
import { pictureSchema } from '../properties/card.ts'
import { PER_PAGE, type SearchQuery } from '../search/criteria.ts'
import { IMPRINT_FIELDS, type ImprintField } from './profile.ts'

/** A company as its own page shows it. */
export const companyDetailSchema = z.object({
  id: z.number().int(),
  slug: z.string().describe('The last part of its address: /anbieter/{id}/{slug}'),
  firma: z.string(),
  line: z.string().nullable().describe('A line of its own'),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  ort: z.string().nullable(),
  telefon: z.string().nullable(),
  website: z.string().nullable(),
  about: z.string().nullable().describe('A text of its own'),
  checked_at: z.iso.datetime().nullable().describe('When Klinke compared its data with the public registers'),
  imprint: z
    .array(z.object({ field: z.enum(IMPRINT_FIELDS as [ImprintField, ...ImprintField[]]), value: z.string() }))
    .describe('What it says about itself (§ 5 ECG)'),
  logo: pictureSchema.nullable(),
  agents: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        position: z.string().nullable(),
        telefon: z.string().nullable(),
        mobil: z.string().nullable(),
        languages: z.array(z.string()).describe('ISO 639-1'),
        foto: pictureSchema.nullable(),
      }),
    )
    .describe('The contacts of its published homes, those of most homes first'),
})
export type CompanyDetail = z.infer<typeof companyDetailSchema>

/** The German path of a company's page. */
export const companyPath = ({ id, slug }: Pick<CompanyDetail, 'id' | 'slug'>, seite = 1): string =>
  `/anbieter/${id}/${slug}${seite > 1 ? `?seite=${seite}` : ''}`

/** The id of the company whose page has the same homes in the same order as a search; null for other searches. */
export function companyOfSearch({ filter, sort, pro_seite }: SearchQuery): number | null {
  const { anbieter, ...others } = filter
  const [id] = anbieter ?? []
  if (id === undefined || anbieter?.length !== 1 || sort !== 'neueste' || pro_seite !== PER_PAGE) return null
  return Object.values(others).some((value) => value !== undefined) ? null : id
}
