import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../i18n/load.ts'
import Viewed from './Viewed.tsx'

/** Adds the row of viewed homes at its place. */
export function mountRow(place: Element): void {
  createRoot(place).render(<Viewed language={pageLanguage()} isRow />)
}
