/** What a home's page does before React comes, and without it. */
import '../../islands/reach/doors.ts'
import '../../islands/search/back-link.ts'
import './lightbox.ts'
import './place-map.ts'
