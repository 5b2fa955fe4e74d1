import path from 'node:path'
import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { minifySync } from 'vite'
import { catalogueParts } from './scripts/catalogue-parts.ts'
import { ownHashes } from './scripts/own-hashes.ts'
import { routeList } from './scripts/route-list.ts'
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

/**
 * Pictures of articles are made by the build. What Astro would add to make any picture for any address (/_image) takes
 * seconds of a core for each request. In development pages need it.
 */
const NO_PICTURES_ON_DEMAND = { endpoint: { entrypoint: './src/pages/_no-image.ts' } }

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
 * What several scripts share would be a file for each set of them, of 1 kB and less: a request each, and one that a
 * browser learns of only from the file before it.
 */
const SCRIPTS = [
  // Of every page.
  { name: 'frame', test: /Layout\.astro\?astro&type=script|vite\/preload-helper|islands\/frame\/retry\.ts/ },
  // Of pages with homes, before anybody touches them.
  {
    name: 'stores',
    test: /node_modules\/nanostores|@nanostores\/persistent|reach\/(doors|kinds)\.ts|stores\/(persist|consent|hidden|visits|view-mode|search-state|session)\.ts/,
  },
  // Of islands.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\// },
  {
    name: 'island',
    test: /src\/i18n\/(languages|paths|load|translate)\.ts|format\/number\.ts|frame\/ErrorBoundary\.tsx|forms\/own-id\.ts/,
  },
  { name: 'form', test: /islands\/forms\/|stores\/(api|auth|account|account-return)\.ts/ },
]

/** The script of every page is left as a file that only imports the one of its group: it takes that one's place. */
const ONE_FRAME = {
  name: 'klinke:frame',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const frame = chunks.find((chunk) => chunk.name === 'frame')
      const door =
        frame &&
        chunks.find((chunk) => chunk !== frame && chunk.code.trim() === `import"./${path.basename(frame.fileName)}";`)
      if (!door) return
      door.code = frame.code
      // The name of the door carries a hash of the name of the group, and so of its content.
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(path.basename(frame.fileName), path.basename(door.fileName))
      delete bundle[frame.fileName]
    },
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
    "base-uri 'none'",
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
          if (command === 'build') updateConfig({ vite: BUNDLED_REACT, image: NO_PICTURES_ON_DEMAND })
          for (const name of ['interaction', 'kept', 'painted'])
            addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` })
        },
      },
    },
    ownHashes(),
    siteSearch(),
    routeList(),
  ],
  devToolbar: { enabled: false },
  // Visitors have no session with the server; what they keep is in their browser or behind a bearer token.
  session: false,
  // Forms here are GET; every write goes to /api, which has its own checks.
  security: { checkOrigin: false, csp: CONTENT_SECURITY_POLICY },
  vite: {
    // What Tailwind 4 promises. Without it light-dark() would leave browsers from before 2024 without colours.
    build: { cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'] },
    plugins: [tailwindcss(), catalogueParts(), SMALL_THEME, ONE_FRAME],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPTS } } } } } },
  },
})
