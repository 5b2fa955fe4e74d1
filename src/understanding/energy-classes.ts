import { type Claim, means, type Sentence } from './sentence.ts'

/** Upper bounds of the heating demand in kWh/m²a by energy class (OIB guideline 6). */
const CLASS_CEILINGS: Readonly<Record<string, number>> = {
  'a++': 10,
  'a+': 15,
  a: 25,
  b: 50,
  c: 100,
  d: 150,
  e: 200,
  f: 250,
}

/** "Energieklasse B": the letter behind the words for a class, as the ceiling of its heating demand. */
export function energyClasses({ items, used }: Sentence): Claim[] {
  return items.flatMap((item, at): Claim[] => {
    if (!means(item, 'topic.class')) return []
    for (const step of [1, 2, -1]) {
      const letter = items[at + step]
      const sign = plusesBehind(items, at + step)
      const name = letter && (CYRILLIC_CLASSES[letter.text] ?? letter.text)
      const ceiling = name && /^[a-f]$/.test(name) ? CLASS_CEILINGS[name + sign] : undefined
      if (ceiling === undefined) continue
      used.add(at).add(at + step)
      // "Class A or B": the weaker one is enough.
      const weaker = means(items[at + step + 1], 'or') ? CLASS_CEILINGS[items[at + step + 2]?.text ?? ''] : undefined
      return [
        {
          criterion: 'hwb',
          value: { bis: Math.max(ceiling, weaker ?? 0) },
          first: Math.min(at, at + step),
          last: Math.max(at, at + step),
        },
      ]
    }
    return []
  })
}

/** Letters that people type on a Russian keyboard. */
const CYRILLIC_CLASSES: Readonly<Record<string, string>> = { а: 'a', в: 'b', б: 'b', с: 'c', е: 'e' }

/** The plus signs directly behind a letter: "A++". */
function plusesBehind(items: Sentence['items'], letter: number): string {
  let [pluses, at] = ['', letter + 1]
  while (items[at] && /^\++$/.test(items[at]?.text ?? '') && items[at]?.from === items[at - 1]?.to)
    pluses += items[at++]?.text
  return pluses
}
