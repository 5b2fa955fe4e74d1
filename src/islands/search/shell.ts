/** The list's script before hydration, and without it: some 4 kB of the page's JavaScript. */
import '../reach/doors.ts'
import './clean-address.ts'
import './shell-return.ts'
import './shell-views.ts'
import './shell-cards.ts'
