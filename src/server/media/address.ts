import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The range from which registries assign public addresses; the rest of IPv6 is special or unassigned. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Tells whether an address belongs to the public internet. Every other address (loopback, private, link-local, carrier
 * NAT, multicast, documentation, tunnels and translations that contain another address, an IPv6 address with a zone)
 * could be a machine in our own network. An IPv4 address mapped into IPv6 counts as IPv4.
 * @param address as node:net reads it, without brackets
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return false
  // Uses the URL parser's spelling: ipaddr.js takes ::8.8.8.8 for the mapped ::ffff:8.8.8.8.
  const parsed = ipaddr.process(version === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address)
  if (parsed.range() !== 'unicast') return false
  // ipaddr.js calls every address without a name unicast, also `::7f00:1`, which some systems treat as 127.0.0.1.
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_V6)
}

/**
 * Tells whether a host that a stranger named is the literal address of a machine outside the public internet. Host
 * names pass: `publicLookup` checks them when the connection is made. The URL parser has already turned 0x7f.1 into
 * 127.0.0.1.
 */
export function namesPrivateAddress({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host)
}

export class AddressError extends Error {
  constructor(host: string) {
    super(`not a public address: ${host}`)
    this.name = 'AddressError'
  }
}

/**
 * Resolves names for a connection and returns public addresses only. The check happens when the connection is made, so
 * a name that resolves differently the second time (DNS rebinding) gains nothing.
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
