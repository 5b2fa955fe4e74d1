/** The page /assistent, by the server as by its island: the notice beside the conversation, and above it on phones. */
export const CHAT_PAGE = {
  box: 'gap-x-18 gap-y-4 max-lg:min-h-[calc(100dvh_-_12rem)] lg:grid lg:h-auto lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start',
  side: 'grid gap-4 lg:sticky lg:top-[calc(var(--bar-tall)_+_32px)]',
  talk: 'flex flex-1 flex-col lg:min-h-140 lg:rounded-card lg:border lg:border-line lg:bg-sheet lg:pt-4',
} as const
