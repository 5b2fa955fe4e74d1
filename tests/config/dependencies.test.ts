import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectPath } from '../../src/server/paths.ts'

const read = (file: string) => readFileSync(projectPath(file), 'utf8')
const { dependencies, devDependencies, optionalDependencies, allowScripts } = JSON.parse(
  read('package.json'),
) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>> & {
  allowScripts: Record<string, boolean>
}
const locked = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, Record<string, unknown>> }).packages,
).filter(([folder]) => folder !== '')

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('every dependency is one exact version, also under another name', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.length).toBeGreaterThan(50)
  expect(versions.filter(([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lock knows the SHA-512 of every package, and none comes from elsewhere than the registry', () => {
  expect(locked.length).toBeGreaterThan(500)
  expect(locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(String(integrity)))).toEqual([])
  const elsewhere = ({ resolved, link }: Record<string, unknown>) =>
    link === true || (resolved !== undefined && !String(resolved).startsWith('https://registry.npmjs.org/'))
  expect(locked.filter(([, row]) => elsewhere(row))).toEqual([])
})

test('a package that wants to run a program when it is installed is named, allowed or not', () => {
  const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder))
  expect(wanting.length).toBeGreaterThan(0)
  expect(wanting.filter((name) => allowScripts[name] === undefined)).toEqual([])
})

test('every direct dependency has its reason in docs/decisions/0007-dependencies.md', () => {
  const reasons = new Set(read('docs/decisions/0007-dependencies.md').match(/[@\w./-]+/g))
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  // For several packages of one scope the table names the scope once.
  const hasReason = (name: string) => reasons.has(name) || reasons.has(name.split('/')[1] ?? '')
  expect(names.filter((name) => !name.startsWith('@types/') && !hasReason(name))).toEqual([])
})
