import { useEffect } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { saved } from '../../i18n/saved/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $consent } from '../../stores/consent/consent.ts'
import { $viewed, clearViewed, dropViewed } from '../../stores/viewed.ts'
import { useHomes } from '../favorites/homes.ts'
import { useOwnId } from '../forms/own-id.ts'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { actAndGoOn } from '../frame/refocus.ts'
import { SECTION_HEAD } from '../frame/section-class.ts'
import { useStore } from '../frame/use-store.ts'
import { PropertyCard } from '../properties/PropertyCard.tsx'

/** Maximum number in a row; the dashboard shows all. */
const IN_ROW = 8

interface Props {
  language: Language
  /** It is a row; called when this has homes. */
  row?: () => void
}

/**
 * The homes that were opened in this browser, newest first, with their current data; those that are no longer offered
 * leave the list. As a row it renders nothing while the list is empty, else it explains the origin of the list.
 */
export default function Viewed(props: Props) {
  return (
    <ErrorBoundary t={translatorOf(props.language, shared)} language={props.language}>
      <Homes {...props} />
    </ErrorBoundary>
  )
}

function Homes({ language, row }: Props) {
  const isRow = row !== undefined
  const t = translatorOf(language, saved, shared)
  const id = useOwnId()
  const entries = useStore($viewed, { ssr: () => [] })
  const consent = useStore($consent, { ssr: () => null })
  const ids = entries.map(({ propertyId }) => propertyId).slice(0, isRow ? IN_ROW : undefined)
  const { cards, isFailed, retry } = useHomes(ids, language, dropViewed)
  const homes = ids.flatMap((one) => cards.get(one) ?? [])
  const isFilled = homes.length > 0
  useEffect(() => {
    if (isFilled) row?.()
  }, [isFilled, row])
  if (isRow && !isFilled) return null
  if (entries.length === 0)
    return (
      <p>
        {consent?.functional ? t('viewed.empty') : t('viewed.no_consent')}{' '}
        {!consent?.functional && (
          <button type="button" className="link" data-consent-open>
            {t('consent.open')}
          </button>
        )}
      </p>
    )
  return (
    <section
      className={
        isRow ? 'mt-18 md:mt-28 viewed [&_.card-seen]:hidden print:hidden' : 'viewed [&_.card-seen]:hidden print:hidden'
      }
      aria-labelledby={id}
    >
      <div className={`${SECTION_HEAD} mb-6`}>
        <h2 id={id} className={isRow ? 'text-26 md:text-34' : 'text-26 wrap-anywhere'}>
          {t('viewed.title')}
        </h2>
        <button type="button" className="link" onClick={({ currentTarget }) => actAndGoOn(currentTarget, clearViewed)}>
          {t('viewed.clear')}
        </button>
      </div>
      {isFailed && !isFilled && (
        <div className="notice notice-failed" role="alert">
          <p>{t('form.failed')}</p>
          <button type="button" className="link" onClick={retry}>
            {t('list.retry')}
          </button>
        </div>
      )}
      <ul
        className={
          isRow
            ? 'viewed-row grid grid-flow-col auto-cols-[min(300px,78vw)] gap-6 -mx-(--gutter) py-1.5 px-(--gutter) overflow-x-auto overscroll-x-contain snap-x snap-proximity scroll-px-(--gutter) [&>li]:grid [&>li]:snap-start'
            : 'card-grid'
        }
      >
        {homes.map((card) => (
          <li key={card.id}>
            <PropertyCard card={card} t={t} language={language} eager={false} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
