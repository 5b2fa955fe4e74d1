import type { Objektart, Untergruppe } from '../domain/properties/vocabulary.ts'
import type { Criteria, CriterionName, Sort } from '../domain/search/criteria.ts'
import type { REGIONS } from './regions.ts'

type Lists = {
  [K in CriterionName]: Criteria[K] extends { kind: 'oneOf' | 'allOf'; values: readonly (infer V extends string)[] }
    ? K extends 'untergruppe'
      ? never
      : `${K}.${V}`
    : Criteria[K] extends { kind: 'flag' }
      ? K
      : never
}[CriterionName]

/** A value of a criterion, as `criteria.ts` declares it: `ausstattung.BALKON`, `provisionsfrei`. */
export type ValueKey = Lists
/** A kind within a kind: `untergruppe.HAUS.VILLA`. */
export type KindKey = `untergruppe.${Objektart}.${Untergruppe}`

/**
 * What a number counts. `bedrooms` are one less than Zimmer; `currency` is any but the euro; `time` is a way in minutes or
 * hours; `other` is something that no criterion counts (persons, metres, children, months of rent).
 */
export type Unit =
  | 'rooms'
  | 'bedrooms'
  | 'm2'
  | 'sqft'
  | 'acre'
  | 'are'
  | 'decare'
  | 'hectare'
  | 'joch'
  | 'tsubo'
  | 'euro'
  | 'currency'
  | 'percent'
  | 'kwh'
  | 'km'
  | 'time'
  | 'years'
  | 'floor'
  | 'district'
  | 'other'

/** What a sentence speaks of when a number has no unit, and which of two criteria an amount belongs to. */
export type Topic =
  | 'price'
  | 'rent'
  | 'size'
  | 'plot'
  | 'built'
  | 'deposit'
  | 'yield'
  | 'energy'
  | 'class'
  | 'available'
  | 'term'
  | 'age'
  | 'funds'

/**
 * Words that hold a sentence together. `max`, `min`, `about`, `exactly` stand before their number, those with `After` behind
 * it. `not`, `wish` stand before what they concern, `notAfter`, `wishAfter` behind it; `nor` is `not` behind another one. `aside` begins what is no wish at all:
 * how one lives now, what somebody else has ("we now live", "my sister has"); `asideAfter` ends it. `now` ("currently") makes
 * its clause one, `kin` ("my brother") what follows in it, unless the clause says that something is sought. `visit` makes a
 * date one of a meeting, `presently` ("jetzt", "my present") an aside of
 * the amounts beside it, `facing` ("view of", "opposite") makes
 * what follows no part of the home, `careless` (of words in `not`) tells that something does not matter, `street` a name of a place that of a street, `person` (`personAfter` behind it) that of somebody, `point` a digit behind it a decimal.
 * `hour` beside a date makes it one of a meeting. `asks` begins a question that is one about rules where a word of `law` is in it.
 * `there` ("is there", "have you") beside a negation asks whether there is something. `origin` ("come from"), `originAfter`
 * behind it, makes a country one where somebody comes from.
 * `story` ("commute", "born", "at school") makes its clause no wish, where another one names a place.
 * `beyond` ("cannot afford") makes what is said before it none.
 * `purpose` ("to sell", "open") begins what one will do in the shop that is sought, `purposeAfter` ends it.
 * `suits` ("for a flatshare") is what a home should also be fit for: no filter, and no kind.
 * `allowed` ("may also be"), `allowedAfter` behind it, makes a condition ("to renovate") one that a home need not have; "may also be in Wels" asks for it.
 * `like` ("like the one of my sister"), `likeAfter` behind it, tells of another home up to the end of the sentence. `owns` ("we already have", "we bring", "at my parents'") makes
 * the features of its clause those that one has.
 * `condition` ("if") behind `only` or `exactly` makes what is said before it a wish. `building` is the house that a flat lies in, whose storeys it counts.
 * `unreal` ("if I win the lottery", "one day") makes what follows no wish, up to `forNow`.
 */
