import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Decided } from '../../src/islands/admin/notices/NoticePage.tsx'
import type { NoticeProps } from '../../src/islands/admin/notices/notice-props.ts'
import { noticeWords } from '../../src/islands/admin/notices/words.ts'

const propsOf = (statement: NoticeProps['notice']['statement']) =>
  ({
    ...{ words: noticeWords('de'), language: 'de' },
    notice: {
      ...{ decision: 'withheld', reason: 'Betrug', ground: 'law', clause: '§ 146 StGB', decided_by: 'Eva' },
      ...{ decided_at: '2026-11-29T10:00:00.000Z', lifted_at: null, statement },
    },
  }) as unknown as NoticeProps

test('a decision names who was told the reasons, and whether the mail left', async () => {
  await render(<Decided {...propsOf([{ recipient: 'makler@example.at', state: 'returned' }])} />)
  await expect.element(page.getByText('makler@example.at · Zurückgekommen')).toBeVisible()
})

test('it says when nobody could be told', async () => {
  await render(<Decided {...propsOf([])} />)
  await expect.element(page.getByText('Niemand konnte verständigt werden')).toBeVisible()
})

test('it says nothing where no statement was owed', async () => {
  await render(<Decided {...propsOf(null)} />)
  await expect.element(page.getByText('Begründung an den Anbieter')).not.toBeInTheDocument()
})
