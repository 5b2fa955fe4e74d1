import { useMemo } from 'react'
import type { Entity } from '../../../domain/audit/entities.ts'
import type { User } from '../../../domain/auth/user.ts'
import type { Language } from '../../../i18n/languages.ts'
import { screenPath } from '../address.ts'
import { Section } from '../parts/Section.tsx'
import { Acts } from './Acts.tsx'
import { auditWords } from './words.ts'

export interface LatestProps {
  language: Language
  user: User
  entity: Entity
  id: number
}

const LATEST = 5

/** The latest acts on a record, with the way to all of them. */
export default function LatestActs({ language, user, entity, id }: LatestProps) {
  const t = useMemo(() => auditWords(language), [language])
  const query = useMemo(() => new URLSearchParams({ entity, entity_id: String(id) }), [entity, id])
  const all = (
    <a className="link" href={`${screenPath('protokoll')}?${query}`}>
      {t('audit.all')}
    </a>
  )
  return (
    <Section title={t('members.history')} aside={all}>
      <Acts {...{ t, language, user, query }} isHistory latest={LATEST} />
    </Section>
  )
}
