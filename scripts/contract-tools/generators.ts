import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, kit } from './kit.ts'
import { runProgram } from './run-program.ts'
import type { Tool } from './tool.ts'

/** Bundles the program that is written against a generated client, and runs it. */
export async function runBuilt(name: string, environment: Record<string, string>): Promise<void> {
  const built = `built/${name}.mjs`
  const bundle = [`programs/${name}.ts`, '--bundle', '--platform=node', '--format=esm', `--outfile=${built}`]
  await runProgram([bin('esbuild'), ...bundle, '--log-level=warning'], { cwd: kit, seconds: 60 })
  await runProgram([process.execPath, built], { cwd: kit, seconds: 60, env: environment })
}

/** Generates a client, compiles it with the program written against it, and runs that. */
function generator(name: string, [command, ...args]: [string, ...string[]]): Tool {
  const program = `programs/${name}.ts`
  return {
    name,
    trials: {
      async loads() {
        await runProgram([bin(command), ...args], { cwd: kit, seconds: 120 })
        return 'ok'
      },
      async compiles() {
        const project = `tsconfig.${name}.json`
        writeFileSync(join(kit, project), JSON.stringify({ extends: './tsconfig.json', files: [program] }))
        await runProgram([bin('tsc'), '-p', project], { cwd: kit, seconds: 120 })
        return 'ok'
      },
      async journey({ environment }) {
        await runBuilt(name, environment)
        return 'ok'
      },
    },
  }
}

const DOCUMENT = 'openapi.json'

/** Those that make a client in TypeScript of the contract, each by the command that its own guide gives. */
export const generators: Tool[] = [
  generator('openapi-typescript', [
    'openapi-typescript',
    DOCUMENT,
    '-o',
    'generated/openapi-typescript/schema.d.ts',
  ]),
  generator('hey-api', ['openapi-ts', '-i', DOCUMENT, '-o', 'generated/hey-api']),
  generator('orval', ['orval', '--config', 'orval.config.mjs']),
  generator('kubb', ['kubb', 'generate', '--config', 'kubb.config.mjs']),
  generator('swagger-typescript-api', [
    'swagger-typescript-api',
    'generate',
    ...['-p', DOCUMENT, '-o', 'generated/swagger-typescript-api', '-n', 'client.ts'],
  ]),
]
