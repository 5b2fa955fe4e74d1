/** The groups of questions and help pages, in display order. Their names are `faq.category.*` and `help.category.*`. */
export const FAQ_CATEGORIES = ['kaufen', 'kosten', 'mieten', 'suchen', 'konto', 'anbieten'] as const
export const HELP_CATEGORIES = ['suchen', 'merken', 'kontakt', 'anbieten', 'portal'] as const
