import type { CostPart } from './schemas.ts'

/** A part with what is known of it; everything else is null. */
export function part(name: string, gruppe: CostPart['gruppe'], known: Partial<CostPart>): CostPart {
  return {
    name,
    gruppe,
    netto: null,
    ust: null,
    brutto: null,
    bis: null,
    prozent: null,
    faktor: null,
    anzahl: null,
    titel: null,
    text: null,
    zeiteinheit: null,
    vermarktungsart: null,
    enthalten: false,
    ...known,
  }
}

/** What is paid of a part as far as it is known: with tax, else the net amount. */
export const paid = ({ brutto, netto }: Pick<CostPart, 'brutto' | 'netto'>): number => brutto ?? netto ?? 0
