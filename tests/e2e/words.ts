import type { Page } from '@playwright/test'
import { messagesOf } from '../support/messages.ts'

const KEYS = new Set(
  Object.keys(messagesOf('de')).flatMap((key) => [key, key.replace(/_(zero|one|two|few|many|other)$/, '')]),
)

/** Text of a page that only programs read, as the visitor or a screen reader has it, and in what is closed. */
export async function wrongWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[
      ...document.querySelectorAll('[aria-label], [title], [alt], [placeholder], [aria-description], [aria-valuetext]'),
    ].flatMap((one) =>
      ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'].map(
        (name) => one.getAttribute(name) ?? '',
      ),
    ),
    ...[...document.querySelectorAll('meta[name="description"], meta[property^="og:"]')].map(
      (one) => one.getAttribute('content') ?? '',
    ),
    // Closed menus, panels and dialogs too; not the parts that scripts fill.
    ...[...document.querySelectorAll('main, header, footer, dialog')].map((one) => {
      const copy = one.cloneNode(true) as Element
      for (const code of copy.querySelectorAll('script, style, template')) code.remove()
      return copy.textContent ?? ''
    }),
  ])
  return [...new Set(texts)].flatMap((text) => [
    ...(text.match(/.{0,30}(?:\{\{|\}\}|\bundefined\b|\bNaN\b|\[object ).{0,30}/g) ?? []),
    ...(text.match(/[a-z_]+(?:\.[\w-]+)+/g) ?? []).filter((word) => KEYS.has(word)),
  ])
}
