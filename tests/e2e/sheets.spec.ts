import { type APIRequestContext, expect, test } from '@playwright/test'

/** A page of each kind of sheet and of each form; `*` is the newest home, and `+` the newest project. */
const PAGES = [
  ...['/', '/immobilien', '/immobilien?preis_bis=1', '/immobilien/*', '/orte', '/orte/graz/wohnung-mieten'],
  ...['/projekte', '/projekte/+', '/anbieter/1', '/kartensuche', '/preise', '/preise/wien', '/favoriten'],
  ...[
    '/vergleich?ids=*',
    '/expose?immobilie=*',
    '/ki-suche?frage=3+Zimmer&bleiben=1',
    '/assistent',
    '/suche?q=Kaution',
  ],
  ...['/anmelden', '/dashboard', '/newsletter', '/kontakt', '/melden', '/transparenz', '/anbieter-werden'],
  ...['/datenschutz', '/hilfe/suche-zeichnen', '/faq/kosten', '/blog/kaufnebenkosten', '/gibt-es-nicht', '/admin'],
]

/**
 * The class names with which rules of the layer of utilities begin: those behind them name what they
 * depend on. Names that begin with a digit are left out.
 */
function utilitiesOf(css: string): Set<string> {
  const found = new Set<string>()
  for (let begin = css.indexOf('@layer utilities{'); begin >= 0; begin = css.indexOf('@layer utilities{', begin + 1)) {
    let [at, depth] = [css.indexOf('{', begin) + 1, 1]
    for (; depth > 0 && at < css.length; at++) {
      if (css[at] === '\\') at++
      else if (css[at] === '{') depth++
      else if (css[at] === '}') depth--
    }
    // Without what stands in parentheses: `:is(.form, .done)` names what a utility depends on, too.
    let rules = css.slice(begin, at)
    for (let before = ''; before !== rules; )
      [before, rules] = [rules, rules.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '')]
    for (const [, name = ''] of rules.matchAll(/(?<=[{};,])\.((?:\\.|[\w-])+)/g)) found.add(plain(name))
  }
  return found
}

/** Without the escapes of CSS. */
const plain = (name: string) =>
  name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code, sign) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : sign,
  )

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#39;': "'" }

function classesOf(html: string): string[] {
  const texts = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, text = '']) => text)
  return texts.flatMap((text) => text.replaceAll(/&\w+;|&#39;/g, (sign) => SIGNS[sign] ?? sign).split(/\s+/))
}

async function addressOf(request: APIRequestContext, page: string): Promise<string> {
  const first = async (path: string) => (await (await request.get(path)).json()).data[0].id as number
  if (page.endsWith('*')) return page.replace('*', String(await first('/api/properties?pro_seite=1')))
  return page.endsWith('+') ? page.replace('+', String(await first('/api/projects?pro_seite=1'))) : page
}

test('each page has the utilities of its markup in its own sheets', async ({ request }) => {
  const sheets = new Map<string, Set<string>>()
  const pages: { page: string; used: string[]; own: string[] }[] = []
  for (const page of PAGES) {
    const html = await (await request.get(await addressOf(request, page))).text()
    const own = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(([, path = '']) => path)
    expect(own.length, page).toBeGreaterThan(0)
    for (const path of own) if (!sheets.has(path)) sheets.set(path, utilitiesOf(await (await request.get(path)).text()))
    pages.push({ page, used: classesOf(html), own })
  }
  // What no sheet has is no utility, but a name for scripts and rules.
  const known = new Set([...sheets.values()].flatMap((names) => [...names]))
  expect(known.size).toBeGreaterThan(1000)
  const wrong = pages.map(({ page, used, own }) => {
    const missing = used.filter((name) => known.has(name) && !own.some((path) => sheets.get(path)?.has(name)))
    return { page, missing: [...new Set(missing)] }
  })
  expect(wrong.filter(({ missing }) => missing.length > 0)).toEqual([])
})
