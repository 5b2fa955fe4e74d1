import { formatDate } from '../../../domain/format/date.ts'
import { availabilityWord } from '../../../domain/properties/availability.ts'
import type { Picture, PropertyCard } from '../../../domain/properties/card.ts'
import { AUSSTATTUNGEN } from '../../../domain/properties/vocabulary.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'

/** Photographs beside the first one; as many as fit below it. */
const PHOTOS = 3
/** One line beside a photograph. */
const FEATURES = 5

/**
 * What a row of the list says besides its card. The grid has it too, hidden by the sheet: the view changes without a
 * request, and before React wakes.
 */
export function RowDetails({ card, language }: { card: PropertyCard; language: Language }) {
  const t = translatorOf(language, search, shared)
  const { tag } = LANGUAGES[language]
  const known = AUSSTATTUNGEN.filter((word) => card.ausstattung.includes(word))
  const features = known.slice(0, FEATURES).map((word) => t(`ausstattung.${word}`))
  const since = formatDate(card.published_at, tag)
  const facts = [
    freeText(card.verfuegbar_ab, t, tag),
    card.company.firma,
    since && t('detail.online_since', { date: since }),
  ].filter(Boolean)
  return (
    <>
      {card.images.length > 1 && (
        <div className="row-photos">
          {card.images.slice(1, PHOTOS + 1).map((picture) => (
            <img key={picture.url} src={smallest(picture)} width="3" height="2" alt="" loading="lazy" />
          ))}
        </div>
      )}
      {card.kurztext && (
        <p className="row-text" lang={card.kurztext_lang === tag ? undefined : (card.kurztext_lang ?? undefined)}>
          {card.kurztext}
        </p>
      )}
      {features.length > 0 && <p className="row-features">{features.join('\u00a0· ')}</p>}
      <p className="row-facts">
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
    </>
  )
}

/** The narrowest file of a photograph: a row shows it as wide as a thumb. */
const smallest = ({ srcset, thumbnail_url }: Picture) => srcset.split(' ', 1)[0] || thumbnail_url

/** From when a home is free; a day, one of the usual words, or what the sender wrote. */
function freeText(sent: string | null, t: Translate<'search'>, tag: string): string | null {
  if (!sent) return null
  const word = availabilityWord(sent)
  if (word) return t(word === 'SOFORT' ? 'row.free_now' : 'row.free_agreed')
  const day = formatDate(sent, tag)
  return day ? t('row.free_from', { date: day }) : t('row.free_words', { text: sent })
}
