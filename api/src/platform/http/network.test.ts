import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf, widerNetworkOf } from './network.ts'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    [' 203.0.113.7 ', '203.0.113.7'],
  ])('does not mind how a proxy writes %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    '',
    'unknown',
    '_hidden',
    '999.1.1.1',
    '010.0.0.1',
    '203.0.113.7, 198.51.100.1',
    "'; drop table",
    ':::',
  ])('of what is no address, %j, is one and the same', (address) => {
    expect(networkOf(address)).toBe('unknown')
  })

  it('is the same for every address of a /64, and another for the next', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(group, fc.tuple(group, group, group, group), (last, host) => {
        const hosts = host.map((one) => one.toString(16)).join(':')
        const network = networkOf(`2001:db8:1:${last.toString(16)}:${hosts}`)
        expect(network).toBe(networkOf(`2001:db8:1:${last.toString(16)}::`))
        expect(network).not.toBe(networkOf(`2001:db8:2:${last.toString(16)}:${hosts}`))
      }),
    )
  })
})

describe('the wider network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['[2001:db8:1:ffff::9]:443', '2001:db8:1::/48'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(widerNetworkOf(address)).toBe(network)
  })
})
