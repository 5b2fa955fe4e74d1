import { expect, test } from 'vitest'
import { ownFields } from '../../src/domain/properties/own-fields.ts'
import { translator } from '../../src/i18n/server.ts'
import { factLabel, factText } from '../../src/words/fact.ts'

const rows = (fields: Record<string, string | string[]>, released = true) =>
  ownFields(fields, released).map((fact) => [
    factLabel(fact.label, translator('de')),
    factText(fact, translator('de'), 'de-AT'),
  ])

test('fields of a sender’s own are shown, with our name where we know them and else with theirs', () => {
  expect(rows({ widmung: 'Bauland', justimmo_freitext1: 'Blick', Ladestation: 'true', Extras: ['A', 'B'] })).toEqual([
    ['Widmung', 'Bauland'],
    ['Freitext1', 'Blick'],
    ['Ladestation', 'ja'],
    ['Extras', 'A, B'],
  ])
})

test('what is meant for the sender’s software is not shown', () => {
  const names = 'objektart_id ji_objektstatus interne_notiz erstellt_am breitengrad_exakt Eigentümer vermittelt_am url'
  expect(rows(Object.fromEntries(names.split(' ').map((name) => [name, '1'])))).toEqual([])
})

test('an address that is not released is not told by a field of the sender’s own', () => {
  const fields = { strasse_genau: 'Herrengasse 1', Schwimmteich: 'ja' }
  expect(rows(fields)).toHaveLength(2)
  expect(rows(fields, false)).toEqual([['Schwimmteich', 'ja']])
})
