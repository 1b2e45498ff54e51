import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite plugin that writes the licences of the packages inside of a bundle beside it. */
export function bundledLicences(): Plugin {
  return {
    name: 'fiacre:bundled-licences',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
      const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []))
      const source = [...folders].toSorted().map(licenceOf).join('\n\n---\n\n')
      this.emitFile({ type: 'asset', fileName: 'element-licences.txt', source: `${source}\n` })
    },
  }
}

/** The folder of the package that a module is from; none for our own. */
function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]
}

function licenceOf(folder: string): string {
  const { name, version, license, author, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string>
  const file = ['LICENSE', 'LICENSE.md', 'license']
    .map((each) => join(folder, each))
    .find((path) => existsSync(path))
  const heading = `${name} ${version}, ${license}${homepage ? `, ${homepage}` : ''}`
  const holder = typeof author === 'string' ? `\nBy ${author}` : ''
  return file ? `${heading}\n\n${readFileSync(file, 'utf8').trim()}` : heading + holder
}
