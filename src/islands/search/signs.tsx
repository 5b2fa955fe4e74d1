/** The small icons of the list, in lines of 1.5 px. */
export function GridSign() {
  return (
    <svg className="sign" aria-hidden="true" viewBox="0 0 18 18">
      <path d="M2.75 2.75h5v5h-5zm7.5 0h5v5h-5zm-7.5 7.5h5v5h-5zm7.5 0h5v5h-5z" />
    </svg>
  )
}

export function ListSign() {
  return (
    <svg className="sign" aria-hidden="true" viewBox="0 0 18 18">
      <path d="M2.75 3.25h4v4h-4zm0 7.5h4v4h-4zm7-6.5h5.5m-5.5 2.5h3.5m-3.5 5h5.5m-5.5 2.5h3.5" />
    </svg>
  )
}

export function MapSign() {
  return (
    <svg className="sign" aria-hidden="true" viewBox="0 0 18 18">
      <path d="m2.75 4.5 4-1.75 4.5 2 4-1.75v10.5l-4 1.75-4.5-2-4 1.75zm4-1.75v10.5m4.5-8.5v10.5" />
    </svg>
  )
}

/** Two sheets: the number of photographs. */
export function PhotosSign() {
  return (
    <svg className="sign" aria-hidden="true" viewBox="0 0 18 18">
      <path d="M5.75 5.75h9.5v9.5h-9.5zm6.5-.25V2.75h-9.5v9.5H5.5" />
    </svg>
  )
}

export function MoreSign() {
  return (
    <svg className="sign sign-dots" aria-hidden="true" viewBox="0 0 18 18">
      <path d="M4 9h.01M9 9h.01M14 9h.01" />
    </svg>
  )
}

/** The cross of a chip, which takes its filter away. Chips size it themselves. */
export function CrossSign({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={className}>
      <path d="m2.5 2.5 7 7m0-7-7 7" />
    </svg>
  )
}
