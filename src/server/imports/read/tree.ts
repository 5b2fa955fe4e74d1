/** One XML element, names in lower case and without prefix. Readers mark what they used; the rest is reported. */
export interface El {
  name: string
  attrs: Map<string, string>
  children: El[]
  text: string
  /** The decoded file of an `anhanginhalt`; null with `text` = 'too_large' or 'broken' when it could not be kept. */
  content: Uint8Array | null
  /** The text was longer than the limit. */
  clipped: boolean
  used: boolean
  usedAttrs: Set<string>
}

export function makeEl(name: string): El {
  return {
    name,
    attrs: new Map(),
    children: [],
    text: '',
    content: null,
    clipped: false,
    used: false,
    usedAttrs: new Set(),
  }
}

export function child(el: El, name: string): El | undefined {
  return el.children.find((each) => each.name === name)
}

export function childrenOf(el: El, name: string): El[] {
  return el.children.filter((each) => each.name === name)
}

/** Says that everything in and below `el` was read. */
export function markAll(el: El): void {
  el.used = true
  for (const name of el.attrs.keys()) el.usedAttrs.add(name)
  for (const each of el.children) markAll(each)
}
