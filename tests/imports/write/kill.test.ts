import { expect, test } from 'vitest'
import { killTest } from '../../../scripts/bench/kill.ts'
import { clusterUrl } from '../../support/database.ts'

test('an import that is killed three times at random ends, when run again, as if nothing had been', async () => {
  const { killedAt, differences } = await killTest({ times: 3, objects: 100, clusterUrl: clusterUrl() })
  expect(killedAt).toHaveLength(3)
  expect(differences).toEqual([])
}, 300_000)
