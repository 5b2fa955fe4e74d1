import { retrying } from '../../islands/frame/retry.ts'
import { loadAhead } from '../frame/load-ahead.ts'

/**
 * Resolves when the code of an island has loaded. Astro itself would retry only once; here the code is loaded first,
 * with as many retries as the specification requires, and Astro then finds it in the cache.
 * @throws the error of the last attempt
 */
export async function readyToLoad(island: HTMLElement): Promise<void> {
  await Promise.all(
    ['component-url', 'renderer-url'].map(async (name) => {
      const url = island.getAttribute(name)
      if (!url) return
      await retrying(() => loadAhead(() => import(/* @vite-ignore */ url), [url.slice(1)]))
    }),
  )
}
