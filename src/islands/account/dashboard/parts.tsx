import type { ReactNode } from 'react'
import type { PropertyCard } from '../../../domain/properties/card.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { Skeleton } from '../cards/Skeleton.tsx'
import { SECTIONS, type Section } from './sections.ts'

/** A part of the overview: its name, its number of entries, and the way to all of them. */
export function Block({
  section,
  t,
  count,
  children,
}: {
  section: Section
  t: Translate<'account' | 'shared'>
  count?: number | undefined
  children: ReactNode
}) {
  const id = useOwnId()
  const name = t(SECTIONS[section])
  return (
    <section data-part={section} aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
        <h2 id={id} className="text-20">
          {name}
          {count ? <span className="ms-2 font-sans text-17 text-ink-soft">{count}</span> : null}
        </h2>
        <a className="link inline-flex min-h-11 items-center" href={`#${section}`}>
          {t('dashboard.show_all')}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
      {children}
    </section>
  )
}

/** An empty part: how entries come here, and the next step. */
export function NoneYet({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <div className="grid max-w-[60ch] justify-items-start">
      <p className="text-ink-soft">{text}</p>
      <a className="link inline-flex min-h-11 items-center" href={href}>
        {label}
      </a>
    </div>
  )
}

/** The skeleton of entries with a photograph and two lines. */
export function Lines({ t, count = 2 }: { t: Translate<'account'>; count?: number }) {
  return <Skeleton text={t('dashboard.loading')} count={count} />
}

/** The photograph of a home beside its line; without one, a drawing. */
export function Thumb({ home, className }: { home: PropertyCard | undefined; className: string }) {
  const picture = home?.primary_image
  return (
    <div className={`grid aspect-3/2 place-items-center overflow-hidden bg-line text-ink-soft ${className}`}>
      {picture ? (
        <img
          className="size-full object-cover"
          src={picture.thumbnail_url}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      ) : (
        <svg className="w-1/2" viewBox="0 0 120 80" aria-hidden="true">
          <use href="/artwork/signs.svg#house" />
        </svg>
      )}
    </div>
  )
}
