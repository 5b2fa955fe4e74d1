import { admin } from '../../../../i18n/admin/browser.ts'
import { facts } from '../../../../i18n/facts/browser.ts'
import { listings } from '../../../../i18n/listings/browser.ts'
import { search } from '../../../../i18n/search/browser.ts'
import { shared } from '../../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../../i18n/translate.ts'
import { useRecordId } from '../../address.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { HomeEditor } from './HomeEditor.tsx'
import { NewHome } from './NewHome.tsx'

/** The pages on which homes are made and edited: /admin/objekte?neu=1, /admin/objekte?id=7&teil=bearbeiten. */
export default function EditScreen({ language, user, schemas }: ScreenProps) {
  const t = translatorOf(language, listings, facts, search, admin, shared)
  const id = useRecordId()
  if (id !== null) return <HomeEditor t={t} language={language} id={id} />
  return <NewHome t={t} user={user} schema={schemas['POST /api/admin/properties'] ?? {}} />
}
