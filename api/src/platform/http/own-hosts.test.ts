import { describe, expect, it } from 'vitest'
import { ownHosts } from './own-hosts.ts'

describe('on this machine', () => {
  const { judge } = ownHosts('http://127.0.0.1:3000')

  it.each([
    '127.0.0.1:3000',
    '127.0.0.1',
    '127.8.9.1:80',
    'localhost:5173',
    'LocalHost:3000',
    'hotel.localhost:3000',
    '[::1]:3000',
  ])('%s is ours', (host) => {
    expect(judge(host)).toBe('own')
  })

  it.each([
    'evil.example',
    'localhost.evil.example:3000',
    '127.0.0.1.evil.example',
    'notlocalhost',
    'localhost.:3000',
    '0.0.0.0:3000',
    '192.168.0.7:3000',
    '[::2]',
    '[::ffff:7f00:2]',
  ])('%s is not, so that a name that is pointed here reads nothing', (host) => {
    expect(judge(host)).toBe('foreign')
  })
})

describe('on a public address', () => {
  const { judge } = ownHosts('https://fiacre.example')

  it.each([
    ['fiacre.example', 'own'],
    ['Fiacre.Example:443', 'own'],
    ['hotel.fiacre.example', 'subdomain'],
    ['hotel.fiacre.example:443', 'subdomain'],
    ['fiacre.example:80', 'foreign'],
    ['hotel.fiacre.example:8443', 'foreign'],
    ['fiacre.example.', 'foreign'],
    ['evilfiacre.example', 'foreign'],
    ['fiacre.example.evil.example', 'foreign'],
    ['localhost', 'foreign'],
    ['127.0.0.1:3000', 'foreign'],
    ['', 'odd'],
    ['user@fiacre.example', 'odd'],
    ['fiacre.example/x', 'odd'],
    ['fiacre.example, evil.example', 'odd'],
    ['fiacre.example:99999', 'odd'],
    ['fiacre.example:', 'odd'],
    ['fiácre.example', 'odd'],
    ['fiacre.example%2eevil', 'odd'],
    ['[::1', 'odd'],
  ])('%s is %s', (host, verdict) => {
    expect(judge(host)).toBe(verdict)
  })
})

describe('the origin of our own pages', () => {
  it.each([
    ['https://fiacre.example', 'https://fiacre.example', 'fiacre.example', true],
    ['https://fiacre.example', 'https://fiacre.example', 'fiacre.example:443', true],
    ['https://fiacre.example', 'https://hotel.fiacre.example', 'hotel.fiacre.example', true],
    ['https://fiacre.example', 'http://fiacre.example', 'fiacre.example', false],
    ['https://fiacre.example', 'https://fiacre.example:8443', 'fiacre.example', false],
    ['https://fiacre.example', 'https://hotel.fiacre.example', 'fiacre.example', false],
    ['https://fiacre.example', 'null', 'fiacre.example', false],
    ['http://127.0.0.1:3000', 'http://localhost:3000', 'localhost:3000', true],
    ['http://127.0.0.1:3000', 'https://127.0.0.1:3000', '127.0.0.1:3000', false],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3001', '127.0.0.1:3000', false],
    ['http://127.0.0.1:3000', 'http://localhost:3000', '127.0.0.1:3000', false],
  ])('at %s, %s with Host %s: %s', (publicUrl, origin, host, isOwn) => {
    expect(ownHosts(publicUrl).isOwnOrigin(origin, host)).toBe(isOwn)
  })
})
