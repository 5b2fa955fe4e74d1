/** "8010 Graz": postcode and town, as far as known; an empty text for neither. */
export function postalTown({ plz, ort }: { plz: string | null; ort: string | null }): string {
  return [plz, ort].filter(Boolean).join(' ')
}
