import { useState } from 'react'
import { ProblemSign } from '../forms/Below.tsx'
import { sentenceOf } from '../forms/use-form.ts'
import { startPrint } from './print.ts'
import type { PreviewState } from './use-preview.ts'
import type { Words } from './words.ts'

/** Download, print, share. The mail has a form of its own, since forms cannot stand in one another. */
export function Take({
  t,
  preview: { made },
  pdf,
  onShare,
  isMailOpen,
  onMail,
}: {
  t: Words
  preview: PreviewState
  pdf: string
  onShare: () => void
  isMailOpen: boolean
  onMail: () => void
}) {
  const [busy, setBusy] = useState<'save' | 'print' | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  /** The document is made first, so that a refusal is a sentence here and not a page of its own. */
  const after = async (what: 'save' | 'print', act: () => unknown) => {
    setBusy(what)
    setFailed(null)
    try {
      await made()
      await act()
      return true
    } catch (error) {
      setFailed(sentenceOf(error, t))
      return false
    } finally {
      setBusy(null)
    }
  }
  const print = async () => {
    const printing = startPrint(t('generator.preview_waits'))
    const isDone = await after('print', async () => {
      if (!(await printing.print(pdf))) setFailed(t('generator.print_blocked'))
    })
    if (!isDone) printing.end()
  }
  return (
    <div className="grid content-start gap-3 [&>.button[aria-disabled]]:cursor-progress">
      <button
        type="submit"
        className="button"
        aria-disabled={busy !== null || undefined}
        onClick={(event) => {
          event.preventDefault()
          if (!busy) void after('save', () => save(pdf))
        }}
      >
        {busy === 'save' && <Turning />}
        {t('generator.download')}
      </button>
      <div className="grid grid-cols-2 gap-3 [&>:last-child]:col-span-full noscript:hidden" data-scripted>
        <button
          type="button"
          className="button-quiet aria-disabled:cursor-progress"
          aria-disabled={busy !== null || undefined}
          onClick={() => {
            if (!busy) void print()
          }}
        >
          {busy === 'print' && <Turning />}
          {t('generator.print')}
        </button>
        <button type="button" className="button-quiet" onClick={onShare}>
          {t('generator.share')}
        </button>
        <button type="button" className="button-quiet" aria-expanded={isMailOpen} onClick={onMail}>
          {t('generator.mail')}
        </button>
      </div>
      {failed && (
        <p className="form-failed" role="alert">
          <ProblemSign />
          {failed}
        </p>
      )}
    </div>
  )
}

/** Shows that a document is being made. */
const Turning = () => (
  <span
    className="size-3.5 border-2 border-current border-e-transparent rounded-full animate-spin me-2.5"
    aria-hidden="true"
  />
)

/** Saves a file, as a link with `download` does: the server names it. */
function save(address: string) {
  const link = document.createElement('a')
  link.href = `${address}&download=1`
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
