/** Calls back when the next frame is on the screen; in a tab that nobody sees, when somebody does. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
