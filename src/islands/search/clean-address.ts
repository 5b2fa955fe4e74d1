/**
 * Where the server left places out of the search that nobody knows, the address of what is left takes the page's place:
 * the list and the map go on from the address.
 */
const clean = document.querySelector<HTMLElement>('[data-clean-address]')?.dataset.cleanAddress
if (clean) history.replaceState(history.state, '', clean + location.hash)

export {}
