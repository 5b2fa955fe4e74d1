/** The head of a section: its title, and at the end what belongs to it. */
export const SECTION_HEAD = 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2'
