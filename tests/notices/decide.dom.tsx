import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Complaints } from '../../src/islands/admin/notices/Complaints.tsx'
import { Decide } from '../../src/islands/admin/notices/Decide.tsx'
import type { NoticeProps } from '../../src/islands/admin/notices/notice-props.ts'
import { noticeWords } from '../../src/islands/admin/notices/words.ts'

const fields = (decisions: string[]) => ({
  type: 'object',
  required: ['reason'],
  properties: {
    outcome: { type: 'string', enum: ['upheld', 'rejected'] },
    decision: { type: 'string', enum: decisions },
    reason: { type: 'string', maxLength: 4000 },
    answer: { type: 'string', maxLength: 4000 },
    ground: { type: 'string', enum: ['terms', 'law'] },
    clause: { type: 'string' },
  },
})
const propsOf = (notice: object) =>
  ({
    ...{ words: noticeWords('de'), language: 'de', onDone: () => undefined },
    notice: { id: 1, version: '1', property_id: null, project_id: null, complaints: [], ...notice },
    schemas: {
      'POST /api/admin/notices/{id}/decide': fields(['unfounded', 'changed', 'withheld', 'ended']),
      'POST /api/admin/complaints/{id}/decide': fields(['changed', 'withheld', 'ended']),
    },
  }) as unknown as NoticeProps
const choices = (label: string) =>
  [...page.getByLabelText(label).element().querySelectorAll('option')].map(({ value }) => value).filter(Boolean)

test('a home or a project may be withheld', async () => {
  await render(<Decide {...propsOf({ project_id: 7 })} />)
  expect(choices('Entscheidung')).toEqual(['unfounded', 'changed', 'withheld', 'ended'])
  await expect.element(page.getByLabelText('Bestimmung')).toBeVisible()
  // Its company reads the reasons of a restriction only.
  await expect.element(page.getByText('der Anbieter nur, wenn das Inserat verschwindet')).toBeVisible()
})

test('a page that is neither offers no restriction, and asks for no ground', async () => {
  await render(<Decide {...propsOf({})} />)
  expect(choices('Entscheidung')).toEqual(['unfounded', 'changed'])
  await expect.element(page.getByLabelText('Bestimmung')).not.toBeInTheDocument()
})

test('nor does its complaint', async () => {
  const complaint = {
    id: 2,
    party: 'notifier',
    message: 'Doch.',
    created_at: '2026-11-29T10:00:00.000Z',
    outcome: null,
  }
  await render(<Complaints {...propsOf({ complaints: [complaint] })} />)
  expect(choices('Neue Entscheidung')).toEqual(['changed'])
  await expect.element(page.getByText('Wer sich beschwert hat, liest Ihre Antwort')).toBeVisible()
  await expect.element(page.getByLabelText('Bestimmung')).not.toBeInTheDocument()
})
