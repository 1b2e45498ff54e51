import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as rules from '@fiacre/sdk/rules'
import { fillInNumbers } from './fill-in-numbers.ts'
import { room, runTool } from './run-tool.ts'

/**
 * Writes the contract as one JSON file to `target`, with the numbers of the rules that it speaks of. The same sources give the
 * same bytes. Throws with Redocly's own words when a reference leads nowhere.
 */
export function bundle(target: string): void {
  const { ok, output } = runTool('@redocly/cli', 'bin/cli.js', ['bundle', 'fiacre', '-o', target])
  if (!ok) throw new Error(`The contract could not be bundled. Mend the reference named here:\n${output}`)
  const file = resolve(room, target)
  writeFileSync(file, fillInNumbers(readFileSync(file, 'utf8'), rules))
}
