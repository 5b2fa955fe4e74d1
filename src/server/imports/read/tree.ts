/**
 * One XML element; names are in lower case and without prefix. Readers mark the elements that they use; the report
 * lists the rest.
 */
export interface El {
  name: string
  attrs: Map<string, string>
  children: El[]
  text: string
  /** The decoded file of an `anhanginhalt`; null with `text` = 'too_large' or 'broken' when decoding failed. */
  content: Uint8Array | null
  /** The text exceeded the limit and was truncated. */
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

/** Marks `el` and everything below it as read. */
export function markAll(el: El): void {
  el.used = true
  for (const name of el.attrs.keys()) el.usedAttrs.add(name)
  for (const each of el.children) markAll(each)
}
