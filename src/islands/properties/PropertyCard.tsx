import { type ComponentType, Fragment } from 'react'
import { postalTown } from '../../domain/format/address.ts'
import { withUnits } from '../../domain/format/measure.ts'
import { currencyOf, withoutCents } from '../../domain/format/price.ts'
import type { Ertrag } from '../../domain/prices/schemas.ts'
import type { PropertyCard as Card } from '../../domain/properties/card.ts'
import { mainPrice } from '../../domain/properties/price.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { $viewedIds } from '../../stores/viewed.ts'
import { $lastVisit } from '../../stores/visits.ts'
import { factsLine } from '../../words/home.ts'
import { isolated } from '../../words/isolated.ts'
import { afterPrice, beforePrice, factorText, formNames, yieldText } from '../../words/price.ts'
import { Price } from '../currency/Price.tsx'
import { KeepButtons } from '../favorites/KeepButtons.tsx'
import { NO_PHOTO } from '../frame/empty-class.ts'
import { useStore } from '../frame/use-store.ts'
import { MoreSign, PhotosSign } from '../search/signs.tsx'
import { CARD_SIZES, Photo } from './Photo.tsx'
import { useIds } from './use-ids.ts'

/** Other offers of the same home: one or two companies by name, with a differing price; more by their number. */
function AlsoAt({ card, t, language }: { card: Card; t: Translate<'shared'>; language: Language }) {
  const { tag } = LANGUAGES[language]
  const { auch_bei: offers } = card
  if (offers.length === 0) return null
  const path = (home: { id: number; title_slug: string }) =>
    localPath(language, `/immobilien/${home.id}/${home.title_slug}`)
  if (offers.length > 2) {
    return (
      <p className="card-also">
        <a href={`${path(card)}#auch-bei`}>{t('card.also_more', { count: offers.length })}</a>
      </p>
    )
  }
  return (
    <p className="card-also">
      {offers.map((offer) => {
        const amount = mainPrice(offer)
        return (
          <a key={offer.id} href={path(offer)}>
            {t('card.also_at', { firma: isolated(offer.firma, language) })}
            {amount !== null && amount !== mainPrice(card) && (
              <>
                {' · '}
                <bdi>
                  <Price amount={amount} tag={tag} onRequest="" currency={currencyOf(offer.waehrung)} />
                </bdi>
              </>
            )}
          </a>
        )
      })}
    </p>
  )
}

