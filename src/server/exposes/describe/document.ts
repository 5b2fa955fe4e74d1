import { DomainError, isDomainError } from '../../../domain/errors.ts'
import type { CollectionOptions, ExposeOptions, ProjectExposeOptions } from '../../../domain/exposes/options.ts'
import { viennaDay } from '../../../domain/format/date.ts'
import type { PropertyDetail } from '../../../domain/properties/card.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../../i18n/languages.ts'
import type { Ctx } from '../../ctx.ts'
import { readRates } from '../../currency/service.ts'
import { getProject } from '../../projects/service.ts'
import { getProperty } from '../../properties/service.ts'
import type { TemplateFile } from '../compiler-messages.ts'
import type { ExposeDocument, PaperDocument } from '../document.ts'
import type { ExposeKind } from '../repository.ts'
import { describeHome, type HomeSetting } from './home.ts'
import type { PictureSources } from './pictures.ts'
import { describeProject, unitsTable } from './project.ts'
import { type Speech, speechOf } from './speech.ts'
import { homesTable } from './table.ts'
import { wordsOf } from './words.ts'

/** Everything that a PDF is made of, before its pictures are read. */
export interface Described<D extends PaperDocument = ExposeDocument> {
  kind: ExposeKind
  subjectId: number
  template: TemplateFile
  inputs: Readonly<Record<string, string>>
  document: D
  sources: PictureSources
  /** Photographs of a home, or of a project. */
  most: number
  /** The name to save it by. It has the number only: a title may contain an address that the sender hides. */
  file: string
}

/** Photographs of each home of several; of many, whose sheets have one side, the cover only. */
const EACH = 3
const MANY_HOMES = 8

/** @throws DomainError property.not_found, property.gone */
export async function describeProperty(ctx: Ctx, id: number, options: ExposeOptions): Promise<Described> {
  const { template, paper, language } = options
  const [home, setting] = await Promise.all([getProperty(ctx, id, language), settingOf(ctx, options)])
  const { speech, sources } = setting
  const described = await describeHome(ctx, home, setting)
  return {
    kind: 'property',
    subjectId: id,
    template,
    inputs: template === 'aushang' ? { paper } : {},
    document: {
      ...frameOf(ctx, speech, { title: home.objekttitel, author: home.company.firma, of: 'home' }),
      homes: [described],
      table: null,
      project: null,
    },
    sources,
    most: options.bilder,
    file: `expose-${id}-${template}-${language}.pdf`,
  }
}

/** @throws DomainError project.not_found */
export async function describeProjectDocument(ctx: Ctx, id: number, options: ProjectExposeOptions): Promise<Described> {
  const [project, german] = await Promise.all([
    getProject(ctx, id, options.language),
    getProject(ctx, id, DEFAULT_LANGUAGE),
  ])
  const setting = await settingOf(ctx, options)
  const { speech, sources } = setting
  return {
    kind: 'project',
    subjectId: id,
    template: 'project',
    inputs: {},
    document: {
      ...frameOf(ctx, speech, { title: project.titel, author: project.company.firma, of: 'project' }),
      homes: [],
      table: unitsTable(ctx, project.einheiten, setting),
      project: await describeProject(ctx, { project, german }, setting),
    },
    sources,
    most: options.bilder,
    file: `projekt-${id}-${options.language}.pdf`,
  }
}

/** Several homes; those that are gone are left out. @throws DomainError property.gone when none is left */
export async function describeCollection(ctx: Ctx, options: CollectionOptions): Promise<Described> {
  const { ids, language } = options
  const found = await Promise.all(ids.map((id) => ifOffered(getProperty(ctx, id, language))))
  const homes = found.filter((home) => home !== null)
  const [first] = homes
  if (!first) throw new DomainError('property.gone')
  const most = homes.length > MANY_HOMES ? 1 : EACH
  const setting: HomeSetting = await settingOf(ctx, { ...options, bilder: most })
  const { speech, sources } = setting
  const described = await Promise.all(homes.map((home) => describeHome(ctx, home, setting)))
  return {
    kind: 'collection',
    subjectId: first.id,
    template: 'collection',
    inputs: {},
    document: {
      ...frameOf(ctx, speech, { title: speech.t('exposes.selection'), author: speech.t('site.name'), of: 'home' }),
      homes: described,
      table: homesTable(homes, { currency: options.waehrung, rates: setting.rates }, speech),
      project: null,
    },
    sources,
    most,
    file: `klinke-${language}.pdf`,
  }
}

const ifOffered = (reading: Promise<PropertyDetail>) =>
  reading.catch((error) => {
    if (isDomainError(error)) return null
    throw error
  })

async function settingOf<O extends { language: Language }>(ctx: Ctx, options: O) {
  const sources: PictureSources = new Map()
  return { options, speech: speechOf(options.language), rates: await readRates(ctx), sources }
}

interface FrameOf {
  title: string
  author: string
  of: 'home' | 'project'
}

function frameOf(ctx: Ctx, speech: Speech, { title, author, of }: FrameOf) {
  const day = viennaDay(ctx.clock())
  const { language, lang, direction } = speech
  return { language, lang, direction, title, author, words: wordsOf(speech, day, of), date: day }
}
