import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'
import { WORDS } from '../../src/understanding/words/all.ts'
import { addScores, type Case, compare, NO_SCORE, ratesOf, type Score, slotsOf, TODAY } from '../understanding/score.ts'
import { keywordsOnly } from './keywords-only.ts'
import { percentile, short } from './measure.ts'

/** The day for which the sentences are annotated. */
const ROUNDS = 100
const WARM_UP = 20
const CODES = Object.keys(LANGUAGES) as Language[]
/** None of the corpus. */
const TEN_WORDS = 'Helle 3 Zimmer Wohnung mit Balkon in Graz bis 900'
/** The first sentence of each script compiles lexicons of its own; German comes first and compiles all Latin ones. */
const FIRST: readonly (readonly [Language, string])[] = [
  ['de', 'Wohnung in Graz'],
  ['ru', 'квартира в Вене'],
  ['sa', 'شقة في فيينا'],
  ['ir', 'آپارتمان در وین'],
  ['cn', '维也纳公寓'],
  ['jp', 'ウィーンのマンション'],
]

interface Result {
  score: Score
  /** ms of every call, ascending */
  times: number[]
  /** ms of the slowest sentence, the median of its rounds: unlike the p99 it excludes waiting for a busy processor. */
  slowest: number
}

/**
 * npm run bench -- understanding: how well and how fast the rules read the `held` sentences of the corpus, next to a
 * baseline of keywords alone in the same run. It prints figures only, never a sentence.
 */
export async function benchUnderstanding(): Promise<void> {
  console.log(
    `${new Date().toISOString().slice(0, 16)}: Node ${process.versions.node}, ${cpus().length} x ` +
      `${cpus()[0]?.model.trim()}, load ${busy()}\n`,
  )
  timeFirst()
  const gazetteer = placesForSentences()
  const rows = CODES.map((language) => {
    const { held } = JSON.parse(
      readFileSync(new URL(`../../tests/understanding/${language}.json`, import.meta.url), 'utf8'),
    ) as { held: Case[] }
    const keywords = keywordsOnly(WORDS[language], gazetteer)
    return {
      language,
      rules: measure(
        held,
        (text) => {
          const { filter, sort } = interpret(text, { language, gazetteer, today: TODAY })
          return slotsOf(flatten(filter), sort)
        },
        (text) => interpret(text, { language, gazetteer, today: TODAY }),
      ),
      naive: measure(held, (text) => slotsOf(keywords(text)), keywords),
    }
  })
  report(rows)
  timeTenWords()
  console.log(`load after: ${busy()}`)
}

/** Before anything else has run: this is what the first visitor after a start would wait. */
function timeFirst(): void {
  const began = performance.now()
  const gazetteer = placesForSentences()
  console.log(`list of ${gazetteer.places.length.toLocaleString('en')} places: ${since(began)} ms`)
  for (const [language, text] of FIRST) {
    const start = performance.now()
    interpret(text, { language, gazetteer, today: TODAY })
    const what = language === 'de' ? ', which compiles the places and all lexicons in Latin script' : ''
    console.log(`first sentence (${language})${what}: ${since(start)} ms`)
  }
  console.log('')
}

function measure(cases: readonly Case[], read: (text: string) => Set<string>, run: (text: string) => unknown): Result {
  const score = cases
    .map(({ text, criteria, sort }) => compare(slotsOf(criteria, sort), read(text)))
    .reduce(addScores, NO_SCORE)
  const rounds = roundsOf(
    cases.map(({ text }) => text),
    run,
  )
  const slowest = Math.max(...rounds.map((times) => percentile(times, 0.5)))
  return { score, times: rounds.flat().sort((a, b) => a - b), slowest }
}

/** The times of each text, ascending. */
function roundsOf(texts: readonly string[], run: (text: string) => unknown): number[][] {
  const rounds = texts.map((): number[] => [])
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [at, text] of texts.entries()) {
      const began = performance.now()
      run(text)
      if (round >= 0) rounds[at]?.push(performance.now() - began)
    }
  }
  return rounds.map((times) => times.sort((a, b) => a - b))
}

function report(rows: readonly { language: Language; rules: Result; naive: Result }[]): void {
  const number = rows.reduce((sum, { rules }) => sum + rules.score.sentences, 0)
  console.log(
    `${number} held sentences; in each cell the rules, then keywords alone. ms of ${ROUNDS} rounds after ${WARM_UP}\n`,
  )
  console.log(
    '| language | precision | recall | F1 | whole sentence right | with a wrong filter | ms p50 | ms p99 | slowest sentence |',
  )
  console.log(`|${'---|'.repeat(9)}`)
  for (const { language, rules, naive } of rows) console.log(line(language, rules, naive))
  console.log(`${line('**all**', sumOf(rows.map(({ rules }) => rules)), sumOf(rows.map(({ naive }) => naive)))}\n`)
}

function line(title: string, rules: Result, naive: Result): string {
  const [ours, theirs] = [cellsOf(rules), cellsOf(naive)]
  return `| ${title} | ${ours.map((cell, at) => `${cell} / ${theirs[at]}`).join(' | ')} |`
}

function cellsOf({ score, times, slowest }: Result): string[] {
  const { precision, recall, f1, exact, harmed } = ratesOf(score)
  return [
    ...[precision, recall, f1].map((rate) => rate.toFixed(3)),
    ...[exact, harmed].map((share) => `${Math.round(share * 100)} %`),
    ...[0.5, 0.99].map((share) => short(percentile(times, share))),
    short(slowest),
  ]
}

const sumOf = (results: readonly Result[]): Result => ({
  score: results.map(({ score }) => score).reduce(addScores, NO_SCORE),
  times: results.flatMap(({ times }) => times).sort((a, b) => a - b),
  slowest: Math.max(...results.map(({ slowest }) => slowest)),
})

function timeTenWords(): void {
  const gazetteer = placesForSentences()
  const [times = []] = roundsOf([TEN_WORDS], (text) => interpret(text, { language: 'de', gazetteer, today: TODAY }))
  console.log(
    `a German sentence of ten words: ${short(percentile(times, 0.5))} ms p50, ${short(percentile(times, 0.99))} ms p99`,
  )
}

const since = (began: number) => short(performance.now() - began)
/** The load of the machine: times mean little on a busy one. */
const busy = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores`
