/**
 * Extracts a path of this site from untrusted text, as browsers read it: dots, tabs and backslashes are resolved. Null
 * for another host (`//host`, `/\host`), and for a path that becomes another host when only the path is used again
 * (`/.//host` has the path `//host`).
 * @param origin ours: `https://klinke.example`
 * @returns path, query and fragment
 */
export function ownPath(text: string | null | undefined, origin: string): string | null {
  if (!text?.startsWith('/')) return null
  const url = URL.parse(text, origin)
  if (!url || url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
