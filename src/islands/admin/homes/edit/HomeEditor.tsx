import { useEffect, useRef, useState } from 'react'
import type { HandField } from '../../../../domain/properties/hand.ts'
import type { FactField } from '../../../../domain/properties/hand-facts.ts'
import type { Language } from '../../../../i18n/languages.ts'
import { localPath } from '../../../../i18n/paths.ts'
import { call } from '../../../../stores/api.ts'
import { sentenceOf } from '../../../forms/use-form.ts'
import { showToast } from '../../../frame/toasts.ts'
import { listPath, recordPath } from '../../address.ts'
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile.tsx'
import { useGuard } from '../../form/use-guard.ts'
import { Badge } from '../../parts/Badge.tsx'
import { MENU_ROW } from '../../parts/classes.ts'
import { Danger } from '../../parts/Danger.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { ScreenHead } from '../../parts/Head.tsx'
import { Lines } from '../../parts/Lines.tsx'
import { Section } from '../../parts/Section.tsx'
import type { Draft } from './draft.ts'
import type { Chosen } from './Facts.tsx'
import { STEP_NAMES, STEPS, stepOf } from './fields.ts'
import { Pictures } from './Pictures.tsx'
import { StepForm } from './StepForm.tsx'
import { changedSince, type Home, readHome, useHome } from './use-home.ts'
import { labelOf, type Words } from './words.ts'

const PARTS = [...STEP_NAMES, 'pictures'] as const
type Part = (typeof PARTS)[number]

interface Props {
  t: Words
  language: Language
  id: number
}

/** The page on which a home is edited: its steps, what is missing, and the step that is open. */
export function HomeEditor({ t, language, id }: Props) {
  const load = useHome(id)
  const [part, setPart] = useState<Part>('object')
  const [draft, setDraft] = useState<Draft>({})
  const [changed, setChanged] = useState<readonly HandField[]>([])
  const [hasPictures, setHasPictures] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({ fields: [], newest: null })
  const guard = useGuard()
  const { data: home } = load
  const isTyped = Object.keys(draft).length > 0
  // An upload calls `again` long after the drawing that it began in.
  const drawn = useRef(home)
  useEffect(() => {
    drawn.current = home
  }, [home])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guard is another object at every drawing
  useEffect(() => {
    if (!isTyped) guard.settle()
  }, [isTyped])
  if (load.isFailed) {
    return <Failed t={t} retry={load.retry} />
  }
  if (!home) return <Lines t={t} count={8} />
  const change = (next: Home) => {
    setChanged([])
    load.change(() => next)
  }
  /** Loads the home again. What was typed stays, but for fields that have another value now. */
  const again = async () => {
    try {
      const next = await readHome(id)
      const fields = changedSince(drawn.current ?? next, next)
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field as HandField))),
      )
      change(next)
      setChanged(fields)
    } catch (error) {
      showToast(sentenceOf(error, t))
    }
  }
  const title = String(home.data.find(({ field }) => field === 'objekttitel')?.value ?? '')
  const after = PARTS[PARTS.indexOf(part) + 1]
  const go = (to: Part) => {
    setPart(to)
    if (to === 'pictures') setHasPictures(true)
    document.querySelector('#inhalt')?.scrollIntoView()
  }
  const add = (field: FactField) => {
    setChosen(({ fields }) => ({ fields: [...new Set([...fields, field])], newest: field }))
    const to = stepOf(field)
    if (to !== part) setPart(to)
  }
  return (
    <>
      <ScreenHead t={t} isRecord title={title}>
        <a className="button-quiet" href={recordPath(id)}>
          {t('listing_edit.to_record')}
        </a>
        {(home.status === 'active' || home.status === 'reserved') && (
          <a className="button-quiet" href={localPath(language, `/immobilie/${id}`)}>
            {t('listing_edit.as_visitor')}
          </a>
        )}
      </ScreenHead>
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Steps t={t} home={home} part={part} go={go} />
        <div className="grid gap-6">
          {home.by_hand ? (
            <State t={t} id={id} home={home} reload={() => void again()} go={go} />
          ) : (
            <p className="text-ink-soft">{t('listing_edit.layer')}</p>
          )}
          <Section title={t(`listing_edit.step.${part}`)}>
            {/* Once opened it stays: what was arranged and not saved would be lost. */}
            {hasPictures && (
              <div hidden={part !== 'pictures'}>
                <Pictures t={t} id={id} version={home.version} onSaved={() => void again()} />
                {part === 'pictures' && changed.length > 0 && (
                  <ChangedMeanwhile t={t} fields={changed.map((field) => labelOf(t, field))} />
                )}
              </div>
            )}
            {part !== 'pictures' && (
              <StepForm
                key={part}
                {...{ t, id, home, change, draft, setDraft, guard, changed, chosen, add }}
                step={part}
                reload={() => void again()}
                next={after ? () => go(after) : null}
              />
            )}
          </Section>
        </div>
      </div>
    </>
  )
}

