import type { Language } from '../../i18n/languages.ts'
import type { DialogueWords } from '../words.ts'
import { cn } from './cn.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { gb } from './gb.ts'
import { ir } from './ir.ts'
import { it } from './it.ts'
import { jp } from './jp.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sa } from './sa.ts'
import { se } from './se.ts'
import { tr } from './tr.ts'

/** The words of every language. */
export const DIALOGUE: Readonly<Record<Language, DialogueWords>> = {
  de,
  gb,
  fr,
  it,
  es,
  pt,
  nl,
  se,
  pl,
  ru,
  tr,
  sa,
  ir,
  cn,
  jp,
}
