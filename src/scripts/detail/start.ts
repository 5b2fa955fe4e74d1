/** The script of a home's page before hydration, and without it. */
import '../dialogs/openers.ts'
import '../search/back-link.ts'
import './count-view.ts'
import './lightbox.ts'
import './place-map.ts'
import './share.ts'
import './walk.ts'
