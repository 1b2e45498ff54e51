import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/packages/packages.ts'

/** Where the README packs to. */
const DESTINATION = '/tmp/fiacre'

/** What the widget's README tells to type until the packages are published, with tarballs in a folder of our own. */
export function readmeLines(destination: string): { pack: string[]; installs: string[][] } {
  const lines = readFileSync(join(root, 'widget/README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(DESTINATION))
    .map((line) => line.replaceAll(DESTINATION, destination).split(' '))
  const pack = lines.find((words) => words.includes('pack'))
  const installs = lines.filter(([first, second]) => first === 'npm' && second === 'install')
  if (!pack || installs.length !== 2) throw new Error('The README says not how to pack and to install.')
  return { pack, installs: installs.map((words) => words.slice(2)) }
}
