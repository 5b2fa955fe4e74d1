import { useStore as useMounted } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

type UseStore = <S extends Store>(store: S, options?: { ssr?: () => StoreValue<S> }) => StoreValue<S>

const onServer: UseStore = (store, options) => (options?.ssr ? options.ssr() : store.get())

/**
 * As of @nanostores/react, but the server does not ask the store where it has a value of its own. That would mount a
 * computed store and set a timer that unmounts it, three times for each list.
 */
export const useStore: UseStore = import.meta.env.SSR ? onServer : useMounted
