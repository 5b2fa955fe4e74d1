/** What is measured of the server, in ms, bytes or pieces; `label` says by what else it is told apart. */
export const SERIES = [
  /** ms until an answer was ready; by route. Without built files and the probes of monitors. */
  'request',
  /** Answers with a status from 500 on; by route. */
  'failure',
  /** ms of a search of the engine. */
  'search',
  /** ms by which the event loop was late: the 99th percentile of each minute. */
  'event_loop',
  /** Bytes of a process. */
  'memory',
  /** Bytes of the database. */
  'database',
  /** Open connections to the database. */
  'connections',
  /** ms of statements for visitors that took longer than SLOW_MS. */
  'slow_statement',
  /** Jobs that are due and wait. */
  'jobs_waiting',
  /** ms of a job; by name. */
  'job',
  /** Jobs that threw; by name. */
  'job_failure',
  /** ms of a run of an import. */
  'import',
  /** Runs that ended without reading their whole file. */
  'import_failure',
  /** Mails, SMS and pushes that were sent; by channel. */
  'delivery',
  /** Those that were refused for good; by channel. */
  'delivery_failure',
  /** ms until an expose was made; stored ones do not count. */
  'expose',
  /** Exposes that could not be made. */
  'expose_failure',
  /** ms until the assistant had answered wholly. */
  'assistant',
  /** Answers of the assistant that failed. */
  'assistant_failure',
] as const
export type Series = (typeof SERIES)[number]

/** A statement that takes longer counts as slow. */
export const SLOW_MS = 250

interface ServerFigure {
  series: Series
  /** What is shown of the values of a period and of each of its points. */
  stat: 'count' | 'p50' | 'p99' | 'mean'
  unit: 'pieces' | 'ms' | 'bytes'
  /** The direction that is good. */
  better?: 'less'
}

/** The figures of the screen, by group. Their names are the messages `performance.figure.<name>`. */
export const SERVER_FIGURES = {
  requests: { series: 'request', stat: 'count', unit: 'pieces' },
  request_p50: { series: 'request', stat: 'p50', unit: 'ms', better: 'less' },
  request_p99: { series: 'request', stat: 'p99', unit: 'ms', better: 'less' },
  failures: { series: 'failure', stat: 'count', unit: 'pieces', better: 'less' },
  searches: { series: 'search', stat: 'count', unit: 'pieces' },
  search_p50: { series: 'search', stat: 'p50', unit: 'ms', better: 'less' },
  search_p99: { series: 'search', stat: 'p99', unit: 'ms', better: 'less' },
  event_loop: { series: 'event_loop', stat: 'p99', unit: 'ms', better: 'less' },
  memory: { series: 'memory', stat: 'mean', unit: 'bytes', better: 'less' },
  database: { series: 'database', stat: 'mean', unit: 'bytes' },
  connections: { series: 'connections', stat: 'p99', unit: 'pieces', better: 'less' },
  slow_statements: { series: 'slow_statement', stat: 'count', unit: 'pieces', better: 'less' },
  jobs: { series: 'job', stat: 'count', unit: 'pieces' },
  jobs_waiting: { series: 'jobs_waiting', stat: 'p99', unit: 'pieces', better: 'less' },
  job_failures: { series: 'job_failure', stat: 'count', unit: 'pieces', better: 'less' },
  imports: { series: 'import', stat: 'count', unit: 'pieces' },
  import_p50: { series: 'import', stat: 'p50', unit: 'ms', better: 'less' },
  import_failures: { series: 'import_failure', stat: 'count', unit: 'pieces', better: 'less' },
  deliveries: { series: 'delivery', stat: 'count', unit: 'pieces' },
  delivery_failures: { series: 'delivery_failure', stat: 'count', unit: 'pieces', better: 'less' },
  exposes: { series: 'expose', stat: 'count', unit: 'pieces' },
  expose_p50: { series: 'expose', stat: 'p50', unit: 'ms', better: 'less' },
  expose_failures: { series: 'expose_failure', stat: 'count', unit: 'pieces', better: 'less' },
  assistant: { series: 'assistant', stat: 'count', unit: 'pieces' },
  assistant_p50: { series: 'assistant', stat: 'p50', unit: 'ms', better: 'less' },
  assistant_failures: { series: 'assistant_failure', stat: 'count', unit: 'pieces', better: 'less' },
} as const satisfies Record<string, ServerFigure>
export type ServerFigureName = keyof typeof SERVER_FIGURES
export const SERVER_FIGURE_NAMES = Object.keys(SERVER_FIGURES) as [ServerFigureName, ...ServerFigureName[]]

/** The parts of the screen, in this order. */
export const FIGURE_GROUPS = {
  answers: ['requests', 'request_p50', 'request_p99', 'failures', 'searches', 'search_p50', 'search_p99'],
  machine: ['event_loop', 'memory', 'database', 'connections', 'slow_statements'],
  work: ['jobs', 'jobs_waiting', 'job_failures', 'imports', 'import_p50', 'import_failures'],
  products: [
    'deliveries',
    'delivery_failures',
    'exposes',
    'expose_p50',
    'expose_failures',
    'assistant',
    'assistant_p50',
    'assistant_failures',
  ],
} as const satisfies Record<string, readonly ServerFigureName[]>
