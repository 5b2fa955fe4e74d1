/**
 * When the server ignored unknown places, the address of the remaining search replaces the page's: list and map
 * continue from the address.
 */
const clean = document.querySelector<HTMLElement>('[data-clean-address]')?.dataset.cleanAddress
if (clean) history.replaceState(history.state, '', clean + location.hash)

export {}
