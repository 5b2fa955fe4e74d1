import type { HandPicture, PictureKind } from '../../../../domain/properties/picture-schemas.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { useOwnId } from '../../../forms/own-id.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Handle, type HandleProps } from './Handle.tsx'
import { Texts } from './Texts.tsx'
import type { Words } from './words.ts'

const KINDS: readonly PictureKind[] = ['photo', 'plan', 'site_plan', 'energy', 'document']
const CODES = Object.keys(LANGUAGES)

/** One file: it is moved by dragging its picture or its handle, which fingers can, too, or by its buttons. */
export function PictureCard({
  t,
  file,
  at,
  count,
  isTitle,
  isDragged,
  isTarget,
  update,
  move,
  remove,
  drag,
  drop,
  handle,
}: {
  t: Words
  file: HandPicture
  at: number
  count: number
  isTitle: boolean
  isDragged: boolean
  /** Another card is dragged over this one. */
  isTarget: boolean
  update: (more: Partial<HandPicture>) => void
  move: (to: number, more?: Partial<HandPicture>) => void
  remove: () => void
  drag: (hash: string | null) => void
  drop: () => void
  handle: HandleProps
}) {
  const id = useOwnId()
  const name = t('listing_edit.picture_nr', { nr: at + 1, count })
  const isPicture = file.thumbnail_url !== null
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border p-3 ${isDragged ? 'border-brass opacity-60' : isTarget ? 'border-brass' : 'border-line'}`}
      data-file={file.hash}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        drop()
      }}
    >
      {/* Not the whole card: its texts could not be selected. */}
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        draggable
        onDragStart={() => drag(file.hash)}
        onDragEnd={() => drag(null)}
        className="grid aspect-3/2 place-items-center bg-paper"
      >
        {isPicture ? (
          <img
            src={file.thumbnail_url ?? ''}
            alt={file.alt.de ?? name}
            className="size-full object-contain"
            loading="lazy"
          />
        ) : (
          <span className="p-4 break-all">{file.titel ?? 'PDF'}</span>
        )}
      </a>
      <div className="flex flex-wrap items-center gap-2">
        <Handle
          {...handle}
          label={t('text.labelled', { label: t('listing_edit.drag'), value: name })}
          back={() => move(at - 1)}
          on={() => move(at + 1)}
        />
        <span className="text-13 text-ink-soft">{name}</span>
        {isTitle && <Badge tone="good">{t('listing_edit.title_picture')}</Badge>}
        {file.origin === 'hand' && <Badge tone="attention">{t('listing_edit.by_hand')}</Badge>}
      </div>
      <div className="field">
        <label className="font-medium" htmlFor={`${id}-kind`}>
          {t('listing_edit.kind')}
        </label>
        <select
          id={`${id}-kind`}
          value={file.kind}
          onChange={({ target }) => update({ kind: target.value as PictureKind })}
          disabled={!isPicture}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`listing_edit.kind.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="font-medium" htmlFor={`${id}-alt`}>
          {t('listing_edit.alt')}
        </label>
        <Texts
          t={t}
          kind="line"
          raw={file.alt as Record<string, string>}
          codes={CODES}
          common={{ id: `${id}-alt` }}
          change={(alt) => update({ alt: alt as HandPicture['alt'] })}
        />
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button label={t('listing_edit.forward')} act="forward" name={name} isOff={at === 0} run={() => move(at - 1)} />
        <Button
          label={t('listing_edit.backward')}
          act="backward"
          name={name}
          isOff={at === count - 1}
          run={() => move(at + 1)}
        />
        {!isTitle && isPicture && (
          <Button label={t('listing_edit.make_title')} name={name} run={() => move(0, { kind: 'photo' })} />
        )}
        <Button label={t('listing_edit.delete')} name={name} run={remove} />
      </div>
    </li>
  )
}

function Button({
  label,
  name,
  act,
  isOff,
  run,
}: {
  label: string
  name: string
  /** By which it gets the focus again after its card has moved. */
  act?: string
  isOff?: boolean
  run: () => void
}) {
  return (
    <button type="button" className="link min-h-8" data-act={act} aria-disabled={isOff || undefined} onClick={run}>
      {label}
      <span className="sr-only">: {name}</span>
    </button>
  )
}
