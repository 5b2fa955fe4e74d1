import { expect, test } from 'vitest'
import { eventsOf, fileNotes, fileOf, immobilie, openimmo, zipOf } from './feeds.ts'

const notesOf = async (path: string) => fileNotes(await eventsOf(path))

test('a ZIP in a ZIP without XML is named, and the sender learns what to do', async () => {
  const inner = await zipOf([['feed.xml', openimmo(immobilie())]])
  const notes = await notesOf(fileOf(await zipOf([['paket/innen.zip', inner]]), 'aussen.zip'))
  expect(notes).toMatchObject([{ level: 'error', code: 'zip_nested', params: { name: 'paket/innen.zip' } }])
})

test('a ZIP in a ZIP beside an XML is told, and the XML is read', async () => {
  const zip = await zipOf([
    ['feed.xml', openimmo(immobilie())],
    ['bilder.zip', 'PK'],
    ['__MACOSX/._bilder.zip', 'x'],
  ])
  const events = await eventsOf(fileOf(zip, 'aussen.zip'))
  expect(events.filter(({ type }) => type === 'object')).toHaveLength(1)
  expect(fileNotes(events)).toMatchObject([{ level: 'warning', code: 'zip_inside', params: { name: 'bilder.zip' } }])
})

test('a file of word lists without objects says so, with what it contains', async () => {
  const lists = '<openimmo><uebertragung art="OFFLINE" umfang="VOLL"/><objektarten/><laender/></openimmo>'
  expect(await notesOf(fileOf(lists))).toMatchObject([
    { level: 'warning', code: 'no_objects_but', params: { wert: 'objektarten, laender' } },
  ])
})

test('an agency without homes sends a valid file, which is told to have none', async () => {
  const notes = await notesOf(fileOf(openimmo('')))
  expect(notes.filter(({ code }) => code === 'no_objects')).toHaveLength(1)
})