/** "Nettorendite 4,2 % · 52.000 € Mieteinnahmen im Jahr · 24-fache Jahresmiete", as far as known. */
function Earnings({ card, ertrag, t, tag }: { card: Card; ertrag: Ertrag; t: Translate<'shared'>; tag: string }) {
  const { mieteinnahmen, mieteinnahmen_art } = ertrag
  const [before, after] = t(mieteinnahmen_art === 'soll' ? 'earn.income_full' : 'earn.income', { amount: MARK }).split(
    MARK,
  )
  const parts = [
    yieldText(ertrag, t, tag),
    mieteinnahmen !== null && (
      <>
        {before}
        <Price amount={mieteinnahmen} tag={tag} onRequest="" currency={currencyOf(card.waehrung)} />
        {after}
      </>
    ),
    factorText(ertrag, t, tag),
  ].filter(Boolean)
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a home never change their order
    <Fragment key={at}>
      {at > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}

/** No message contains this character, so it marks the position of the amount. */
const MARK = '\u0000'

/** Marks a home that was opened in this browser; favorites/marks.ts shows it in the server's cards. */
function SeenMark({ id, t }: { id: number; t: Translate<'shared'> }) {
  const viewed = useIds($viewedIds)
  return (
    <span className="card-seen" hidden={!viewed.has(id)}>
      {t('keep.seen')}
    </span>
  )
}

/** Marks a home that is new since the last visit; search/shell-cards.ts shows it in the server's cards. */
function NewMark({ publishedAt, t }: { publishedAt: string; t: Translate<'shared'> }) {
  const lastVisit = useStore($lastVisit, { ssr: () => null })
  return (
    <span
      className="badge card-new text-leaf"
      hidden={lastVisit === null || Date.parse(publishedAt) <= lastVisit}
      title={t('card.new_since')}
    >
      {t('card.new')}
    </span>
  )
}

/**
 * One home in a list; the whole card is one link, except for other companies that offer it. Rendered on the server
 * without hydration, and by the list's island after a new search. The first cards load their photos at once (`eager`).
 */
export function PropertyCard({
  card,
  t,
  language,
  eager,
  heading: Heading = 'h2',
  sizes = CARD_SIZES,
  inList = false,
  Details,
}: {
  card: Card
  t: Translate<'shared'>
  language: Language
  eager: boolean
  heading?: 'h2' | 'h3' | undefined
  /** The width of its photo, as `<img sizes>`; a grid by default. */
  sizes?: string
  /** In the search list: with the menu that hides it, and the data for its marks (scripts/search/card-marks.ts). */
  inList?: boolean
  Details?: ComponentType<{ card: Card; language: Language }> | undefined
}) {
  const { tag } = LANGUAGES[language]
  const price = (amount: number | null) => (
    <Price
      amount={withoutCents(amount)}
      tag={tag}
      onRequest={t('price.on_request')}
      currency={currencyOf(card.waehrung)}
    />
  )
  const { lat, lng } = card.location
  const next = card.images[1]
  const publishedAt = `${card.published_at.slice(0, 16)}Z`
  const before = beforePrice(card, t)
  const after = afterPrice(card, t)
  const forms = formNames(card, t)
  return (
    <article
      className="card"
      data-home={card.id}
      {...(!import.meta.env.SSR && { 'data-live': '' })}
      {...(inList && { 'data-published': publishedAt })}
      {...(inList && lat !== null && lng !== null && { 'data-at': `${lat.toFixed(2)},${lng.toFixed(2)}` })}
    >
      <div className="card-photo">
        {card.primary_image ? (
          <>
            <Photo picture={card.primary_image} alt="" sizes={sizes} eager={eager} />
            {next && (
              // Not displayed until the pointer is over the card, so a lazy picture does not load before.
              <img
                className="card-next"
                src={next.thumbnail_url}
                width={next.width}
                height={next.height}
                alt=""
                loading="lazy"
              />
            )}
          </>
        ) : (
          <svg className={NO_PHOTO} role="img" aria-label={t('card.no_photo')}>
            <use href="/artwork/signs.svg#house" />
          </svg>
        )}
        {card.status === 'reserved' && <span className="badge">{t('card.reserved')}</span>}
        {inList && <NewMark publishedAt={publishedAt} t={t} />}
        {card.bilder_anzahl > 1 && (
          <span className="card-count" aria-hidden="true">
            <PhotosSign />
            {card.bilder_anzahl}
          </span>
        )}
        <div className="card-keep">
          <KeepButtons id={card.id} title={card.objekttitel} t={t} />
        </div>
      </div>
      <p className="card-place">
        <bdi>{postalTown(card.location, tag) || '\u00a0'}</bdi>
        <SeenMark id={card.id} t={t} />
        {inList && (
          <button
            type="button"
            className="card-more"
            data-card-menu=""
            aria-haspopup="menu"
            aria-label={t('text.labelled', { label: t('card.menu'), value: card.objekttitel })}
          >
            <MoreSign />
          </button>
        )}
      </p>
      <Heading className="card-title">
        <a
          href={localPath(language, `/immobilien/${card.id}/${card.title_slug}`)}
          lang={card.objekttitel_lang === tag ? undefined : card.objekttitel_lang}
        >
          <bdi>{withUnits(card.objekttitel)}</bdi>
        </a>
      </Heading>
      {Details && <Details card={card} language={language} />}
      {/* Before the line, so that prices of neighbours are at one height. */}
      <AlsoAt card={card} t={t} language={language} />
      <p className="card-line">
        <span className="card-price">
          {before && <small>{before} </small>}
          {card.preis_vorher ? (
            <>
              <span className="sr-only">{t('price.before')} </span>
              <s>{price(card.preis_vorher)}</s>
              <span className="sr-only"> {t('price.now')}</span> <b>{price(mainPrice(card))}</b>
            </>
          ) : (
            <b>{price(mainPrice(card))}</b>
          )}
          {after && <small> {after}</small>}
        </span>
        <span className="card-facts max-[18rem]:whitespace-normal">{factsLine(card, t, tag)}</span>
        {card.ertrag && (
          <span className="basis-full text-13 text-ink-soft">
            <Earnings card={card} ertrag={card.ertrag} t={t} tag={tag} />
          </span>
        )}
        {card.vermarktungsart === 'KAUF' && card.provisionsfrei && (
          <span className="basis-full text-13 text-leaf">{t('card.no_commission')}</span>
        )}
        {forms.length > 0 && <span className="card-form">{forms.join(' · ')}</span>}
      </p>
    </article>
  )
}
