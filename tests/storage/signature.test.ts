import { expect, test } from 'vitest'
import { type Call, signed } from '../../src/server/storage/s3-client.ts'

/**
 * The examples of "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)" in the API reference
 * of Amazon S3, with their keys and signatures.
 */
const BUCKET = {
  address: new URL('https://examplebucket.s3.amazonaws.com/'),
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}

test.each<[string, Call, string]>([
  [
    'a part of an object',
    { method: 'GET', key: 'test.txt', headers: { Range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object is written',
    {
      method: 'PUT',
      key: 'test$file.text',
      headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a setting of the bucket, a query without a value',
    { method: 'GET', query: { lifecycle: '' } },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list of objects',
    { method: 'GET', query: { 'max-keys': '2', prefix: 'J' } },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('the published signature: %s', async (_what, call, signature) => {
  const { headers } = await signed(BUCKET, call, '20130524T000000Z')
  expect(headers.get('authorization')).toContain(`Signature=${signature}`)
})
