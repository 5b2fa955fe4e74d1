import type { Ctx } from '../ctx.ts'
import { regroupAfterPictures } from './duplicates.ts'
import { type EditedHome, updateHome } from './hand-repository.ts'

/** After files of a home changed: its page and its cards change, and perhaps the listings that it is one home with. */
export async function touch({ db, clock }: Pick<Ctx, 'db' | 'clock'>, home: EditedHome): Promise<void> {
  const at = new Date(Math.max(clock().getTime(), home.updated_at.getTime() + 1))
  await updateHome(db, home.id, { updated_at: at })
  await regroupAfterPictures(db, home.id)
}
