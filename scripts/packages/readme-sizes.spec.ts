import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { consumer, root } from './packages.ts'
import { readPeers, versionOf } from './sizes/peers.ts'
import { between } from './sizes/readme.ts'
import { sdkSize } from './sizes/sdk-sizes.ts'
import { readTagSizes, tagTable } from './sizes/tag-sizes.ts'
import { widgetSize } from './sizes/widget-sizes.ts'

/** How far, in kB, a table may be from what is measured now. */
const TOLERANCE = 0.3

it('the README of the SDK says what it weighs, and what its peers did', async () => {
  const { node, browser } = await sdkSize('@fiacre/sdk', versionOf(consumer, '@fiacre/sdk'), consumer)
  expectNear(figuresOf('sdk', '@fiacre/sdk'), [node, browser])
  const peers = readPeers().sdk
  expect(peers.length).toBeGreaterThan(0)
  for (const peer of peers) {
    expectNear(
      figuresOf('sdk', peer.name),
      [peer.node, peer.browser].filter((size) => size !== null),
    )
  }
})

it('the README of the widget says what it weighs, and what its peers did', async () => {
  const { first, all } = await widgetSize('@fiacre/widget', versionOf(consumer, '@fiacre/widget'), consumer)
  expectNear(figuresOf('widget', '@fiacre/widget'), [first, all])
  const peers = readPeers().widget
  expect(peers.length).toBeGreaterThan(0)
  for (const peer of peers) expectNear(figuresOf('widget', peer.name), [peer.first, peer.all])
})

it('the README of the widget says what loads when', () => {
  const table = between(readFileSync(join(root, 'widget', 'README.md'), 'utf8'), 'what-loads-when')
  const bytes = (text: string) => [...text.matchAll(/([\d,]+) \|$/gm)].map(([, figure]) => figure)
  const now = bytes(tagTable(readTagSizes(join(root, 'widget'))))
  expect(now.length).toBeGreaterThan(5)
  const written = bytes(table).map((figure) => Number(figure?.replace(',', '')) / 1000)
  expectNear(
    written,
    now.map((figure) => Number(figure?.replace(',', ''))),
  )
})

/** The kilobytes in a package's row. */
function figuresOf(folder: string, name: string): number[] {
  const table = between(readFileSync(join(root, folder, 'README.md'), 'utf8'), 'sizes')
  const row = table.split('\n').find((line) => line.includes(`\`${name}\``)) ?? ''
  return [...row.matchAll(/([\d.]+) kB/g)].map(([, figure]) => Number(figure))
}

/** Where they differ, `pnpm sizes` writes the tables anew. */
function expectNear(written: number[], bytes: readonly (number | null)[]): void {
  expect(written).toHaveLength(bytes.length)
  for (const [index, size] of bytes.entries()) {
    expect(Math.abs(written[index]! - size! / 1000), `${size} bytes now`).toBeLessThan(TOLERANCE)
  }
}
