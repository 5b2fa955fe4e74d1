import { $compared, addCompared, type Compared, completeCompared, removeCompared } from '../../stores/comparison.ts'
import { readHomes } from '../../stores/search/properties.ts'

/** Adds a home to the comparison or removes it. The page knows its title; the other data loads in the background. */
export async function pressCompare(button: HTMLButtonElement, isWanted: boolean): Promise<void> {
  const id = Number(button.dataset.compare)
  if ($compared.get().some((one) => one.id === id) === isWanted) return
  if (!isWanted) removeCompared(id)
  const refused = isWanted ? addCompared({ id, objekttitel: titleBeside(button) }) : null
  const { say, refuse } = await import('../../islands/favorites/say.ts')
  if (refused) return refuse(refused)
  say(isWanted ? 'comparison.added' : 'comparison.removed')
  if (isWanted) await complete([id])
}

/** Adds the homes of a shared comparison to the visitor's own, as far as there is room. */
export async function takeCompared(homes: readonly Compared[]): Promise<void> {
  const refusals = homes.map(addCompared)
  const { say, refuse } = await import('../../islands/favorites/say.ts')
  if (refusals.includes('comparison.limit')) refuse('comparison.limit')
  else if (refusals.includes(null)) say('comparison.added')
  else refuse('comparison.present')
  await complete(homes.filter((_, at) => refusals[at] === null).map(({ id }) => id))
}

function titleBeside(button: Element): string {
  const title = button.closest('[data-home]')?.querySelector('.card-title, h1')
  return title?.textContent.trim() ?? ''
}

/** Loads the complete data of homes of which only id and title are known. */
async function complete(ids: readonly number[]) {
  if (ids.length === 0) return
  try {
    // Loads the messages, which are not needed before the first click.
    const { pageLanguage } = await import('../../i18n/load.ts')
    completeCompared((await readHomes(ids, pageLanguage())).map((home) => ({ ...home })))
  } catch {
    // Title and id are enough for the panel; the comparison page loads the data itself.
  }
}
