import type { Translate } from '../../i18n/translate.ts'

/**
 * Opens the form of a search agent for the search in the address. A plain button: scripts/dialogs/openers.ts handles it.
 * @param props.search the search as a query string, of a page whose address does not hold it
 */
export function AgentButton({ t, search }: { t: Translate<'shared'>; search?: string }) {
  return (
    <button
      type="button"
      className="link agent-button"
      data-contact="search-agent"
      data-agent-search={search}
      data-contact-failed={t('inquiry.form.unavailable')}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4.5 14.5h11l-1.4-2V9a4.1 4.1 0 0 0-8.2 0v3.5zM8.3 17h3.4M10 3v1.5" />
      </svg>
      {t('agent.form.title')}
    </button>
  )
}
