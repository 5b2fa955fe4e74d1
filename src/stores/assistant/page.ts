import type { ChatContext } from '../../domain/assistant/chat.ts'
import { QUERY_MAX } from '../../domain/understanding/query.ts'
import { splitLocale } from '../../i18n/paths.ts'

/** The kinds of pages that differ in what is asked there. */
export type PageKind = 'home' | 'list' | 'detail' | 'other'

/** Parameters of a list that are no criteria. */
const OWN = ['seite', 'pro_seite', 'frage', 'bleiben', 'lang']
const PATH_MAX = 500

/** What the address of a page says about it; an id in it is that of its home or project. */
export function contextOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): {
  kind: PageKind
  context: ChatContext
} {
  const { path } = splitLocale(pathname)
  const [, first = '', second = ''] = path.split('/')
  const id = /^[1-9]\d{0,14}$/.test(second) ? Number(second) : undefined
  const here = { path: path.slice(0, PATH_MAX) }
  if (first === 'immobilien' && id) return { kind: 'detail', context: { ...here, property_id: id } }
  // What is asked of a home is answered for the homes of a project.
  if (first === 'projekte' && id) return { kind: 'detail', context: { ...here, project_id: id } }
  if ((first === 'immobilien' && !second) || first === 'kartensuche')
    return { kind: 'list', context: { ...here, ...criteriaOf(search) } }
  return { kind: first === '' || first === 'preise' ? 'home' : 'other', context: here }
}

function criteriaOf(search: string): Pick<ChatContext, 'criteria'> {
  const criteria = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !OWN.includes(name)))
  const text = criteria.toString()
  return text.length <= QUERY_MAX ? { criteria: text } : {}
}
