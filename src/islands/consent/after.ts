import { retrying } from '../frame/retry.ts'

/**
 * What a page loads late: the banner for visitors who have not chosen, or the measurement. The script of every page
 * knows this file only, since a second import would cost all pages.
 */
export default async function begin(measures?: true): Promise<void> {
  if (measures) await import('./vitals.ts')
  else await (await retrying(() => import('./mount.tsx'))).mountBanner()
}
