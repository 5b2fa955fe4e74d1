import { readFile } from 'node:fs/promises'
import type { APIContext, ImageMetadata } from 'astro'
import { dayText } from '../../../components/content/articles.ts'
import { getEntry, listEntries } from '../../../components/content/entries.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../i18n/languages.ts'
import { translator } from '../../../i18n/server.ts'
import { openFaces } from '../../../server/previews/faces.ts'
import { drawPreview } from '../../../server/previews/picture.ts'

/** Each article once in every language in which it is written. */
export async function getStaticPaths() {
  return (await listEntries('blog', DEFAULT_LANGUAGE)).flatMap(({ name, languages }) =>
    languages.map((code) => ({ params: { locale: code === DEFAULT_LANGUAGE ? undefined : code, slug: name } })),
  )
}

/** The link preview of an article: cover, title, author and date. */
export async function GET({ params, locals: { language } }: APIContext) {
  const article = await getEntry('blog', language, params.slug ?? '')
  if (!article) throw new Error(`There is no article ${params.slug}.`)
  const { title, author, date, cover } = article.entry.data
  const preview = {
    above: [translator(language)('frame.blog')],
    title: [title],
    price: [],
    below: [`${author} · ${dayText(date, language)}`],
    direction: LANGUAGES[language].dir,
  }
  const photo = await readFile(fileOf(cover))
  return new Response((await drawPreview(await openFaces(), preview, photo)) as Uint8Array<ArrayBuffer>)
}

/** Astro's metadata contain the path of the file, although its types do not. */
function fileOf(cover: ImageMetadata & { fsPath?: string }): string {
  if (!cover.fsPath) throw new Error('Astro no longer says where a cover lies (ImageMetadata.fsPath).')
  return cover.fsPath
}
