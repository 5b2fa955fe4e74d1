import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import type { Lookup, LookupOption } from '../../../stores/admin/lookups.ts'
import { type Found, useFound, useName } from './use-lookup.ts'

interface Props {
  t: Translate<'admin' | 'shared'>
  /** The attributes of the field: its id, and what describes it. */
  field: { id: string; 'aria-invalid'?: true | undefined; 'aria-describedby'?: string | undefined }
  lookup: Lookup
  /** The number of the chosen record; empty for none. */
  value: string
  onChange: (value: string) => void
  /** Shown while nothing is chosen. */
  empty: string
  /** A form sends the chosen number under this name. */
  name?: string
  label: string
}

/**
 * A record to choose among thousands: a combobox (ARIA pattern) that asks the server for those that match. What is typed
 * and not chosen counts for nothing, unless it means a single record.
 */
export function LookupField({ t, field, lookup, value, onChange, empty, name, label }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, keep] = useName(lookup, value)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  // The name of the chosen record is no search: opening shows the first records.
  const found = useFound(lookup, isOpen ? (typed ?? '').trim() : null)
  const isCurrent = found.of === (typed ?? '').trim()
  const options = isOpen && isCurrent ? found.options : []
  const list = `${field.id}-list`
  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(null)
  }
  const choose = (option: LookupOption | null) => {
    keep(option)
    close()
    if ((option?.value ?? '') === value) return
    onChange(option?.value ?? '')
  }
  // Forms note a change by this event; the hidden field fires none.
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  const move = (step: 1 | -1) => {
    if (!isOpen) return setOpen(true)
    if (options.length === 0) return
    setActive((at) =>
      at === null ? (step > 0 ? 0 : options.length - 1) : (at + step + options.length) % options.length,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows also choose among an input method's words.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && isOpen) {
      const option = active === null ? (options.length === 1 ? options[0] : undefined) : options[active]
      if (option) choose(option)
      else if (typed?.trim() === '') choose(null)
    } else if (key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = () => {
    if (typed?.trim() === '') choose(null)
    else if (typed !== null && options.length === 1 && options[0]) choose(options[0])
    else close()
  }
  return (
    <div className="relative">
      {name && <input type="hidden" name={name} value={value} />}
      <input
        ref={input}
        {...field}
        className="pe-11 text-ellipsis"
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active !== null && options[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        // Of an empty field it would be that of Latin letters, also for the placeholder.
        dir={(typed ?? chosen) ? 'auto' : undefined}
        maxLength={100}
        placeholder={value === '' ? empty : undefined}
        value={typed ?? chosen}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(null)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {value !== '' && (
        <button
          type="button"
          className="absolute end-0 top-0 grid size-11 place-items-center text-ink-soft"
          aria-label={t('text.labelled', { label: t('admin.lookup_clear'), value: label })}
          onClick={() => {
            choose(null)
            input.current?.focus()
          }}
        >
          <svg className="w-3 fill-none stroke-current stroke-[1.5]" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 2l8 8M10 2l-8 8" />
          </svg>
        </button>
      )}
      {/* A list above a dialog would be cut off by it. */}
      <div
        className="absolute inset-x-0 top-[calc(100%+4px)] z-30 max-h-80 overflow-y-auto rounded-card border border-line bg-sheet shadow-float in-[dialog]:static in-[dialog]:mt-1"
        hidden={!isOpen}
      >
        <p className="px-3 py-2 text-13 text-ink-soft" role="status">
          {isOpen && saidOf(t, found, isCurrent)}
        </p>
        <div id={list} role="listbox" aria-label={label}>
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the text field, which handles the keys
            <div
              key={option.value}
              id={`${list}-${at}`}
              role="option"
              className="grid min-h-11 cursor-pointer content-center justify-items-start gap-0.5 border-s-2 border-transparent px-3 py-2 wrap-anywhere hover:bg-line/50 aria-selected:border-brass aria-selected:bg-line/50"
              tabIndex={-1}
              aria-selected={at === active}
              ref={(element) => {
                if (at === active) element?.scrollIntoView({ block: 'nearest' })
              }}
              // The focus stays in the text field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <bdi>{option.label}</bdi>
              {option.detail && <bdi className="text-13 text-ink-soft">{option.detail}</bdi>}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function saidOf(t: Translate<'admin'>, { options, isFailed }: Found, isCurrent: boolean): string {
  if (!isCurrent) return t('admin.ask_searching')
  if (isFailed) return t('admin.ask_failed')
  return t(options.length === 0 ? 'admin.ask_nothing' : 'admin.lookup_type')
}
