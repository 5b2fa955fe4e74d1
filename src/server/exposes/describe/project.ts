import { postalTown } from '../../../domain/format/address.ts'
import { formatArea, formatRooms } from '../../../domain/format/measure.ts'
import { PROJECT_STATES, type ProjectDetail } from '../../../domain/projects/card.ts'
import type { PropertyCard } from '../../../domain/properties/card.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../i18n/languages.ts'
import { rangeText } from '../../../words/filter.ts'
import { afterPrice } from '../../../words/price.ts'
import { projectPrices } from '../../../words/project.ts'
import type { Ctx } from '../../ctx.ts'
import { viennaDistrict } from '../../places/vienna.ts'
import type { ExposeProject, ExposeTable } from '../document.ts'
import { blocksOf } from './blocks.ts'
import { describeCompany, describeMap, type HomeSetting, linkOf } from './home.ts'
import { photosOf } from './pictures.ts'
import { amountText } from './price.ts'
import { differing, languageNote, plainWords, type Speech } from './speech.ts'
import { EMPTY, titleCell } from './table.ts'

/**
 * @param german the same project in German: a text without a translation is the German one
 * @throws DomainError company.not_found
 */
export async function describeProject(
  ctx: Ctx,
  { project, german }: { project: ProjectDetail; german: ProjectDetail },
  setting: HomeSetting,
): Promise<ExposeProject> {
  const { speech, sources, options } = setting
  const { t, tag } = speech
  const place = postalTown({ ...project, bezirk: viennaDistrict(project) }, tag)
  const pictures = project.images.length ? project.images : project.image ? [project.image] : []
  // A project has no point of its own; its units are in one house.
  const at = project.einheiten.map(({ location }) => location).find(({ lat, lng }) => lat !== null && lng !== null)
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
    street: project.strasse,
    status: t(`project.status.${project.status}`),
    stages: stagesOf(project, speech),
    rows: rowsOf(project, speech),
    price: projectPrices(project, t, tag).join(' · ') || null,
    texts: blocks.length > 0 ? [{ title: t('project.about'), lang, note: languageNote(lang, speech), blocks }] : [],
    pictures: photosOf(pictures, { most: options.bilder }, speech, sources),
    map,
    company: await describeCompany(ctx, project.company.id, setting),
    link: linkOf(ctx, `/projekte/${project.id}`, setting),
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
    ...(von && bis
      ? [{ label: t('project.areas'), value: von === bis ? area(von) : rangeText(t, { von, bis }, area) }]
      : []),
    ...(project.fertigstellung ? [{ label: t('project.completion'), value: project.fertigstellung }] : []),
    { label: t('project.developer'), value: project.company.firma },
  ]
}

/** The units of a project, as on its page; null without any. */
export function unitsTable(units: readonly PropertyCard[], speech: Speech): ExposeTable | null {
  if (units.length === 0) return null
  const { t, tag } = speech
  return {
    columns: [
      { label: t('project.col_unit'), align: 'start' },
      { label: t('project.col_area'), align: 'end' },
      { label: t('project.col_rooms'), align: 'end' },
      { label: t('project.col_price'), align: 'end' },
    ],
    rows: units.map((unit) => ({
      cells: [
        titleCell(unit, speech),
        ...[
          formatArea(unit.flaeche, tag) ?? EMPTY,
          formatRooms(unit.anzahl_zimmer, tag) ?? EMPTY,
          [amountText(unit, speech), afterPrice(unit, t)].filter(Boolean).join(' '),
        ].map(plainWords),
      ],
      home: null,
    })),
  }
}
