/** What a script may write: the elements that the server wrote, not those of a part that React has drawn (`data-live`). */
export function written(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${selector}:not([data-live], [data-live] *)`)]
}
