import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { admin } from '../../src/i18n/admin/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { RecordForm } from '../../src/islands/admin/form/RecordForm.tsx'
import { Danger } from '../../src/islands/admin/parts/Danger.tsx'
import { StepUp } from '../../src/islands/admin/parts/StepUp.tsx'
import type { Column, ListQuery } from '../../src/islands/admin/table/columns.ts'
import { csvHead, csvLines } from '../../src/islands/admin/table/csv.ts'
import { DataTable } from '../../src/islands/admin/table/DataTable.tsx'
import { csvOfList } from '../../src/islands/admin/table/save-csv.ts'
import { callAgain } from '../../src/stores/admin/step-up.ts'
import { loadViews } from '../../src/stores/admin/views.ts'
import { ApiError } from '../../src/stores/api.ts'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', admin, shared)
interface Row {
  id: number
  name: string
}
const COLUMNS: Column<Row>[] = [
  { key: 'name', label: 'Name', sort: true, cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'id', label: 'Nummer', cell: ({ id }) => id, text: ({ id }) => String(id), hidden: true },
]
const PEOPLE = [
  { id: 1, name: 'Eva' },
  { id: 2, name: 'Ida' },
]
const button = (name: string) => page.getByRole('button', { name })

let asked: ListQuery[]
beforeEach(() => {
  history.replaceState(null, '', location.pathname)
  asked = []
})

async function openTable(props: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) {
  await render(
    <DataTable<Row>
      {...{ t, language: 'de', name: 'nutzer', label: 'Konten', columns: COLUMNS, empty: <p>Leer.</p> }}
      filters={[{ name: 'rolle', label: 'Rolle', kind: 'choice', options: [{ value: 'agent', label: 'Anbieter' }] }]}
      load={async (query) => {
        asked.push(query)
        return { data: PEOPLE, total: 120, total_is_exact: true }
      }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `?id=${id}`}
      {...props}
    />,
  )
}

test('search, filter, sort, page and columns stand in the address, and a change begins at the first page', async () => {
  await openTable()
  await expect.element(page.getByRole('link', { name: 'Eva' })).toHaveAttribute('href', '?id=1')
  await button('Weiter').click()
  await vi.waitFor(() => expect(location.search).toBe('?seite=2'))
  await page.getByRole('combobox', { name: 'Rolle' }).selectOptions('agent')
  await vi.waitFor(() => expect(location.search).toBe('?rolle=agent'))
  await button('Name').click()
  await button('Name').click()
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('eva')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ rolle: 'agent', sort: '-name', q: 'eva' }))
  await page.getByText('Spalten').first().click()
  await page.getByRole('checkbox', { name: 'Nummer' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Nummer' })).toBeVisible()
  expect(new URLSearchParams(location.search).get('spalten')).toBe('name.id')
  // Columns are no question to the server.
  expect(asked.every((query) => !('spalten' in query))).toBe(true)
})

test('the space at the end of a word that was searched for stays, so that a second word can follow', async () => {
  await openTable()
  const search = page.getByRole('searchbox', { name: 'Suchen' })
  await search.click()
  await userEvent.keyboard('anna ')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ q: 'anna' }))
  await userEvent.keyboard('maier')
  await expect.element(search).toHaveValue('anna maier')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ q: 'anna maier' }))
  // Another text of the address is shown.
  history.back()
  await expect.element(search).toHaveValue('anna')
})

test('an address of a page that has no rows any more leads to the last one, and Back does not lead there again', async () => {
  history.replaceState(null, '', '?seite=9&rolle=agent')
  const before = history.length
  await openTable({
    load: async (query) => {
      asked.push(query)
      return { data: query.seite === '3' ? PEOPLE : [], total: 102, total_is_exact: true }
    },
  })
  await expect.element(page.getByRole('link', { name: 'Eva' })).toBeVisible()
  expect([location.search, history.length]).toEqual(['?seite=3&rolle=agent', before])
  expect(asked.map(({ seite }) => seite)).toEqual(['9', '3'])
})

