import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ProjectRecord } from '../../src/domain/listings/project.ts'
import type { Picture } from '../../src/domain/properties/card.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { listings } from '../../src/i18n/listings/browser.ts'
import { search } from '../../src/i18n/search/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { ProjectPicture } from '../../src/islands/admin/projects/ProjectPicture.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', listings, search, admin, shared)
const PATH = '/api/admin/projects/7/picture'
const picture: Picture = {
  ...{ url: '/a.webp', thumbnail_url: '/a.webp', srcset: '', width: 900, height: 600, thumbhash: null },
  ...{ gruppe: 'TITELBILD', titel: null },
}
const bare = { id: 7, version: 'v1', picture: null, picture_alt: {} } as unknown as ProjectRecord
const shown: ProjectRecord = { ...bare, version: 'v2', picture }

/** The part as the record draws it: with what the server answered last. */
async function draw(project: ProjectRecord, reloaded = project) {
  const changes: ProjectRecord[] = []
  let reloads = 0
  const part = (now: ProjectRecord) => (
    <ProjectPicture
      {...{ t, project: now }}
      onChange={(next) => {
        changes.push(next)
        void view.rerender(part(next))
      }}
      reload={() => {
        reloads++
        void view.rerender(part(reloaded))
      }}
    />
  )
  const view = await render(part(project))
  return { changes, reloads: () => reloads }
}

test('a title picture is uploaded with the version that was read, described, and given back', async () => {
  const described: ProjectRecord = { ...shown, version: 'v3', picture_alt: { de: 'Der Neubau' } }
  const sent = answerWith({
    [`PUT ${PATH}`]: { body: { data: shown } },
    [`PATCH ${PATH}`]: { body: { data: described } },
    [`DELETE ${PATH}`]: { body: { data: { ...bare, version: 'v4' } } },
  })
  const { changes } = await draw(bare)
  const back = page.getByRole('button', { name: 'Wieder die Bilder der Einheiten zeigen' })
  await expect.element(back).not.toBeInTheDocument()
  await page.getByLabelText('Bild hochladen').upload(new File(['x'], 'haus.jpg', { type: 'image/jpeg' }))
  const save = page.getByRole('button', { name: 'Speichern' })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox').fill('Der Neubau')
  await save.click()
  await expect.poll(() => changes.at(-1)?.version).toBe('v3')
  await back.click()
  await expect.element(back).not.toBeInTheDocument()
  expect(sent.map(({ name }) => name.split(' ')[0])).toEqual(['PUT', 'PATCH', 'DELETE'])
  expect(sent[1]?.body).toEqual({ version: 'v2', alt: { de: 'Der Neubau' } })
})

test('a file that is no photograph is refused with the reason, and a colleague’s change can be loaded', async () => {
  const fields = [{ field: 'file', code: 'picture', message: 'Diese Datei ist kein Bild.' }]
  answerWith({
    [`PUT ${PATH}`]: { status: 422, body: { code: 'picture.refused', message: 'Nein.', fields } },
    [`PATCH ${PATH}`]: { status: 409, body: { code: 'record.changed', message: 'Inzwischen geändert.' } },
  })
  const { changes, reloads } = await draw(shown)
  await page.getByLabelText('Bild hochladen').upload(new File(['x'], 'plan.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Diese Datei ist kein Bild.')
  const text = page.getByRole('textbox')
  await text.fill('Der Neubau')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('button', { name: 'Neu laden' }).click()
  expect([reloads(), changes]).toEqual([1, []])
  await expect.element(text).toHaveValue('Der Neubau')
})

test('of two people who describe a picture, the second is told what the first has written, which is not overwritten', async () => {
  const theirs: ProjectRecord = { ...shown, version: 'v3', picture_alt: { de: 'Der Garten' } }
  const sent = answerWith({
    [`PATCH ${PATH}`]: ({ body }) =>
      (body as { version: string }).version === 'v3'
        ? { body: { data: { ...theirs, version: 'v4', picture_alt: { de: 'Der Garten', gb: 'New' } } } }
        : { status: 409, body: { code: 'record.changed', message: 'Inzwischen geändert.' } },
  })
  const { changes } = await draw(shown, theirs)
  const [text, save] = [page.getByRole('textbox'), page.getByRole('button', { name: 'Speichern' })]
  await text.fill('Der Neubau')
  await page.getByRole('combobox').selectOptions('gb')
  await text.fill('New')
  await save.click()
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect.element(page.getByText('Inzwischen geändert: Deutsch')).toHaveFocus()
  await save.click()
  await expect.poll(() => changes.at(-1)?.version).toBe('v4')
  expect(sent.at(-1)?.body).toEqual({ version: 'v3', alt: { de: 'Der Garten', gb: 'New' } })
  await expect.element(page.getByText('Inzwischen geändert')).not.toBeInTheDocument()
})
