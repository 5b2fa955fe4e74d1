import type { Rng } from '../random.ts'
import type { Light } from './light.ts'

/** What a drawing of one building is made from. */
export interface Scene {
  rng: Rng
  light: Light
  /** Main colour of the building. */
  wall: string
  /** Trim, frames, mouldings. */
  trim: string
  roof: string
  variant: number
}
