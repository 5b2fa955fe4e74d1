import type { HomeTopic, Refusal, SmallTalk } from '../domain/assistant/acts.ts'

/** What a message asks for by its words alone. `show` counts only beside a home that the message names. */
export type Intent =
  /** "More of these", "the next ones", "others please". */
  | 'more'
  /** "Start again", "forget all that". */
  | 'restart'
  /** "New search:", "something else entirely:" before criteria. */
  | 'new_search'
  /** "Take that back", "as before". */
  | 'undo'
  /** "Show me", "open", "details of", "what about". */
  | 'show'
  | 'compare'
  /** About one home: "is that expensive", "a fair price", "overpriced". */
  | 'price_check'
  /** About an area: "price level", "average rent", "usual here", "what do flats cost". */
  | 'area_prices'
  /** "Additional costs of buying", "closing costs", "transfer tax". */
  | 'purchase_costs'
  /** "Loan", "instalment", "mortgage", "finance". */
  | 'mortgage'
  | 'viewing'
  | 'inquiry'
  | 'search_agent'
  | 'price_alert'
  | 'favorite'
  /** "Phone number", "opening hours", "how do I reach". */
  | 'contact'
  /** "A real person", "talk to somebody". */
  | 'human'
  /** "What does ... mean", "what is a", "explain": what follows is a term. */
  | 'definition'
  /** "How do I", "where can I find" (in Klinke). */
  | 'how_to'
  /** Rules and rights: "notice period", "may the landlord", "who pays the commission". */
  | 'rules'
  /** Nothing that Klinke does: weather, poems, politics, football. */
  | 'unrelated'

/** Relative changes of a search, and those that need no figure. */
export type Change =
  /** "Cheaper", "too expensive". */
  | 'cheaper'
  /** "It may cost a little more". */
  | 'dearer'
  /** "Larger", "too small". */
  | 'larger'
  | 'smaller'
  /** "One room more", "more rooms". */
  | 'more_rooms'
  | 'fewer_rooms'
  /** "The surroundings too", "further around". */
  | 'wider'
  /** "Anywhere", "the place does not matter": the place is dropped. */
  | 'anywhere'
  /** "The price does not matter", "any price". */
  | 'any_price'
  /** "Also", "too", "in addition": a place is added instead of replaced. */
  | 'also'
  /** "Instead of", "not ... but": of what is named, the search lets go of what it already has. */
  | 'instead'
  /** "Never mind", "does not matter", "not needed", "without ... is fine too", "drop": what is named is removed. */
  | 'drop'

/** Ways to name homes of those that were shown. Of two homes, "the cheaper one" is `cheapest`. */
export type Reference =
  | 'last'
  | 'cheapest'
  | 'dearest'
  | 'largest'
  | 'smallest'
  /** The home in talk: "it", "this flat", "there", "the house". Forms with the definite article or "this" only. */
  | 'this'
  /** Before a figure: "the one with", "the one for", "that of". */
  | 'the_one'
  /** "Which ones", "which of them", "any of these": asks for those of the list that have something. */
  | 'which'
  /** Before a number: "number", "no.", "flat" in "flat 3". */
  | 'number'
  | 'first_two'
  | 'last_two'
  /** "All", "all three", "them": of a comparison. */
  | 'all'

/** What a single word may hint at. */
type Hint =
  | `talk.${SmallTalk}`
  | `refuse.${Refusal}`
  | `intent.${Intent}`
  | `topic.${HomeTopic}`
  | `change.${Change}`
  | 'question'

/**
 * The words of one language for a conversation. What is said about a search (kinds, features, figures, places) is in
 * src/understanding/words. Each entry is a list with commas in the same notation: `(a|b|)` stands for one of the endings,
 * `*` at the end for any ending, and ` .. ` for any words between: `what does .. mean`, `ist .. erlaubt`. Letters are
 * compared without accents and case. A phrase counts wherever it stands in the message, so a question particle behind its
 * word is written like any other. Of phrases that overlap, the one that holds the other wins: `price per square metre`
 * is no `price`. Prefer whole phrases; a single word only where it always means this.
 */
export interface DialogueWords {
  talk: Readonly<Record<SmallTalk, string>>
  /** Whole phrases, each enough for a refusal. `discrimination` also follows from `groups` beside `selection`. */
  refusals: Readonly<Record<Refusal, string>>
  /** People by origin, religion, skin, orientation, disability: "foreigners", "muslims". */
  groups: string
  /** What chooses among people: "no", "without", "only", "few", "share of", "live there". */
  selection: string
  intents: Readonly<Record<Intent, string>>
  /**
   * What is asked about a home. Features (balcony, lift) need no entry: they are those of the search. `ausstattung` is the
   * question for all of them ("what is it equipped with"), `haustiere` asks whether animals may live there.
   */
  topics: Readonly<Record<HomeTopic, string>>
  changes: Readonly<Record<Change, string>>
  references: Readonly<Record<Reference, string>>
  /** From 1 to 6, in all cases and genders: "first", "the first one". */
  ordinals: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, string>>
  /** What makes a question about one home: "does it have", "is there a", "is", "how", question particles. */
  question: string
  /** What makes a search even of a question: "are there any with", "do you have", "something with", "I look for", "show me flats". */
  seeking: string
  /** Wishes that no criterion of the search expresses: "quiet", "sunny", "nice view", "good schools". */
  wishes: string
  /** Nouns for where a home is: "the location", "the area", "which town"; with a word that drops, the place goes. */
  where: string
  /** Phrases that say nothing themselves and hold words that do elsewhere: "first of all", "wait a second", Italian "secondo te". */
  idioms: string
  /** Own money in a question for a loan: "equity", "down payment"; the amount beside it is not lent. */
  equity: string
  /**
   * Single words that only make a meaning likely: "car" a question about parking, "keys" one about the day of moving in. They
   * count in messages of which nothing else was made.
   */
  hints: Readonly<Partial<Record<Hint, string>>>
}
