import { type FormEvent, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { $views, removeView, saveView } from '../../../stores/admin/views.ts'
import { PROBLEM } from '../../forms/look.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { useStore } from '../../frame/use-store.ts'
import { MENU_ROW, POPUP } from '../parts/classes.ts'
import { Menu } from '../parts/Menu.tsx'

const NAME_MAX = 60

/** An address without the place in its answer, the record whose table it shows, and an open form. */
function questionOf(address: URLSearchParams | string): URLSearchParams {
  const question = new URLSearchParams(address)
  question.delete('seite')
  question.delete('id')
  question.delete('neu')
  return question
}

/** The user's saved views of a table: names for addresses. */
export function Views({
  t,
  screen,
  params,
}: {
  t: Translate<'admin' | 'shared'>
  screen: string
  params: URLSearchParams
}) {
  const all = useStore($views)
  const id = useOwnId()
  const [failed, setFailed] = useState<string | null>(null)
  const own = all.filter((view) => view.screen === screen)
  const query = questionOf(params).toString()
  // In a record's table a view is asked of the record that is open.
  const record = params.get('id')
  const pathOf = (view: string) => {
    const all = new URLSearchParams([...(record === null ? [] : [['id', record]]), ...questionOf(view)])
    return all.size > 0 ? `?${all}` : location.pathname
  }
  const act = (step: Promise<void>) => {
    setFailed(null)
    step.catch((error) => setFailed(sentenceOf(error, t)))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (!name) return
    act(saveView({ screen, name, query }).then(() => form.reset()))
  }
  return (
    <Menu label={t('admin.views')}>
      <div className={`${POPUP} end-0`}>
        {own.length === 0 && <p className="px-3 text-13 text-ink-soft">{t('admin.views_none')}</p>}
        <ul>
          {own.map((view) => (
            <li key={view.id} className="flex items-center">
              <a
                className={`${MENU_ROW} flex-1`}
                href={pathOf(view.query)}
                aria-current={questionOf(view.query).toString() === query ? 'true' : undefined}
              >
                <bdi>{view.name}</bdi>
              </a>
              <button
                type="button"
                className="icon-button"
                aria-label={t('admin.view_remove', { name: view.name })}
                onClick={() => act(removeView(view.id))}
              >
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="m6 6 8 8M14 6l-8 8" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
        <form className="grid gap-2 px-3 pt-2" onSubmit={submit}>
          <label className="text-13 text-ink-soft" htmlFor={id}>
            {t('admin.view_name')}
          </label>
          <input id={id} name="name" maxLength={NAME_MAX} required dir="auto" />
          <button type="submit" className="button-quiet">
            {t('admin.view_save')}
          </button>
          {failed && <p className={PROBLEM}>{failed}</p>}
        </form>
      </div>
    </Menu>
  )
}
