/** Calls back after the next frame is painted; in a hidden tab, when it becomes visible. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
