import { retrying } from '../frame/retry.ts'

/**
 * Resolves when the code of an island is in the browser. Astro itself would try a second time and no more; here it is
 * asked for first, as often as the specification says, and Astro then finds it at hand.
 * @throws the error of the last try
 */
export async function readyToLoad(island: HTMLElement): Promise<void> {
  await Promise.all(
    ['component-url', 'renderer-url'].map(async (name) => {
      const url = island.getAttribute(name)
      if (!url) return
      await retrying(async (retry) => {
        // Some browsers remember that a module failed, and ask again only for another address.
        const address = retry ? `${url}?retry=${retry}` : url
        await import(/* @vite-ignore */ address)
        island.setAttribute(name, address)
      })
    }),
  )
}
