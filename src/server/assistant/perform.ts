import type { Act } from '../../domain/assistant/acts.ts'
import { mortgage, purchaseCosts } from './acts/costs.ts'
import { help } from './acts/help.ts'
import { ask, compare, show } from './acts/homes.ts'
import { contact, form, human } from './acts/people.ts'
import { areaPrices, checkPrice } from './acts/prices.ts'
import { project } from './acts/project.ts'
import { more, type Namesakes, restart, search } from './acts/search.ts'
import { cannot, refuse, talk, whichHome } from './acts/talk.ts'
import type { Answer, Turn } from './conversation.ts'

/** What a message left open, besides its act. */
export interface Left {
  /** Parts of it that no criterion says. */
  notUnderstood?: readonly string[]
  /** A place in it that may be another one. */
  namesakes?: Namesakes | undefined
  /** The act that waits for a home. */
  waiting?: string
}

/** Does what a message asks for, and says it. */
export async function perform(
  turn: Turn,
  act: Act,
  { notUnderstood = [], namesakes, waiting }: Left = {},
): Promise<Answer> {
  switch (act.act) {
    case 'search':
      return search(turn, act.criteria, { notUnderstood, namesakes })
    case 'more':
      return more(turn)
    case 'restart':
      return restart(turn)
    case 'show':
      return show(turn, act.home)
    case 'ask':
      return ask(turn, act.home, act.topic, act.value)
    case 'compare':
      return compare(turn, act.homes)
    case 'price_check':
      return checkPrice(turn, act.home)
    case 'area_prices':
      return areaPrices(turn, act)
    case 'purchase_costs':
      return purchaseCosts(turn, act)
    case 'mortgage':
      return mortgage(turn, act)
    case 'help':
      return help(turn, act.query)
    case 'form':
      return form(turn, act.form, act.home)
    case 'contact':
      return contact(turn, act.home)
    case 'human':
      return human(turn)
    case 'talk':
      return talk(turn, act.about)
    case 'refuse':
      return refuse(turn, act.reason)
    case 'which_home':
      return (await ofProject(turn, waiting)) ?? whichHome(turn, waiting)
    case 'cannot':
      return cannot(turn)
  }
}

/** On the page of a project, before its homes were shown: what is asked is asked of the project. */
async function ofProject(turn: Turn, waiting: string | undefined): Promise<Answer | null> {
  const isShown = (turn.carried.shown?.length ?? 0) > 0 && !turn.hasMoved
  return turn.project === undefined || isShown ? null : project(turn, turn.project, waiting)
}
