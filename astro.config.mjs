import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { astroAdapter } from './scripts/build/astro-adapter.ts'
import { firstScript } from './scripts/build/first-script.ts'
import { loadAhead } from './scripts/build/load-ahead.ts'
import { ownHashes } from './scripts/build/own-hashes.ts'
import { routeList } from './scripts/build/route-list.ts'
import { sharedModules } from './scripts/build/shared-modules.ts'
import { siteSearch } from './scripts/build/site-search.ts'

/**
 * As an external package, React uses its slow development build unless NODE_ENV is production when the server runs (a
 * list page then costs three times the time). Bundling it into the pages fixes the build. Only for builds: in
 * development Vite cannot bundle CommonJS for the server.
 */
const BUNDLED_REACT = {
  ssr: { noExternal: ['react', 'react-dom', '@nanostores/react'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

/**
 * The build creates the pictures of articles. Astro would add an endpoint that creates any picture on demand (/_image),
 * which takes seconds of a core per request. In development pages need it.
 */
const NO_PICTURES_ON_DEMAND = { endpoint: { entrypoint: './src/pages/_no-image.ts' } }

const FIRST_SCRIPT = firstScript()

/**
 * By default the bundler creates a file of 1 kB or less for each set of scripts that share code: each is a request that
 * the browser discovers only through the file before it.
 */
const SCRIPTS = [
  // For every page.
  {
    name: 'frame',
    test: /Layout\.astro\?astro&type=script|vite\/preload-helper|frame\/load-ahead\.ts|islands\/frame\/retry\.ts|stores\/storage\.ts/,
  },
  // For pages with homes, before any interaction.
  {
    name: 'stores',
    test: /node_modules\/nanostores|frame\/(written|scroll)\.ts|format\/digits\.ts|@nanostores\/persistent|dialogs\/(openers|kinds)\.ts|stores\/(persist|hidden|visits|view-mode|(consent\/consent|search\/search-state|account\/session))\.ts/,
  },
  // For islands.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|frame\/use-store\.ts/ },
  {
    name: 'island',
    test: /src\/i18n\/(languages|paths|load|translate)\.ts|format\/number\.ts|frame\/ErrorBoundary\.tsx|forms\/own-id\.ts/,
  },
  // Islands without a form call the API too.
  { name: 'api', test: /stores\/api\.ts/ },
  { name: 'form', test: /islands\/forms\/|stores\/(account\/(auth|account|account-return))\.ts/ },
]

/** The script of every page remains as a file that only imports its group: the group replaces it. */
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
      // The name of the entry contains a hash of the name of the group, and so of its content.
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(path.basename(frame.fileName), path.basename(door.fileName))
      delete bundle[frame.fileName]
    },
  },
}

/**
 * Scripts are our own files and the inline ones that Astro knows by their hash, and nothing else. A page with a map
 * adds the server of its tiles itself (components/map/tiles.ts). Inline style attributes contain only sizes, positions
 * and blurred colours. WebAssembly is Pagefind's engine (docs/decisions/0011); the keyword permits nothing else.
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
  scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"], hashes: [FIRST_SCRIPT.hash] },
  styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
}

/** The integration of React with our renderer on the server (scripts/build/react-renderer.ts). */
function ownRenderer(react) {
  const setup = react.hooks['astro:config:setup']
  const serverEntrypoint = fileURLToPath(new URL('scripts/build/react-renderer.ts', import.meta.url))
  react.hooks['astro:config:setup'] = (options) =>
    setup({ ...options, addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }) })
  return react
}

/**
 * The server (src/server/main.ts) serves files and /api itself, and passes every other request to Astro's App, which is
 * built here, with locals (src/server/pages.ts).
 */
export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'never' },
  adapter: astroAdapter(),
  integrations: [
    // Nothing here suspends, and React's web streams cost more than rendering a page of cards.
    ownRenderer(react({ experimentalDisableStreaming: true })),
    {
      name: 'klinke:directives',
      hooks: {
        'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
          if (command === 'build') updateConfig({ vite: BUNDLED_REACT, image: NO_PICTURES_ON_DEMAND })
          for (const name of ['interaction', 'kept', 'painted'])
            addClientDirective({ name, entrypoint: `./src/scripts/directives/${name}.ts` })
        },
      },
    },
    ownHashes(),
    siteSearch(),
    routeList(),
  ],
  devToolbar: { enabled: false },
  // Visitors have no session with the server; their data is in their browser or behind a bearer token.
  session: false,
  // Forms here are GET; every write goes to /api, which has its own checks.
  security: { checkOrigin: false, csp: CONTENT_SECURITY_POLICY },
  vite: {
    // The browsers that Tailwind 4 supports. Without it, light-dark() would leave browsers from before 2024 without
    // colours.
    build: { cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'] },
    plugins: [tailwindcss(), sharedModules(), loadAhead(), FIRST_SCRIPT.plugin, ONE_FRAME],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPTS } } } } } },
  },
})
