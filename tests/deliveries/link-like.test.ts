import { expect, test } from 'vitest'
import { mayBecomeLink } from '../../src/domain/link-like.ts'

test.each([
  'https://spam.example',
  'www.spam.example',
  'WWW spam',
  't.me/gewinn',
  'x.co/1',
  'spam.example',
  'bit.ly',
  'a@b',
  'mailto:x',
  'evil。example',
  'evil．example',
  'evil｡example',
  'evil․example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'ｗｗｗ evil',
  'anna＠evil',
  'https：／／evil',
  'evil\u200b.\u2060example',
  '💩.la',
  'пример.рф',
  '例え.テスト',
  'موقع.وزارة',
  '192.168.0.1',
  'x\\y',
  'Rufen Sie 0900 123 456',
  '٠٩٠٠١٢٣٤٥٦',
])('%s could become a link', (text) => {
  expect(mayBecomeLink(text)).toBe(true)
})

test.each([
  'Anna Huber',
  'Mag. Anna Huber-Müller, MSc',
  'Dr. med. univ. O’Brien',
  'Müller & Söhne',
  '田中 太郎',
  'عبد الله',
  'Карл III.',
  'Familie Novák (3 Kinder)',
  'Anna Huber, 1030 Wien',
])('%s does not', (text) => {
  expect(mayBecomeLink(text)).toBe(false)
})
