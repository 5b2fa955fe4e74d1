import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { FAQ_CATEGORIES, HELP_CATEGORIES } from './domain/content/categories.ts'

/**
 * The texts of editors: one folder per kind, in it one per language, in it one markdown file per text. The file's name
 * is its address, the same in every language. An invalid field stops the build with a sentence that names it.
 */
const markdown = (kind: string) =>
  glob({ base: `./src/content/${kind}`, pattern: '*/*.md', generateId: ({ entry }) => entry.replace(/\.md$/, '') })

const text = (what: string, max: number) =>
  z
    .string({ error: `${what} is missing: write it as text` })
    .trim()
    .min(1, `${what} is empty`)
    .max(max, `${what} may have ${max} characters at most`)
const day = (what: string) => z.coerce.date({ error: `${what} must be a day such as 2026-11-21` })
const order = z.number({ error: 'order must be a number: 1 comes first' }).int().positive()

/** Shown in search results and link previews, so the length is limited. */
const page = { title: text('title', 90), description: text('description', 170) }

export const collections = {
  blog: defineCollection({
    loader: markdown('blog'),
    schema: ({ image }) =>
      z.strictObject({
        ...page,
        date: day('date'),
        updated: day('updated').optional(),
        author: text('author', 60),
        tags: z
          .array(text('a tag', 30), { error: 'tags must be a list: [kaufen, kosten]' })
          .min(1, 'give one tag at least'),
        cover: image(),
        cover_alt: text('cover_alt', 160),
      }),
  }),
  faq: defineCollection({
    loader: markdown('faq'),
    schema: z.strictObject({
      question: text('question', 140),
      category: z.enum(FAQ_CATEGORIES, { error: `category must be one of ${FAQ_CATEGORIES.join(', ')}` }),
      order,
    }),
  }),
  help: defineCollection({
    loader: markdown('help'),
    schema: z.strictObject({
      ...page,
      category: z.enum(HELP_CATEGORIES, { error: `category must be one of ${HELP_CATEGORIES.join(', ')}` }),
      order,
    }),
  }),
  legal: defineCollection({
    loader: markdown('legal'),
    schema: z.strictObject({ ...page, updated: day('updated') }),
  }),
  cms: defineCollection({
    loader: markdown('cms'),
    schema: z.strictObject({ ...page, updated: day('updated').optional() }),
  }),
}
