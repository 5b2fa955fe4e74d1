/** The floors of the architecture (docs/decisions/0003): a floor may import from floors below, never from above. */
const floors = {
  components: ['scripts', 'islands', 'words', 'i18n', 'domain', 'content', 'styles'],
  scripts: ['islands', 'stores', 'words', 'i18n', 'domain', 'styles'],
  islands: ['stores', 'words', 'i18n', 'domain', 'styles'],
  stores: ['words', 'i18n', 'domain'],
  server: ['dialogue', 'search', 'understanding', 'words', 'i18n', 'domain'],
  dialogue: ['understanding', 'words', 'i18n', 'domain'],
  words: ['i18n', 'domain'],
  search: ['domain'],
  understanding: ['i18n', 'domain'],
  i18n: ['domain'],
  domain: [],
}

const floorRules = Object.entries(floors).map(([floor, below]) => ({
  name: `floor-${floor}`,
  comment: `src/${floor} may import ${below.join(', ') || 'nothing else of the house'}`,
  severity: 'error',
  from: { path: `^src/${floor}/` },
  to: { path: '^src/', pathNot: `^src/(${[floor, ...below].join('|')})/` },
}))

/** Server topics with a private repository. */
const privateRepositories = {
  name: 'private-repository',
  comment: "A topic's repository is private to it; other topics call its service.",
  severity: 'error',
  from: { path: '^src/server/([^/]+)/' },
  to: { path: '^src/server/.*repository[.]ts$', pathNot: '^src/server/$1/' },
}

/** A page gets no data past the permission check of an operation (docs/decisions/0033). */
const pagesCallOperations = {
  name: 'pages-call-operations',
  comment: 'A page calls operations (Astro.locals.call). Only what no operation offers comes from a module of its own.',
  severity: 'error',
  from: { path: '^src/(pages|components|middleware)' },
  to: { path: '^src/server/(.*repository|(?!places/)[^/]+/service)[.]ts$' },
}

/** All messages of all languages are 1.4 MB: an island loads only the namespaces it needs (docs/decisions/0034). */
const messagesOfIslands = {
  name: 'messages-of-islands',
  comment: 'What runs in the browser takes its messages from src/i18n/<namespace>/browser.ts.',
  severity: 'error',
  from: { path: '^src/(scripts|islands|stores|words)/' },
  to: { path: '^src/i18n/server[.]ts$' },
}

export default {
  forbidden: [
    ...floorRules,
    privateRepositories,
    pagesCallOperations,
    messagesOfIslands,
    {
      name: 'no-circles',
      comment: 'Not even of types: modules that need each other are one module, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-zod-only',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'], pathNot: 'node_modules/zod' },
    },
    {
      name: 'search-is-a-library',
      comment: 'No HTTP, no SQL, no Astro: plain TypeScript.',
      severity: 'error',
      from: { path: '^src/search/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional'] },
    },
    {
      name: 'understanding-is-pure',
      comment: 'No HTTP, no SQL, no files, no clock: sentences in, filters and acts out (docs/decisions/0055).',
      severity: 'error',
      from: { path: '^src/(understanding|dialogue)/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'],
        pathNot: 'node_modules/fastest-levenshtein',
      },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^astro:|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|svg|woff2)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
