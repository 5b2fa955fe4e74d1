import { expect, test, vi } from 'vitest'
import type { User } from '../../src/domain/auth/user.ts'
import { type Browser, openBrowser, settled } from './browser.ts'

const USER = { id: 7, name: 'Anna', email: 'anna@example.at', role: 'user' } as User

async function page() {
  vi.resetModules()
  const [favorites, session, auth] = [
    {
      ...(await import('../../src/stores/favorites/favorites.ts')),
      ...(await import('../../src/stores/favorites/favorites-write.ts')),
      ...(await import('../../src/stores/favorites/favorites-sync.ts')),
    },
    await import('../../src/stores/account/session.ts'),
    await import('../../src/stores/account/auth.ts'),
  ]
  return { ...favorites, ...session, ...auth }
}

/** A server with favourites as section 7 of the specification defines them. */
function serveFavorites(browser: Browser, ids: number[] = []) {
  const kept = new Map(ids.map((id, at) => [id, { note: '', created_at: new Date(at).toISOString() }]))
  const ok = (body: object) => ({ status: 200, body: { success: true, ...body } })
  browser.answers['GET /api/auth/me'] = ok({ user: USER })
  browser.answers['GET /api/favorites'] = () =>
    ok({ data: [...kept].map(([property_id, more]) => ({ property_id, ...more })) })
  browser.answers['POST /api/favorites'] = () => {
    const { property_id, note = '' } = sent(browser) as { property_id: number; note?: string }
    if (kept.has(property_id))
      return { status: 409, body: { success: false, code: 'favorites.duplicate', message: '' } }
    kept.set(property_id, { note, created_at: new Date().toISOString() })
    return ok({ favorite: { property_id }, message: '' })
  }
  for (let id = 1; id < 10; id++) {
    browser.answers[`DELETE /api/favorites/${id}`] = () => {
      const had = kept.delete(id)
      return had ? ok({ message: '' }) : { status: 404, body: { success: false, code: 'property.not_found' } }
    }
    browser.answers[`PATCH /api/favorites/${id}`] = () => {
      const one = kept.get(id)
      if (!one) return { status: 404, body: { success: false } }
      one.note = (sent(browser) as { note: string }).note
      return ok({})
    }
  }
  return kept
}

function signIn(browser: Browser) {
  browser.storage.set('auth_token', 'tok')
  browser.storage.set('user', JSON.stringify(USER))
}

const sent = (browser: Browser) => browser.calls.at(-1)?.body
const stored = (browser: Browser) => JSON.parse(browser.storage.get('guest_favorites') ?? '[]')

test('a guest keeps ids under guest_favorites, each once', async () => {
  const browser = openBrowser()
  const { addFavorite } = await page()
  expect(await addFavorite(3)).toBeNull()
  expect(await addFavorite(5)).toBeNull()
  expect(await addFavorite(3)).toBe('error.favorites.duplicate')
  expect(stored(browser)).toEqual([3, 5])
  expect(browser.calls).toEqual([])
})

test('a removal is taken back in its place, with its note', async () => {
  const browser = openBrowser()
  const { addFavorite, removeFavorite, setNote, $favorites } = await page()
  for (const id of [1, 2, 3]) await addFavorite(id)
  await setNote(2, 'hell')
  const { failed, undo } = await removeFavorite(2)
  expect(failed).toBeNull()
  expect(stored(browser)).toEqual([1, 3])
  expect(browser.storage.has('guest_favorite_notes')).toBe(false)
  await undo()
  expect(stored(browser)).toEqual([1, 2, 3])
  expect($favorites.get().list[1]?.note).toBe('hell')
})

test('after removing all of a guest nothing is left, and undo brings all back in order', async () => {
  const browser = openBrowser()
  const { addFavorite, removeAllFavorites } = await page()
  for (const id of [4, 2, 9]) await addFavorite(id)
  const { undo } = await removeAllFavorites()
  expect(browser.storage.has('guest_favorites')).toBe(false)
  await undo()
  expect(stored(browser)).toEqual([4, 2, 9])
})