function Steps({ t, home, part, go }: { t: Words; home: Home; part: Part; go: (part: Part) => void }) {
  const hands = new Set(home.data.filter(({ origin }) => origin === 'hand').map(({ field }) => field))
  return (
    <nav aria-label={t('listing_edit.steps')} className="lg:sticky lg:top-24">
      <ol className="flex flex-wrap gap-1 lg:grid">
        {PARTS.map((one) => {
          const fields = one === 'pictures' ? {} : STEPS[one]
          const missing = home.missing.filter((field) => field in fields).length
          const set = home.by_hand ? 0 : [...hands].filter((field) => stepOf(field) === one).length
          return (
            <li key={one}>
              <button
                type="button"
                className={`${MENU_ROW} justify-between gap-3`}
                aria-current={one === part ? 'step' : undefined}
                onClick={() => go(one)}
              >
                {t(`listing_edit.step.${one}`)}
                {missing > 0 && <Badge tone="bad">{t('listing_edit.missing_nr', { nr: missing })}</Badge>}
                {set > 0 && <Badge tone="attention">{t('listing_edit.hand_nr', { nr: set })}</Badge>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Of a home made by hand: its state, what is missing to publish it, and the steps of its life. */
function State({
  t,
  id,
  home,
  reload,
  go,
}: {
  t: Words
  id: number
  home: Home
  reload: () => void
  go: (part: Part) => void
}) {
  const isShown = home.status === 'active' || home.status === 'reserved'
  const given = { params: { id }, body: { version: home.version } }
  return (
    <Section
      title={t(stateWord(home.held, isShown))}
      aside={<Badge tone={home.held ? 'attention' : isShown ? 'good' : 'plain'}>{home.external_id}</Badge>}
    >
      {home.held && <p>{t('listing_edit.held')}</p>}
      {home.missing.length > 0 && (
        <div className="grid gap-2">
          <p>{t('listing_edit.missing')}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {home.missing.map((field) => (
              <li key={field}>
                <button type="button" className="link" onClick={() => go(stepOf(field))}>
                  {labelOf(t, field)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {isShown ? (
          <Danger
            t={t}
            reload={reload}
            question={t('listing_edit.unpublish_ask')}
            run={async () => {
              await call('POST /api/admin/properties/{id}/unpublish', given)
              reload()
              return t('listing_edit.unpublished')
            }}
          >
            {t('listing_edit.unpublish')}
          </Danger>
        ) : (
          home.missing.length === 0 &&
          !home.held && (
            <Danger
              t={t}
              className="button"
              question={t('listing_edit.publish_ask')}
              reload={reload}
              run={async () => {
                await call('POST /api/admin/properties/{id}/publish', given)
                reload()
                return t('listing_edit.published')
              }}
            >
              {t('listing_edit.publish')}
            </Danger>
          )
        )}
        {home.held && (
          <a className="button" href={recordPath(id)}>
            {t('listing_edit.to_record')}
          </a>
        )}
        <Danger
          t={t}
          question={t('listing_edit.remove_ask')}
          reload={reload}
          run={async () => {
            await call('POST /api/admin/properties/{id}/remove', given)
            location.assign(listPath())
            return undefined
          }}
        >
          {t('listing_edit.remove')}
        </Danger>
      </div>
    </Section>
  )
}

const stateWord = (held: Home['held'], isShown: boolean) => {
  if (held) return held === 'withheld' ? 'listings.state.withheld' : 'listings.state.ended'
  return isShown ? 'listing_edit.published' : 'listing_edit.draft'
}
