import { expect, test } from 'vitest'
import { type PlacedFile, placeFiles } from '../../src/domain/media/placement.ts'

const picture = (hash: string, gruppe: string): PlacedFile => ({ hash, gruppe, mime: 'image/jpeg', widths: [320] })
const names = (files: readonly PlacedFile[]) => files.map(({ hash }) => hash)

test('the title picture is the cover wherever it stands', () => {
  const { photos } = placeFiles([picture('a', 'BILD'), picture('b', 'AUSSENANSICHTEN'), picture('c', 'TITELBILD')])
  expect(names(photos)).toEqual(['c', 'a', 'b'])
})

test('logos, QR codes, scales, plans and scanned papers are never photographs', () => {
  const placed = placeFiles([
    picture('logo', 'ANBIETERLOGO'),
    picture('code', 'QRCODE'),
    picture('scale', 'EPASS-SKALA'),
    picture('plan', 'GRUNDRISS'),
    picture('scan', 'DOKUMENTE'),
    { hash: 'pdf', gruppe: 'BILD', mime: 'application/pdf', widths: [] },
    picture('photo', 'INNENANSICHTEN'),
    picture('other', 'IRGENDWAS'),
  ])
  expect(Object.fromEntries(Object.entries(placed).map(([place, files]) => [place, names(files)]))).toEqual({
    photos: ['photo', 'other'],
    plans: ['plan'],
    scales: ['scale'],
    codes: ['code'],
    logos: ['logo'],
    papers: ['scan', 'pdf'],
  })
})

test('a file behind two addresses appears once, and as the title picture if it is one', () => {
  const { photos } = placeFiles([picture('a', 'BILD'), picture('b', 'BILD'), picture('b', 'TITELBILD')])
  expect(photos.map(({ hash, gruppe }) => [hash, gruppe])).toEqual([
    ['b', 'TITELBILD'],
    ['a', 'BILD'],
  ])
})

test('without photographs a plan takes their place, but a logo never does', () => {
  expect(names(placeFiles([picture('logo', 'ANBIETERLOGO'), picture('plan', 'GRUNDRISS')]).photos)).toEqual(['plan'])
  expect(placeFiles([picture('logo', 'ANBIETERLOGO'), picture('code', 'QRCODE')]).photos).toEqual([])
})

test('a map of the site never precedes a photograph', () => {
  const { photos } = placeFiles([picture('karte', 'KARTEN_LAGEPLAN'), picture('a', 'BILD')])
  expect(names(photos)).toEqual(['a', 'karte'])
})
