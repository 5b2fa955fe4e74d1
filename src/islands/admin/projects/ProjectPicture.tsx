import { useState } from 'react'
import type { ProjectRecord } from '../../../domain/listings/project.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { call, callWithFile } from '../../../stores/api.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { showToast } from '../../frame/toasts.ts'
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx'
import { useGuard } from '../form/use-guard.ts'
import { useMeanwhile } from '../form/use-meanwhile.ts'
import { Texts } from '../homes/edit/Texts.tsx'
import { languageName } from '../homes/edit/words.ts'
import type { Words } from '../homes/words.ts'
import { PictureUpload } from '../parts/PictureUpload.tsx'
import { Refused } from '../parts/Refused.tsx'
import { type Refusal, refusalOf } from '../parts/refusal.ts'
import { Section } from '../parts/Section.tsx'

const PATH = '/api/admin/projects/{id}/picture'
const CODES = Object.keys(LANGUAGES) as Language[]
type Alt = ProjectRecord['picture_alt']

interface Props {
  t: Words
  project: ProjectRecord
  onChange: (project: ProjectRecord) => void
  reload: () => void
}

/** The title picture that a hand puts before the pictures of the units, with its alternative texts. */
export function ProjectPicture({ t, project, onChange, reload }: Props) {
  const { version, picture } = project
  const params = { id: project.id }
  const query = new URLSearchParams({ version })
  const change = ({ data }: { data: ProjectRecord }) => onChange(data)
  return (
    <Section title={t('listing_edit.title_picture')}>
      <p className="text-13 text-ink-soft">{t('listings.picture_help')}</p>
      <PictureUpload
        {...{ t, picture, reload }}
        send={(file) => callWithFile(`PUT ${PATH}`, { file, params, query }).then(change)}
        onDone={() => {}}
        remove={
          picture
            ? {
                words: t('listings.picture_back'),
                run: () => call(`DELETE ${PATH}`, { params, query }).then(change),
              }
            : undefined
        }
      />
      {picture && <Alternative key={picture.url} {...{ t, project, onChange, reload }} />}
    </Section>
  )
}

/** What is typed stays when the record is loaded again, but for languages that have another text now. */
function Alternative({ t, project: { id, version, picture_alt }, onChange, reload }: Props) {
  const field = useOwnId()
  const [alt, setAlt] = useState<Alt>(picture_alt)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { isChanged, note, settle } = useGuard()
  const { changed, begin } = useMeanwhile(version, picture_alt, differing, (others) =>
    setAlt((mine) => ({ ...mine, ...Object.fromEntries(others.map((code) => [code, picture_alt[code as Language]])) })),
  )
  const reloading = () => {
    setRefusal(null)
    begin()
  }
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      const body = { version, alt: filled(alt) }
      const { data } = await call(`PATCH ${PATH}`, { params: { id }, body })
      settle()
      showToast(t('admin.saved'))
      onChange(data)
    } catch (error) {
      setRefusal(refusalOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="field">
        <label className="font-medium" htmlFor={field}>
          {t('listing_edit.alt')}
        </label>
        <Texts
          t={t}
          kind="line"
          raw={alt as Record<string, string>}
          codes={CODES}
          common={{ id: field }}
          change={(next) => {
            setAlt(next as Alt)
            note()
          }}
        />
      </div>
      {refusal && <Refused t={t} refusal={refusal} reload={reload} begin={reloading} />}
      {changed.length > 0 && <ChangedMeanwhile t={t} fields={changed.map(languageName)} />}
      <button type="submit" className="button justify-self-start" aria-disabled={isBusy || !isChanged || undefined}>
        {isBusy ? t('form.sending') : t('listing_edit.save')}
      </button>
    </form>
  )
}

const filled = (alt: Alt): Alt => Object.fromEntries(Object.entries(alt).filter(([, text]) => text?.trim()))

/** The languages of which the texts differ. */
const differing = (one: Alt, other: Alt) => CODES.filter((code) => (one[code] ?? '') !== (other[code] ?? ''))
