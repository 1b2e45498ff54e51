import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * How many bytes a program of these lines weighs, bundled, minified and gzipped; undefined when it cannot be bundled for
 * that platform. Node's own modules count nothing, as they are there already.
 */
export async function bundleSize(
  lines: string,
  folder: string,
  platform: 'browser' | 'node',
): Promise<number | undefined> {
  try {
    const { outputFiles } = await build({
      stdin: { contents: lines, resolveDir: folder, loader: 'js' },
      bundle: true,
      write: false,
      minify: true,
      platform,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'silent',
    })
    return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
  } catch {
    return undefined
  }
}
