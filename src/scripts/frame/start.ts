/**
 * The script of every page. One file, since each further one would cost a slow connection another round trip. Its parts
 * must stay small enough for a page that is only read: they load what they need on demand.
 */
import '../consent/apply.ts'
import '../consent/wake.ts'
import '../favorites/wake.ts'
import '../search/place-list.ts'
import '../site-search/open.ts'
import './account.ts'
import './ahead.ts'
import './controls.ts'
import './loading.ts'
import './transitions.ts'
