import { expect, test } from 'vitest'
import { codesAt, readOne } from './feeds.ts'

const home = (
  released: boolean,
) => `<geo><plz>8010</plz><strasse>Herrengasse</strasse><flurstueck>12/3</flurstueck></geo>
<verwaltung_objekt><objektadresse_freigeben>${released}</objektadresse_freigeben></verwaltung_objekt>`

test('an address that is not released does not count as taken, and the report says why', async () => {
  const hidden = await readOne(home(false))
  expect(hidden.taken).toContain('geo/plz')
  expect(hidden.taken).not.toContain('geo/strasse')
  expect(codesAt(hidden, 'geo/strasse')).toEqual(['address_hidden'])
  expect(codesAt(hidden, 'geo/flurstueck')).toEqual(['address_hidden'])
  const open = await readOne(home(true))
  expect(open.taken).toEqual(expect.arrayContaining(['geo/strasse', 'geo/flurstueck']))
  expect(codesAt(open, 'geo/strasse')).toEqual([])
})
