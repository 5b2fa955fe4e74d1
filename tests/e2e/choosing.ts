import type { Page } from '@playwright/test'

/** Chooses exactly these types of homes in the filter of the page, and closes the choice. */
export async function chooseTypes(page: Page, ...types: string[]): Promise<void> {
  const choice = page.locator('details.choice').first()
  await choice.locator('summary').click()
  const boxes = choice.locator('input[name="objektart"]')
  for (const type of types) await choice.locator(`input[value="${type}"]`).check()
  for (const value of await boxes.evaluateAll((all) =>
    all.flatMap((box) => ((box as HTMLInputElement).checked ? [(box as HTMLInputElement).value] : [])),
  )) {
    if (!types.includes(value)) await choice.locator(`input[value="${value}"]`).uncheck()
  }
  await choice.locator('summary').click()
}
