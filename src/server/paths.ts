import { existsSync } from 'node:fs'
import path from 'node:path'

/** The checkout of this process: the nearest folder above with a package.json. */
export function projectRoot(start: string = import.meta.dirname): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder
    if (folder === path.dirname(folder)) throw new Error(`No Klinke project above ${start}.`)
  }
}

export function projectPath(...parts: string[]): string {
  return path.join(projectRoot(), ...parts)
}
