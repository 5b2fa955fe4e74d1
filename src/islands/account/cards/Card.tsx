import type { ReactNode } from 'react'

/** A list of cards. */
export const CARDS = 'account-list grid max-w-180 gap-4'
/** The heading of a card. */
export const CARD_TITLE = 'min-w-0 flex-[1_1_240px] font-serif text-17 font-medium'

/** An inquiry, a viewing, an alert or a search agent of the account. */
export function Card({ as: Tag = 'article', children }: { as?: 'article' | 'section' | 'div'; children: ReactNode }) {
  return (
    <Tag className="account-card grid max-w-180 min-w-0 justify-items-start gap-3 rounded-card border border-line bg-sheet p-5 wrap-anywhere sm:p-6 [&>:is(.account-facts,.account-buttons,.form,.form-failed)]:justify-self-stretch">
      {children}
    </Tag>
  )
}

/** A card's title, and how it stands. */
export function CardHead({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 justify-self-stretch">{children}</div>
  )
}

/** How something stands: a filled green dot before what is confirmed or answered, an empty grey one otherwise. */
export function Status({ as: Tag = 'p', isOn, children }: { as?: 'p' | 'span'; isOn: boolean; children: ReactNode }) {
  return (
    <Tag
      className={`account-status flex-none text-13 font-medium before:me-2 before:inline-block before:size-2 before:rounded-full before:border-[1.5px] before:border-current ${isOn ? 'text-leaf before:bg-current' : 'text-ink-soft'}`}
    >
      {children}
    </Tag>
  )
}
