import type { Translate } from '../../i18n/translate.ts'

/**
 * Opens the form of a search agent for the search in the address. A plain button: scripts/dialogs/openers.ts handles it.
 * @param props.search the search as a query string, of a page whose address does not hold it
 * @param props.isSign on phones it is the bell alone, beside other signs; screen readers get its words
 */
export function AgentButton({
  t,
  search,
  isSign = false,
}: {
  t: Translate<'shared'>
  search?: string
  isSign?: boolean
}) {
  return (
    <button
      type="button"
      className={
        isSign
          ? 'link agent-button inline-flex min-h-11 items-center gap-2 max-md:order-1 max-md:w-11 max-md:justify-center max-md:no-underline'
          : 'link agent-button inline-flex items-center gap-2'
      }
      title={isSign ? t('agent.form.title') : undefined}
      data-contact="search-agent"
      data-agent-search={search}
      data-contact-failed={t('inquiry.form.unavailable')}
    >
      <svg
        className="icon-line size-4.5 flex-none [stroke-linecap:round] [stroke-linejoin:round]"
        viewBox="0 0 20 20"
        aria-hidden="true"
      >
        <path d="M4.5 14.5h11l-1.4-2V9a4.1 4.1 0 0 0-8.2 0v3.5zM8.3 17h3.4M10 3v1.5" />
      </svg>
      <span className={isSign ? 'max-md:sr-only' : undefined}>{t('agent.form.title')}</span>
    </button>
  )
}
