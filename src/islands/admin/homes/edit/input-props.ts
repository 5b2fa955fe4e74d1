import type { HandField } from '../../../../domain/properties/hand.ts'
import type { Raw } from './draft.ts'
import type { Kind } from './fields.ts'
import type { Records, Words } from './words.ts'

export interface InputProps {
  t: Words
  field: HandField
  kind: Kind
  raw: Raw
  change: (raw: Raw) => void
  records: Records
  /** The type of the object, which decides its sub-types. */
  objektart: Raw
  common: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
}

/** What an input of several parts needs. */
export type Part = Pick<InputProps, 't' | 'raw' | 'change' | 'common'>
