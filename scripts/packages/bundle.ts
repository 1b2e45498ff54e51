import { join } from 'node:path'
import { build } from 'esbuild'
import { consumer } from './packages.ts'

/** One of the consumer's files as a bundler makes it for browsers. */
export async function browserBundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(consumer, file)],
    absWorkingDir: consumer,
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]!.text
}
