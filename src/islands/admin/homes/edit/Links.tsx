import type { ReactNode } from 'react'
import { LINK_KINDS, LINKS_MAX, linkKindOf } from '../../../../domain/properties/links.ts'
import type { RawLink } from './draft.ts'
import type { Part } from './input-props.ts'
import { linkKind } from './words.ts'

const EMPTY: RawLink = { gruppe: 'PANORAMA', titel: '', url: '' }

/** The links of a home: a row for each, and one more on demand. */
export function Links({ t, raw, change, common }: Part) {
  const links = raw as readonly RawLink[]
  const put = (at: number, more: Partial<RawLink>) =>
    change(links.map((link, nr) => (nr === at ? { ...link, ...more } : link)))
  return (
    <div className="grid gap-4">
      {links.map((link, at) => {
        const id = at === 0 ? common.id : `${common.id}-${at}`
        // A feed's own group stands for the kind that it is shown as.
        const kinds = LINK_KINDS.map((kind) => (kind === linkKindOf(link.gruppe) ? link.gruppe : kind))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is what the row is
          <div key={at} className="grid items-end gap-3 border-b border-line pb-4 sm:grid-cols-[10rem_1fr_1fr_auto]">
            <Cell id={`${id}-kind`} label={t('listing_edit.kind')}>
              <select
                id={`${id}-kind`}
                value={link.gruppe}
                onChange={({ target }) => put(at, { gruppe: target.value })}
              >
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {linkKind(t, kind)}
                  </option>
                ))}
              </select>
            </Cell>
            <Cell id={`${id}-title`} label={t('listing_edit.link_title')}>
              <input
                id={`${id}-title`}
                dir="auto"
                value={link.titel}
                onChange={({ target }) => put(at, { titel: target.value })}
              />
            </Cell>
            <Cell id={id} label={t('listing_edit.link_url')}>
              <input
                {...common}
                id={id}
                type="url"
                dir="ltr"
                placeholder="https://"
                value={link.url}
                onChange={({ target }) => put(at, { url: target.value })}
              />
            </Cell>
            <button type="button" className="button-quiet" onClick={() => change(links.filter((_, nr) => nr !== at))}>
              {t('listing_edit.delete')}
              <span className="sr-only"> {link.titel || link.url}</span>
            </button>
          </div>
        )
      })}
      {links.length < LINKS_MAX && (
        <button
          type="button"
          className="button-quiet justify-self-start"
          {...(links.length === 0 && { id: common.id, 'aria-describedby': common['aria-describedby'] })}
          onClick={() => change([...links, EMPTY])}
        >
          {t('listing_edit.link_add')}
        </button>
      )}
    </div>
  )
}

function Cell({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 text-13 text-ink-soft">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
