/** What the list does before React comes, and without it: some 3 kB of the page's JavaScript. */
import './shell-return.ts'
import './shell-views.ts'
import './shell-cards.ts'
