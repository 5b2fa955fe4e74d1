import type { HomeTopic } from '../../../domain/assistant/acts.ts'
import { companyPath } from '../../../domain/companies/company.ts'
import { isDomainError } from '../../../domain/errors.ts'
import type { ProjectDetail } from '../../../domain/projects/card.ts'
import * as projects from '../../../domain/projects/operations.ts'
import { areasText, completionText, projectPrices } from '../../../words/project.ts'
import { type Answer, answer, cards, links, suggestions, type Turn, text } from '../conversation.ts'
import { runTool } from '../tool.ts'

/** Of a project with more homes the page is linked. */
const UNITS_SHOWN = 3

/**
 * A question on the page of a project that names no home: what the project says, its first homes, and which of them is
 * meant. Null where the project is not there.
 */
export async function project(turn: Turn, id: number, asked: string | undefined): Promise<Answer | null> {
  const { t } = turn
  const found = await readProject(turn, id)
  if (!found) return null
  const units = found.einheiten.slice(0, UNITS_SHOWN)
  const lines = linesOf(turn, found, topicOf(asked))
  return answer(
    turn,
    [
      text(found.titel, ...lines, units.length > 1 ? t('assistant.which_home') : null),
      ...(units.length > 0 ? [cards(units)] : []),
      links(
        turn,
        { label: found.titel, path: `/projekte/${found.id}` },
        ...(found.company_detail ? [{ label: found.company.firma, path: companyPath(found.company_detail) }] : []),
      ),
      ...(units.length > 1 ? [suggestions(t('assistant.say.first'), t('assistant.say.second'))] : []),
    ],
    { shown: units.map((unit) => unit.id), ...(asked !== undefined && { asked }) },
  )
}

async function readProject(turn: Turn, id: number): Promise<ProjectDetail | null> {
  try {
    const request = { params: { id: String(id) }, query: { lang: turn.language } }
    return (await runTool(projects.read, turn, request)).data
  } catch (error) {
    if (isDomainError(error) && error.code.startsWith('project.')) return null
    throw error
  }
}

/** The topic of `State.asked`: "preis" of "ask preis". */
const topicOf = (asked: string | undefined): string | undefined => /^ask (\w+)/.exec(asked ?? '')?.[1]

type Line = (turn: Turn, found: ProjectDetail) => string[]

const prices: Line = ({ t, tag }, found) => projectPrices(found, t, tag)
const areas: Line = ({ t, tag }, found) => [areasText(found, t, tag)].filter((line) => line !== null)
const completion: Line = ({ t, tag }, { fertigstellung }) =>
  fertigstellung
    ? [t('text.labelled', { label: t('project.completion'), value: completionText(fertigstellung, t, tag) })]
    : []
const address: Line = (_, { strasse, plz, ort }) =>
  [[strasse, [plz, ort].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean)
const developer: Line = (_, { company }) => [company.firma]

/** What a project says about a topic; of the others only its homes know. */
const OF_TOPIC: Readonly<Partial<Record<HomeTopic, Line>>> = {
  preis: prices,
  flaeche: areas,
  verfuegbar: completion,
  baujahr: completion,
  adresse: address,
  anbieter: developer,
}
const SUMMARY: readonly Line[] = [address, prices, areas, completion]

function linesOf(turn: Turn, found: ProjectDetail, topic: string | undefined): string[] {
  const own = OF_TOPIC[topic as HomeTopic]?.(turn, found) ?? []
  if (own.length > 0) return own
  return topic === undefined || topic === 'beschreibung' ? SUMMARY.flatMap((line) => line(turn, found)) : []
}
