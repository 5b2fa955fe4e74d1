import type { Json } from '../../../../domain/imports/feed.ts'
import type { Reading } from '../reading.ts'
import type { El } from '../tree.ts'
import { plain } from '../values/html.ts'

/** A sender's own text is shown as plain text, up to this length. */
const text = plain(1000)

/** Collects the sender's own additions: `user_defined_*`, and sections that Klinke only stores. */
export function readUserDefined(r: Reading): Json {
  const out: Json = {}
  const put = (name: string, el: El) => {
    const value = text(el.text.slice(0, 2000), () => {})
    if (name === '__proto__' || value === null) return
    const before = Object.hasOwn(out, name) ? out[name] : undefined
    if (before === undefined) out[name] = value
    else if (Array.isArray(before)) before.push(value)
    else if (before !== value) out[name] = [before as string, value]
  }
  for (const section of [r.root, ...r.root.children]) {
    for (const el of section.children) {
      const path = section === r.root ? el.name : `${section.name}/${el.name}`
      if (el.name === 'user_defined_simplefield') {
        const name = el.attrs.get('feldname') ?? ''
        el.usedAttrs.add('feldname')
        if (el.used || el.text === '' || name === '') continue
        el.used = true
        r.taken.add(`${section === r.root ? '' : `${section.name}/`}[${name.toLowerCase()}]`)
        put(name.slice(0, 100), el)
      } else if (el.name === 'user_defined_anyfield') {
        for (const each of el.children.filter((inner) => !inner.used && inner.text !== '')) {
          each.used = true
          for (const attr of each.attrs.keys()) each.usedAttrs.add(attr)
          r.taken.add(`${path}/${each.name}`)
          put(each.name, each)
        }
      } else if (el.name === 'user_defined_extend' || el.name === 'feld') {
        for (const feld of el.name === 'feld' ? [el] : el.children.filter((each) => each.name === 'feld')) {
          const name = feld.children.find((each) => each.name === 'name')?.text ?? ''
          const wert = feld.children.find((each) => each.name === 'wert')
          for (const each of feld.children) each.used = true
          if (name === '' || wert === undefined || wert.text === '') continue
          r.taken.add(`${path}/feld`)
          put(name.slice(0, 100), wert)
        }
      }
    }
  }
  return out
}
