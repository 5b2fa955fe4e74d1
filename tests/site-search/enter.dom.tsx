import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Answers by text, when a test lets them come. */
const late: Record<string, () => void> = {}
vi.mock('../../src/scripts/site-search/pagefind.ts', async (real) => ({
  ...(await real<typeof import('../../src/scripts/site-search/pagefind.ts')>()),
  async searchTexts(term: string) {
    await new Promise<void>((resolve) => (late[term] = resolve))
    return [
      { id: term, data: async () => ({ url: `#${term}`, meta: { title: term }, excerpt: term, sub_results: [] }) },
    ]
  },
}))

test('Enter opens the first hit of the text in the field, not of an older one', async () => {
  const { openSearch } = await import('../../src/scripts/site-search/dialog.ts')
  document.body.innerHTML = '<a data-site-search data-open="Suche" data-found="{{count}}" href="/suche">Suche</a>'
  await openSearch()
  const field = page.getByRole('searchbox')
  await field.fill('Kauf')
  await expect.poll(() => Object.keys(late)).toEqual(['Kauf'])
  late.Kauf?.()
  await expect.element(page.getByRole('link', { name: 'Kauf', exact: true })).toBeVisible()
  await field.fill('Miete')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('')
  await expect.poll(() => Object.keys(late)).toContain('Miete')
  late.Miete?.()
  await expect.poll(() => location.hash).toBe('#Miete')
})
