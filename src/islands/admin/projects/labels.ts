import type { ProjectField } from '../../../domain/listings/project-hand.ts'
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
