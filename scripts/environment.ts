import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../src/server/config.ts'
import { projectPath } from '../src/server/paths.ts'

/**
 * The configuration from the environment and, with lower priority, the file `.env`. Ends the process when it is
 * invalid.
 */
export function readEnvironment(overrides: Record<string, string> = {}): Config {
  const file = projectPath('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  try {
    return readConfig({ ...process.env, ...overrides })
  } catch (error) {
    return fail(error)
  }
}

/** Ends a command with an error message, without a stack when the message is meant for people. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
