import { readFileSync, writeFileSync } from 'node:fs'
import { dayText } from '../../src/domain/properties/availability.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { type FlatCriteria, flatten } from '../../src/understanding/flat.ts'
import { type Claims, claimsIn } from '../../src/understanding/interpret.ts'
import { REGIONS } from '../../src/understanding/regions.ts'
import type { Claim } from '../../src/understanding/sentence.ts'
import { settle } from '../../src/understanding/settle.ts'
import { isJudged, weightsIn, withoutTold } from '../../src/understanding/told.ts'
import { traitsOf } from '../../src/understanding/told-traits.ts'
import { type Example, learn } from './learn.ts'
import { addScores, type Case, compare, NO_SCORE, ratesOf, type Score, slotsOf, TODAY } from './score.ts'

const FILE = new URL('../../src/understanding/told-weights.json', import.meta.url)
/** In how many parts `--check` cuts `dev`: each is judged by what was learnt from the others. */
const FOLDS = 5
const HUNDREDTHS = 100

interface Annotated extends Case {
  read: Claims
  examples: Example[]
  scene: string
}

/** Learns from `dev` which claims are told in passing, and writes the weights. */
export function train(): void {
  const examples = annotated().flatMap((one) => one.examples)
  const weights = storedOf(learn(examples))
  writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`)
  const told = examples.filter(({ isSought }) => !isSought).length
  console.log(`${examples.length} claims, ${told} of them told in passing; ${Object.keys(weights).length} weights`)
}

/** Prints what the weights would change in sentences that they were not learnt from: `dev` in parts, by scenes. */
export function check(): void {
  const cases = annotated()
  let [before, after] = [NO_SCORE, NO_SCORE]
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOwn = ({ scene }: Annotated) => partOf(scene) === fold
    const others = cases.filter((one) => !isOwn(one)).flatMap((one) => one.examples)
    const weights = weightsIn(storedOf(learn(others)))
    for (const one of cases.filter(isOwn)) {
      before = addScores(before, scoreOf(one, one.read.claims))
      after = addScores(after, scoreOf(one, withoutTold(one.read, weights)))
    }
  }
  console.log(`rules alone:  ${figures(before)}\nwith weights: ${figures(after)}`)
}

function annotated(): Annotated[] {
  const gazetteer = placesForSentences()
  return (Object.keys(LANGUAGES) as Language[]).flatMap((language) => {
    const file = new URL(`../../tests/understanding/${language}.json`, import.meta.url)
    const { dev } = JSON.parse(readFileSync(file, 'utf8')) as { dev: Case[] }
    return dev.map((one) => {
      const read = claimsIn(one.text, { language, gazetteer, today: TODAY })
      const scene = sceneOf(one.criteria)
      return { ...one, read, scene, examples: read.isUnrelated ? [] : examplesOf(read, one, scene) }
    })
  })
}

/** The claims that would stand if no rule knew asides: what those rules remove shows what is told in passing. */
function examplesOf({ sentence, claims, scope }: Claims, { criteria, sort }: Case, scene: string): Example[] {
  const { claims: open } = settle({ ...sentence, asides: new Set() }, claims, scope)
  return claims
    .filter((claim) => open.includes(claim) && isJudged(claim, scope))
    .map((claim) => ({
      traits: traitsOf(sentence, claims, claim),
      isSought: isMeant(claim, criteria, sort),
      scene,
    }))
}

/** Tells whether the annotation of a sentence has what a claim says, or a part of it. */
function isMeant({ criterion, value }: Claim, criteria: FlatCriteria, sort?: string): boolean {
  const meant = (name: string) => [criteria[name] ?? []].flat()
  if ('sort' in value) return sort === value.sort
  if ('word' in value) return meant(criterion).some((word) => wordsOf(String(word)).includes(value.word))
  if ('flag' in value) return criteria[criterion] === true
  if ('term' in value) return criteria[criterion] === value.term
  if ('around' in value) return meant('umkreis').includes(`${value.around},${value.km}`)
  const bound = (one: number) => (criterion === 'verfuegbar' ? dayText(one) : one)
  return Object.entries(value).some(([end, one]) =>
    [criterion, ...(criterion === 'preis' ? ['miete'] : [])].some((name) => criteria[`${name}_${end}`] === bound(one)),
  )
}

const wordsOf = (word: string): readonly string[] =>
  word.startsWith('@') ? REGIONS[word.slice(1) as keyof typeof REGIONS] : [word]

/** The scenes are said in all languages, with the same places and kinds. */
const sceneOf = ({ ort, umkreis, plz, ohne, objektart }: FlatCriteria): string =>
  JSON.stringify([ort, umkreis, plz, ohne, objektart].map((list) => [list ?? []].flat().toSorted()))

/** FNV-1a */
function partOf(scene: string): number {
  let hash = 2166136261
  for (const character of scene) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) % FOLDS
}

function scoreOf({ criteria, sort, read }: Annotated, claims: readonly Claim[]): Score {
  const { filter, sort: order } = settle(read.sentence, claims, read.scope)
  const found = read.isUnrelated ? new Set<string>() : slotsOf(flatten(filter), order)
  return compare(slotsOf(criteria, sort), found)
}

/** Whole hundredths by the names of the traits, in their order: what is learnt anew differs in few lines. */
const storedOf = (weights: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...weights]
      .map(([trait, weight]) => [trait, Math.round(weight * HUNDREDTHS)] as const)
      .filter(([, weight]) => weight !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

function figures(score: Score): string {
  const { f1, precision, recall, exact, harmed } = ratesOf(score)
  const [wrong, whole] = [harmed, exact].map((share) => `${(share * 100).toFixed(1)} %`)
  return `F1 ${f1.toFixed(4)}, precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, whole ${whole}, wrong ${wrong}`
}
