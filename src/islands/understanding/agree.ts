import type { InterpretationAnswer } from '../../domain/understanding/interpretation.ts'

/** Lets the fields beside a sentence say the same as it: offer, kinds of homes, price. What it does not say stays. */
export function agree(
  form: HTMLFormElement,
  { vermarktungsart, objektart, preis_bis }: InterpretationAnswer['criteria'],
): void {
  const check = (name: string, wanted: readonly unknown[]) => {
    for (const box of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
      const isWanted = wanted.includes(box.value)
      if (box.checked === isWanted) continue
      box.checked = isWanted
      box.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (Array.isArray(vermarktungsart) && vermarktungsart.length === 1) check('vermarktungsart', vermarktungsart)
  if (Array.isArray(objektart)) check('objektart', objektart)
  const price = form.querySelector<HTMLInputElement>('input[name="preis_bis"]')
  if (price && typeof preis_bis === 'number') price.value = String(preis_bis)
}
