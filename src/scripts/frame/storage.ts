/** Texts in the browser's storage, which may be forbidden or full: a choice then lasts as long as the page. */
export function kept(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[where].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it when it is null. */
export function keep(key: string, text: string | null, where: 'localStorage' | 'sessionStorage' = 'localStorage') {
  try {
    if (text === null) window[where].removeItem(key)
    else window[where].setItem(key, text)
  } catch {
    // Storage is unavailable here.
  }
}
