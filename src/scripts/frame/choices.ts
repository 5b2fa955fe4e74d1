/**
 * Choices of several words behind one line (`details.choice`): they close when the visitor turns to something else, and
 * by Escape. Where no React renders the line (`data-choice`, the words for no choice), it follows the checkboxes.
 */
const opened = () => document.querySelectorAll<HTMLDetailsElement>('details.choice[open]')

for (const event of ['pointerdown', 'focusin'] as const) {
  document.addEventListener(event, ({ target }) => {
    for (const choice of opened()) if (!choice.contains(target as Node)) choice.open = false
  })
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const choice of opened()) {
    // A sheet around it stays open.
    event.preventDefault()
    choice.open = false
    choice.querySelector('summary')?.focus()
  }
})

// A page that fills its form says `filled`, which does not search.
for (const event of ['change', 'filled']) {
  document.addEventListener(event, ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-choice]')
    const line = choice?.querySelector('summary bdi')
    if (!choice || !line) return
    const chosen = [...choice.querySelectorAll('input:checked + span bdi')].map((word) => word.textContent)
    line.textContent = chosen.join(', ') || (choice.dataset.choice ?? '')
  })
}

export {}
