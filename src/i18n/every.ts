import cn from './catalogues/cn.json' with { type: 'json' }
import es from './catalogues/es.json' with { type: 'json' }
import fr from './catalogues/fr.json' with { type: 'json' }
import gb from './catalogues/gb.json' with { type: 'json' }
import ir from './catalogues/ir.json' with { type: 'json' }
import it from './catalogues/it.json' with { type: 'json' }
import jp from './catalogues/jp.json' with { type: 'json' }
import nl from './catalogues/nl.json' with { type: 'json' }
import pl from './catalogues/pl.json' with { type: 'json' }
import pt from './catalogues/pt.json' with { type: 'json' }
import ru from './catalogues/ru.json' with { type: 'json' }
import ar from './catalogues/sa.json' with { type: 'json' }
import se from './catalogues/se.json' with { type: 'json' }
import tr from './catalogues/tr.json' with { type: 'json' }
import type { Language } from './languages.ts'
import { type Catalogue, registerCatalogue } from './translate.ts'

/** Makes every language ready for the server's own words: mails and answers of the API. Imported for its effect. */
const catalogues = { ...{ cn, es, fr, gb, ir, it, jp, nl, pl }, ...{ pt, ru, se, tr, sa: ar } } satisfies Partial<
  Record<Language, Catalogue>
>
for (const [language, catalogue] of Object.entries(catalogues)) registerCatalogue(language as Language, catalogue)
