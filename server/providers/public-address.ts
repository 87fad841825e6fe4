import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Where no name of the public internet may lead (RFC 6890): this machine, its network, and what is no host at all. */
const PRIVATE: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  // With an IPv4 address in it, which may be one of the above: compatible, translated, Teredo, 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
const blocked = new BlockList()
for (const [net, prefix] of PRIVATE) blocked.addSubnet(net, prefix, isIPv6(net) ? 'ipv6' : 'ipv4')

/** An IPv4 address inside an IPv6 one is checked as what it is: BlockList sees through `::ffff:`. */
export const isPrivateAddress = (address: string) => blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Looks at what is really connected to, so that a name cannot lead inside between check and use. */
export const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new Error('The name leads to a private address.'), '', 0)
    if (options.all) return done(null, addresses)
    done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0)
  })
}
