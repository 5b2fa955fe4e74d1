/** Goes to the list after two seconds, unless the visitor touches, types or moves the focus first. */
const SECONDS = 2
const link = document.querySelector<HTMLAnchorElement>('a[data-moves]')
const box = document.querySelector<HTMLElement>('[data-moving]')
const said = box?.querySelector<HTMLElement>('[data-moving-said]')

if (link && box && said) {
  let left = SECONDS
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    said.textContent = (said.dataset.text ?? '').replace('{{seconds}}', String(left))
  }
  const stop = () => {
    clearTimeout(timer)
    box.hidden = true
    for (const name of STOPPING) document.removeEventListener(name, stop, true)
    // Coming back to this page later must not lead away again.
    const stays = new URL(location.href)
    stays.searchParams.set('bleiben', '1')
    history.replaceState(history.state, '', stays)
  }
  const step = () => {
    left -= 1
    if (left > 0) {
      write()
      timer = setTimeout(step, 1000)
      return
    }
    stop()
    location.assign(link.href)
  }
  const STOPPING = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const
  for (const name of STOPPING) document.addEventListener(name, stop, { capture: true, passive: true })
  write()
  box.hidden = false
  timer = setTimeout(step, 1000)
}

export {}
