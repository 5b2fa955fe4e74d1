import { describe, expect, test } from 'vitest'
import { newToken } from '../../src/server/auth/sessions/tokens.ts'
import { loggedPath } from '../../src/server/http/observe.ts'
import { nameRoutes, type PageRoute } from '../../src/server/http/pages/page-routes.ts'

describe('a path as the log has it', () => {
  test('is without the tokens of mailed links', () => {
    const token = newToken()
    expect(loggedPath(`/api/search-agents/${token}/sms`)).toBe('/api/search-agents/…/sms')
    expect(loggedPath(`/api/appointments/${token}`)).toBe('/api/appointments/…')
    expect(loggedPath(`/api/a/b/${token}/${token}/`)).toBe('/api/a/b/…/…/')
  })

  test('is truncated for readers', () => {
    expect(loggedPath(`/${'x'.repeat(5000)}`)).toHaveLength(301)
  })

  // The former expression compared every slash with every other: this test did not end.
  test('ends soon however many slashes it has', () => {
    expect(loggedPath(`/api${'/'.repeat(3_000_000)}`)).toHaveLength(301)
  })
})

describe('the name of a page’s route', () => {
  const route = (name: string, match: string, origin = 'project'): PageRoute => ({ route: name, match, origin })
  const nameOf = nameRoutes([
    route('/_image', '^\\/_image$', 'internal'),
    route('/immobilien/[id]/[slug]', '^\\/immobilien\\/([^/]+?)\\/([^/]+?)$'),
    route('/[...locale]/blog/[slug]', '^(?:\\/(.*?))?\\/blog\\/([^/]+?)$'),
    route('/', '^\\/$'),
    route('/[...missing]', '^(?:\\/(.*?))?$'),
  ])

  test.each([
    ['/immobilien/7/flat', '/immobilien/{id}/{slug}'],
    ['/gb/immobilien/7/flat', '/immobilien/{id}/{slug}'],
    ['/blog/tips', '/blog/{slug}'],
    ['/gb/blog/tips', '/blog/{slug}'],
    ['/', '/'],
    ['/gb', '/'],
    ['/_astro/a.css', '/_astro/*'],
    ['/favicon.svg', '/*'],
    ['/wp-admin.php', '/*'],
    ['/_image', '/*'],
    [`/immobilien/7/${'x'.repeat(1000)}`, '/*'],
  ])('%s is %s', (path, name) => {
    expect(nameOf(path)).toBe(name)
  })
})
