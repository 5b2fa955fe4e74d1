import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { newToken } from '../../src/server/auth/sessions/tokens.ts'
import { CONFIG_NAMES, readConfig } from '../../src/server/config.ts'
import { projectPath } from '../../src/server/paths.ts'

const read = (name: string) => readFileSync(projectPath(name), 'utf8')
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  engines: Record<string, string>
}
const OPERATING = readdirSync(projectPath('docs/operating'), { recursive: true, encoding: 'utf8' })
  .map((name) => `docs/operating/${name}`)
  .filter((name) => path.extname(name) !== '' || name.endsWith('Caddyfile'))
const FILES = ['docs/operating.md', 'docs/open-data.md', 'Dockerfile', 'compose.yaml', ...OPERATING]

describe('the files for operators', () => {
  test.each(FILES)('%s names scripts that exist', (name) => {
    const named = [...read(name).matchAll(/npm run ([a-z:]+)/g)].map(([, script]) => script as string)
    expect(named.filter((script) => !(script in scripts))).toEqual([])
    const run = [...read(name).matchAll(/\bscripts\/[\w/-]+\.(?:ts|mjs)/g)].map(([file]) => file)
    expect(run.filter((file) => !existsSync(projectPath(file)))).toEqual([])
  })

  test('docs/operating.md links to files that exist', () => {
    const links = [...read('docs/operating.md').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link as string)
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((link) => !existsSync(projectPath(path.join('docs', link))))).toEqual([])
  })

  test.each([...FILES, 'compose.yaml'])('%s sets variables that Klinke reads', (name) => {
    const set = read(name)
      .split('\n')
      .flatMap((line) => line.match(/^(?: {4}| {6}|Environment=|ENV )?([A-Z][A-Z_]{3,})[=:]/)?.[1] ?? [])
    // Of Caddy and of the image.
    const others = new Set(['SITE_NAME', 'KLINKE', 'ASTRO_TELEMETRY_DISABLED'])
    expect(set.filter((one) => !others.has(one) && !CONFIG_NAMES.includes(one))).toEqual([])
  })
})

test('a Node that is too old is told so before anything else, with the command that installs another', () => {
  // Only the version is pretended; Node 18, which Debian 12 has, knows no import.meta.dirname.
  for (const name of ['start.mjs', 'test.mjs', 'install.mjs'])
    expect(read(`scripts/${name}`), name).not.toMatch(/import\.meta\.(?:dirname|filename)/)
  const pretend = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })'
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, projectPath('scripts/start.mjs')]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const command = stderr.split('\n')[1]?.trim() ?? ''
  expect({ status, command }).toEqual({ status: 1, command: expect.stringMatching(/^npm install --global node-linux/) })
  expect(read('docs/operating.md')).toContain(command)
  expect(read('package.json')).toContain(`"${command.split(' ')[3]?.replace('@', '": "')}"`)
})

test('the logs of the proxies have neither tokens of mailed links nor ids that a visitor invents', () => {
  const token = newToken()
  const caddy = read('docs/operating/Caddyfile')
  for (const name of ['Referer', 'X-Request-Id']) expect(caddy).toContain(`request>headers>${name} delete`)
  const hidden = new RegExp(/request>uri regexp (\S+) …/.exec(caddy)?.[1] ?? 'none', 'g')
  const nginx = read('docs/operating/nginx.conf')
  const [, pattern = ''] = /"~(\^.+\$)" "\$before-\$after";/.exec(nginx) ?? []
  const shown = (uri: string) => [
    uri.replace(hidden, '…'),
    uri.replace(/\?.*/, '').replace(new RegExp(pattern), '$<before>-$<after>'),
  ]
  for (const uri of [`/api/search-agents/${token}/sms?a=1`, `/api/appointments/${token}`, `/passwort?token=${token}`])
    expect(shown(uri).join(), uri).not.toContain(token)
  expect(shown('/immobilien/12/wohnung-mit-garten-in-graz')).toEqual(
    Array(2).fill('/immobilien/12/wohnung-mit-garten-in-graz'),
  )
  // $uri has no query; $request, $request_uri and $args would.
  const [, format = ''] = /log_format without_tokens '(.+)';/.exec(nginx) ?? []
  expect(format.match(/\$\w+/g)?.sort()).toEqual([
    '$remote_addr',
    '$request_id',
    '$request_method',
    '$request_time',
    '$status',
    '$time_iso8601',
    '$uri_without_token',
  ])
})

test('the proxies look for Klinke where it listens by default', () => {
  const { HOST, PORT } = readConfig({})
  expect(read('docs/operating/Caddyfile')).toContain(`{$KLINKE:${HOST}:${PORT}}`)
  const asked = [...read('docs/operating/nginx.conf').matchAll(/proxy_pass http:\/\/(\S+);/g)].map(([, at]) => at)
  expect(new Set(asked)).toEqual(new Set([`${HOST}:${PORT}`]))
})

