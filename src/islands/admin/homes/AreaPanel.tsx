import { useEffect, useRef, useState } from 'react'
import { Failed } from '../parts/Failed.tsx'
import { useAddress } from '../table/use-address.ts'
import { AREA_EVENT, type AreaRequest } from './area-event.ts'
import type { Words } from './words.ts'

/** What a drawing sets or takes away in the address of the list. */
const NAMES = ['gebiet', 'umkreis'] as const

/**
 * The map on which an area is drawn as a filter of the list. It loads when it is opened for the first time, and stays
 * in the page from then on, with the history of its drawing.
 */
export function AreaPanel({ t, isOpen }: { t: Words; isOpen: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  const [params, change] = useAddress()
  const [phase, setPhase] = useState<'none' | 'loading' | 'ready' | 'failed'>('none')
  const follow = useRef<(() => void) | null>(null)
  const own = useRef('')
  const drawn = NAMES.map((name) => params.get(name) ?? '').join('\n')
  const open = () => {
    if (!host.current) return
    setPhase('loading')
    const detail: AreaRequest = {
      host: host.current,
      change(values) {
        own.current = NAMES.map((name) => values[name] ?? '').join('\n')
        change(values)
      },
      opened(again) {
        follow.current = again
        setPhase('ready')
      },
      failed: () => setPhase('failed'),
    }
    dispatchEvent(new CustomEvent(AREA_EVENT, { detail }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the first opening only
  useEffect(() => {
    if (isOpen && phase === 'none') open()
  }, [isOpen])
  useEffect(() => {
    if (own.current === drawn) return
    own.current = drawn
    follow.current?.()
  }, [drawn])
  return (
    <>
      {drawn.trim() !== '' && (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-13 text-ink-soft">
          {t('listings.area_set')}
          <button type="button" className="link" onClick={() => change({ gebiet: null, umkreis: null })}>
            {t('listings.area_clear')}
          </button>
        </p>
      )}
      <div hidden={!isOpen} className="mb-5 grid gap-3" aria-busy={phase === 'loading'}>
        {phase === 'failed' && <Failed t={t} retry={open} />}
        <div
          ref={host}
          className={`area-panel relative isolate overflow-hidden rounded-card border border-line ${phase === 'failed' ? 'hidden' : 'h-[26rem] sm:h-[30rem]'}`}
        />
      </div>
    </>
  )
}
