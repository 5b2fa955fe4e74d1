import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where the registries give out addresses of the open internet; the rest of IPv6 is special or of nobody. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the open internet. Everything else (loopback, private, link-local, carrier NAT,
 * multicast, documentation, tunnels and translations that carry another address inside, an IPv6 address of a zone of
 * this machine) could be a machine behind our own walls. An IPv4 address mapped into IPv6 counts as what it is.
 * @param address as node:net reads it, without brackets
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return false
  // As the URL parser spells it: ipaddr.js takes ::8.8.8.8 for the mapped ::ffff:8.8.8.8.
  const parsed = ipaddr.process(version === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address)
  if (parsed.range() !== 'unicast') return false
  // For ipaddr.js, whatever has no name is unicast: `::7f00:1` too, which some systems take for 127.0.0.1.
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_V6)
}

/**
 * Whether an address that a stranger named spells out a machine that is not of the open internet. Names pass: they are
 * judged by `publicLookup`, where the connection is made. The URL parser has turned 0x7f.1 into 127.0.0.1 before.
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
