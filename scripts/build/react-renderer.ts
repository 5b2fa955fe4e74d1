import react from '@astrojs/react/server.js'
import { keepParts, takeParts } from '../../src/islands/frame/Kept.tsx'
import { keptParts } from '../../src/server/http/pages/kept-parts.ts'

// While developing, components change.
if (import.meta.env.MODE !== 'development') keepParts(keptParts)

type Island = Parameters<typeof react.renderToStaticMarkup>

/** The renderer of @astrojs/react, with parts of islands that are kept from one page to the next (islands/frame/Kept.tsx). */
export default {
  ...react,
  // Every function is a component of React here. To find that out, the library would call each once more.
  async check(this: unknown, ...island: Island) {
    return typeof island[0] === 'function' || react.check.apply(this, island)
  },
  async renderToStaticMarkup(this: unknown, ...island: Island) {
    const { html, attrs } = await react.renderToStaticMarkup.apply(this, island)
    return { html: takeParts(html), attrs }
  },
}
