/** The files that have arrived, and those that are on their way. */
const files = new Map<string, Promise<unknown>>()

/**
 * Loads code on demand: the build calls it for every `import()` of the browser (scripts/build/load-ahead.ts). Chromium
 * keeps the failure of a module for the life of a page, so that code which was wanted without a network would never
 * load again. Its files are therefore fetched into the browser's cache first, and a file that did not arrive is fetched
 * again the next time.
 * @param load imports the module
 * @param names of its file, and of all that it imports, from the root of the site
 * @throws when a file cannot be fetched
 */
export async function loadAhead<T>(load: () => Promise<T>, names: readonly string[]): Promise<T> {
  await Promise.all(
    names.map((name) => {
      const known = files.get(name)
      if (known) return known
      const arrived = fetchFile(`/${name}`)
      files.set(name, arrived)
      arrived.catch(() => files.delete(name))
      return arrived
    }),
  )
  return load()
}

async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address)
  // An answer is kept by the browser when its body has been read.
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
}
