/**
 * The elements that a script may change: those that the server rendered, not those of a part that React has rendered
 * (`data-live`).
 */
export function written(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${selector}:not([data-live], [data-live] *)`)]
}
