import { admin } from '../../../i18n/admin/browser.ts'
import { listings } from '../../../i18n/listings/browser.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { useRecordId } from '../address.ts'
import type { ScreenProps } from '../screen-props.ts'
import { NewProject } from './NewProject.tsx'
import { ProjectRecord } from './ProjectRecord.tsx'
import { ProjectsList } from './ProjectsList.tsx'

/** /admin/projekte: the list of projects, or one of them. */
export default function ProjectsScreen({ language, user, schemas }: ScreenProps) {
  const id = useRecordId()
  const t = translatorOf(language, listings, search, admin, shared)
  const schema = (name: string) => schemas[name] ?? {}
  if (id !== null) {
    return <ProjectRecord key={id} {...{ t, language, user, id }} schema={schema('PATCH /api/admin/projects/{id}')} />
  }
  if (new URLSearchParams(location.search).has('neu')) {
    return <NewProject {...{ t, user }} schema={schema('POST /api/admin/projects')} />
  }
  return <ProjectsList {...{ t, language, user }} />
}
