import { useState } from 'react'
import { type FormOptions, type FormState, type Schema, useForm } from '../../forms/use-form.ts'
import { isStale } from '../parts/refusal.ts'
import { useGuard } from './use-guard.ts'

export interface StaffForm {
  form: FormState
  /** Loads the record again, after somebody else has changed it; null else. */
  again: (() => void) | null
  /** Says that something was changed which is no field. */
  note: () => void
}

/**
 * A form on a record that a colleague may change meanwhile: what is typed is guarded, and stays when the record is loaded
 * again. Once it is sent, the form is empty.
 */
export function useStaffForm<S extends Schema>({
  reload,
  send,
  ...options
}: FormOptions<S> & { reload: () => void }): StaffForm {
  const { note, settle } = useGuard()
  const [isRefused, setStale] = useState(false)
  const form: FormState = useForm<S>({
    ...options,
    async send(value, key) {
      setStale(false)
      try {
        await send(value, key)
      } catch (error) {
        setStale(isStale(error))
        throw error
      }
      settle()
      form.props.ref.current?.reset()
      reload()
    },
  })
  return {
    note,
    again: isRefused
      ? () => {
          setStale(false)
          form.clear()
          reload()
        }
      : null,
    form: {
      ...form,
      props: {
        ...form.props,
        onInput(event) {
          note()
          form.props.onInput(event)
        },
      },
    },
  }
}
