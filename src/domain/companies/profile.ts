import { z } from 'zod'
import { readTelephone, readWebAddress } from '../contact.ts'
import { line, optionalEmail, prose } from '../text.ts'

/** An empty text is no value. */
const words = (max: number) => line(max).transform((text) => text || null)
const telephone = line(60).transform((text, { addIssue }) => {
  if (!text) return null
  const read = readTelephone(text)
  if (read === null) addIssue('phone')
  return read
})
const website = line(300).transform((text, { addIssue }) => {
  if (!text) return null
  const read = readWebAddress(text)
  if (read === null) addIssue('invalid')
  return read
})

/** How a company presents itself: fields that its feed brings too, by their columns. */
export const profileShape = {
  firma: line(200).min(2, 'name_short'),
  strasse: words(200),
  plz: words(20),
  ort: words(100),
  telefon: telephone,
  email: optionalEmail,
  website,
}

/** What the imprint of a company has to say (§ 5 ECG), by the words of OpenImmo where it has one. */
export const imprintShape = {
  vertretungsberechtigter: words(200),
  handelsregister_nr: words(60),
  handelsregister: words(200),
  umsst_id: words(40),
  gisa: words(40),
  gewerbewortlaut: words(300),
  berufsaufsichtsbehoerde: words(200),
}
export type ImprintField = keyof typeof imprintShape
export const IMPRINT_FIELDS = Object.keys(imprintShape) as ImprintField[]

/** The name of a part of the imprint in `company.impressum`, as feeds write it. */
export const imprintKey = (field: ImprintField): string => (field === 'umsst_id' ? 'umsst-id' : field)

/** Precedes the parts of the imprint in the layer of hands. */
export const IMPRINT = 'impressum.'

const layeredShape = { ...profileShape, ...imprintShape }
export type LayeredField = keyof typeof layeredShape
export const LAYERED_FIELDS = Object.keys(layeredShape) as LayeredField[]
export const layeredField = z.enum(LAYERED_FIELDS as [LayeredField, ...LayeredField[]])

/** The name of a field in the layer of hands. */
export const layerName = (field: LayeredField): string =>
  field in imprintShape ? IMPRINT + imprintKey(field as ImprintField) : field

/** A change of a company; what is left out stays, and an empty text clears a value. */
export const companyChangeSchema = z.strictObject({
  version: z.string().max(40).describe('Of the record that was read'),
  ...z.object(layeredShape).partial().shape,
  about: prose(4000)
    .transform((text) => text || null)
    .optional(),
  line: words(120).optional(),
  color: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6})?$/)
    .transform((text) => text.toLowerCase() || null)
    .optional(),
  allow_assistants: z.boolean().optional(),
  allow_open_data: z.boolean().optional(),
  openimmo_feedback: z.boolean().optional(),
  monthly_figures: z.boolean().optional(),
})
export type CompanyChange = z.output<typeof companyChangeSchema>
