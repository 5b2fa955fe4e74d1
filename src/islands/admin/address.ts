/** The record that the address names: /admin/nutzer?id=7. Null: the list. */
export function useRecordId(): number | null {
  const id = Number(new URLSearchParams(location.search).get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Whether the address asks to begin a new record: the form above the list is open. */
export const isBegun = (): boolean => new URLSearchParams(location.search).has('neu')

/** The address of a record of the current screen. */
export const recordPath = (id: number | string): string => `${location.pathname}?id=${id}`

/** The address of the current screen's list. */
export const listPath = (): string => location.pathname

/** The address of the list of another screen, in the same language. */
export const screenPath = (screen: string): string =>
  location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1) + screen
