import { lookup as lookupName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

// Only 2000::/3 is given to the public; within it these lead elsewhere.
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const privateAddresses = new BlockList()
for (const [net, bits] of PRIVATE_V4) privateAddresses.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of PRIVATE_V6) privateAddresses.addSubnet(net, bits, 'ipv6')
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

/** Against SSRF: whether an IP address belongs to the public internet, not to this machine, its network, or a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !privateAddresses.check(address, 'ipv4')
    case 6:
      return publicV6.check(address, 'ipv6') && !privateAddresses.check(address, 'ipv6')
    default:
      return false
  }
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** For sockets: the address that was checked is the one that is connected to, whatever the name means a moment later. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first] = addresses
    if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new PrivateAddressError(`${hostname} is not on the public internet`), '')
    }
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
