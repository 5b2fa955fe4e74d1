/** The S3 server of the cluster, as a process of its own. */
import { readFileSync } from 'node:fs'
import { startS3 } from '../../../tests/support/s3.ts'

const [bucket, host, port, cert, key] = process.argv.slice(2) as [string, string, string, string, string]
await startS3(bucket, {
  host,
  port: Number(port),
  tls: { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') },
})
