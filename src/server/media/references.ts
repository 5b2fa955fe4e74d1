import { MediaError } from './fault.ts'

/** Elements that are drawn again at every reference; a higher rank may refer to a lower one. */
const RANKS: Readonly<Record<string, number>> = { clippath: 1, mask: 2, pattern: 3, marker: 3 }
/** Attributes that child elements inherit. */
const INHERITED = 3
/** Patterns and gradients build upon others: editors write one or two steps. */
const STEPS_MAX = 8
/** The maximum depth that the renderer reads. */
const DEPTH_MAX = 256

/** `.name` stands for the style sheet's rules for a class. */
interface Reference {
  name: string
  use: boolean
}

interface Open {
  id: string | undefined
  rank: number
  /** Its own references, which its children inherit. */
  own: Reference[]
  first: number
}

/**
 * Refuses multiplication: a pattern, mask, marker or clip path whose content refers to another one, so that each level
 * draws the level below several times. Only clip paths may appear inside the others, since programs write them
 * everywhere.
 */
export function makeReferences() {
  const open: Open[] = []
  /** For the whole drawing, in document order: the content of an element is a range of it. */
  const all: Reference[] = []
  const ranks = new Map<string, number>()
  const stretches = new Map<string, [number, number][]>()
  const definitions: { rank: number; content: Reference[]; around: Reference[] }[] = []
  /** The content of open definitions; content inside an inner definition belongs to that one. */
  const contents: Reference[][] = []
  const templates = new Map<string, string[]>()

  return {
    open(element: string, id: string | undefined, references: readonly string[], hrefs: readonly string[]) {
      if (open.length >= DEPTH_MAX) throw new MediaError('corrupt')
      const kind = element.toLowerCase()
      const rank = RANKS[kind] ?? 0
      const first = all.length
      const own = references.map((name) => ({ name, use: false }))
      const template = rank > 0 || kind.endsWith('gradient')
      const linked = kind === 'use' ? hrefs.map((name) => ({ name, use: true })) : []
      all.push(...own, ...linked)
      // A clip path with its own clip path, and a pattern derived from another, are steps and not content.
      if (template && id !== undefined) {
        add(templates, id, hrefs)
        if (rank === 1) add(templates, id, references)
      }
      if (rank > 0) {
        const content = rank === 1 ? [] : [...own]
        definitions.push({ rank, content, around: rank === 1 ? [] : open.flatMap((each) => each.own) })
        contents.push(content)
      } else contents.at(-1)?.push(...own, ...linked)
      if (id !== undefined) ranks.set(id, Math.max(rank, ranks.get(id) ?? 0))
      open.push({ id, rank, own, first })
    },
    close() {
      const { id, rank, first } = open.pop() as Open
      if (rank > 0) contents.pop()
      if (id !== undefined) add(stretches, id, [[first, all.length]])
    },
    /**
     * @param classes the references of the style sheet, by class
     * @param general its other references, which may apply anywhere
     */
    refuse(classes: ReadonlyMap<string, readonly string[]>, general: readonly string[]) {
      const rankOf = (name: string): number =>
        name.startsWith('.')
          ? (classes.get(name) ?? []).reduce((most, each) => Math.max(most, ranks.get(each) ?? 0), 0)
          : (ranks.get(name) ?? 0)
      const used = new Map<string, number>()
      const usedRank = (name: string): number => {
        const known = used.get(name)
        if (known !== undefined) return known
        let most = 0
        for (const [from, to] of stretches.get(name) ?? []) {
          for (let at = from; at < to; at++) most = Math.max(most, rankOf((all[at] as Reference).name))
        }
        used.set(name, most)
        return most
      }
      const most = (references: readonly Reference[]) =>
        references.reduce((rank, { name, use }) => Math.max(rank, use ? usedRank(name) : rankOf(name)), 0)
      const anywhere = general.reduce((rank, name) => Math.max(rank, ranks.get(name) ?? 0), 0)
      for (const { rank, content, around } of definitions) {
        const found = Math.max(anywhere, most(content))
        if (found > 1 || (found === 1 && rank === 1) || most(around) >= INHERITED) throw new MediaError('hostile')
      }
      const steps = new Map<string, number>()
      const stepsOf = (name: string, above: number): number => {
        if (above > STEPS_MAX) throw new MediaError('hostile')
        const known = steps.get(name)
        if (known !== undefined) return known
        let count = 0
        for (const each of templates.get(name) ?? []) {
          for (const next of each.startsWith('.') ? (classes.get(each) ?? []) : [each]) {
            count = Math.max(count, 1 + stepsOf(next, above + 1))
          }
        }
        steps.set(name, count)
        return count
      }
      for (const name of templates.keys()) if (stepsOf(name, 0) > STEPS_MAX) throw new MediaError('hostile')
    },
  }
}

/** @returns the names within the drawing that a text references by `url(#name)` */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/url\(\s{0,99}["']?\s{0,99}#([^"'()\s]{1,999})/gi)].map(([, name]) => name as string)
}

/**
 * Removes the comments.
 * @throws MediaError when a string contains text that would be markup without its quotes
 */
export function withoutComments(css: string): string {
  return css.replace(/\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)/g, (token) => {
    if (token.startsWith('/*')) return ''
    if (/[{}]|\/\*/.test(token)) throw new MediaError('hostile')
    return token
  })
}

/** The references of a style sheet, by `.class` where its selectors are plain classes. */
export function readSheet(css: string): { classes: Map<string, string[]>; general: string[] } {
  const classes = new Map<string, string[]>()
  const plain = withoutComments(css)
  const seen = new Set<string>()
  const general: string[] = []
  for (const rule of plain.split('}')) {
    const names = namesIn(rule)
    if (names.length === 0) continue
    const selectors = rule
      .slice(0, Math.max(0, rule.indexOf('{')))
      .split(',')
      .map((each) => each.trim())
    if (!selectors.every((each) => /^\.[\w-]+$/.test(each))) general.push(...names)
    for (const each of selectors) add(classes, each, names)
    for (const name of names) seen.add(name)
  }
  return { classes, general: [...general, ...namesIn(css).filter((name) => !seen.has(name))] }
}

function add<T>(lists: Map<string, T[]>, name: string, more: readonly T[]): void {
  const list = lists.get(name)
  if (!list) lists.set(name, [...more])
  else for (const each of more) list.push(each)
}
