/** The list's script before hydration, and without it: some 4 kB of the page's JavaScript. */
import '../dialogs/openers.ts'
import './clean-address.ts'
import './return.ts'
import './keep-results.ts'
import './views.ts'
import './card-marks.ts'