test('an empty list at a later page says so at its first page', async () => {
  history.replaceState(null, '', '?seite=2')
  await openTable({ load: async () => ({ data: [], total: 0, total_is_exact: true }) })
  await expect.element(page.getByText('Leer.')).toBeVisible()
  expect(location.search).toBe('')
})

test('a view that is saved on a later page begins at the first one', async () => {
  history.replaceState(null, '', '?rolle=agent&seite=2')
  const sent = answerWith({ 'POST /api/admin/views': { body: { data: [] } } })
  await openTable()
  await page.getByText('Ansichten').first().click()
  await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Anbieter')
  await button('Diese Ansicht speichern').click()
  await expect.poll(() => sent[0]?.body).toEqual({ screen: 'nutzer', name: 'Anbieter', query: 'rolle=agent' })
})

test('a view of the table of a record is asked of the record that is open', async () => {
  history.replaceState(null, '', '?id=90')
  const views = [
    { id: 1, screen: 'bericht', name: 'Fehler', query: 'level=error' },
    // Saved when the record was still part of it.
    { id: 2, screen: 'bericht', name: 'Hinweise', query: 'id=5&level=info' },
  ]
  const sent = answerWith({
    'GET /api/admin/views': { body: { data: views } },
    'POST /api/admin/views': { body: { data: views } },
  })
  await loadViews()
  await openTable({ name: 'bericht' })
  await page.getByText('Ansichten').first().click()
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link('Fehler')).toHaveAttribute('href', '?id=90&level=error')
  await expect.element(link('Hinweise')).toHaveAttribute('href', '?id=90&level=info')
  await page.getByRole('combobox', { name: 'Rolle' }).selectOptions('agent')
  await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Anbieter')
  await button('Diese Ansicht speichern').click()
  const saved = { screen: 'bericht', name: 'Anbieter', query: 'rolle=agent' }
  await expect.poll(() => sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual(saved)
})

test('a list that is refused says which filter is wrong', async () => {
  history.replaceState(null, '', '?preis_von=ab')
  const fields = [{ field: 'preis_von', code: 'number' as const, message: 'Bitte eine Zahl eingeben.' }]
  let error: Error = new ApiError(400, 'input.invalid', 'Bitte die Angaben prüfen.', fields)
  await openTable({
    filters: [{ name: 'preis_von', label: 'Preis ab', kind: 'text' }],
    load: () => Promise.reject(error),
  })
  await expect.element(page.getByText('Preis ab: Bitte eine Zahl eingeben.')).toBeVisible()
  error = new ApiError(403, 'permission.denied', 'Das dürfen nur Administratoren.')
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByText('Das dürfen nur Administratoren.')).toBeVisible()
  error = new Error('a bug')
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByText(t('admin.failed'))).toBeVisible()
})

test.each(['?liste=lieferungen', '?tab=auffaellig'])(
  'the choice %s is no filter: it stays when filters are cleared, and an empty list says so',
  async (choice) => {
    history.replaceState(null, '', `${choice}&rolle=agent`)
    await openTable({ load: async () => ({ data: [], total: 0, total_is_exact: true }) })
    await button('Filter zurücksetzen').click()
    await vi.waitFor(() => expect(location.search).toBe(choice))
    await expect.element(page.getByText('Leer.')).toBeVisible()
  },
)

test('a menu closes by Escape, which gives the focus back, and when another one is opened', async () => {
  await openTable()
  const isOpen = (label: string) => page.getByText(label).first().element().closest('details')?.open
  await page.getByText('Spalten').first().click()
  expect(isOpen('Spalten')).toBe(true)
  await page.getByText('Ansichten').first().click()
  expect([isOpen('Spalten'), isOpen('Ansichten')]).toEqual([false, true])
  await userEvent.keyboard('{Tab}{Escape}')
  expect(isOpen('Ansichten')).toBe(false)
  expect(document.activeElement).toBe(page.getByText('Ansichten').first().element())
})

