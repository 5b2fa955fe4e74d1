/** Pointing at a chip, or focusing it, marks the words that it was read from. */
const chips = document.querySelectorAll<HTMLElement>('[data-part]')
const marks = [...document.querySelectorAll<HTMLElement>('mark[data-parts]')]

function point(part: string | undefined, isOn: boolean): void {
  for (const mark of marks) {
    if (part !== undefined && mark.dataset.parts?.split(' ').includes(part)) mark.toggleAttribute('data-pointed', isOn)
  }
}

for (const chip of chips) {
  for (const name of ['pointerenter', 'focus'] as const)
    chip.addEventListener(name, () => point(chip.dataset.part, true))
  for (const name of ['pointerleave', 'blur'] as const)
    chip.addEventListener(name, () => point(chip.dataset.part, false))
}

export {}
