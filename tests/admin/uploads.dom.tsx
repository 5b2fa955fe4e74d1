import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { admin } from '../../src/i18n/admin/browser.ts'
import { inbox } from '../../src/i18n/inbox/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { Files } from '../../src/islands/admin/inbox/Files.tsx'
import { PictureUpload } from '../../src/islands/admin/parts/PictureUpload.tsx'
import { callWithFile } from '../../src/stores/api.ts'

/** Whether the browser would ask before it leaves the page. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The server answers when the test says so. */
function answerLater(body: object, status = 200) {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', () =>
    promise.then(() => new Response(JSON.stringify({ success: status < 400, ...body }), { status })),
  )
  return resolve
}

test.each([200, 400])('leaving asks while a logo is uploaded, and no more after the answer %i', async (status) => {
  const done = vi.fn()
  const answer = answerLater({ data: {}, code: 'input.invalid', message: 'Kein Bild.' }, status)
  const send = (file: File) => callWithFile('PUT /api/admin/companies/{id}/logo', { file, params: { id: 3 } })
  const t = translatorOf('de', admin, shared)
  await render(<PictureUpload t={t} send={send} picture={null} onDone={done} remove={undefined} />)
  expect(isAsked()).toBe(false)
  await page.getByLabelText('Bild hochladen').upload(new File(['x'], 'logo.png', { type: 'image/png' }))
  await expect.poll(isAsked).toBe(true)
  answer()
  await expect.poll(isAsked).toBe(false)
  expect(done).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})

test('leaving asks while a file of an answer is uploaded', async () => {
  const change = vi.fn()
  const answer = answerLater({ data: { id: 5, name: 'plan.pdf' } })
  const t = translatorOf('de', inbox, admin, shared)
  await render(<Files t={t} files={[]} onChange={change} isBusy={false} onBusy={() => {}} />)
  await page.getByLabelText('Dateien').upload(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
  await expect.poll(isAsked).toBe(true)
  answer()
  await expect.poll(isAsked).toBe(false)
  expect(change).toHaveBeenCalledWith([{ id: 5, name: 'plan.pdf' }])
})
