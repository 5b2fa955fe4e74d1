import { createRoot } from 'react-dom/client'
import '../../i18n/here/kept.ts'
import '../../i18n/here/shared.ts'
import { pageLanguage } from '../../i18n/load.ts'
import Viewed from './Viewed.tsx'

/** Adds the row of viewed homes at its place. */
export function mountRow(place: Element): void {
  createRoot(place).render(<Viewed language={pageLanguage()} isRow />)
}
