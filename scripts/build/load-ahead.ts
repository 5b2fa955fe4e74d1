import type { Plugin } from 'vite'
import { projectPath } from '../../src/server/paths.ts'

/** Vite's own module, which each `import()` of a build for browsers calls. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Vite plugin: code on demand is loaded by `src/scripts/frame/load-ahead.ts` instead of by Vite's preloads, whose
 * failures Chromium keeps.
 */
export function loadAhead(): Plugin {
  return {
    name: 'klinke:load-ahead',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // By itself Vite names the files that a module imports, and only if there are any.
          resolveDependencies: (file, imported) => [...new Set([file, ...imported])],
        },
      },
    }),
    load: (id) =>
      id === HELPER
        ? `export { loadAhead as __vitePreload } from ${JSON.stringify(projectPath('src/scripts/frame/load-ahead.ts'))}`
        : null,
  }
}
