import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { logout } from '../../../stores/account/auth.ts'
import { call } from '../../../stores/api.ts'
import type { Screen } from '../screens.ts'

interface Hit {
  key: string
  kind: string
  label: string
  detail: string
  href: string
  /** Instead of opening the address. */
  run?: () => void
}

const PAUSE_MS = 150
const LEAST = 2

/** Opens any screen or record, and begins or does what is wanted, by typing: a dialog with a combobox (ARIA pattern, options stay in the list below). */
export function Palette({
  t,
  language,
  screens,
  onClose,
}: {
  t: Translate<'admin' | 'shared'>
  language: Language
  screens: readonly Screen[]
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { found, isSearching, isFailed } = useFound(text, language)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const own = [...screensFor(screens, t, language), ...commandsFor(screens, t, language)]
  const wanted = text.trim().toLocaleLowerCase()
  const hits = [...own.filter(({ label, key }) => `${label} ${key}`.toLocaleLowerCase().includes(wanted)), ...found]
  const chosen = Math.min(active, hits.length - 1)

  const go = ({ href, run }: Hit) => {
    if (!run) return location.assign(href)
    dialog.current?.close()
    run()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length) {
      event.preventDefault()
      setActive((chosen + step + hits.length) % hits.length)
    }
    const hit = hits[chosen]
    if (event.key === 'Enter' && hit && !event.nativeEvent.isComposing) {
      event.preventDefault()
      go(hit)
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="mx-auto mt-[10vh] mb-auto max-h-[75dvh] w-[min(100vw-32px,620px)] rounded-card border border-line bg-sheet p-0 text-ink shadow-float backdrop:bg-[rgb(0_0_0/.4)]"
      aria-label={t('admin.ask')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <input
        className="rounded-none border-0 border-b border-line p-4 text-17"
        type="search"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={hits[chosen] ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        aria-label={t('admin.ask')}
        placeholder={t('admin.ask_hint')}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} className="max-h-[50dvh] overflow-y-auto p-2" role="listbox" aria-label={t('admin.ask')}>
        {hits.map((hit, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
          <div
            key={hit.key}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === chosen}
            className="grid cursor-pointer grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-control p-2 aria-selected:bg-brass/14"
            tabIndex={-1}
            ref={(element) => {
              if (at === chosen) element?.scrollIntoView({ block: 'nearest' })
            }}
            onClick={() => go(hit)}
          >
            <span className="text-13 text-ink-soft">{hit.kind}</span>
            <bdi>{hit.label}</bdi>
            <bdi className="col-start-2 text-13 text-ink-soft">{hit.detail}</bdi>
          </div>
        ))}
      </div>
      <p className="px-4 pb-3 text-13 text-ink-soft" role="status">
        {isFailed
          ? t('admin.ask_failed')
          : isSearching
            ? t('admin.ask_searching')
            : hits.length === 0
              ? t('admin.ask_nothing')
              : t('admin.ask_keys')}
      </p>
    </dialog>
  )
}

function screensFor(screens: readonly Screen[], t: Translate<'admin'>, language: Language): Hit[] {
  return screens.map(({ path }) => ({
    key: path,
    kind: t('admin.screen'),
    label: t.find(`screen.${path}`) ?? path,
    detail: '',
    href: localPath(language, `/admin/${path}`),
  }))
}

/** What is not a place: to begin a record, and what the menu of the account does. */
function commandsFor(screens: readonly Screen[], t: Translate<'admin' | 'shared'>, language: Language): Hit[] {
  const command = (key: string, label: string, href: string, run?: () => void, detail = ''): Hit => ({
    ...{ key, kind: t('admin.command'), label, detail, href },
    ...(run && { run }),
  })
  const path = (screen: string, query?: string) => localPath(language, `/admin/${screen}`) + (query ? `?${query}` : '')
  const home = localPath(language, '/')
  return [
    ...screens.flatMap(({ path: screen, begin }) =>
      begin
        ? [command(`${screen} +`, t(begin.word), path(screen, begin.query), undefined, t.find(`screen.${screen}`))]
        : [],
    ),
    command('dashboard', t('frame.dashboard'), localPath(language, '/dashboard')),
    command('portal', t('admin.to_site'), home),
    command('theme', t('admin.theme'), '', () => document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()),
    command('logout', t('frame.logout'), home, () => void logout(home)),
  ]
}

/** The records that the text finds, a moment after the last key. */
function useFound(text: string, language: Language): { found: Hit[]; isSearching: boolean; isFailed: boolean } {
  const [state, setState] = useState<{ found: Hit[]; isSearching: boolean; isFailed: boolean }>({
    found: [],
    isSearching: false,
    isFailed: false,
  })
  useEffect(() => {
    const q = text.trim()
    if (q.length < LEAST) return setState({ found: [], isSearching: false, isFailed: false })
    const stop = new AbortController()
    setState(({ found }) => ({ found, isSearching: true, isFailed: false }))
    const timer = setTimeout(() => {
      call('GET /api/admin/search', { query: { q, lang: language }, signal: stop.signal }).then(
        ({ data }) => {
          const found = data.map(({ kind, kind_label, id, label, detail, screen }) => ({
            key: `${kind}-${id}`,
            kind: kind_label,
            label,
            detail,
            href: localPath(language, `/admin/${screen}?id=${id}`),
          }))
          setState({ found, isSearching: false, isFailed: false })
        },
        () => !stop.signal.aborted && setState({ found: [], isSearching: false, isFailed: true }),
      )
    }, PAUSE_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [text, language])
  return state
}
