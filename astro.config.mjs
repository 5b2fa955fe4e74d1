import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { minifySync } from 'vite'
import { siteSearch } from './scripts/site-search.ts'

/**
 * As a package, React takes its slow development half unless NODE_ENV says production when the server runs (a list
 * page costs three times the time). Bundled into the pages, that is settled here. Only for builds: in development Vite
 * cannot bundle CommonJS for the server.
 */
const BUNDLED_REACT = {
  ssr: { noExternal: ['react', 'react-dom', '@nanostores/react'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

/** The script before the first paint is a file of its own, taken as it is: it loses its comments and blanks here. */
const SMALL_THEME = {
  name: 'klinke:theme',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/(^|\/)theme\.[^/]+\.js$/.test(file.fileName)) continue
      file.source = minifySync(file.fileName, String(file.source)).code
    }
  },
}

/**
 * Scripts are our own files and the inline ones that Astro knows by their hash, never anything else. A page with a map
 * adds the server of its tiles itself (components/map/tiles.ts). Inline style attributes carry nothing but sizes,
 * places and blurred colours.
 * WebAssembly is Pagefind's engine (docs/decisions/0011); the word allows nothing else.
 */
const CONTENT_SECURITY_POLICY = {
  directives: [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ],
  scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
  styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
}

/**
 * The server (src/server/main.ts) serves files and /api itself and hands everything else to the middleware that is
 * built here, with `{ctx, requestId, language}` as locals.
 */
export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'never' },
  adapter: node({ mode: 'middleware' }),
  integrations: [
    // Nothing here suspends, and React's web streams cost a page of cards more than its rendering.
    react({ experimentalDisableStreaming: true }),
    {
      name: 'klinke:directives',
      hooks: {
        'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
          if (command === 'build') updateConfig({ vite: BUNDLED_REACT })
          for (const name of ['interaction', 'consent']) {
            addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` })
          }
        },
      },
    },
    siteSearch(),
  ],
  devToolbar: { enabled: false },
  // Forms here are GET; every write goes to /api, which has its own checks.
  security: { checkOrigin: false, csp: CONTENT_SECURITY_POLICY },
  vite: { plugins: [tailwindcss(), SMALL_THEME] },
})
