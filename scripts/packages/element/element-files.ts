import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatted } from '../../formatted.ts'
import { root } from '../packages.ts'
import { withBetween } from '../sizes/readme.ts'
import { angularDirective, angularDirectiveTypes } from './angular-directive.ts'
import { manifest } from './manifest.ts'
import { reactTypes } from './react-types.ts'
import { tables } from './tables.ts'

/** Every file that is made from `element-api.ts`, by its path, with the text it should have now. */
export async function elementFiles(): Promise<Record<string, string>> {
  const readme = join(root, 'widget/README.md')
  const frameworks = join(root, 'widget/frameworks/generated')
  const written = Object.entries(tables()).reduce(
    (text, [marker, table]) => withBetween(text, marker, table),
    readFileSync(readme, 'utf8'),
  )
  const texts = {
    [join(root, 'widget/custom-elements.json')]: JSON.stringify(manifest()),
    [join(root, 'widget/src/element/generated/element-attributes.ts')]: reactTypes(),
    [join(frameworks, 'angular.js')]: angularDirective(),
    [join(frameworks, 'angular.d.ts')]: angularDirectiveTypes(),
    [readme]: written,
  }
  const files = Object.entries(texts).map(
    async ([path, text]) => [path, await formatted(path, text)] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}
