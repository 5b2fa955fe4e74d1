import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const POLICY = /(<meta http-equiv="content-security-policy" content="[^"]*?script-src)([^;"]*)/

/**
 * Astro's policy permits on every page the inline scripts of all client directives: ten hashes, 0.4 kB that cannot be
 * compressed. A prerendered page keeps only the hashes of its own scripts.
 */
export function ownHashes(): AstroIntegration {
  return {
    name: 'klinke:own-hashes',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for (const file of await readdir(folder, { recursive: true })) {
          if (!file.endsWith('.html')) continue
          const place = path.join(folder, file)
          const html = await readFile(place, 'utf8')
          const own = withOwnHashes(html)
          if (own !== html) await writeFile(place, own)
        }
      },
    },
  }
}

/** @returns the page, without policy hashes of inline scripts that it does not contain */
export function withOwnHashes(html: string): string {
  const present = new Set([...html.matchAll(INLINE)].map(([, code = '']) => `'sha256-${sha256(code)}'`))
  return html.replace(POLICY, (_whole, before: string, sources: string) => {
    const kept = sources.split(' ').filter((source) => !source.startsWith("'sha256-") || present.has(source))
    return before + kept.join(' ')
  })
}

function sha256(code: string): string {
  return createHash('sha256').update(code).digest('base64')
}
