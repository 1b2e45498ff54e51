import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'

/** Builds in memory: where the files go is known only when all of them are. */
export async function bundle(config: InlineConfig): Promise<Output[]> {
  const result = await build({ ...config, build: { ...config.build, write: false } })
  if ('on' in result) throw new Error('The build was asked to watch, and never ends.')
  return [result].flat().flatMap((each) => each.output)
}

/** A file that a build made: code with what it is made of and what it needs, or an asset. */
export type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** The bytes of a file that a build made. */
export const bytesOf = (output: Output): Buffer =>
  Buffer.from(output.type === 'chunk' ? output.code : output.source)
