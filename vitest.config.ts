import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testFiles } from './tests/support/uses-database.ts'

const { database, alone } = testFiles()

/**
 * The largest first, as by default, but the fast ones without a database last: they keep both cores busy to the end.
 */
class DatabaseFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isAlone = ({ project }: TestSpecification) => Number(project.name === 'alone')
    return sorted.sort((one, other) => isAlone(one) - isAlone(other))
  }
}

export default defineConfig({
  test: {
    // For two cores, and a database that works next to the tests.
    maxWorkers: 2,
    sequence: { sequencer: DatabaseFirst },
    // Files that use the database can be run again on another one: --project=database.
    projects: [
      { extends: true, test: { name: 'database', include: database, globalSetup: ['tests/support/cluster.ts'] } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    // A timeout against hanging, not a measurement: on a busy machine everything takes eight times as long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
})
