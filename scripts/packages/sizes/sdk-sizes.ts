import { bundleSize } from './bundle-size.ts'

export interface SdkSize {
  name: string
  version: string
  /** Bytes, gzipped; null where it cannot be bundled for it. */
  node: number | null
  browser: number | null
}

/** The least program that makes a client of each. */
export const SDKS: Record<string, string> = {
  '@fiacre/sdk': `import { createClient } from '@fiacre/sdk'; globalThis.it = createClient({ key: 'pk_demo' })`,
  stripe: `import Stripe from 'stripe'; globalThis.it = new Stripe('k')`,
  '@duffel/api': `import { Duffel } from '@duffel/api'; globalThis.it = new Duffel({ token: 'k' })`,
  amadeus: `import Amadeus from 'amadeus'; globalThis.it = new Amadeus({ clientId: 'k', clientSecret: 'k' })`,
}

/** Weighs a package that is installed in a folder. */
export async function sdkSize(name: string, version: string, folder: string): Promise<SdkSize> {
  const lines = SDKS[name]!
  const [node, browser] = await Promise.all([
    bundleSize(lines, folder, 'node'),
    bundleSize(lines, folder, 'browser'),
  ])
  return { name, version, node: node ?? null, browser: browser ?? null }
}

/** The table of the SDK's README, lightest first. */
export function sdkTable(sizes: readonly SdkSize[], measured: string): string {
  const rows = sizes
    .toSorted((a, b) => (a.node ?? 0) - (b.node ?? 0))
    .map(
      ({ name, version, ...size }) => `| \`${name}\` ${version} | ${kB(size.node)} | ${kB(size.browser)} |`,
    )
  return [
    '| package | for Node | for a browser |',
    '| --- | --: | --: |',
    ...rows,
    '',
    `Peers measured ${measured}.`,
  ].join('\n')
}

/** Kilobytes, as the tables write them. */
export function kB(bytes: number | null): string {
  return bytes === null ? 'not possible' : `${(bytes / 1000).toFixed(1)} kB`
}
