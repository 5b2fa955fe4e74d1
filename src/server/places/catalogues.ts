import cn from '../../i18n/catalogues/cn.json' with { type: 'json' }
import de from '../../i18n/catalogues/de.json' with { type: 'json' }
import es from '../../i18n/catalogues/es.json' with { type: 'json' }
import fr from '../../i18n/catalogues/fr.json' with { type: 'json' }
import gb from '../../i18n/catalogues/gb.json' with { type: 'json' }
import ir from '../../i18n/catalogues/ir.json' with { type: 'json' }
import it from '../../i18n/catalogues/it.json' with { type: 'json' }
import jp from '../../i18n/catalogues/jp.json' with { type: 'json' }
import nl from '../../i18n/catalogues/nl.json' with { type: 'json' }
import pl from '../../i18n/catalogues/pl.json' with { type: 'json' }
import pt from '../../i18n/catalogues/pt.json' with { type: 'json' }
import ru from '../../i18n/catalogues/ru.json' with { type: 'json' }
import sa from '../../i18n/catalogues/sa.json' with { type: 'json' }
import se from '../../i18n/catalogues/se.json' with { type: 'json' }
import tr from '../../i18n/catalogues/tr.json' with { type: 'json' }
import type { Language } from '../../i18n/languages.ts'
import type { Catalogue } from '../../i18n/translate.ts'

/**
 * All languages at once, for finding a place by any of its names. The server runs without Vite, whose glob the pages
 * use for theirs (i18n/catalogues.ts).
 */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
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
