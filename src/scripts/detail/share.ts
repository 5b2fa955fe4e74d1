/** The buttons that share and print a home. */
document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-print]')) print()
  const button = target.closest<HTMLElement>('[data-share]')
  if (!button) return
  const { shareAddress } = await import('../../islands/frame/share.ts')
  await shareAddress({ copied: button.dataset.copied ?? '', failed: button.dataset.failed ?? '' })
})
