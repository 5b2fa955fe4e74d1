/**
 * Adds a style sheet to the page, once. For parts that come on demand: an imported sheet would hold up the first paint.
 * A sheet that fails is removed, so that the next call tries again.
 * @param href its address, as Vite's `?url` gives it
 * @throws the error event when the sheet cannot be loaded
 */
export function loadSheet(href: string): Promise<void> {
  return new Promise((loaded, failed) => {
    if (document.querySelector(`link[href="${href}"]`)) return loaded()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => loaded()
    link.onerror = (error) => {
      link.remove()
      failed(error)
    }
    document.head.append(link)
  })
}
