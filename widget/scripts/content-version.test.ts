import { describe, expect, it } from 'vitest'
import { contentVersion, provisionalVersion, withVersion } from './content-version.ts'

const files = (contents: Record<string, string>) =>
  new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]))

describe('the version of what is served', () => {
  it('is the version of the package with eight signs of the content', () => {
    expect(contentVersion('0.1.0', files({ 'a.js': 'let a' }))).toMatch(/^0\.1\.0-[0-9a-f]{8}$/)
  })

  it('is the same for the same files, in whatever order they were built', () => {
    expect(contentVersion('0.1.0', files({ 'a.js': 'x', 'b.js': 'y' }))).toBe(
      contentVersion('0.1.0', files({ 'b.js': 'y', 'a.js': 'x' })),
    )
  })

  const others: { what: string; other: Record<string, string> }[] = [
    { what: 'a byte', other: { 'a.js': 'x', 'b.js': 'z' } },
    { what: 'a name', other: { 'a.js': 'x', 'c.js': 'y' } },
    { what: 'where a file ends', other: { 'a.js': 'xb.js', '': 'y' } },
    { what: 'a file more', other: { 'a.js': 'x', 'b.js': 'y', 'c.js': '' } },
  ]
  it.each(others)('is another when $what differs', ({ other }) => {
    expect(contentVersion('0.1.0', files(other))).not.toBe(
      contentVersion('0.1.0', files({ 'a.js': 'x', 'b.js': 'y' })),
    )
  })
})

it('takes the place of the provisional version in code, wherever it stands', () => {
  const provisional = provisionalVersion('0.1.0')
  const built = files({
    'fiacre.js': `a("../${provisional}/b.js"),c("${provisional}")`,
    'x.bin': provisional,
  })
  const named = withVersion(built, provisional, '0.1.0-3f2a9c1b')
  expect(named.get('fiacre.js')?.toString()).toBe('a("../0.1.0-3f2a9c1b/b.js"),c("0.1.0-3f2a9c1b")')
  expect(named.get('x.bin')?.toString()).toBe(provisional)
})
