import { expect, test } from 'vitest'
import { blocksOf } from '../../src/server/exposes/describe/blocks.ts'

const plain = (text: string) => ({ text, strong: false, emphasis: false })

test('paragraphs, breaks and marks become runs', () => {
  expect(blocksOf('<p>Hell und <strong>ruhig</strong>.</p><p>Zwei<br />Zeilen</p>')).toEqual([
    { kind: 'paragraph', runs: [plain('Hell und '), { text: 'ruhig', strong: true, emphasis: false }, plain('.')] },
    { kind: 'paragraph', runs: [plain('Zwei')] },
    { kind: 'paragraph', runs: [plain('Zeilen')] },
  ])
})

test('lists keep their order, and a list within a list continues the outer one', () => {
  expect(blocksOf('<ol><li>eins</li><li>zwei<ul><li>innen</li></ul></li></ol>')).toEqual([
    { kind: 'list', ordered: true, items: [[plain('eins')], [plain('zwei')], [plain('innen')]] },
  ])
})

test('entities are letters, and text that looks like markup stays text', () => {
  expect(blocksOf('5 &lt; 6 &amp; 7 &gt; 3')).toEqual([{ kind: 'paragraph', runs: [plain('5 < 6 & 7 > 3')] }])
})

test('nothing remains of empty markup', () => {
  expect(blocksOf('<p> </p><ul><li></li></ul><p><br></p>')).toEqual([])
})
