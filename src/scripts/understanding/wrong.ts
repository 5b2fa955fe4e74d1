/** Sends a misunderstood sentence when the visitor agrees, and says thank you in place of the form. */
const box = document.querySelector<HTMLElement>('[data-wrong]')
const form = box?.querySelector('form')
const said = box?.querySelector<HTMLElement>('[data-wrong-said]')

if (box && form && said) {
  box.hidden = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const wanted = String(new FormData(form).get('wanted') ?? '')
    const language = document.documentElement.dataset.language ?? 'de'
    // Loaded only now: few sentences are reported.
    const { ApiError, call } = await import('../../stores/api.ts')
    try {
      const { message } = await call('POST /api/search/misunderstood', {
        body: { query: form.dataset.query ?? '', wanted, language, agreed: true },
      })
      form.remove()
      said.textContent = message
    } catch (error) {
      said.textContent = error instanceof ApiError && error.message ? error.message : (form.dataset.failed ?? '')
    }
  })
}

export {}
