import { expect, it } from 'vitest'
import { readEndpointUrl } from './endpoint-url.ts'

const read = (url: string, allowsLoopback = false) => readEndpointUrl(url, { allowsLoopback })

it('takes addresses of the open network by TLS', () => {
  expect(read('https://Hotel.example/hooks?of=fiacre')).toBe('https://hotel.example/hooks?of=fiacre')
  expect(read('https://hotel.example:8443')).toBe('https://hotel.example:8443/')
})

it('refuses what is in clear, inside, or says more than where', () => {
  const refused = [
    'http://hotel.example/ https://user:pass@hotel.example/ https://hotel.example/#a https://hotel.example:22/',
    'https://localhost/ https://a.localhost/ https://127.0.0.1/ https://2130706433/ https://0x7f.1/ https://[::1]/ https://[::ffff:8.8.8.8]/',
    'https://169.254.169.254/latest https://metadata.google.internal/ https://printer.local/ https://intranet/ https://hotel.example./',
    'ftp://hotel.example/ javascript:alert(1) hotel.example //hotel.example',
    `https://hotel.example/${'a'.repeat(500)}`,
  ].flatMap((line) => line.split(' '))
  const taken = refused.filter((url) => {
    try {
      return read(url) !== ''
    } catch {
      return false
    }
  })
  expect(taken).toEqual([])
})

it('takes this machine where one tries things out, in clear too, and nothing else inside', () => {
  expect(read('http://127.0.0.1:4010/', true)).toBe('http://127.0.0.1:4010/')
  expect(read('http://localhost:4010/', true)).toBe('http://localhost:4010/')
  expect(() => read('http://10.0.0.1/', true)).toThrow('https')
  expect(() => read('https://10.0.0.1/', true)).toThrow('open network')
})
