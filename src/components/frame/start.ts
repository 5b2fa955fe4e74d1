/**
 * What every page's script does. One file, since each one more would cost a slow line another way there and back. None
 * of its parts may bring more than a page that is only read can bear: what they need is loaded when it is wanted.
 */
import '../../islands/consent/apply.ts'
import '../../islands/consent/wake.ts'
import '../../islands/favorites/keep.ts'
import '../../islands/search/place-list.ts'
import '../site-search/open.ts'
import './account.ts'
import './ahead.ts'
import './controls.ts'
import './loading.ts'
import './transitions.ts'
