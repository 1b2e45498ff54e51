import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'

/** Bytes, gzipped: what a page fetches to begin with, and with all that it may fetch later. */
export interface PageSize {
  first: number
  all: number
}

/** Weighs a page's script of these lines, bundled and minified; what is imported when needed counts as later. */
export async function pageSize(lines: string, folder: string): Promise<PageSize> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: lines, resolveDir: folder, loader: 'js' },
    outdir: 'page',
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff2': 'dataurl' },
  })
  const first = withStaticImports(metafile.outputs)
  const weight = (path: string) =>
    gzipSync(outputFiles.find((each) => each.path.endsWith(path))!.contents, { level: 9 }).length
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + weight(path), 0)
  return { first: sum(first), all: sum(Object.keys(metafile.outputs)) }
}

/** The entry, the sheet beside it, and what both cannot begin without. */
function withStaticImports(outputs: Metafile['outputs']): Set<string> {
  const found = new Set<string>()
  const follow = (path: string): void => {
    const output = outputs[path]
    if (!output || found.has(path)) return
    found.add(path)
    if (output.cssBundle) follow(output.cssBundle)
    for (const each of output.imports) if (each.kind === 'import-statement') follow(each.path)
  }
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') follow(path)
  return found
}

/** Weighs files that a page loads as they are. */
export function fileSize(folder: string, files: readonly string[]): PageSize {
  const sum = files.reduce(
    (total, file) => total + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  )
  return { first: sum, all: sum }
}