test('a day that is chosen filters without Enter, and the field keeps the focus', async () => {
  await openTable({ filters: [{ name: 'from', label: 'Ab', kind: 'day' }] })
  const day = page.getByLabelText('Ab')
  ;(day.element() as HTMLElement).focus()
  await day.fill('2026-11-02')
  await vi.waitFor(() => expect(location.search).toBe('?from=2026-11-02'), { timeout: 5000 })
  expect(document.activeElement).toBe(day.element())
  await day.fill('')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(location.search).toBe(''))
  expect(document.activeElement).toBe(day.element())
})

test('a question that is taken back gives the focus to its button', async () => {
  await render(
    <Danger t={t} question="Sicher?" run={async () => undefined}>
      Löschen
    </Danger>,
  )
  await button('Löschen').click()
  await expect.element(page.getByText('Sicher?')).toHaveFocus()
  await button('Abbrechen').click()
  await expect.element(button('Löschen')).toHaveFocus()
})

test('an act on a record that somebody else has changed offers to load it again', async () => {
  const reload = vi.fn()
  const late = new ApiError(409, 'record.changed', 'Jemand anderer war schneller.')
  await render(
    <Danger t={t} question="Sicher?" run={() => Promise.reject(late)} reload={reload}>
      Löschen
    </Danger>,
  )
  await button('Löschen').click()
  await button('Löschen').click()
  await button('Neu laden').click()
  expect(reload).toHaveBeenCalledOnce()
  await expect.element(button('Löschen')).toHaveFocus()
})

test('a form that is loaded again names the fields that the other person has changed', async () => {
  function Screen() {
    const [record, setRecord] = useState({ name: 'Eva', note: 'Alt', version: 'v1' })
    return (
      <RecordForm
        t={t}
        schema={{ properties: { name: { type: 'string' }, note: { type: 'string' } } }}
        value={record}
        extra={{ version: record.version }}
        label={(field) => `Feld ${field}`}
        submit="Speichern"
        reload={() => setRecord({ name: 'Eva', note: 'Neu', version: 'v2' })}
        send={async ({ version }) => {
          if (version === 'v1') throw new ApiError(409, 'record.changed', 'Jemand anderer war schneller.')
          setRecord((old) => ({ ...old, name: 'Ida', version: 'v3' }))
          return undefined
        }}
      />
    )
  }
  await render(<Screen />)
  await page.getByRole('textbox', { name: 'Feld name' }).fill('Ida')
  await button('Speichern').click()
  await button('Neu laden').click()
  await expect.element(page.getByText('Inzwischen geändert: Feld note')).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Feld note' })).toHaveValue('Neu')
  await expect.element(page.getByRole('textbox', { name: 'Feld name' })).toHaveValue('Ida')
  await button('Speichern').click()
  await expect.element(page.getByText('Gespeichert.')).toBeVisible()
  await expect.element(page.getByText('Inzwischen geändert')).not.toBeInTheDocument()
})

test('what is typed while a form is being saved stays, and counts as not saved', async () => {
  const bodies: object[] = []
  let answer: () => void = () => {}
  function Screen() {
    const [record, setRecord] = useState({ name: 'Eva', note: 'Alt', city: 'Graz', version: 1 })
    return (
      <RecordForm
        t={t}
        schema={{ properties: { name: { type: 'string' }, note: { type: 'string' }, city: { type: 'string' } } }}
        value={record}
        extra={{ version: record.version }}
        label={(field) => `Feld ${field}`}
        submit="Speichern"
        send={async (body) => {
          bodies.push(body)
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          // The server writes names without spaces around them, and the record comes back later.
          const { name, note, city } = body as Record<string, string>
          setTimeout(() => {
            setRecord(({ version }) => ({
              name: name?.trim() ?? '',
              note: note ?? '',
              city: city ?? '',
              version: version + 1,
            }))
          }, 50)
          return undefined
        }}
      />
    )
  }
  await render(<Screen />)
  const field = (name: string) => page.getByRole('textbox', { name: `Feld ${name}` })
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await field('name').fill(' Ida ')
  await field('note').fill('Neu')
  await button('Speichern').click()
  await vi.waitFor(() => expect(bodies).toHaveLength(1))
  await field('note').fill('Neuer')
  await field('city').fill('Wien')
  answer()
  await expect.element(field('name')).toHaveValue('Ida')
  await expect.element(field('note')).toHaveValue('Neuer')
  await expect.element(field('city')).toHaveValue('Wien')
  expect(isAsked()).toBe(true)
  await button('Speichern').click()
  await vi.waitFor(() => expect(bodies[1]).toEqual({ name: 'Ida', note: 'Neuer', city: 'Wien', version: 2 }))
  answer()
  await expect.element(page.getByText('Gespeichert.')).toBeVisible()
  await expect.poll(isAsked).toBe(false)
})

