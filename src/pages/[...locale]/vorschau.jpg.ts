import type { APIContext } from 'astro'
import { LANGUAGES } from '../../i18n/languages.ts'
import { localeParams } from '../../i18n/paths.ts'
import { translator } from '../../i18n/server.ts'
import { openFaces } from '../../server/previews/faces.ts'
import { drawPreview } from '../../server/previews/picture.ts'

export const getStaticPaths = () => localeParams()

/** The link preview of every page without a picture of its own, once per language. */
export async function GET({ locals: { language } }: APIContext) {
  const preview = {
    above: [],
    title: [translator(language)('site.claim'), translator('gb')('site.claim')],
    price: [],
    below: [],
    direction: LANGUAGES[language].dir,
  }
  return new Response((await drawPreview(await openFaces(), preview, null)) as Uint8Array<ArrayBuffer>)
}
