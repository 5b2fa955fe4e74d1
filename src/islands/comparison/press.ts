import { $compared, completeCompared, toggleCompared } from '../../stores/comparison.ts'
import { readHomes } from '../../stores/properties.ts'

/** Takes a home into the comparison or out of it. The page knows its title; the rest of it is fetched behind. */
export async function pressCompare(button: HTMLButtonElement): Promise<void> {
  const id = Number(button.dataset.compare)
  const refused = toggleCompared({ id, objekttitel: titleBeside(button) })
  const { say, refuse } = await import('../favorites/say.ts')
  if (refused) return refuse(refused)
  const isIn = $compared.get().some((one) => one.id === id)
  say(isIn ? 'comparison.added' : 'comparison.removed')
  if (isIn) await complete(id)
}

function titleBeside(button: Element): string {
  const title = button.closest('[data-home]')?.querySelector('.card-title, h1')
  return title?.textContent.trim() ?? ''
}

async function complete(id: number) {
  try {
    // Brings the words along, which nobody needs before the first click.
    const { pageLanguage } = await import('../../i18n/load.ts')
    completeCompared((await readHomes([id], pageLanguage())).map((home) => ({ ...home })))
  } catch {
    // Title and id are enough for the panel; the comparison itself asks the server anyway.
  }
}
