import i18next from 'i18next'
import { expect, test } from 'vitest'
import german from '../../src/i18n/catalogues/de.json' with { type: 'json' }
import { type MessageKey, translator } from '../../src/i18n/translate.ts'

const t = translator()

test('fills placeholders and writes numbers as Austrians do', () => {
  expect(t('problem.too_large', { max: 1234567.5 })).toBe('Der Wert darf höchstens 1.234.567,5 sein.')
})

test('a key that nobody has shows itself, a placeholder without a value stays', () => {
  expect(t('no.such.key' as MessageKey)).toBe('no.such.key')
  expect(t('problem.word')).toContain('{{value}}')
})

test('chooses plural forms and fills placeholders as i18next, whose catalogue format this is', async () => {
  await i18next.init({
    lng: 'de-AT',
    resources: { 'de-AT': { translation: german } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const stems = new Set(Object.keys(german).map((key) => key.replace(/_(one|other)$/, '')))
  for (const key of stems) {
    for (const count of [0, 1, 2, 21]) {
      const params = { count, name: 'Wien' }
      expect(t(key as MessageKey, params), key).toBe(i18next.t(key, params))
    }
  }
})
