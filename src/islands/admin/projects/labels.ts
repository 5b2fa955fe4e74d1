import type { ProjectField } from '../../../domain/listings/project-hand.ts'
import type { ProjectQualityRule } from '../../../domain/projects/quality.ts'
import type { Words } from '../homes/words.ts'

/** Messages of the fields of a project: those of the same field of a home, where it has one. */
export const PROJECT_LABELS = {
  titel: 'listing_edit.field.objekttitel',
  status: 'project.state',
  fertigstellung: 'project.completion',
  strasse: 'listing_edit.field.strasse',
  plz: 'listing_edit.field.plz',
  ort: 'listing_edit.field.ort',
  beschreibung: 'listing_edit.field.objektbeschreibung',
} as const satisfies Record<ProjectField, string>

export const projectLabel = (t: Words, field: ProjectField): string => t(PROJECT_LABELS[field])

/** Messages of the rules of a project's quality that are not those of homes. */
const RULES = { completion: 'project.completion', street: 'listing_edit.field.strasse' } as const

export const ruleLabel = (t: Words, rule: ProjectQualityRule): string =>
  t(rule === 'completion' || rule === 'street' ? RULES[rule] : `listings.rule.${rule}`)
