import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it('takes addresses of the open network', () => {
  const open = ['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:82b::200e']
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
})

it('refuses what leads into a network of one’s own, however it is written', () => {
  const closed = [
    '127.0.0.1 127.9.9.9 0.0.0.0 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 100.100.100.200',
    '192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 192.88.99.1',
    ':: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:7f00:1 ::ffff:0:10.0.0.1 fe80::1 fe80::1%eth0 fc00::1 fd00:ec2::254',
    'fec0::1 ff02::1 64:ff9b::a00:1 64:ff9b::8.8.8.8 64:ff9b:1::a00:1 2002:a00:1:: 2001:0:a00:1:: 2001:db8::1 100::1 4000::1',
    'localhost 2130706433 127.1 0x7f.1 example.com',
  ].flatMap((line) => line.split(' '))
  expect([...closed, ''].filter(isPublicAddress)).toEqual([])
})
