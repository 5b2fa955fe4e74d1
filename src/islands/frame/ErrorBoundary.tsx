import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { EMPTY_DRAWING, EMPTY_WAYS } from './empty-class.ts'
import { report } from './retry.ts'

/** After more errors than this, a retry reloads the page (specification, section 4). */
const TRIES = 2

interface Props {
  t: Translate<'shared'>
  language: Language
  /** The heading of the error message; `h1` when the part contains the title of its page. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

interface State {
  failed: boolean
  errors: number
}

/**
 * Wraps an island: when a part of it fails, the visitor reads what happened and how to continue, and the rest of the
 * page stays. A class, since React offers no other way.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, errors: 0 }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState(({ errors }) => ({ errors: errors + 1 }))
    report(error, { extra: { componentStack } })
  }

  reset = () => {
    if (this.state.errors > TRIES) location.reload()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { t } = this.props
    const often = this.state.errors > TRIES
    const Heading = this.props.heading ?? 'h2'
    return (
      <div className="page">
        <div className="empty" role="alert">
          <svg className={EMPTY_DRAWING} aria-hidden="true">
            <use href="/artwork/signs.svg#door" />
          </svg>
          <Heading className="text-26 md:text-34">{t('frame.error_title')}</Heading>
          <p>{t(often ? 'frame.error_repeated' : 'frame.error_text')}</p>
          <p className={EMPTY_WAYS}>
            <button type="button" className="button" onClick={this.reset}>
              {t('frame.error_retry')}
            </button>
            <a className="button-quiet" href={localPath(this.props.language, '/')}>
              {t('frame.error_home')}
            </a>
            {often && (
              <button type="button" className="button-quiet" onClick={() => location.reload()}>
                {t('frame.error_reload')}
              </button>
            )}
          </p>
        </div>
      </div>
    )
  }
}
