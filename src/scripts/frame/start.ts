/**
 * The script of every page. One file, since each further one would cost a slow connection another round trip. Its parts
 * must stay small enough for a page that is only read: they load what they need on demand.
 */
import '../consent/apply.ts'
import '../consent/wake.ts'
import '../favorites/wake.ts'
import './account.ts'
import './ahead.ts'
import './choices.ts'
import './controls.ts'
import './doors.ts'
import './loading.ts'
import './transitions.ts'
