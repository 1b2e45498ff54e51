import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGES, root, tarballOf } from '../../scripts/packages/packages.ts'
import type { Framework } from './frameworks.ts'
import { run, runWell } from './run.ts'

/** What compilers say of the two mistakes that are made for them. */
const FOUND = [
  /"furlong"' is not assignable to type/,
  /Property 'price' does not exist on type 'FiacreQuoteDetail'/,
]

/** Where an example names the service: each framework has a prefix of its own for what may be in a page. */
export function environment(service: string): Record<string, string> {
  return {
    FIACRE_URL: service,
    VITE_FIACRE_URL: service,
    PUBLIC_FIACRE_URL: service,
    NEXT_PUBLIC_FIACRE_URL: service,
    NUXT_PUBLIC_FIACRE_URL: service,
  }
}

/** Copies the example out, installs what its lockfile says, and puts our packages in. @returns the folder */
export async function install({ name, usesReact }: Framework): Promise<string> {
  const folder = join(root, '.cache/frameworks', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const filter = (path: string) => !path.includes('node_modules')
  cpSync(join(root, 'examples/frameworks', name), folder, { recursive: true, filter })
  await runWell(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], folder)
  const packages = PACKAGES.filter((each) => usesReact || each.folder === 'widget')
  await runWell(['pnpm', 'add', '--prefer-offline', ...packages.map(tarballOf)], folder)
  return folder
}

/** Checks the types by the framework's own compiler, and builds for production. */
export async function build(framework: Framework, folder: string, service: string): Promise<void> {
  const words = framework.build?.(service) ?? []
  await runWell(['pnpm', 'run', 'check'], folder)
  await runWell(['pnpm', 'run', 'build', ...words], folder, environment(service))
}

/** Makes mistakes in the attributes and in an event's detail: the framework's own compiler has to find both. */
export async function expectMistakesFound({ name }: Framework, folder: string): Promise<void> {
  cpSync(join(import.meta.dirname, 'mistakes', name), folder, { recursive: true })
  const { ok, output } = await run(['pnpm', 'run', 'check'], folder)
  const missed = FOUND.filter((pattern) => !pattern.test(output))
  if (ok || missed.length > 0) throw new Error(`The compiler did not say ${missed.join(', ')}.\n${output}`)
}
