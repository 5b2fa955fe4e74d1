import type { Rates } from '../../../domain/currency/rates.ts'
import type { ProjectExposeOptions } from '../../../domain/exposes/options.ts'
import { viennaDay } from '../../../domain/format/date.ts'
import { formatArea, formatRooms } from '../../../domain/format/measure.ts'
import { PROJECT_STATES, type ProjectDetail, type ProjectUnit, pricesOf } from '../../../domain/projects/card.ts'
import type { Picture } from '../../../domain/properties/card.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../i18n/languages.ts'
import { rangeText } from '../../../words/filter.ts'
import { isolated } from '../../../words/isolated.ts'
import { listed } from '../../../words/listed.ts'
import { afterPrice } from '../../../words/price.ts'
import { completionText, projectPrices } from '../../../words/project.ts'
import { doorText, outdoorText, storeyText } from '../../../words/unit.ts'
import type { Ctx } from '../../ctx.ts'
import { viennaDistrict } from '../../places/vienna.ts'
import { readGallery } from '../../projects/gallery.ts'
import type { ExposeProject, ExposeTable, ExposeWords } from '../document.ts'
import { blocksOf } from './blocks.ts'
import { contactOf, describeCompany, describeMap, legalOf, linkOf, urlOf } from './home.ts'
import {
  fileOf,
  nameOfPlan,
  type PictureSources,
  photosOf,
  plansLeft,
  titleOfPlans,
  wordsOfPicture,
} from './pictures.ts'
import { addressText, placeText } from './place.ts'
import { amountText, convertedText } from './price.ts'
import { differing, languageNote, plainWords, type Speech } from './speech.ts'
import { EMPTY, isReserved, stateText, titleCell } from './table.ts'

/** What the document of a project needs besides the project. */
interface ProjectSetting {
  options: ProjectExposeOptions
  speech: Speech
  rates: Rates
  sources: PictureSources
}

/** Plans of one document: Typst holds the pixels of all. */
const PLANS_MOST = 48
/** Of these, site plans: where each unit has its own, they leave the space to the floor plans. */
const SITE_PLANS_MOST = 6

/**
 * @param german the same project in German: a text without a translation is the German one
 * @throws DomainError company.not_found
 */
export async function describeProject(
  ctx: Ctx,
  { project, german }: { project: ProjectDetail; german: ProjectDetail },
  setting: ProjectSetting,
): Promise<ExposeProject> {
  const { speech, sources, options } = setting
  const { t, tag } = speech
  const town = { ...project, bezirk: viennaDistrict(project) }
  const place = placeText(town, speech)
  const units = project.einheiten.map(({ id }) => id)
  const { photos, sitePlans } = await readGallery(ctx, { id: project.id, units }, speech.language)
  const { location: at } = project
  const map =
    at && at.lat !== null && at.lng !== null
      ? await describeMap({ lat: at.lat, lng: at.lng, radius: at.ungenau_radius }, place, setting)
      : null
  const langOf = (name: 'titel' | 'beschreibung') =>
    project[name] === german[name] ? differing(LANGUAGES[DEFAULT_LANGUAGE].tag, speech) : null
  const lang = langOf('beschreibung')
  const blocks = blocksOf(project.beschreibung ?? '')
  return {
    title: { text: project.titel, lang: langOf('titel') },
    place,
    address: addressText(town, project.strasse, speech),
    status: t(`project.status.${project.status}`),
    stages: stagesOf(project, speech),
    rows: rowsOf(project, speech),
    price: projectPrices(project, t, tag).join(' · ') || null,
    converted: convertedPrices(project, setting),
    texts: blocks.length > 0 ? [{ title: t('project.about'), lang, note: languageNote(lang, speech), blocks }] : [],
    pictures: photosOf(photos, { most: options.bilder }, speech, sources),
    ...(options.grundriss
      ? plansOfProject(sitePlans, project.einheiten, speech, sources)
      : { plansTitle: '', plans: [] }),
    map,
    contact: options.kontakt ? contactOf(project, setting) : null,
    company: await describeCompany(ctx, project.company.id, setting),
    link: linkOf(ctx, `/projekte/${project.id}`, setting),
    legal: legalOf(ctx, {
      company: project.company.firma,
      speech,
      day: viennaDay(ctx.clock()),
      lacksEnergy: false,
      isImprecise: map !== null && at?.ungenau_radius != null,
      hasMarket: false,
    }),
  }
}

/** The lowest prices in the visitor's currency; null where it is the same. */
const convertedPrices = (project: ProjectDetail, { options, rates, speech }: ProjectSetting): string | null =>
  pricesOf(project)
    .flatMap(({ amount }) => {
      const eur = { preis: { betrag: amount } as ProjectUnit['preis'], waehrung: 'EUR' }
      return convertedText(eur, { currency: options.waehrung, rates }, speech) ?? []
    })
    .join(' · ') || null

/** "Stiege 2, Top 12"; the staircase where there are several, the title where there is no door. */
function nameOf(unit: ProjectUnit, units: readonly ProjectUnit[], speech: Speech): ExposeWords {
  if (!unit.top) return titleCell(unit, speech)
  const { t, tag } = speech
  const stairs = new Set(units.map(({ stiege }) => stiege)).size > 1 && unit.stiege
  return plainWords(listed([stairs && t('project.staircase', { nr: stairs }), doorText(unit, t)], tag))
}

