import type { Ctx } from '../ctx.ts'
import { storeMedia } from '../media/store.ts'
import { type CompanySettings, findSettings, updateSettings } from './repository.ts'
import { type CompanyRow, companiesMeant } from './service.ts'

/** Changes of a company's settings; what is left out stays. */
export type SettingsChange = Partial<Omit<CompanySettings, 'own_logo_hash'>> & {
  /** The content of a picture; null returns to the logo of the feed. */
  logo?: Uint8Array | null
}

/** The settings after the change, or the companies that the name could mean: none, or several. */
export type SettingsAnswer = { firma: string; settings: CompanySettings } | { found: readonly CompanyRow[] }

/**
 * Changes what the operator sets for a company; feeds never touch it.
 * @param meant its slug, openimmo_anid, anbieternr, firma or id
 * @throws MediaError for a logo that cannot be shown; then nothing changes
 */
export async function changeCompany(ctx: Ctx, meant: string, change: SettingsChange): Promise<SettingsAnswer> {
  const found = await companiesMeant(ctx.db, meant)
  const [only, ...others] = found
  if (!only || others.length > 0) return { found }
  const { logo, ...settings } = change
  const own_logo_hash = logo ? await storeMedia(ctx, logo) : logo
  const changed = { ...settings, ...(own_logo_hash !== undefined && { own_logo_hash }) }
  if (Object.keys(changed).length > 0) await updateSettings(ctx.db, only.id, changed)
  return { firma: only.firma, settings: await findSettings(ctx.db, only.id) }
}
