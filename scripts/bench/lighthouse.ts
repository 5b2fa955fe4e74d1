import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { onDemand } from '../build/on-demand.ts'

const PACKAGE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Requests later than this after the load event do not belong to the page: see `ahead`. */
const PAGE_MS = 1200

/** kB over the network without headers, ms. */
export interface PageFigures {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  scores: number[]
  js: number
  html: number
  fonts: number
  /** Files that the page itself requests, without the icon and the manifest, which the browser's window requests. */
  requests: number
  total: number
  /** kB after the page has loaded: prefetched pages, the cookie banner. We do not treat Lighthouse as a bot. */
  ahead: number
  lcp: number
  cls: number
  tbt: number
  /** Failed audits of the scored categories. */
  faults: string[]
}

interface RequestItem {
  url: string
  resourceType?: string
  transferSize: number
  networkRequestTime: number
}
/** One message of the browser's log about headers. */
interface LogEntry {
  method: string
  params: { requestId?: string; request?: { url: string }; headersText?: string }
}
interface Audit {
  id: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  details?: { items: unknown[] }
}
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}
type Run = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{ lhr: Report; artifacts: { DevtoolsLog?: LogEntry[] } }>

/** @throws when it is missing and cannot be installed */
export async function findLighthouse(): Promise<Run> {
  const entry = onDemand(PACKAGE)
  if (!entry) throw new Error(`Pages are not measured: ${PACKAGE} could not be installed`)
  return ((await import(pathToFileURL(entry).href)) as { default: Run }).default
}

/** Lighthouse in its default configuration: mobile, slow 4G simulated. */
export async function measurePage(lighthouse: Run, url: string, port: number): Promise<PageFigures> {
  const { lhr, artifacts } = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
  })
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const metrics = lhr.audits.metrics?.details?.items[0] as { observedLoad?: number } | undefined
  const late = (metrics?.observedLoad ?? Number.POSITIVE_INFINITY) + PAGE_MS
  const all = (lhr.audits['network-requests']?.details?.items ?? []) as RequestItem[]
  const items = all.filter(({ networkRequestTime }) => networkRequestTime <= late)
  const headers = headersOf(artifacts.DevtoolsLog ?? [])
  const bytes = ({ url, transferSize }: RequestItem) => Math.max(0, transferSize - (headers.get(url) ?? 0))
  const kb = (from: RequestItem[], type?: string) =>
    from.filter((item) => !type || item.resourceType === type).reduce((sum, item) => sum + bytes(item), 0) / 1000
  return {
    scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    js: kb(items, 'Script'),
    html: kb(items, 'Document'),
    fonts: kb(items, 'Font'),
    requests: items.filter(({ url }) => !/^data:|\/(manifest\.webmanifest|favicon\.png|icon-\d+\.png)$/.test(url))
      .length,
    total: kb(items),
    ahead: kb(all) - kb(items),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    faults: CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  }
}

/** Address -> bytes of the headers of its answer. */
function headersOf(log: LogEntry[]): Map<string, number> {
  const addresses = new Map<string, string>()
  const headers = new Map<string, number>()
  for (const { method, params } of log) {
    const { requestId = '', request, headersText = '' } = params
    if (method === 'Network.requestWillBeSent' && request) addresses.set(requestId, request.url)
    if (method === 'Network.responseReceivedExtraInfo') headers.set(requestId, headersText.length)
  }
  return new Map([...headers].map(([requestId, bytes]) => [addresses.get(requestId) ?? requestId, bytes]))
}

/**
 * The browser of an Austrian visitor: an English one would be redirected from every German address to the English page
 * first, and each page would be measured twice.
 */
export async function startBrowser(
  executable: string,
): Promise<{ process: ChildProcess; port: number; profile: string }> {
  const profile = mkdtempSync(path.join(tmpdir(), 'klinke-browser-'))
  const process = spawn(
    executable,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--lang=de-AT',
      '--accept-lang=de-AT',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  for await (const chunk of process.stderr) {
    const port = /ws:\/\/[^:]+:(\d+)\//.exec(String(chunk))?.[1]
    if (port) return { process, port: Number(port), profile }
  }
  throw new Error('Chromium did not start')
}
