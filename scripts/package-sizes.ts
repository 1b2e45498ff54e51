import './assert-node.ts'
import { join } from 'node:path'
import { setup } from './packages/global-setup.ts'
import { consumer, root } from './packages/packages.ts'
import { measurePeers, readPeers, versionOf } from './packages/sizes/peers.ts'
import { writeBetween } from './packages/sizes/readme.ts'
import { sdkSize, sdkTable } from './packages/sizes/sdk-sizes.ts'
import { readTagSizes, tagTable } from './packages/sizes/tag-sizes.ts'
import { widgetSize, widgetTable } from './packages/sizes/widget-sizes.ts'

/*
 * Weighs the packages as they are published and writes the size tables of their READMEs. `--peers` fetches the packages
 * they are compared with from the registry and weighs those anew; without it the figures on record stand.
 */
if (process.argv.includes('--peers')) await measurePeers()
await setup()
const peers = readPeers()
const sdk = await sdkSize('@fiacre/sdk', versionOf(consumer, '@fiacre/sdk'), consumer)
await writeBetween(join(root, 'sdk/README.md'), 'sizes', sdkTable([sdk, ...peers.sdk], peers.measured))

const version = versionOf(consumer, '@fiacre/widget')
const widget = await widgetSize('@fiacre/widget', version, consumer)
const tag = readTagSizes(join(root, 'widget'))
const readme = join(root, 'widget/README.md')
const first = tag.untilUsable['en']?.gzip ?? 0
await writeBetween(readme, 'sizes', widgetTable(first, [widget, ...peers.widget], peers.measured))
await writeBetween(readme, 'what-loads-when', tagTable(tag))
