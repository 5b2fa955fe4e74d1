import { retrying } from '../../islands/frame/retry.ts'

/** The script of the page /assistent: with it the conversation needs no new page for each answer. */
const place = document.querySelector<HTMLElement>('[data-assistant-page]')
// Without it, offline for example, the form goes on.
if (place) void retrying(() => import('../../islands/assistant/page.tsx')).then(({ mountPage }) => mountPage(place))
