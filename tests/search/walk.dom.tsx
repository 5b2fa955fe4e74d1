import { expect, test } from 'vitest'

test('the place among the results is grouped as prices are', async () => {
  document.documentElement.dataset.language = 'de'
  document.body.innerHTML = `<main data-home="7"><nav data-walk data-tag="de-DE-u-nu-latn" hidden>
    <p data-walk-text="{nr} von {total}"></p>
    <a data-walk-step="previous"></a><a data-walk-step="next"></a></nav></main>`
  const homes = ['/immobilien/6/haus', '/immobilien/7/haus', '/immobilien/8/haus']
  const walk = { from: '/immobilien', homes, before: 1198, total: 12_345, search: '', perPage: 24 }
  sessionStorage.setItem('klinke_results', JSON.stringify(walk))
  await import('../../src/scripts/detail/walk.ts')
  expect(document.querySelector('[data-walk-text]')?.textContent).toBe('1.200 von 12.345')
  expect(document.querySelector<HTMLElement>('[data-walk]')?.hidden).toBe(false)
})
