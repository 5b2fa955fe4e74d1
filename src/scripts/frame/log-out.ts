import { logout } from '../../stores/account/auth.ts'

/** Logs out and opens `home`. For the frame's own script, which may use the stores only through the islands. */
export function logOut(home: string): Promise<void> {
  return logout(home)
}
