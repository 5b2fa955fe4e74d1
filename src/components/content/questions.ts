import { FAQ_CATEGORIES } from '../../domain/content/categories.ts'
import type { Language } from '../../i18n/languages.ts'
import { listEntries, type Text } from './entries.ts'

export interface QuestionGroup {
  category: (typeof FAQ_CATEGORIES)[number]
  questions: Text<'faq'>[]
}

/** The page with the answers of a category, without the language; `#name` leads to one of them. */
export const categoryPath = (category: string) => `/faq/${category}`

/** The questions of a language by category, both in their order; categories without questions are left out. */
export async function listQuestions(language: Language): Promise<QuestionGroup[]> {
  const all = await listEntries('faq', language)
  return FAQ_CATEGORIES.map((category) => ({
    category,
    questions: all
      .filter(({ entry }) => entry.data.category === category)
      .sort((a, b) => a.entry.data.order - b.entry.data.order),
  })).filter(({ questions }) => questions.length > 0)
}
