import { runTool } from './run-tool.ts'

/**
 * Writes the contract as one JSON file to `target`. The same sources give the same bytes.
 * Throws with Redocly's own words when a reference leads nowhere.
 */
export function bundle(target: string): void {
  const { ok, output } = runTool('@redocly/cli', 'bin/cli.js', ['bundle', 'fiacre', '-o', target])
  if (!ok) throw new Error(`The contract could not be bundled. Mend the reference named here:\n${output}`)
}
