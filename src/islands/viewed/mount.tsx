import { createRoot } from 'react-dom/client'
import '../../i18n/here/kept.ts'
import '../../i18n/here/shared.ts'
import { pageLanguage } from '../../i18n/load.ts'
import Viewed from './Viewed.tsx'

/** Puts the row of viewed homes into its place. */
export function mountRow(place: Element): void {
  createRoot(place).render(<Viewed language={pageLanguage()} isRow />)
}