export type Link =
  | 'max'
  | 'min'
  | 'about'
  | 'exactly'
  | 'between'
  | 'maxAfter'
  | 'minAfter'
  | 'aboutAfter'
  | 'exactlyAfter'
  | 'to'
  | 'and'
  | 'or'
  | 'with'
  | 'but'
  | 'not'
  | 'notAfter'
  | 'nor'
  | 'wish'
  | 'wishAfter'
  | 'instead'
  | 'aside'
  | 'asideAfter'
  | 'now'
  | 'presently'
  | 'careless'
  | 'kin'
  | 'visit'
  | 'street'
  | 'person'
  | 'personAfter'
  | 'hour'
  | 'asks'
  | 'law'
  | 'story'
  | 'there'
  | 'origin'
  | 'originAfter'
  | 'beyond'
  | 'unreal'
  | 'forNow'
  | 'purpose'
  | 'purposeAfter'
  | 'point'
  | 'around'
  | 'aroundAfter'
  | 'facing'
  | 'facingAfter'
  | 'in'
  | 'atOnce'
  | 'commission'
  | 'limitedTerm'
  | 'unlimitedTerm'
  | 'groundFloor'
  | 'investment'
  | 'suits'
  | 'condition'
  | 'allowed'
  | 'allowedAfter'
  | 'like'
  | 'likeAfter'
  | 'owns'
  | 'only'
  | 'building'

/**
 * The words of one language. Each entry is a list with commas. `(a|b|)` stands for one of the endings, `*` at the end for
 * any ending: `wohnung(en|)`, `квартир*`. Letters are compared without accents, case and half-spaces; German ü also as ue.
 */
export interface Words {
  /** Each value of each criterion: a new criterion needs only its words here. */
  values: Readonly<Record<ValueKey, string>>
  kinds: Readonly<Partial<Record<KindKey, string>>>
  units: Readonly<Partial<Record<Unit, string>>>
  topics: Readonly<Partial<Record<Topic, string>>>
  links: Readonly<Partial<Record<Link, string>>>
  /** The beginnings of the words that say that something is sought: they end an aside. */
  seeks: string
  sorts: Readonly<Partial<Record<Exclude<Sort, 'relevanz'>, string>>>
  /** Number words by value; 100, 1000 and more multiply what stands before: `k` is 1000. */
  numbers: Readonly<Record<number, string>>
  /** Ordinals, from 1: districts and storeys. */
  ordinals: Readonly<Record<number, string>>
  /** The names of the twelve months. */
  months: readonly string[]
  /** Words for a home with so many Zimmer: `трёшк*` 3, `monolocale` 1 (then exactly one). */
  homes: Readonly<Record<number, string>>
  /** Places by slug in this language, with their cases; what German has needs no entry. */
  places: Readonly<Record<string, string>>
  regions: Readonly<Partial<Record<keyof typeof REGIONS, string>>>
  /** Countries by ISO code. */
  countries: Readonly<Record<string, string>>
  /** Words that say nothing: I, look for, a, nice, please. They are not reported as not understood. */
  fillers: string
  /** Words of texts about something else (weather, recipe, instructions to a machine): nothing is set. */
  unrelated: string

  /** What stands between the parts of compound words ("n", "s"); languages without compounds leave it out. */
  compounds?: readonly string[]
  /** Short words that are written together with the next one: Arabic "و", "ب". */
  prefixes?: readonly string[]
  /** Case endings that follow a name of a place: Turkish "da", Russian "е". */
  endings?: readonly string[]
  /** The ground floor is called the first: one is subtracted from storeys. */
  countsGround?: true
  /**
   * Notations of homes: T3, 2LDK, 2+1, and single words for so many rooms. The pattern is anchored (`^...$`) and sees the
   * folded text without blanks. `isBare`: it names no kind of home, as the Arabic dual "two rooms".
   */
  layouts?: readonly { pattern: RegExp; rooms: (match: RegExpExecArray) => number; exactly?: true; isBare?: true }[]
}
