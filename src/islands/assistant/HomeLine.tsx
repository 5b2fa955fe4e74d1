import { postalTown } from '../../domain/format/address.ts'
import { withUnits } from '../../domain/format/measure.ts'
import { currencyOf } from '../../domain/format/price.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import { mainPrice } from '../../domain/properties/price.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { factsLine } from '../../words/home.ts'
import { afterPrice, beforePrice } from '../../words/price.ts'
import { Price } from '../currency/Price.tsx'

/** A home in an answer: the card of a list, small. All of it is one link. */
export function HomeLine({ home, t, language }: { home: PropertyCard; t: Translate<'shared'>; language: Language }) {
  const { tag } = LANGUAGES[language]
  const { primary_image: picture } = home
  const before = beforePrice(home, t)
  const after = afterPrice(home, t)
  return (
    <li
      className="chat-home relative grid grid-cols-[104px_minmax(0,1fr)] gap-3 py-3 border-b border-line [&_.label]:truncate has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-brass has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:rounded-control"
      data-home={home.id}
    >
      <span className="grid place-items-center self-start aspect-3/2 overflow-hidden bg-line rounded-control text-ink-soft [&>*]:size-full [&>*]:object-cover">
        {picture ? (
          <img
            src={picture.thumbnail_url}
            srcSet={picture.srcset || undefined}
            sizes={picture.srcset ? '112px' : undefined}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
          />
        ) : (
          <svg className="size-[46%]" role="img" aria-label={t('card.no_photo')}>
            <use href="/artwork/signs.svg#house" />
          </svg>
        )}
      </span>
      <div>
        <p className="label">
          <bdi>{postalTown(home.location, tag)}</bdi>
          {home.status === 'reserved' && ` · ${t('card.reserved')}`}
        </p>
        <p className="chat-home-title line-clamp-2 font-serif font-medium leading-[1.3]">
          <a
            className="after:absolute after:inset-0 hover:text-brass focus-visible:outline-none"
            href={localPath(language, `/immobilien/${home.id}/${home.title_slug}`)}
            lang={home.objekttitel_lang === tag ? undefined : home.objekttitel_lang}
          >
            <bdi>{withUnits(home.objekttitel)}</bdi>
          </a>
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 mt-0.5 tabular-nums">
          <span>
            {before && <small className="text-13 text-ink-soft">{before} </small>}
            <b className="font-semibold">
              <Price
                amount={mainPrice(home)}
                tag={tag}
                onRequest={t('price.on_request')}
                currency={currencyOf(home.waehrung)}
              />
            </b>
            {after && <small className="text-13 text-ink-soft"> {after}</small>}
          </span>
          <small className="text-13 text-ink-soft">{factsLine(home, t, tag)}</small>
        </p>
      </div>
    </li>
  )
}
