import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, it } from 'vitest'
import { consumer, PACKAGES, tarballOf } from './packages.ts'

describe.each(PACKAGES)('the tarball of $name', (each) => {
  const tarball = new Uint8Array(readFileSync(tarballOf(each)))

  it('has nothing that publint would change', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  it('has types that fit the code, however they are found', async () => {
    const found = await checkPackage(createPackageFromTarballData(tarball), {
      // For frameworks whose own packages are ES modules alone; `pnpm test:frameworks` takes their compilers to these.
      excludeEntrypoints: [/\.(css|json)$/, './angular', './astro', './svelte', './vue'],
    })
    expect(found).toHaveProperty('problems', [])
    expect(Object.keys((found as { entrypoints: object }).entrypoints)).toContain('.')
  })

  it('says what it is, and carries its licence and its README', () => {
    const folder = join(consumer, 'node_modules', each.name)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
    expect(manifest).toMatchObject({ name: each.name, license: 'MIT', type: 'module' })
    expect(JSON.stringify(manifest)).not.toContain('workspace:')
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('MIT')
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    // How it is had as long as it is not on npm.
    expect(readme).toMatch(new RegExp(`^npx .*--filter ${each.name} .*exec pnpm pack`, 'm'))
  })
})
