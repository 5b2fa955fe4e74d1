import { expect, test } from 'vitest'
import type { HandPicture } from '../../src/domain/properties/picture-schemas.ts'
import { mergePictures } from '../../src/islands/admin/homes/edit/merge-pictures.ts'

const picture = (hash: string, more: Partial<HandPicture> = {}): HandPicture => ({
  ...{ hash, kind: 'photo', titel: null, alt: {}, origin: 'feed', hidden: false, url: '', thumbnail_url: '' },
  ...{ width: 3, height: 2, ...more },
})
const [a, b, c] = [picture('a'), picture('b'), picture('c')]
const told = (files: readonly HandPicture[]) => files.map(({ hash, kind, hidden, alt }) => [hash, kind, hidden, alt.de])

test('own texts, kinds and deletions stay on what is stored now, and a new picture comes last', () => {
  const mine = [picture('a', { alt: { de: 'Küche' } }), picture('b', { kind: 'plan', hidden: true })]
  expect(told(mergePictures([a, b], mine, [a, b, c]))).toEqual([
    ['a', 'photo', false, 'Küche'],
    ['b', 'plan', true, undefined],
    ['c', 'photo', false, undefined],
  ])
})

test('what was not changed here follows the other person, the order too', () => {
  const theirs = [picture('b', { alt: { de: 'Bad' } }), picture('a', { hidden: true })]
  expect(told(mergePictures([a, b], [a, b], theirs))).toEqual(told(theirs))
})

test('the own order counts, with new pictures behind it and without those that are gone', () => {
  expect(mergePictures([a, b], [b, a], [a, c, b]).map(({ hash }) => hash)).toEqual(['b', 'a', 'c'])
  expect(mergePictures([a, b, c], [c, b, a], [a, b]).map(({ hash }) => hash)).toEqual(['b', 'a'])
})
