import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether an address is one of the open internet. Everything else (loopback, private, link-local, carrier NAT,
 * multicast, tunnels that carry another address inside) could be a machine behind our own walls. An IPv4 address
 * in IPv6 clothes counts as what it is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

export class AddressError extends Error {
  constructor(host: string) {
    super(`not a public address: ${host}`)
    this.name = 'AddressError'
  }
}

/**
 * Resolves names for a connection and hands on public addresses only. The check happens where the connection is
 * made, so a name that answers differently the second time gains nothing.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  systemLookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    const first = open[0]
    if (!first) return callback(new AddressError(host), '', 0)
    if (options.all) return (callback as (e: null, list: typeof open) => void)(null, open)
    callback(null, first.address, first.family)
  })
}
