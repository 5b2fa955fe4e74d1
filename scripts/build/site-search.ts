import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { close, createIndex, type PagefindIndex } from 'pagefind'

/** Pagefind's own user interfaces; ours is src/components/site-search. */
const NOT_OURS = /-ui\.|highlight/

/** Astro integration: builds the index of the site search from the finished pages (dist/client/pagefind). */
export function siteSearch(): AstroIntegration {
  return {
    name: 'klinke:site-search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const count = await indexSite(folder, path.join(folder, 'pagefind'))
        logger.info(`${count} texts can be searched.`)
      },
    },
  }
}

/**
 * Indexes every page below `folder` with a `data-pagefind-body`, each in the language of its `<html lang>`, and writes
 * the index to `output`.
 * @returns the number of texts
 * @throws Error when Pagefind cannot read a page
 */
export async function indexSite(folder: string, output: string): Promise<number> {
  const { index, errors } = await createIndex({ excludeSelectors: ['astro-island'] })
  try {
    if (!index) throw new Error(errors.join('\n'))
    let count = 0
    for (const file of (await readdir(folder, { recursive: true })).sort()) {
      if (!file.endsWith('.html')) continue
      const html = await readFile(path.join(folder, file), 'utf8')
      if (!html.includes('data-pagefind-body')) continue
      const url = `/${file.replaceAll(path.sep, '/').replace(/\/?(index)?\.html$/, '')}`
      count += await addPage(index, html, url)
    }
    await write(index, output)
    return count
  } finally {
    await close()
  }
}

/** A page is one text; a page of questions is one text per question, under the question's own address. */
async function addPage(index: PagefindIndex, html: string, url: string): Promise<number> {
  const questions = [...html.matchAll(/<article[^>]* data-search-part="([^"]+)"[^>]*>(.*?)<\/article>/gs)]
  const parts = questions.map(([, name, body = '']) => ({ url: `${url}#${name}`, content: questionPage(html, body) }))
  const pages = parts.length ? parts : [{ url, content: html }]
  for (const page of pages) {
    const { errors } = await index.addHTMLFile(page)
    if (errors.length) throw new Error(`${page.url}: ${errors.join('\n')}`)
  }
  return pages.length
}

/** A separate page for a question, with the language and the kind of its original page. */
function questionPage(html: string, body: string): string {
  const tag = /<html[^<>]* lang="[^"<>]+"/.exec(html)?.[0] ?? '<html'
  const kind = /data-pagefind-meta="kind:[^"]*"/.exec(html)?.[0] ?? ''
  // The heading of a page is its title.
  const text = body.replace(/<(\/?)h2\b/g, '<$1h1')
  return `${tag}><body><main data-pagefind-body ${kind}>${text}</main></body></html>`
}

async function write(index: PagefindIndex, output: string): Promise<void> {
  const { files, errors } = await index.getFiles()
  if (errors.length) throw new Error(errors.join('\n'))
  await rm(output, { recursive: true, force: true })
  for (const { path: name, content } of files) {
    if (NOT_OURS.test(name)) continue
    const file = path.join(output, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
