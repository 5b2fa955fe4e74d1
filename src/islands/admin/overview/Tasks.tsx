import { useId } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import { formatAgo } from '../../../domain/format/wait.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { $tasks, loadTasks, type Task } from '../../../stores/admin/overview.ts'
import { useStore } from '../../frame/use-store.ts'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'

type Words = Translate<'overview' | 'admin' | 'shared'>

/** What waits for the user: each line leads to the list with exactly these records. */
export function Tasks({ t, language }: { t: Words; language: Language }) {
  const tasks = useStore($tasks, { ssr: () => null })
  const id = useId()
  const retry = () => {
    $tasks.set(null)
    void loadTasks()
  }
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-20">
        {t('overview.today')}
      </h2>
      {tasks === null && <Lines t={t} count={4} />}
      {tasks === 'failed' && <Failed t={t} retry={retry} />}
      {Array.isArray(tasks) && tasks.length === 0 && (
        <p className="rounded-card border border-line bg-sheet p-5">{t('overview.nothing')}</p>
      )}
      {Array.isArray(tasks) && tasks.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-sheet">
          {tasks.map((task: Task) => (
            <li key={task.name}>
              <Line t={t} language={language} task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ t, language, task }: { t: Words; language: Language; task: Task }) {
  const { tag } = LANGUAGES[language]
  const { name, screen, query, count, since, late } = task
  return (
    <a
      className="admin-task grid min-h-16 grid-cols-[minmax(3rem,auto)_1fr_auto] items-center gap-x-5 gap-y-1 px-5 py-2.5 hover:text-brass focus-visible:-outline-offset-3"
      href={localPath(language, `/admin/${screen}`) + (query && `?${query}`)}
    >
      <b className="text-26 tabular-nums">{formatNumber(count, tag)}</b>
      <span className="grid">
        <span>{t.find(`overview.task.${name}`) ?? name}</span>
        {since && (
          <span className="text-13 text-ink-soft">
            {t('overview.oldest', { time: formatAgo(new Date(since), new Date(), tag) })}
          </span>
        )}
        {late > 0 && (
          <span className="text-13 text-brick">{t('overview.late', { count: formatNumber(late, tag) })}</span>
        )}
      </span>
      <svg
        className="size-5 fill-none stroke-brass stroke-[1.5] rtl:-scale-x-100"
        viewBox="0 0 20 20"
        aria-hidden="true"
      >
        <path d="m8 4 6 6-6 6" />
      </svg>
    </a>
  )
}