test('an act that removes its own button leaves the focus in the screen', async () => {
  function Screen() {
    const [isDone, setDone] = useState(false)
    return (
      <main id="inhalt" tabIndex={-1}>
        {!isDone && (
          <Danger
            t={t}
            question="Sicher?"
            run={async () => {
              setDone(true)
              return undefined
            }}
          >
            Löschen
          </Danger>
        )}
      </main>
    )
  }
  await render(<Screen />)
  await button('Löschen').click()
  await button('Löschen').click()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('inhalt'))
})

test('the second factor asked for in between gives the focus back to the field it came from', async () => {
  const asking = { code: 'auth.step_up', message: 'Bitte bestätigen Sie.' }
  let isProven = false
  answerWith({
    'POST /api/auth/step-up/begin': { body: { challenge: { token: 'a'.repeat(43), methods: ['totp'] } } },
    'POST /api/auth/step-up': () => {
      isProven = true
      return { body: {} }
    },
    'GET /api/admin/views': () => (isProven ? { body: { data: [] } } : { status: 403, body: asking }),
  })
  await render(
    <>
      <StepUp language="de" />
      <input aria-label="Grund" />
    </>,
  )
  const reason = page.getByRole('textbox', { name: 'Grund' })
  await reason.fill('Spam')
  ;(reason.element() as HTMLElement).focus()
  const done = callAgain('GET /api/admin/views')
  await page.getByRole('textbox', { name: 'Code aus der App' }).fill('123456')
  await userEvent.keyboard('{Enter}')
  await done
  await expect.element(reason).toHaveFocus()
})

test('the arrows walk the rows, and an act says what it is done to', async () => {
  const run = vi.fn(async () => 'Erledigt.')
  await openTable({ actions: [{ label: 'Sperren', run, forAll: 120 }] })
  const eva = page.getByRole('checkbox', { name: 'Eva auswählen' })
  await expect.element(eva).toBeVisible()
  ;(eva.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ida auswählen')
  await userEvent.keyboard(' ')
  await button('Sperren').click()
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  expect(run.mock.calls[0]).toMatchObject([{ all: false, total: 1 }])
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).click()
  await button('Alle 120 auswählen').click()
  await button('Sperren').click()
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  expect(run.mock.calls[1]).toMatchObject([{ all: true, total: 120 }])
})

test('all rows of a list are no more chosen after Back to another list, but while other columns are shown', async () => {
  history.replaceState(null, '', '?seite=2')
  let answer: () => void = () => {}
  await openTable({
    actions: [{ label: 'Sperren', run: async () => 'Erledigt.', forAll: 120 }],
    load: async (query) => {
      asked.push(query)
      if (asked.length > 2) {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
      }
      return { data: PEOPLE, total: 'rolle' in query ? 80 : 120, total_is_exact: true }
    },
  })
  await page.getByRole('combobox', { name: 'Rolle' }).selectOptions('agent')
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).click()
  await button('Alle 80 auswählen').click()
  await page.getByText('Spalten').first().click()
  await page.getByRole('checkbox', { name: 'Nummer' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('columnheader', { name: 'Nummer' })).toBeVisible()
  await expect.element(button('Sperren')).toBeVisible()
  history.go(-2)
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  await expect.element(button('Sperren')).not.toBeInTheDocument()
  // Until the answer comes, the rows are those of the other list: no act is offered on them.
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Eva auswählen' })).toBeChecked()
  await expect.element(button('Sperren')).not.toBeInTheDocument()
  answer()
  await expect.element(button('Alle 120 auswählen')).toBeVisible()
})

