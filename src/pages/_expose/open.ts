import { isDomainError } from '../../domain/errors.ts'
import { EXPOSE_HOMES_MAX, type Part } from '../../domain/exposes/choices.ts'
import type { Subject } from '../../domain/exposes/subject.ts'
import { tourAmong } from '../../domain/media/tour.ts'
import type { ProjectDetail } from '../../domain/projects/card.ts'
import type { PropertyDetail } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { energyOf, scalesOf } from '../../server/exposes/describe/energy.ts'
import { plansOf } from '../../server/exposes/describe/pictures.ts'
import { speechOf } from '../../server/exposes/describe/speech.ts'
import { readGallery } from '../../server/projects/gallery.ts'
import { readDetails } from '../_comparison/read.ts'
import { type Opened as OpenedHome, openProperty } from '../_detail/open.ts'

export type Has = Readonly<Record<Part, boolean>>

/** What the page is about, or the reason why it cannot make an expose. */
export type Opened =
  | {
      is: 'ready'
      subject: Subject
      about: { title: string; lang?: string; path: string }[]
      has: Has
      gone: number
      isCut: boolean
    }
  /** The address names nothing. */
  | { is: 'empty' }
  /** None of the homes that it names is offered any more. */
  | { is: 'gone' }
  | { is: 'missing_home'; home: Extract<OpenedHome, { property: null }> }
  | { is: 'missing_project' }

type Locals = Pick<App.Locals, 'ctx' | 'call' | 'language'>

/** Reads what the expose is about from the address: a home, homes, or a project. */
export async function openExpose(locals: Locals, params: URLSearchParams): Promise<Opened> {
  const home = params.get('immobilie')
  if (home !== null) return openHome(locals, home)
  const project = params.get('projekt')
  if (project !== null) return openProject(locals, project)
  return openHomes(locals, params.get('ids') ?? '')
}

async function openHome(locals: Locals, id: string): Promise<Opened> {
  const home = await openProperty(locals, { id })
  if (!home.property) return { is: 'missing_home', home }
  const { property } = home
  return {
    is: 'ready',
    subject: { kind: 'home', id: property.id },
    about: [linkTo(property)],
    has: partsOf([property], locals.language),
    gone: 0,
    isCut: false,
  }
}

async function openProject({ ctx, call, language }: Locals, text: string): Promise<Opened> {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  if (id === null) return { is: 'missing_project' }
  try {
    const { data } = await call('GET /api/projects/{id}', { params: { id }, query: { lang: language } })
    return {
      is: 'ready',
      subject: { kind: 'project', id },
      about: [{ title: data.titel, path: `/projekte/${id}` }],
      has: {
        grundriss: data.einheiten.some(({ plan }) => plan !== null) || (await hasSitePlan(ctx, data, language)),
        energie: false,
        kontakt: data.agent !== null,
        rundgang: false,
        qr: true,
      },
      gone: 0,
      isCut: false,
    }
  } catch (error) {
    if (isDomainError(error)) return { is: 'missing_project' }
    throw error
  }
}

async function hasSitePlan(ctx: Locals['ctx'], { id, einheiten }: ProjectDetail, language: Language): Promise<boolean> {
  const units = einheiten.map((unit) => unit.id)
  return (await readGallery(ctx, { id, units }, language)).sitePlans.length > 0
}

async function openHomes({ call, language }: Locals, text: string): Promise<Opened> {
  const asked = [...new Set(text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part)))].map(Number)
  const { homes, gone } = await readDetails(call, asked.slice(0, EXPOSE_HOMES_MAX), language)
  if (homes.length === 0) return { is: gone.length > 0 ? 'gone' : 'empty' }
  return {
    is: 'ready',
    subject: { kind: 'homes', ids: homes.map(({ id }) => id) },
    about: homes.map(linkTo),
    has: partsOf(homes, language),
    gone: gone.length,
    isCut: asked.length > EXPOSE_HOMES_MAX,
  }
}

const linkTo = ({ id, title_slug, objekttitel, objekttitel_lang }: PropertyDetail) => ({
  title: objekttitel,
  lang: objekttitel_lang,
  path: `/immobilien/${id}/${title_slug}`,
})

/** The parts that at least one of the homes has: what the document itself would print. */
function partsOf(homes: readonly PropertyDetail[], language: Language): Has {
  const speech = speechOf(language)
  const sources = new Map()
  return {
    grundriss: homes.some((home) => plansOf(home, speech, sources).plans.length > 0),
    energie: homes.some((home) => energyOf(home, scalesOf(home, speech, sources), speech) !== null),
    kontakt: homes.some(({ agent }) => agent !== null),
    rundgang: homes.some(({ links }) => tourAmong(links) !== null),
    qr: true,
  }
}