test('the proxies ask visitors to come back while nothing answers, and pass the answers of Klinke', () => {
  const [caddy, nginx] = [read('docs/operating/Caddyfile'), read('docs/operating/nginx.conf')]
  expect(caddy).toMatch(/handle_errors \{[^}]+Retry-After 60[^}]+respond "<!doctype html>.+" 503\n\t\}/)
  expect(nginx).toMatch(
    /error_page 502 504 =503 @away;\n\s+location @away \{[^}]+Retry-After 60 always;\n\s+return 503 '<!doctype/,
  )
  expect(nginx).not.toContain('proxy_intercept_errors')
})

describe('the units of systemd', () => {
  const units = OPERATING.filter((name) => name.endsWith('.service'))
  const has = spawnSync('systemd-analyze', ['--version']).status === 0

  test('there is one for the portal, and one for each of its parts', () => {
    const names = units.map((name) => path.basename(name)).sort()
    expect(names).toEqual(['klinke-web@.service', 'klinke-worker.service', 'klinke.service'])
    // As npm run web.
    expect(scripts.web).toBe(
      `exec ${/^ExecStart=\/usr\/bin\/env (.+)$/m.exec(read(units.find((one) => one.includes('@')) ?? ''))?.[1]}`,
    )
  })

  test.each(units)(
    '%s starts a script of the folder in which it runs, and waits as long as a stop may take',
    (name) => {
      const value = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(read(name))?.[1] ?? ''
      expect(value('WorkingDirectory')).toBe('/opt/klinke')
      const script = /scripts\/\S+/.exec(value('ExecStart'))?.[0] ?? ''
      expect(existsSync(projectPath(script)), script).toBe(true)
      expect(Number(value('TimeoutStopSec'))).toBeGreaterThanOrEqual(80)
    },
  )

  test.runIf(has || process.env.CI).each(units)('%s is valid for systemd', (name) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'klinke-unit-'))
    // The programs and the account of a finished installation are not on this machine.
    const unit = read(name)
      .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
      .replace(/^User=.*\nGroup=.*\n/m, 'DynamicUser=yes\n')
      .replaceAll('file:/opt/klinke', `file:${projectPath('.')}`)
    // A template is valid with an instance.
    const file = path.join(folder, path.basename(name).replace('@.', '@4321.'))
    writeFileSync(file, unit)
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})

describe('the image', () => {
  const dockerfile = read('Dockerfile')
  const lines = dockerfile.replace(/\\\n/g, ' ').split('\n')

  test('copies, runs and starts what exists', () => {
    const copied = lines.filter((line) => line.startsWith('COPY')).flatMap((line) => line.split(/\s+/).slice(2, -1))
    expect(copied.filter((name) => !existsSync(projectPath(name)))).toEqual([])
    const command = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
    expect(existsSync(projectPath(command[1] ?? ''))).toBe(true)
    // As a person starts it.
    expect(scripts.start).toBe(`exec ${command.join(' ')}`)
  })

  test('is of a fixed version that the project takes, and runs as no administrator', () => {
    const [, major] = /^FROM node:(\d+)\.\d+\.\d+-/m.exec(dockerfile) ?? []
    expect(Number(major)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node ?? '')?.[0]))
    const user = lines.indexOf('USER node')
    expect(user).toBeGreaterThan(0)
    expect(lines.findIndex((line) => line.startsWith('CMD'))).toBeGreaterThan(user)
  })

  test('takes no secrets and no data along', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'data', '.git', 'node_modules']))
  })

  test('no empty line of .env.example undoes what the image sets', () => {
    const set = [...dockerfile.matchAll(/\b([A-Z][A-Z_]+)=\S/g)].map(([, name]) => name as string)
    const lines = read('.env.example').split('\n')
    const undone = set.filter((name) => lines.includes(`${name}=`))
    expect(undone).toContain('NODE_ENV')
    expect(undone.filter((name) => !new RegExp(`^ {6}${name}: \\S`, 'm').test(read('compose.yaml')))).toEqual([])
  })

  test('the composition mounts what exists, and gives a stop its time', () => {
    const compose = read('compose.yaml')
    const mounted = [...compose.matchAll(/- (\.\/[^:]+):/g)].map(([, name]) => name as string)
    expect(mounted.length).toBeGreaterThan(0)
    expect(mounted.filter((name) => !existsSync(projectPath(name)))).toEqual([])
    expect(compose).toContain('stop_grace_period: 80s')
  })
})
