import type { ExposeDocument, ExposeHome, ExposePicture, PaperDocument, ReportDocument } from './document.ts'

/**
 * The document after letters.ts, with other words where a title or the description of a picture has lost all its
 * letters: PDF/UA refuses a document with an empty heading or a picture without a description.
 */
export function named(document: PaperDocument): PaperDocument {
  const { words } = document
  const described = describePictures(document, words.pictures || words.expose || document.author)
  return 'report' in described ? namedReport(described) : namedExpose(described)
}

const isPicture = (value: object): value is ExposePicture => 'file' in value && 'alt' in value

/** @param other the description of pictures without one */
function describePictures<T>(value: T, other: string): T {
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk)
    if (one === null || typeof one !== 'object') return one
    if (isPicture(one)) return { ...one, alt: one.alt || other, caption: one.caption || null }
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, walk(part)]))
  }
  return walk(value) as T
}

function namedExpose(document: ExposeDocument): ExposeDocument {
  const { words } = document
  const homes = document.homes.map(
    (home): ExposeHome => ({
      ...home,
      title: home.title.text ? home.title : { text: home.kind, lang: null },
      facts: home.facts.map((group) => ({ ...group, title: group.title || (words.facts ?? '') })),
    }),
  )
  const { project: told } = document
  const project = told && { ...told, title: told.title.text ? told.title : { text: told.place, lang: null } }
  const title = document.title || (project?.title.text ?? homes[0]?.title.text ?? '')
  return { ...document, title, homes, project }
}

function namedReport(document: ReportDocument): ReportDocument {
  const { report } = document
  const help = report.help.map((one) => (one.title.text ? one : { ...one, title: { text: one.reference, lang: null } }))
  return { ...document, report: { ...report, help } }
}
