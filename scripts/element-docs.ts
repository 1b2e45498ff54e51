import './assert-node.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { elementFiles } from './packages/element/element-files.ts'

/* Writes the manifest, the types, Angular's directive and the README tables of <fiacre-booking> from element-api.ts. */
for (const [path, text] of Object.entries(await elementFiles())) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
