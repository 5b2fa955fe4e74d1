import { mergeHistograms, quantileOf, sizeOf } from '../../domain/performance/buckets.ts'
import { PAGE_KINDS, type PageKind } from '../../domain/performance/pages.ts'
import { DEVICES, type Device, VITAL_NAMES, type Vital } from '../../domain/performance/vitals.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { besideOf } from './grains.ts'
import { vitalLabel } from './record.ts'
import { type Figure, readFigures } from './repository.ts'
import { type Asked, compared, timesOf, trendOf } from './service.ts'

/** '' stands for all. */
export interface Narrowed {
  page: PageKind | ''
  language: Language | ''
  device: Device | ''
}

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]
const SERIES = VITAL_NAMES.map((name) => `vital.${name}`)
/** A quarter of all values is greater. */
const SHARE = 0.75

/** The 75th percentiles of a period, by point, and by page kind, language and device, each beside the time before. */
export async function readVitals(ctx: Ctx, asked: Asked, narrowed: Narrowed) {
  const times = timesOf(ctx, asked, false)
  const choices = choicesOf(narrowed)
  const [now, before, parts] = await Promise.all([
    readFigures(ctx.db, SERIES, labelsOf(narrowed), times.points),
    readFigures(ctx.db, SERIES, labelsOf(narrowed), times.pointsBefore),
    readFigures(ctx.db, SERIES, [...new Set(choices.flatMap(({ labels }) => labels))], besideOf(times)),
  ])
  const metrics = VITAL_NAMES.map((metric) => {
    const of = (all: readonly Figure[]) => all.filter(({ series }) => series === `vital.${metric}`)
    const p75 = (values: Figure['values']) => quantileOf(values, SHARE)
    return { metric, ...compared(trendOf(of(now), times.points, p75), trendOf(of(before), times.pointsBefore, p75)) }
  })
  const byLabel = Map.groupBy(parts, ({ label }) => label)
  const by = choices.flatMap(({ dimension, key, labels }) => {
    const figures = labels.flatMap((label) => byLabel.get(label) ?? [])
    const [own, past] = [0, 1].map((at) => figures.filter(({ point }) => point === at))
    if (!own?.length) return []
    return [{ dimension, key, ...percentilesOf(own), before: past?.length ? percentilesOf(past) : null }]
  })
  return { ...times.spans, metrics, by: by.toSorted((one, other) => other.count - one.count) }
}

function percentilesOf(figures: readonly Figure[]) {
  const valuesOf = (metric: Vital) =>
    mergeHistograms(figures.filter(({ series }) => series === `vital.${metric}`).map((one) => one.values))
  const [LCP, INP, CLS] = VITAL_NAMES.map(valuesOf)
  const p75 = (values: Figure['values'] | undefined) => (values ? quantileOf(values, SHARE) : null)
  const count = Math.max(...[LCP, INP, CLS].map((values) => (values ? sizeOf(values) : 0)))
  return { count, LCP: p75(LCP), INP: p75(INP), CLS: p75(CLS) }
}

const labelsOf = ({ page, language, device }: Narrowed): string[] =>
  (device ? [device] : DEVICES).map((one) => vitalLabel(page, language, one))

/** Each page kind, language and device within what is chosen. */
function choicesOf(narrowed: Narrowed) {
  return [
    ...PAGE_KINDS.map((page) => ({ dimension: 'page' as const, key: page, labels: labelsOf({ ...narrowed, page }) })),
    ...LANGUAGE_CODES.map((language) => {
      return { dimension: 'language' as const, key: language, labels: labelsOf({ ...narrowed, language }) }
    }),
    ...DEVICES.map((device) => {
      return { dimension: 'device' as const, key: device, labels: labelsOf({ ...narrowed, device }) }
    }),
  ]
}
