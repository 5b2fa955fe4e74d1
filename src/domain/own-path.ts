/**
 * A path of ours out of text that anybody may have written, as browsers read it: its dots, tabs and backslashes are
 * resolved. Null for everything that is another host (`//host`, `/\host`), or that becomes one when only its path is
 * written again (`/.//host` has the path `//host`).
 * @param origin ours: `https://klinke.example`
 * @returns path, query and fragment
 */
export function ownPath(text: string | null | undefined, origin: string): string | null {
  if (!text?.startsWith('/')) return null
  const url = URL.parse(text, origin)
  if (!url || url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
