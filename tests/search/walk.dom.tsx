import { expect, test } from 'vitest'

test('the place among the results is grouped as prices are, and the way back has the language of the page', async () => {
  document.documentElement.dataset.language = 'de'
  document.body.innerHTML = `<main data-home="7"><nav data-walk data-tag="de-DE-u-nu-latn" hidden>
    <a data-walk-back></a><p data-walk-text="{nr} von {total}"></p>
    <a data-walk-step="previous"></a><a data-walk-step="next"></a></nav></main>`
  const homes = ['/immobilien/6/haus', '/immobilien/7/haus', '/immobilien/8/haus']
  const walk = {
    from: '/gb/immobilien?ort=graz',
    homes,
    firstPage: 51,
    lastPage: 51,
    total: 12_345,
    search: '',
    perPage: 24,
  }
  sessionStorage.setItem('klinke_results', JSON.stringify(walk))
  await import('../../src/scripts/detail/walk.ts')
  expect(document.querySelector('[data-walk-text]')?.textContent).toBe('1.202 von 12.345')
  expect(document.querySelector('[data-walk-back]')?.getAttribute('href')).toBe('/immobilien?ort=graz')
  expect(document.querySelector<HTMLElement>('[data-walk]')?.hidden).toBe(false)
})
