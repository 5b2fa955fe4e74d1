/**
 * Reads the custom properties of an element as colours, for canvas and shapes: `getPropertyValue` would give their
 * formula, `light-dark(…)`.
 */
export function coloursOf(box: HTMLElement): (name: `--${string}`) => string {
  const probe = document.createElement('i')
  probe.hidden = true
  box.append(probe)
  const style = getComputedStyle(probe)
  return (name) => {
    probe.style.color = `var(${name})`
    return style.color
  }
}
