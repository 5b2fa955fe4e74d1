import { postalTown } from '../../domain/format/address.ts'
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
    <li className="chat-home" data-home={home.id}>
      <span className="chat-photo">
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
          <svg role="img" aria-label={t('card.no_photo')}>
            <use href="/artwork/signs.svg#house" />
          </svg>
        )}
      </span>
      <div>
        <p className="label">
          <bdi>{postalTown(home.location, tag)}</bdi>
          {home.status === 'reserved' && ` · ${t('card.reserved')}`}
        </p>
        <p className="chat-home-title">
          <a
            href={localPath(language, `/immobilien/${home.id}/${home.title_slug}`)}
            lang={home.objekttitel_lang === tag ? undefined : home.objekttitel_lang}
          >
            <bdi>{home.objekttitel}</bdi>
          </a>
        </p>
        <p className="chat-home-price">
          <span>
            {before && <small>{before} </small>}
            <b>
              <Price
                amount={mainPrice(home)}
                tag={tag}
                onRequest={t('price.on_request')}
                currency={currencyOf(home.waehrung)}
              />
            </b>
            {after && <small> {after}</small>}
          </span>
          <small>{factsLine(home, t, tag)}</small>
        </p>
      </div>
    </li>
  )
}
