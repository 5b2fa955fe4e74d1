import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+\.tsx?)['"]/g
/** The only module with access to the run's PostgreSQL. */
const DOOR = path.join(import.meta.dirname, 'database.ts')
/** Starts servers and commands, and waits for them. */
const PROCESSES = path.join(import.meta.dirname, 'processes.ts')
const TESTS = path.dirname(import.meta.dirname)

/**
 * The test files, as absolute paths, grouped by whether their imports lead to database.ts. No list is maintained: the
 * imports of a new file decide, and a file with another way to the database gets none, so that it fails. `waiting` are
 * those of `alone` that start processes and wait for them.
 */
export function testFiles(): { database: string[]; alone: string[]; waiting: string[] } {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^(e2e|bench)\b/.test(file))
    .map((file) => path.join(TESTS, file))
    .sort()
  const imports = new Map<string, string[]>()
  const database = new Set(files.filter((file) => reached(file, imports).has(DOOR)))
  const alone = files.filter((file) => !database.has(file))
  const waiting = alone.filter((file) => reached(file, imports).has(PROCESSES))
  return { database: [...database], alone, waiting }
}

/** Every module of the project that a file imports, directly or indirectly, including itself. */
function reached(file: string, imports: Map<string, string[]>, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const next = imports.get(file) ?? importsOf(file)
  imports.set(file, next)
  for (const one of next) reached(one, imports, found)
  return found
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(IMPORTED)].map(([, to = '']) => path.resolve(path.dirname(file), to))
}
