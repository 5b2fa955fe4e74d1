/** The script of a home's page before hydration, and without it. */
import '../../islands/reach/doors.ts'
import '../../islands/search/back-link.ts'
import './lightbox.ts'
import './place-map.ts'
