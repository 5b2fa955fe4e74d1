import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { projectPath } from '../../src/server/paths.ts'

/**
 * A large package that few people need, installed on first use below node_modules/.cache.
 * @param spec name@version, exact
 * @returns the path of its entry, or null when npm failed (npm has printed the reason)
 */
export function onDemand(spec: string): string | null {
  const name = spec.slice(0, spec.lastIndexOf('@'))
  const folder = projectPath('node_modules/.cache', spec.replaceAll('/', '-'))
  if (!existsSync(path.join(folder, 'node_modules', name, 'package.json'))) {
    console.log(`${spec} is installed below node_modules/.cache (once) ...`)
    const { status } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder, spec],
      {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    )
    if (status !== 0) return null
  }
  return createRequire(path.join(folder, 'package.json')).resolve(name)
}