test.each([
  ['{"broken', []],
  ['null', []],
  ['{"a":1}', []],
  ['"x"', []],
  ['[1,"2",2,-3,1.5,null,"x",{}]', [1, 2]],
])('stored ids %s are read as %j', async (text, ids) => {
  const browser = openBrowser()
  browser.storage.set('guest_favorites', text)
  browser.storage.set('guest_favorite_notes', text)
  const { $favorites } = await page()
  expect($favorites.get().list.map(({ property_id }) => property_id)).toEqual(ids)
})

test('with storage full favourites last as long as the page', async () => {
  const browser = openBrowser()
  browser.full = true
  const { addFavorite, $favorites } = await page()
  expect(await addFavorite(1)).toBeNull()
  expect($favorites.get().list).toHaveLength(1)
})

test('another tab’s favourite arrives', async () => {
  const browser = openBrowser()
  const { $favorites } = await page()
  const seen: number[] = []
  $favorites.subscribe(({ list }) => void seen.push(list.length))
  browser.fromOtherTab('guest_favorites', '[1,2]')
  browser.fromOtherTab('guest_favorites', null)
  expect(seen).toEqual([0, 2, 0])
})

test('a signed-in user has the server’s list and posts to it', async () => {
  const browser = openBrowser()
  const kept = serveFavorites(browser, [1])
  signIn(browser)
  const { $favorites, followAuth, addFavorite } = await page()
  followAuth(() => undefined)
  expect($favorites.get()).toMatchObject({ owner: 'account', phase: 'loading' })
  await settled()
  expect($favorites.get()).toMatchObject({ phase: 'ready', list: [{ property_id: 1 }] })
  expect(await addFavorite(2)).toBeNull()
  expect([...kept.keys()]).toEqual([1, 2])
  expect(browser.storage.has('guest_favorites')).toBe(false)
})

test('what the server refuses is taken back, with the promised message', async () => {
  const browser = openBrowser()
  serveFavorites(browser, [1])
  signIn(browser)
  const { $favorites, followAuth, addFavorite, removeFavorite, setNote } = await page()
  followAuth(() => undefined)
  await settled()
  const broken = { status: 500, body: { success: false } }
  Object.assign(browser.answers, {
    'POST /api/favorites': broken,
    'DELETE /api/favorites/1': broken,
    'PATCH /api/favorites/1': broken,
  })
  expect(await addFavorite(2)).toBe('favorites.save_failed')
  expect((await removeFavorite(1)).failed).toBe('favorites.remove_failed')
  expect(await setNote(1, 'x')).toBe('favorites.save_failed')
  expect($favorites.get().list).toMatchObject([{ property_id: 1, note: '' }])
})

test('all of an account are removed one by one; failed ones stay and cause a message', async () => {
  const browser = openBrowser()
  serveFavorites(browser, [1, 2, 3])
  signIn(browser)
  const { $favorites, followAuth, removeAllFavorites } = await page()
  followAuth(() => undefined)
  await settled()
  browser.answers['DELETE /api/favorites/2'] = { status: 503, body: {} }
  const { failed, undo } = await removeAllFavorites()
  expect(failed).toBe('favorites.remove_all_failed')
  expect($favorites.get().list.map(({ property_id }) => property_id)).toEqual([2])
  expect(browser.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(3)
  expect(await undo()).toBeNull()
  expect(
    $favorites
      .get()
      .list.map(({ property_id }) => property_id)
      .sort(),
  ).toEqual([1, 2, 3])
})

test('a click while the list is on its way is not lost to it', async () => {
  const browser = openBrowser()
  serveFavorites(browser, [1, 2])
  signIn(browser)
  const { $favorites, loadFavorites, addFavorite, removeFavorite, login } = await page()
  login('tok', USER)
  const loading = loadFavorites({ anew: true })
  await Promise.all([loading, addFavorite(5), loading.then(() => removeFavorite(1))])
  expect($favorites.get().list.map(({ property_id }) => property_id)).toEqual([2, 5])
})

test('a removal never overtakes the addition before it', async () => {
  const browser = openBrowser()
  const kept = serveFavorites(browser)
  signIn(browser)
  const { followAuth, addFavorite, removeFavorite } = await page()
  followAuth(() => undefined)
  await settled()
  await Promise.all([addFavorite(4), removeFavorite(4)])
  expect([...kept.keys()]).toEqual([])
})

test('after a login each guest favourite is posted with its note, the list cleared, the server’s reloaded', async () => {
  const browser = openBrowser()
  const kept = serveFavorites(browser, [2])
  browser.storage.set('guest_favorites', '[1,2,3]')
  browser.storage.set('guest_favorite_notes', '{"2":"von früher","3":"Balkon"}')
  const { $favorites, followAuth, login } = await page()
  const synced: number[] = []
  followAuth((count) => void synced.push(count))
  login('tok', USER)
  await settled()
  expect([...kept.keys()]).toEqual([2, 1, 3])
  expect(kept.get(3)?.note).toBe('Balkon')
  expect(kept.get(2)?.note).toBe('von früher')
  expect(browser.storage.has('guest_favorites')).toBe(false)
  expect(browser.storage.has('guest_favorite_notes')).toBe(false)
  expect(browser.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
    'POST',
    'POST',
    'POST',
    'PATCH',
  ])
  expect($favorites.get().list).toHaveLength(3)
  expect(synced).toEqual([2])
})

