/** One block of a mail. Texts are translated; addresses are absolute (`siteUrl`). */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | PropertyBlock

/** A home: `facts` are short (place, area, rooms), `price` is formatted, `badge` states why it is here. */
export interface PropertyBlock {
  kind: 'property'
  title: string
  url: string
  price: string
  facts: readonly string[]
  badge?: string
  picture?: { url: string; alt: string }
}

/** The end of a mail, small. */
export interface Footer {
  reason: string
  links: readonly { label: string; url: string }[]
  sender: string
}
