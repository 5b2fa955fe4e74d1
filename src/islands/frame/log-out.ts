import { logout } from '../../stores/auth.ts'

/** Logs out and goes to `home`. For the frame's own script, which reaches the stores through the islands only. */
export function logOut(home: string): Promise<void> {
  return logout(home)
}
