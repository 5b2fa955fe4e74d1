import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder in DATA_DIR that exists while a restore is incomplete. */
export const RESTORING = 'restoring'

/** Tells whether a restore into this folder has begun and not ended. */
export const isRestoring = (dataDir: string): boolean => existsSync(path.join(dataDir, RESTORING))
