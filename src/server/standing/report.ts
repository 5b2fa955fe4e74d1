import { formatDay, viennaDay } from '../../domain/format/date.ts'
import { formatNumber } from '../../domain/format/number.ts'
import { addDays } from '../../domain/format/vienna.ts'
import type { Standing, StandingSummary } from '../../domain/standing/standing.ts'
import type { Language } from '../../i18n/languages.ts'
import { adviceGain, adviceText, besideText, figureText } from '../../words/standing.ts'
import type { Ctx } from '../ctx.ts'
import type { Described } from '../exposes/describe/document.ts'
import { describeCompany } from '../exposes/describe/home.ts'
import type { PictureSources } from '../exposes/describe/pictures.ts'
import { differing, type Speech, speechOf } from '../exposes/describe/speech.ts'
import type { ReportDocument } from '../exposes/document.ts'
import { countedSince } from './compute.ts'
import { countStandings, findWorst } from './repository.ts'
import { tell } from './service.ts'

/**
 * Homes of the table, those of a large company that are behind the most; homes with advice, and advices of each. The
 * report says what it leaves out.
 */
const MOST = { homes: 300, helped: 20, advices: 4 }
/** The language of titles as senders give them. */
const TITLES = 'de'

/** The report of a company in a language, as it is downloaded and mailed. */
export async function describeReport(
  ctx: Ctx,
  summary: StandingSummary,
  language: Language,
  most = MOST,
): Promise<Described<ReportDocument>> {
  const speech = speechOf(language)
  const sources: PictureSources = new Map()
  const { id, firma } = summary.company
  const homes = await tell(ctx, await findWorst(ctx.db, id, most.homes), language)
  const all = await countStandings(ctx.db, id)
  const advised = homes.filter(({ advice }) => advice.length > 0).slice(0, most.helped)
  const isCut = advised.length < all.advised || advised.some(({ advice }) => advice.length > most.advices)
  const number = (value: number) => formatNumber(value, speech.tag, 0)
  const today = viennaDay(ctx.clock())
  const { t, tag, lang, direction } = speech
  const day = (iso: string) => formatDay(iso, tag) ?? iso
  const document: ReportDocument = {
    language,
    lang,
    direction,
    title: t('standing.title'),
    author: firma,
    date: today,
    words: {
      page: t('exposes.page', { page: '{page}', pages: '{pages}' }),
      homes: t('standing.report_table'),
      note: t('standing.report_note'),
      home: t('standing.home'),
      help: t('standing.help'),
      how: t('standing.how'),
    },
    report: {
      company: await describeCompany(ctx, id, { speech, sources }),
      lead: t('standing.report_lead', { from: day(addDays(countedSince(ctx.clock()), 1)), to: day(today) }),
      figures: figuresOf(summary, speech),
      columns: [
        t('standing.views'),
        t('standing.favorites'),
        t('standing.inquiries'),
        t('standing.viewings'),
        t('standing.days'),
        t('standing.searchers'),
      ],
      rows: homes.map((home) => ({
        title: titleOf(home, speech),
        reference: home.objektnr,
        cells: [
          ...[home.views, home.favorites, home.inquiries, home.viewings, home.days].map((one) => besideText(one, tag)),
          home.searchers === null ? t('standing.fewer') : formatNumber(home.searchers, tag, 0),
        ],
      })),
      shown:
        homes.length < all.homes
          ? t('standing.report_shown', { shown: number(homes.length), total: number(all.homes) })
          : null,
      help: advised.map((home) => ({
        title: titleOf(home, speech),
        reference: home.objektnr,
        lines: home.advice
          .slice(0, most.advices)
          .map((one) => [adviceText(t, tag, one), ...adviceGain(t, tag, one)].join(' · ')),
      })),
      helped: isCut
        ? t('standing.report_helped', {
            shown: number(advised.length),
            total: number(all.advised),
            most: number(most.advices),
          })
        : null,
      how: [
        t('standing.how_homes'),
        t('standing.how_figures'),
        t('standing.how_effect'),
        t('text.labelled', { label: t('standing.searchers'), value: t('standing.searchers_text') }),
        t('standing.searchers_note'),
      ],
    },
  }
  return {
    kind: 'company',
    subjectId: id,
    template: 'standing',
    inputs: {},
    document,
    sources,
    most: 0,
    file: `klinke-${today}-${id}-${language}.pdf`,
  }
}

const titleOf = ({ titel }: Standing, speech: Speech) => ({ text: titel, lang: differing(TITLES, speech) })

/** The sums of a company as labels and values. */
export function figuresOf(summary: StandingSummary, { t, tag }: Pick<Speech, 't' | 'tag'>) {
  const number = (value: number) => figureText(value, tag)
  const sum = (name: 'views' | 'favorites' | 'inquiries' | 'viewings') => {
    const { now, before } = summary[name]
    const note = before === null ? null : t('standing.before_was', { value: number(before) })
    return { label: t(`standing.${name}`), value: number(now), note }
  }
  const { days, days_compared } = summary
  return [
    sum('views'),
    sum('favorites'),
    sum('inquiries'),
    sum('viewings'),
    ...(days === null
      ? []
      : [
          {
            label: t('standing.days'),
            value: number(days),
            note: days_compared === null ? null : t('standing.days_note', { days: number(days_compared) }),
          },
        ]),
    ...(summary.compared === 0
      ? []
      : [
          {
            label: t('standing.ahead'),
            value: number(summary.ahead),
            note: t('standing.ahead_note', { number: number(summary.compared) }),
          },
        ]),
  ]
}
