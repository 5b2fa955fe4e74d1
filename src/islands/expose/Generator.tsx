import { useEffect, useState } from 'react'
import { type Choices, choiceParams, type Part, takes } from '../../domain/exposes/choices.ts'
import { exposePath, pdfPath, type Subject } from '../../domain/exposes/subject.ts'
import { exposeGenerator } from '../../i18n/expose-generator/browser.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { rememberChoices, rememberedChoices } from '../../stores/exposes.ts'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { followAddress } from '../frame/printed.ts'
import { shareAddress } from '../frame/share.ts'
import { MailForm } from './MailForm.tsx'
import { type Currencies, Options } from './Options.tsx'
import { PreviewPages } from './PreviewPages.tsx'
import { Take } from './Take.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { usePreview } from './use-preview.ts'

interface Props {
  language: Language
  subject: Subject
  /** Those of the address, or the first ones. */
  first: Choices
  /** Whether the address names choices: then what the browser remembers does not apply. */
  isGiven: boolean
  /** What the homes have. */
  has: Readonly<Record<Part, boolean>>
  currencies: readonly Currencies[]
}

/** The page that makes an expose. Without JavaScript its form downloads the PDF. */
export default function Generator(props: Props) {
  return (
    <ErrorBoundary t={translatorOf(props.language, shared)} language={props.language}>
      <Parts {...props} />
    </ErrorBoundary>
  )
}

function Parts({ language, subject, first, isGiven, has, currencies }: Props) {
  const t = translatorOf(language, exposeGenerator, shared)
  const [choices, setChoices] = useState(first)
  const [isAwake, setAwake] = useState(false)
  const [isMailOpen, setMailOpen] = useState(false)
  const [likely, setLikely] = useState<number>()
  useEffect(followAddress, [])
  const paramsOf = (some: Choices) => choiceParams(subject.kind, some).toString()
  const tellAddress = (some: Choices) => {
    const path = exposePath(subject, choiceParams(subject.kind, some))
    history.replaceState(history.state, '', localPath(language, path))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: subject and language of a page do not change
  useEffect(() => {
    if (!isGiven) {
      // After hydration: the server does not know what this browser remembers.
      const remembered = rememberedChoices(first)
      setChoices(remembered)
      // Visitors who get the address as a link see the same expose.
      if (paramsOf(remembered) !== paramsOf(first)) tellAddress(remembered)
    }
    setAwake(true)
  }, [isGiven, first])

  const options = choiceParams(subject.kind, { ...choices, language: choices.language ?? language }).toString()
  const preview = usePreview(t, subject, isAwake ? options : null)
  const pages = preview.pages?.pages.length
  useEffect(() => setLikely((before) => pages ?? before), [pages])
  const path = pdfPath(subject)
  const pdf = `${path}?${subject.kind === 'homes' ? `ids=${subject.ids.join(',')}&` : ''}${options}`

  const isWide = subject.kind === 'home' && choices.template === 'aushang'
  const choose = (some: Partial<Choices>) => {
    const now = { ...choices, ...some }
    setChoices(now)
    rememberChoices(now)
    tellAddress(now)
  }
  return (
    <div className="expose grid gap-8 [&>*]:min-w-0 lg:grid-cols-[384px_minmax(0,1fr)] lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-18 lg:[&>*]:col-[1]">
      <form
        className="expose-form grid gap-8 [&>*]:min-w-0 lg:contents lg:[&>*]:col-[1] lg:[&>.expose-preview]:[grid-area:1_/_2_/_span_5_/_3] print:block"
        action={path}
        method="get"
      >
        <input type="hidden" name="download" value="1" />
        {subject.kind === 'homes' && <input type="hidden" name="ids" value={subject.ids.join(',')} />}
        {takes(subject.kind, 'template', choices) && (
          <TemplateChoice t={t} choices={choices} hasSheet={first.template === 'aushang'} onChoose={choose} />
        )}
        <PreviewPages
          t={t}
          language={language}
          preview={preview}
          isWide={isWide}
          likely={choices.template === 'compact' ? 2 : likely}
          pdf={pdf}
        />
        <Options
          t={t}
          language={language}
          kind={subject.kind}
          choices={choices}
          has={has}
          currencies={currencies}
          onChoose={choose}
        />
        <Take
          t={t}
          preview={preview}
          pdf={pdf}
          onShare={() => {
            // Those who get the address have choices of their own, which would win over what it does not name.
            tellAddress({ ...choices, language: choices.language ?? language })
            void shareAddress({ copied: t('generator.copied'), failed: t('generator.copy_failed') })
          }}
          isMailOpen={isMailOpen}
          onMail={() => setMailOpen((isOpen) => !isOpen)}
        />
      </form>
      {isMailOpen && <MailForm t={t} language={language} subject={subject} options={options} />}
    </div>
  )
}
