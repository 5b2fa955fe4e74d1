import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

document.body.innerHTML = `
  <dialog id="fotos" data-count="{nr} von {count}" data-prev="Voriges Foto" data-next="Nächstes Foto"></dialog>
  ${[1, 2, 3].map((nr) => `<a class="photo" href="data:,${nr}"><img alt="Foto ${nr}" src="data:,"></a>`).join('')}`

afterEach(async () => {
  await prefer('')
  document.querySelector('dialog')?.close()
})

test.each([
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const)('with motion %s the photos move %s', async (preference, behavior) => {
  await page.viewport(1280, 800)
  await prefer(preference)
  const { openPhotos } = await import('../../src/scripts/detail/lightbox-dialog.ts')
  await openPhotos([...document.querySelectorAll<HTMLAnchorElement>('a.photo')], 0)
  const moved = [vi.spyOn(Element.prototype, 'scrollBy'), vi.spyOn(Element.prototype, 'scrollTo')] as const
  const told = (at: 0 | 1) => moved[at].mock.calls.map(([to]) => (to as unknown as ScrollToOptions).behavior)
  await page.getByRole('button', { name: 'Nächstes Foto' }).click()
  await page.getByRole('button', { name: 'Foto 3' }).click()
  expect(told(0)).toEqual([behavior])
  expect(told(1)).toContain(behavior)
  expect(new Set(told(1))).toEqual(new Set([behavior]))
})