test('a list that fails says so and asks again; an empty one shows its next step', async () => {
  let fails = true
  await openTable({
    load: async () => {
      if (fails) throw new Error('away')
      return { data: [], total: 0, total_is_exact: true }
    },
  })
  await expect.element(page.getByText('Das konnte nicht geladen werden.')).toBeVisible()
  fails = false
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByText('Leer.')).toBeVisible()
})

test('a CSV file quotes what needs it, and no cell is a formula', () => {
  const rows = [
    { id: -5, name: '=HYPERLINK("http://x")' },
    { id: 2, name: 'Huber; "Eva"\nzweite Zeile' },
  ]
  expect(csvHead(COLUMNS) + csvLines(COLUMNS, rows)).toBe(
    '\uFEFFName;Nummer\r\n"\'=HYPERLINK(""http://x"")";-5\r\n"Huber; ""Eva""\nzweite Zeile";2\r\n',
  )
})

test('a CSV file has every row of a list of many pages, each once, and tells its progress', async () => {
  const all = Array.from({ length: 2345 }, (_, at) => ({ id: at, name: `Zeile ${at}` }))
  const progress: number[] = []
  const load = async (query: ListQuery) => {
    // A new row comes meanwhile, so that the last row of a page is on the next one, too.
    const rows = query.seite === '1' ? all : [{ id: -1, name: 'Neu' }, ...all]
    const from = (Number(query.seite) - 1) * 1000
    expect(query).toMatchObject({ q: 'x', pro_seite: '1000' })
    return { data: rows.slice(from, from + 1000), total: 2000, total_is_exact: false }
  }
  const given = { columns: COLUMNS, query: { q: 'x', seite: '7' }, load, rowKey: ({ id }: Row) => id }
  const stop = new AbortController()
  const { file, rows, isWhole } = await csvOfList(given, (count) => progress.push(count), stop.signal)
  expect([rows, isWhole, progress]).toEqual([2345, true, [1000, 1999, 2345]])
  expect((await file.text()).split('\r\n')).toHaveLength(2345 + 2)

  const endless = { ...given, load: async () => ({ data: all.slice(0, 1000), total: 9, total_is_exact: false }) }
  expect(await csvOfList(endless, () => {}, stop.signal)).toMatchObject({ rows: 1000, isWhole: true })
  stop.abort()
  await expect(csvOfList(given, () => {}, stop.signal)).rejects.toThrow(/abort/i)
  const away = { ...given, load: () => Promise.reject(new ApiError(503, null, 'weg')) }
  await expect(csvOfList(away, () => {}, new AbortController().signal)).rejects.toThrow('weg')
})

