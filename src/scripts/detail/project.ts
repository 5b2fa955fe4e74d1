/** The script of a project's page before hydration, and without it. */
import '../dialogs/openers.ts'
import './lightbox.ts'
import './place-map.ts'
import './share.ts'
