import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { $tasks } from '../../../stores/admin/overview.ts'
import { useStore } from '../../frame/use-store.ts'
import { MENU_ROW } from '../parts/classes.ts'
import { GROUPS, type Screen } from '../screens.ts'

/** The screens that the user may open, by group, with the number of records that wait there. */
export function Navigation({
  t,
  language,
  screens,
  current,
}: {
  t: Translate<'admin'>
  language: Language
  screens: readonly Screen[]
  current: string
}) {
  const tasks = useStore($tasks, { ssr: () => null })
  const waiting = (path: string) =>
    Array.isArray(tasks)
      ? tasks.reduce((sum, task) => sum + (task.in_navigation && task.screen === path ? task.count : 0), 0)
      : 0
  return GROUPS.map((group) => {
    const own = screens.filter((screen) => screen.group === group)
    if (own.length === 0) return null
    return (
      <section key={group} className="grid gap-1">
        <h2 className="px-3 font-sans text-13 font-normal tracking-normal text-ink-soft">
          {t(`admin.group.${group}`)}
        </h2>
        <ul>
          {own.map(({ path }) => (
            <li key={path}>
              <a
                className={`${MENU_ROW} lg:min-h-8 lg:py-1`}
                href={localPath(language, `/admin/${path}`)}
                aria-current={path === current ? 'page' : undefined}
              >
                {t.find(`screen.${path}`)}
                <Waiting t={t} count={waiting(path)} language={language} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function Waiting({ t, count, language }: { t: Translate<'admin'>; count: number; language: Language }) {
  if (count === 0) return null
  const number = formatNumber(count, LANGUAGES[language].tag)
  return (
    <span className="ms-auto rounded-control border border-brass px-2 text-13 font-semibold text-brass tabular-nums">
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{t('admin.open_count', { count: number })}</span>
    </span>
  )
}
