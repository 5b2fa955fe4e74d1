import { retrying } from '../../islands/frame/retry.ts'

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
      await retrying(async (retry) => {
        // Some browsers remember that a module failed, and request it again only at another address.
        const address = retry ? `${url}?retry=${retry}` : url
        await import(/* @vite-ignore */ address)
        island.setAttribute(name, address)
      })
    }),
  )
}
