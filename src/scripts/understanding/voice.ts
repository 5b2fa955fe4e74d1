import { parseConsent } from '../../domain/consent/consent.ts'
import { readText } from '../../stores/storage.ts'

/** What browsers call their speech recognition; TypeScript's library does not declare it. */
interface Recognition extends EventTarget {
  lang: string
  interimResults: boolean
  start(): void
  stop(): void
}
type Heard = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> }

const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
  'SpeechRecognition' | 'webkitSpeechRecognition',
  (new () => Recognition) | undefined
>
const Recogniser = SpeechRecognition ?? webkitSpeechRecognition
const button = document.querySelector<HTMLButtonElement>('[data-voice]')
const said = document.querySelector<HTMLElement>('[data-voice-said]')
const field = document.querySelector<HTMLInputElement>('#frage')

if (Recogniser && button && said && field) {
  // Browsers send the voice to their makers, so the visitor must have allowed functional services.
  const follow = () => {
    button.hidden = !parseConsent(readText('cookie-consent') ?? '')?.functional
  }
  follow()
  // The choice is made in another part of the page: back in the form, the visitor finds the button.
  for (const name of ['focusin', 'pointerover'] as const) field.form?.addEventListener(name, follow)
  let listening: Recognition | null = null
  const end = (text = '') => {
    listening = null
    button.setAttribute('aria-pressed', 'false')
    said.textContent = text
  }
  button.addEventListener('click', () => {
    if (listening) {
      listening.stop()
      return
    }
    listening = new Recogniser()
    listening.lang = document.documentElement.lang
    listening.interimResults = true
    listening.addEventListener('result', (event) => {
      field.value = [...Array.from((event as Heard).results, (result) => result[0]?.transcript ?? '')].join(' ').trim()
    })
    listening.addEventListener('end', () => {
      if (!listening) return
      end()
      if (field.value) field.form?.requestSubmit()
    })
    listening.addEventListener('error', () => end(said.dataset.failed))
    button.setAttribute('aria-pressed', 'true')
    said.textContent = said.dataset.listening ?? ''
    listening.start()
  })
}