test('what could not be posted waits in the guest’s list; what is gone does not', async () => {
  const browser = openBrowser()
  serveFavorites(browser)
  browser.storage.set('guest_favorites', '[1,2]')
  browser.answers['POST /api/favorites'] = () => {
    const { property_id } = sent(browser) as { property_id: number }
    return { status: property_id === 1 ? 500 : 410, body: { success: false } }
  }
  const { followAuth, login } = await page()
  followAuth(() => undefined)
  login('tok', USER)
  await settled()
  expect(stored(browser)).toEqual([1])
})

test('an account’s list does not outlive its session', async () => {
  const browser = openBrowser()
  serveFavorites(browser, [1])
  signIn(browser)
  const { $favorites, followAuth, forgetSession } = await page()
  followAuth(() => undefined)
  await settled()
  expect(browser.storage.has('klinke_account_favorites')).toBe(true)
  forgetSession()
  expect(browser.storage.has('klinke_account_favorites')).toBe(false)
  expect($favorites.get()).toEqual({ owner: 'guest', phase: 'ready', list: [] })
})

test('another user of the same browser never sees the last one’s list', async () => {
  const browser = openBrowser()
  signIn(browser)
  browser.storage.set(
    'klinke_account_favorites',
    JSON.stringify({ user: 8, at: Date.now(), list: [{ property_id: 1 }] }),
  )
  expect((await page()).$favorites.get().list).toEqual([])
})

test('homes that the batch lookup does not have leave the list', async () => {
  const browser = openBrowser()
  browser.storage.set('guest_favorites', '[1,2,3]')
  browser.storage.set('guest_favorite_notes', '{"2":"weg"}')
  const { dropMissing } = await page()
  await dropMissing([2])
  await dropMissing([])
  expect(stored(browser)).toEqual([1, 3])
  expect(browser.storage.has('guest_favorite_notes')).toBe(false)
})

test('a home that is gone does not come back when the server refuses its removal: it would be looked up without an end', async () => {
  const browser = openBrowser()
  serveFavorites(browser, [1, 2])
  signIn(browser)
  const { $favorites, followAuth, dropMissing } = await page()
  followAuth(() => undefined)
  await settled()
  browser.answers['DELETE /api/favorites/2'] = { status: 500, body: { success: false } }
  const seen: number[][] = []
  $favorites.listen(({ list }) => void seen.push(list.map(({ property_id }) => property_id)))
  await dropMissing([2])
  expect(seen.at(-1)).toEqual([1])
  expect(seen).not.toContainEqual([1, 2])
})

test('a note that was saved stays when an older one fails afterwards', async () => {
  const browser = openBrowser()
  const kept = serveFavorites(browser, [1])
  signIn(browser)
  const { $favorites, followAuth, setNote } = await page()
  followAuth(() => undefined)
  await settled()
  const save = browser.answers['PATCH /api/favorites/1']
  browser.answers['PATCH /api/favorites/1'] = () => {
    if (save) browser.answers['PATCH /api/favorites/1'] = save
    return { status: 500, body: { success: false } }
  }
  const [first, second] = await Promise.all([setNote(1, 'Am'), setNote(1, 'Am Park')])
  expect([first, second]).toEqual(['favorites.save_failed', null])
  expect(kept.get(1)?.note).toBe('Am Park')
  expect($favorites.get().list).toMatchObject([{ property_id: 1, note: 'Am Park' }])
})
