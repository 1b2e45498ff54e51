import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
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
  return {
    ...(await formatted(join(root, 'widget/custom-elements.json'), JSON.stringify(manifest()))),
    ...(await formatted(join(root, 'widget/src/element/generated/element-attributes.ts'), reactTypes())),
    ...(await formatted(join(frameworks, 'angular.js'), angularDirective())),
    ...(await formatted(join(frameworks, 'angular.d.ts'), angularDirectiveTypes())),
    ...(await formatted(readme, written)),
  }
}

async function formatted(path: string, text: string): Promise<Record<string, string>> {
  return { [path]: await format(text, { ...(await resolveConfig(path)), filepath: path }) }
}