/** Parts with dots between them; in a line from right to left each keeps its own direction. */
const dotted = (parts: readonly unknown[], { language }: Speech): string =>
  parts
    .filter(Boolean)
    .map((part) => isolated(`${part}`, language))
    .join(' · ')

/** The site plans, then the plans of the units, each once, with the doors, the area and the rooms of those that it shows. */
function plansOfProject(
  sitePlans: readonly Picture[],
  units: readonly ProjectUnit[],
  speech: Speech,
  sources: PictureSources,
): Pick<ExposeProject, 'plans' | 'plansTitle' | 'plansNote'> {
  const { t, tag } = speech
  const drawn = Map.groupBy(
    units.filter(({ plan }) => plan !== null),
    ({ plan }) => plan?.url,
  )
  // What one unit calls its floor plan stands below with its door.
  const sites = sitePlans.filter(({ url }) => !drawn.has(url))
  const title = titleOfPlans([...sites, ...[...drawn.values()].flatMap(([unit]) => unit?.plan ?? [])], speech)
  const shownSites = sites.slice(0, SITE_PLANS_MOST)
  const shownUnits = [...drawn.values()].slice(0, PLANS_MOST - shownSites.length)
  const sitePictures = shownSites.flatMap((plan) => {
    const name = nameOfPlan(plan, speech)
    const words = wordsOfPicture(plan, name, speech)
    const caption = words.caption ?? name
    // It stands above already.
    return fileOf(plan, { as: 'plan', words: { ...words, caption: caption === title ? null : caption } }, sources) ?? []
  })
  const unitPictures = shownUnits.flatMap((same) => {
    const [first] = same
    if (!first?.plan) return []
    const doors = listed(
      same.map((unit) => nameOf(unit, units, speech).text),
      tag,
    )
    const rooms = formatRooms(first.anzahl_zimmer, tag)
    const figures = [formatArea(first.flaeche, tag), rooms && t('unit.zi', { count: first.anzahl_zimmer ?? 0, rooms })]
    const words = {
      alt: t('project.plan_of', { unit: doors }),
      caption: dotted([doors, ...figures], speech),
    }
    return fileOf(first.plan, { as: 'plan', words }, sources) ?? []
  })
  return {
    plansTitle: title,
    plans: [...sitePictures, ...unitPictures],
    plansNote: plansLeft(shownSites.length + shownUnits.length, sites.length + drawn.size, speech),
  }
}

function stagesOf({ status }: ProjectDetail, { t }: Speech): ExposeProject['stages'] {
  const now = PROJECT_STATES.indexOf(status)
  return PROJECT_STATES.filter((state) => state !== 'sold_out' || status === 'sold_out').map((state) => {
    const at = PROJECT_STATES.indexOf(state)
    return { label: t(`project.status.${state}`), state: at < now ? 'done' : at === now ? 'now' : 'next' }
  })
}

function rowsOf(project: ProjectDetail, { t, tag }: Speech): ExposeProject['rows'] {
  const area = (value: number) => formatArea(value, tag) ?? ''
  const { flaeche_von: von, flaeche_bis: bis } = project
  return [
    { label: t('project.count'), value: t('project.units', { count: project.einheiten_anzahl }) },
    ...(von && bis ? [{ label: t('project.areas'), value: rangeText(t, { von, bis }, area) }] : []),
    ...(project.fertigstellung
      ? [{ label: t('project.completion'), value: completionText(project.fertigstellung, t, tag) }]
      : []),
    { label: t('project.developer'), value: project.company.firma },
  ]
}

/** The units of a project, as on its page; what none of them has is left out; null without any. */
export function unitsTable(ctx: Ctx, units: readonly ProjectUnit[], setting: ProjectSetting): ExposeTable | null {
  if (units.length === 0) return null
  const { speech, rates, options } = setting
  const { t, tag } = speech
  const money = { currency: options.waehrung, rates }
  const columns: { label: string; align: 'start' | 'end'; of: (unit: ProjectUnit) => string | null }[] = [
    { label: t('project.col_storey'), align: 'start', of: (unit) => storeyText(unit, t, tag) },
    { label: t('project.col_rooms'), align: 'end', of: ({ anzahl_zimmer: rooms }) => formatRooms(rooms, tag) },
    { label: t('project.col_area'), align: 'end', of: ({ flaeche }) => formatArea(flaeche, tag) },
    { label: t('unit.hwb', { value: '' }).trim(), align: 'end', of: ({ hwb_klasse: letter }) => letter },
    { label: t('project.col_outdoor'), align: 'end', of: (unit) => outdoorText(unit, t, tag) },
    {
      label: t('project.col_price'),
      align: 'end',
      of: (unit) => [amountText(unit, speech), afterPrice(unit, t)].filter(Boolean).join(' '),
    },
    { label: options.waehrung, align: 'end', of: (unit) => convertedText(unit, money, speech) },
    ...(units.some(isReserved)
      ? [
          {
            label: t('project.col_state'),
            align: 'end' as const,
            of: (unit: ProjectUnit) => stateText(unit, speech),
          },
        ]
      : []),
  ]
  const known = columns.filter(({ of }) => units.some((unit) => of(unit) !== null))
  return {
    columns: [{ label: t('project.col_unit'), align: 'start' }, ...known.map(({ label, align }) => ({ label, align }))],
    rows: units.map((unit) => ({
      cells: [nameOf(unit, units, speech), ...known.map(({ of }) => plainWords(of(unit) ?? EMPTY))],
      home: null,
      url: urlOf(ctx, `/immobilien/${unit.id}`, speech),
    })),
  }
}
