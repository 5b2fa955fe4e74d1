import { $compared, addCompared, type Compared, completeCompared, toggleCompared } from '../../stores/comparison.ts'
import { readHomes } from '../../stores/properties.ts'

/** Takes a home into the comparison or out of it. The page knows its title; the rest of it is fetched behind. */
export async function pressCompare(button: HTMLButtonElement): Promise<void> {
  const id = Number(button.dataset.compare)
  const refused = toggleCompared({ id, objekttitel: titleBeside(button) })
  const { say, refuse } = await import('../favorites/say.ts')
  if (refused) return refuse(refused)
  const isIn = $compared.get().some((one) => one.id === id)
  say(isIn ? 'comparison.added' : 'comparison.removed')
  if (isIn) await complete([id])
}

/** Takes homes of a comparison that somebody sent into one's own, as far as there is room. */
export async function takeCompared(homes: readonly Compared[]): Promise<void> {
  const refusals = homes.map(addCompared)
  const { say, refuse } = await import('../favorites/say.ts')
  if (refusals.includes('comparison.limit')) refuse('comparison.limit')
  else if (refusals.includes(null)) say('comparison.added')
  else refuse('comparison.present')
  await complete(homes.filter((_, at) => refusals[at] === null).map(({ id }) => id))
}

function titleBeside(button: Element): string {
  const title = button.closest('[data-home]')?.querySelector('.card-title, h1')
  return title?.textContent.trim() ?? ''
}

/** Brings the whole of homes of which only id and title are known. */
async function complete(ids: readonly number[]) {
  if (ids.length === 0) return
  try {
    // Brings the words along, which nobody needs before the first click.
    const { pageLanguage } = await import('../../i18n/load.ts')
    completeCompared((await readHomes(ids, pageLanguage())).map((home) => ({ ...home })))
  } catch {
    // Title and id are enough for the panel; the comparison itself asks the server anyway.
  }
}
