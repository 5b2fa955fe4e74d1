/**
 * Writes the demo catalogue as OpenImmo ZIPs:
 *
 *   npm run demo -- [--out FOLDER] [--seed WORD] [--properties 1200]
 *
 * FOLDER is DATA_DIR/demo by default. `npm run import -- FOLDER` takes the files in.
 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_PROPERTIES, DEMO_SEED, generateDemo } from '../tools/demo/generate.ts'
import { readEnvironment } from './environment.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: DEMO_SEED },
    properties: { type: 'string', default: String(DEMO_PROPERTIES) },
  },
})
const properties = Number(values.properties)
if (!Number.isInteger(properties) || properties < 1 || properties > 100_000) {
  console.error(`--properties takes a whole number from 1 to 100000, not "${values.properties}"`)
  process.exit(1)
}
const out = path.resolve(values.out ?? path.join(readEnvironment().DATA_DIR, 'demo'))
const begun = performance.now()
const files = await generateDemo(out, { seed: values.seed, properties })
let bytes = 0
for (const file of files) bytes += (await stat(file)).size
console.log(
  `${properties} properties in ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, ${((performance.now() - begun) / 1000).toFixed(1)} s: ${out}`,
)
