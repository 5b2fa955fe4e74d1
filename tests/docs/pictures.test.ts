import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const shown = ['administration', 'agencies'].flatMap((name) =>
  [...readFileSync(`docs/${name}.md`, 'utf8').matchAll(/\]\(pictures\/([\w-]+\.webp)\)/g)].map(([, file]) => file),
)

test('every picture of a screen stands in the documentation once, and every one that stands there exists', () => {
  expect(shown.toSorted()).toEqual(readdirSync('docs/pictures').toSorted())
})
