import { cpus, loadavg } from 'node:os'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import {
  type Conversation,
  conversationsOf,
  dialogueIn,
  isEqual,
  play,
  type Reader,
  type Result,
} from '../assistant/score.ts'
import { actsOfKeywords } from './acts-of-keywords.ts'
import { percentile, short } from './measure.ts'

const ROUNDS = 20
const WARM_UP = 3
const CODES = Object.keys(LANGUAGES) as Language[]
const FIGURES = ['price', 'amount', 'rate', 'years']

/** How many of how many. */
type Share = readonly [right: number, all: number]

interface Row {
  conversations: Share
  turns: Share
  /** Of the turns that are searches: those with the right criteria. */
  searches: Share
  /** Of the turns about homes: those with the right ones. */
  homes: Share
  /** Of the turns with an amount, a rate or years: those where all of them are right. */
  figures: Share
  /** Of the conversations with a search, a home, a figure: those that end with the right one, played on as they were read. */
  endSearches: Share
  endHomes: Share
  endFigures: Share
  /** ms of every turn, ascending */
  times: number[]
}

/**
 * npm run bench -- assistant: how well and how fast the dialogue without a model reads the `held` conversations of the
 * corpus, next to a baseline that takes the act from keywords alone, in the same run. It prints figures only. With --turns
 * it measures whole turns instead.
 */
export async function benchAssistant(args: string[]): Promise<void> {
  if (args.includes('--turns')) return (await import('./turns.ts')).benchTurns()
  console.log(
    `${new Date().toISOString().slice(0, 16)}: Node ${process.versions.node}, ${cpus().length} x ` +
      `${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}\n`,
  )
  const rows = CODES.map((language) => {
    const held = conversationsOf(language, 'held')
    return { language, rules: measure(held, dialogueIn(language)), naive: measure(held, actsOfKeywords(language)) }
  })
  for (const [title, of] of [
    ['rules', 'rules'],
    ['keywords to acts (baseline)', 'naive'],
  ] as const) {
    console.log(
      `${title}\n\n| language | conversations | turns | criteria | home | figure | ends: criteria | home | figure | p50 ms | p99 ms |`,
    )
    console.log(`|${'---|'.repeat(11)}`)
    for (const row of rows) console.log(lineOf(row.language, row[of]))
    console.log(`${lineOf('all', sumOf(rows.map((row) => row[of])))}\n`)
  }
}

function measure(conversations: readonly Conversation[], read: Reader): Row {
  const outcomes = conversations.map((one) => play(one, read))
  const turns = outcomes.flatMap((one) => one.turns)
  const share = (names: readonly string[]): Share => rightIn(turns, names)
  // The last search, home or figure of each conversation, as it was played on from what was read.
  const ends = (names: readonly string[]): Share =>
    rightIn(
      outcomes.flatMap(({ told }) => told.findLast(({ expect }) => names.some((name) => name in expect)) ?? []),
      names,
    )
  return {
    conversations: [outcomes.filter((one) => one.isRight).length, outcomes.length],
    turns: [turns.filter((one) => one.isRight).length, turns.length],
    searches: share(['criteria']),
    homes: share(['home', 'homes']),
    figures: share(FIGURES),
    endSearches: ends(['criteria']),
    endHomes: ends(['home', 'homes']),
    endFigures: ends(FIGURES),
    times: timesOf(conversations, read),
  }
}

/** How many of the turns that name one of these fields have all of them right. */
function rightIn(turns: readonly Result[], names: readonly string[]): Share {
  const asked = turns.filter(({ expect }) => names.some((name) => name in expect))
  const right = asked.filter(({ expect, got }) =>
    isEqual(
      { act: got.act, ...Object.fromEntries(Object.entries(expect).filter(([name]) => names.includes(name))) },
      got,
    ),
  )
  return [right.length, asked.length]
}

/** Every message is read in the state of its conversation. */
function timesOf(conversations: readonly Conversation[], read: Reader): number[] {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const timed: Reader = (text, state) => {
      const began = performance.now()
      const turn = read(text, state)
      if (round >= 0) times.push(performance.now() - began)
      return turn
    }
    for (const one of conversations) play(one, timed)
  }
  return times.sort((a, b) => a - b)
}

const NOTHING: Row = {
  conversations: [0, 0],
  turns: [0, 0],
  searches: [0, 0],
  homes: [0, 0],
  figures: [0, 0],
  endSearches: [0, 0],
  endHomes: [0, 0],
  endFigures: [0, 0],
  times: [],
}

const sumOf = (rows: readonly Row[]): Row =>
  rows.reduce((sum, row) => {
    const add = (of: (row: Row) => Share): Share => [of(sum)[0] + of(row)[0], of(sum)[1] + of(row)[1]]
    return {
      conversations: add((one) => one.conversations),
      turns: add((one) => one.turns),
      searches: add((one) => one.searches),
      homes: add((one) => one.homes),
      figures: add((one) => one.figures),
      endSearches: add((one) => one.endSearches),
      endHomes: add((one) => one.endHomes),
      endFigures: add((one) => one.endFigures),
      times: [...sum.times, ...row.times].sort((a, b) => a - b),
    }
  }, NOTHING)

function lineOf(name: string, { times, ...row }: Row): string {
  const { conversations, turns, searches, homes, figures, endSearches, endHomes, endFigures } = row
  const shares = [conversations, turns, searches, homes, figures, endSearches, endHomes, endFigures].map(
    ([right, all]) => `${right}/${all} ${all ? (right / all).toFixed(2) : '-'}`,
  )
  return `| ${[name, ...shares, short(percentile(times, 0.5)), short(percentile(times, 0.99))].join(' | ')} |`
}
