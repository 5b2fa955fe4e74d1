/** How breadcrumbs look: a `nav`, its list, and their links. */
export const CRUMBS = 'crumbs py-4 text-13/[inherit] text-ink-soft print:hidden'
export const CRUMB_LIST =
  "flex flex-wrap gap-x-2 gap-y-1 [&>li:not(:last-child)]:after:ms-2 [&>li:not(:last-child)]:after:text-line [&>li:not(:last-child)]:after:content-['/']"
export const CRUMB = 'underline-offset-4 hover:text-brass hover:underline'
