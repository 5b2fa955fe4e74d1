/**
 * Keeps the address on paper (components/frame/PrintHead.astro) true where a page changes its own: the code leads to the
 * address that the server wrote, so it is not printed with another one.
 * @returns ends it
 */
export function followAddress(): () => void {
  const shown = () => location.pathname + location.search
  const made = shown()
  const write = () => {
    const words = document.querySelector('[data-printed]')
    if (!words || shown() === made) return
    words.textContent = location.origin + shown()
    words.closest('.print-head')?.querySelector('svg')?.remove()
  }
  addEventListener('beforeprint', write)
  return () => removeEventListener('beforeprint', write)
}
