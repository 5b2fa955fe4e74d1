import path from 'node:path'
import type { Plugin } from 'vite'
import { projectPath } from '../../src/server/paths.ts'

const SRC = projectPath('src')
/** Folders whose modules the server runs from their source. */
const SHARED = ['domain', 'i18n', 'search', 'server', 'words'].map((folder) => path.join(SRC, folder) + path.sep)
/** The words of islands, which only Vite can load. */
const ISLANDS_WORDS = /[\\/]i18n[\\/](?:ahead|load|[\w-]+[\\/]browser)\.ts$/

/**
 * Vite plugin: the built pages import what the server runs too from its source files instead of bundling a copy, so that
 * each of these modules exists once in a process. Node runs them as they are and finds them by `imports` of package.json,
 * wherever the checkout lies.
 */
export function sharedModules(): Plugin {
  return {
    name: 'klinke:shared-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && isShared(found.id)
        ? { id: `#src/${path.relative(SRC, found.id).replaceAll(path.sep, '/')}`, external: true }
        : null
    },
  }
}

function isShared(file: string): boolean {
  return file.endsWith('.ts') && SHARED.some((folder) => file.startsWith(folder)) && !ISLANDS_WORDS.test(file)
}
