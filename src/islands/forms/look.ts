/** The end of a form: its button, as wide as a phone, below what is wrong. */
export const FORM_END =
  'form-end grid justify-items-stretch gap-4 sm:justify-items-start [&>[type=submit]]:w-full [&>[type=submit]]:gap-2.5 sm:[&>[type=submit]]:w-auto sm:[&>[type=submit]]:min-w-45 [&>[type=submit][aria-disabled]]:cursor-progress sm:[&>:is(.form-failed,.form-done)]:justify-self-stretch'
/** A checkbox before its sentence. */
export const TICK =
  'field-tick flex min-h-11 items-start gap-3 py-2.5 [&>input]:mt-0.5 [&>input]:size-5 [&>input]:flex-none [&>input[aria-invalid=true]]:outline-2 [&>input[aria-invalid=true]]:outline-offset-1 [&>input[aria-invalid=true]]:outline-brick'
/** What is wrong with a field, below it. */
export const PROBLEM = 'field-problem flex gap-2 text-13 font-medium text-brick'
/** Beside a label: that its field is optional, or its unit. */
export const BESIDE_LABEL = 'text-13 font-normal text-ink-soft'