test('CSV can be ended while it is read', async () => {
  const asked = vi.fn()
  await openTable({
    load: async (query, signal) => {
      if (query.pro_seite !== '1000') return { data: PEOPLE, total: 2, total_is_exact: true }
      asked()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  await button('CSV').click()
  await button('Abbrechen (0)').click()
  await expect.element(button('CSV')).toBeVisible()
  expect(asked).toHaveBeenCalledOnce()
})

const SCHEMA = {
  properties: {
    name: { type: 'string', maxLength: 100 },
    role: { enum: ['user', 'agent'] },
    days: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    active: { type: 'boolean' },
    note: { type: 'string', maxLength: 2000 },
    color: { type: 'string', pattern: '^(#[0-9a-fA-F]{6})?$' },
    list: { type: 'array' },
  },
  required: ['name', 'role'],
}

test('a page of more rows than an act accepts at once says so, instead of offering to choose all', async () => {
  await openTable({ actions: [{ label: 'Sperren', run: async () => null, forAll: 119 }] })
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).click()
  await expect.element(page.getByText('Höchstens 119 auf einmal.')).toBeVisible()
  await expect.element(button('Alle 120 auswählen')).not.toBeInTheDocument()
})

test('a form sends typed values, shows the problems at their fields, and offers to load a record that changed', async () => {
  const sent: Record<string, unknown>[] = []
  const reload = vi.fn()
  let refusal: ApiError | null = new ApiError(400, 'input.invalid', 'Bitte prüfen.', [
    { field: 'name', code: 'too_long', message: 'Zu lang.' },
  ])
  await render(
    <RecordForm
      {...{ t, schema: SCHEMA, submit: 'Speichern', reload, extra: { version: 'v1' } }}
      value={{ name: 'Eva', role: 'agent', days: 7, active: true, note: '', color: '#1f5e4b' }}
      label={(field) => `Feld ${field}`}
      send={async (body) => {
        sent.push(body)
        if (refusal) throw refusal
        return undefined
      }}
    />,
  )
  expect(page.getByRole('textbox').all()).toHaveLength(4)
  // A colour can be cleared, as any text.
  await page.getByRole('textbox', { name: 'Feld color' }).fill('')
  await page.getByRole('textbox', { name: 'Feld days' }).fill('')
  await page.getByRole('checkbox', { name: 'Feld active' }).click()
  await button('Speichern').click()
  await expect.element(page.getByText('Zu lang.')).toBeVisible()
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Feld name' }).element())
  expect(sent).toEqual([{ name: 'Eva', role: 'agent', days: null, active: false, note: '', color: '', version: 'v1' }])
  refusal = new ApiError(409, 'record.changed', 'Jemand anderer war schneller.')
  await button('Speichern').click()
  await button('Neu laden').click()
  expect(reload).toHaveBeenCalledOnce()
  // What was typed is still there, and leaving would be asked for.
  await expect.element(page.getByRole('textbox', { name: 'Feld days' })).toHaveValue('')
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  refusal = null
  await button('Speichern').click()
  await expect.element(page.getByText('Gespeichert.')).toBeVisible()
  const free = new Event('beforeunload', { cancelable: true })
  dispatchEvent(free)
  expect(free.defaultPrevented).toBe(false)
})

test('a choice that is required begins empty, so that nobody sends the first one by accident', async () => {
  const sent: object[] = []
  const schema = {
    properties: {
      decision: { enum: ['unfounded', 'withheld'] },
      kind: { enum: ['a', 'b'] },
      ground: { enum: ['law', 'terms'] },
    },
    required: ['decision', 'kind'],
  }
  await render(
    <RecordForm
      t={t}
      schema={schema}
      value={{ kind: 'b' }}
      label={(field) => field}
      options={(field) => (field === 'decision' ? [{ value: 'unfounded', label: 'Unbegründet' }] : undefined)}
      submit="Entscheiden"
      send={async (body) => {
        sent.push(body)
        if (!('decision' in body))
          throw new ApiError(400, 'input.invalid', 'Bitte prüfen.', [
            { field: 'decision', code: 'missing', message: 'Bitte wählen.' },
          ])
        return undefined
      }}
    />,
  )
  const decision = page.getByRole('combobox', { name: 'decision' })
  const optionsOf = (name: string) =>
    [...(page.getByRole('combobox', { name }).element() as HTMLSelectElement).options].map(({ text }) => text)
  await expect.element(decision).toHaveValue('')
  expect(optionsOf('decision')).toEqual(['Bitte wählen', 'Unbegründet', 'withheld'])
  // A value that the record has stays chosen; what may be left out says so.
  expect(optionsOf('kind')).toEqual(['a', 'b'])
  expect(optionsOf('ground')).toEqual(['Keine Angabe', 'law', 'terms'])
  await button('Entscheiden').click()
  await expect.element(decision).toHaveAttribute('aria-invalid', 'true')
  await decision.selectOptions('withheld')
  await button('Entscheiden').click()
  await vi.waitFor(() => expect(sent).toEqual([{ kind: 'b' }, { decision: 'withheld', kind: 'b' }]))
})
