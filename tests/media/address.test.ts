import { describe, expect, test } from 'vitest'
import { isPublicAddress, namesPrivateAddress, publicLookup } from '../../src/server/media/address.ts'

describe('an address of the open internet', () => {
  test.each([
    '8.8.8.8', '193.170.1.1', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1', '192.0.1.1',
    '198.17.255.255', '198.20.0.1', '223.255.255.255', '2a00:1450:4001:80e::200e', '2606:4700::1111',
    '::ffff:8.8.8.8', '::ffff:808:808',
  ])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  }) // biome-ignore format: a table

  test.each([
    ['this machine', '127.0.0.1 127.8.8.8 ::1 0.0.0.0 0.1.2.3 ::'],
    ['private', '10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 fc00::1 fd12:3456::1'],
    ['link-local', '169.254.169.254 fe80::1 febf::1'],
    ['site-local', 'fec0::1 feff::1'],
    ['of a zone', 'fe80::1%eth0 2606:4700::1%eth0 ::1%lo'],
    ['carrier NAT', '100.64.0.1 100.127.255.255'],
    ['protocols', '192.0.0.1 192.0.0.170 192.88.99.1'],
    ['benchmarks', '198.18.0.1 198.19.255.255 2001:2::1'],
    ['documentation', '192.0.2.1 198.51.100.1 203.0.113.1 2001:db8::1 3fff::1'],
    ['multicast', '224.0.0.1 239.255.255.255 ff02::1'],
    ['reserved and broadcast', '240.0.0.1 255.255.255.254 255.255.255.255'],
    ['IPv4-mapped', '::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe'],
    ['IPv4-compatible', '::127.0.0.1 ::7f00:1 ::10.0.0.1 ::a00:1 ::8.8.8.8 ::808:808 ::2'],
    ['IPv4-translated', '::ffff:0:127.0.0.1 ::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1 64:ff9b::127.0.0.1 64:ff9b::808:808 64:ff9b:1::1 64:ff9b:1:a00:1::'],
    ['6to4', '2002:7f00:1:: 2002:a00:1::1 2002:808:808::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:80ff:fffe 2001::1'],
    ['ORCHID', '2001:10::1 2001:20::1'],
    ['given to nobody', '1::1 100::1 200::1 400::1 4000::1 5f00::1 8000::1 c000::1 e000::1 f000::1 0:0:0:1::1'],
    ['no address', 'localhost 127.1 0x7f.1 2130706433 1 8.8.8 8.8.8.8. [::1]'],
  ])('%s is none: %s', (_kind, addresses) => {
    for (const address of addresses.split(' ')) expect(isPublicAddress(address), address).toBe(false)
  }) // biome-ignore format: a table

  test('is needed in whatever spelling a URL has', () => {
    const hosts =
      '127.1 0x7f.1 0177.0.0.1 2130706433 0x7f000001 127.0.0.1. 127。0。0。1 ①②⑦.0.0.1 0 [::127.0.0.1] [::7f00:1]'
    for (const host of `${hosts} [0:0:0:0:0:ffff:7f00:0001] [64:ff9b::127.0.0.1] [2002:7f00:1::]`.split(' ')) {
      expect(namesPrivateAddress(new URL(`http://${host}:80/`)), host).toBe(true)
    }
    for (const host of ['8.8.8.8', '134744072', '[2606:4700::1111]', 'example.at', 'localhost.']) {
      expect(namesPrivateAddress(new URL(`http://${host}/`)), host).toBe(false)
    }
  })
})

test('a name that leads home is refused where the connection is made', async () => {
  const answer = await new Promise<Error | null>((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error)),
  )
  expect(answer?.name).toBe('AddressError')
})
