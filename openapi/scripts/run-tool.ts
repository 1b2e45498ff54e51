import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The `openapi` folder, where the tools run. */
export const room = join(dirname(fileURLToPath(import.meta.url)), '..')

/** What a tool said, and whether it was content. */
export type ToolAnswer = { ok: boolean; output: string }

const require = createRequire(import.meta.url)

/**
 * Runs the command-line tool of an npm package that this room depends on, with the Node that runs us.
 * The tools are told to keep quiet and to stay off the network: no usage reports, no look for updates.
 */
export function runTool(packageName: string, script: string, args: readonly string[]): ToolAnswer {
  const tool = join(dirname(require.resolve(`${packageName}/package.json`)), script)
  const run = spawnSync(process.execPath, [tool, ...args], {
    cwd: room,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' },
  })
  if (run.error) throw run.error
  return { ok: run.status === 0, output: `${run.stdout}${run.stderr}`.trim() }
}
