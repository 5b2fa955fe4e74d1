/** What an expose is about: a home, several, or a project with its units. */
export type Subject =
  | { kind: 'home'; id: number }
  | { kind: 'homes'; ids: readonly number[] }
  | { kind: 'project'; id: number }

/** The German path of the page that makes the expose. */
export function exposePath(subject: Subject, choices = new URLSearchParams()): string {
  // The options of the API name the homes themselves. Commas stay readable in a shared address.
  const rest = new URLSearchParams(choices)
  rest.delete('ids')
  const about =
    subject.kind === 'homes'
      ? `ids=${subject.ids.join(',')}`
      : `${subject.kind === 'home' ? 'immobilie' : 'projekt'}=${subject.id}`
  return `/expose?${[about, rest.toString()].filter(Boolean).join('&')}`
}

/** The path of its PDF, without a query string. */
export function pdfPath(subject: Subject): string {
  if (subject.kind === 'homes') return '/api/exposes.pdf'
  return `/api/${subject.kind === 'home' ? 'properties' : 'projects'}/${subject.id}/expose.pdf`
}
