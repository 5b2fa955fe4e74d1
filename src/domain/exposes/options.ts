import { z } from 'zod'
import { CURRENCIES } from '../currency/rates.ts'
import { TRANSLATED } from '../properties/translated.ts'
import { EXPOSE_HOMES_MAX, EXPOSE_PAPERS, EXPOSE_PICTURES, EXPOSE_TEMPLATES } from './choices.ts'

/** The last one counts: a form sends `qr=0` in a hidden field before its checkbox. */
const last = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (Array.isArray(given) ? given.at(-1) : given), schema)

const flag = last(z.enum(['0', '1']).default('1')).transform((text) => text === '1')

/** What every document offers. The names are those of the address. */
const shared = {
  language: last(z.enum(['de', ...TRANSLATED]).default('de')).describe('Code of an interface language'),
  waehrung: last(z.enum(CURRENCIES).default('EUR')).describe('Adds the price in this currency'),
  qr: flag.describe('1: a QR code of the page in Klinke'),
  grundriss: flag.describe('1: floor plans'),
  kontakt: flag.describe('1: the person to ask'),
  download: last(z.literal('1').optional())
    .transform((text) => text === '1')
    .describe('1: to be saved; else browsers show it'),
}

/** A project has neither: its units do. */
const ofHomes = {
  energie: flag.describe('1: the energy certificate'),
  rundgang: flag.describe('1: the address of the virtual tour'),
}

/** An unknown option is refused by its name, so that nobody misses what they asked for. */
const only = <S extends z.ZodRawShape>(shape: S) =>
  z
    .looseObject(shape)
    .superRefine((given, context) => {
      for (const name of Object.keys(given))
        if (!Object.hasOwn(shape, name)) context.addIssue({ code: 'custom', path: [name], message: 'invalid' })
    })
    .transform((given) => given as z.output<z.ZodObject<S>>)

/** Options of the expose of one home. */
export const exposeOptionsSchema = only({
  template: last(z.enum(EXPOSE_TEMPLATES).default('modern')),
  paper: last(z.enum(EXPOSE_PAPERS).default('a4')).describe('Of the template aushang'),
  bilder: last(z.enum(EXPOSE_PICTURES).default('10')).transform(Number).describe('Photographs at most'),
  ...shared,
  ...ofHomes,
})

/** Options of the brochure of a project. */
export const projectExposeOptionsSchema = only({
  bilder: last(z.enum(EXPOSE_PICTURES).default('10')).transform(Number).describe('Photographs at most'),
  ...shared,
})

/** Homes of one document: `ids=12,15`. */
export const collectionOptionsSchema = only({
  ids: last(
    z
      .string()
      .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
      .transform((text) => [...new Set(text.split(',').map(Number))])
      .pipe(z.array(z.number()).max(EXPOSE_HOMES_MAX)),
  ).describe('Ids with commas between them; homes that are gone are left out'),
  ...shared,
  ...ofHomes,
})

export type ExposeOptions = z.output<typeof exposeOptionsSchema>
export type ProjectExposeOptions = z.output<typeof projectExposeOptionsSchema>
export type CollectionOptions = z.output<typeof collectionOptionsSchema>
