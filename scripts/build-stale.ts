import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { SERVICE_PROGRAM } from '../api/scripts/service-program.ts'
import { packFiles } from '../api/src/platform/http/file-pack.ts'
import { compressAhead } from './compress-ahead.ts'
import { hashOf } from './hash-of.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

interface Target {
  name: string
  folder: string
  /** What it is made of; a change in any of these makes it stale. */
  sources: string[]
  /** What is served of it, and compressed ahead; absent where nothing is. */
  output?: string
  /** The entry that the service draws pages with, built into a folder of its own: none of it is served. */
  server?: string
  /** Tests may have it compressed quickly: no version of it stays for good, as the widget's do. */
  mayBeQuick?: boolean
  /** What must exist afterwards. */
  result: string
}

const SHARED = [
  'pnpm-lock.yaml',
  'scripts/compress-ahead.ts',
  'sdk/src/**/*.ts',
  'sdk/src/locales/**/*.json',
  'sdk/package.json',
  'widget/package.json',
  'widget/vite/**/*',
]

const TARGETS: Target[] = [
  {
    name: 'service',
    folder: 'api',
    sources: [
      'pnpm-lock.yaml',
      'api/src/**/*.{ts,json}',
      'api/scripts/*.ts',
      'api/package.json',
      'sdk/src/**/*.{ts,json}',
      'sdk/package.json',
      'openapi/generated/*.json',
    ],
    result: relative(root, SERVICE_PROGRAM),
  },
  {
    name: 'widget',
    folder: 'widget',
    sources: [...SHARED, 'widget/src/**/*', 'widget/scripts/*', 'widget/*.config.ts'],
    output: 'widget/dist/served',
    result: 'widget/dist/served/v1/fiacre.js',
  },
  {
    name: 'site',
    folder: 'site',
    sources: [
      ...SHARED,
      'widget/src/**/*',
      'site/src/**/*',
      'site/public/**/*',
      'site/vite/**/*',
      'site/index.html',
      'site/*.config.ts',
    ],
    output: 'site/dist',
    server: 'src/app/server/render-page.tsx',
    mayBeQuick: true,
    result: 'site/dist/routes.json',
  },
]

/**
 * Builds the service, the widget and the site where their sources changed since they were last built. What tests had built, `quick`, is compressed
 * as small as can be when it is to be served to anybody else.
 * @param options `only` one of the three, by its name
 * @throws Error where none has that name, or it could not be built
 */
export async function buildStale(
  report: (line: string) => void,
  options: { force?: boolean; quick?: boolean; only?: string } = {},
): Promise<void> {
  const { only } = options
  const asked = TARGETS.filter(({ name }) => name === (only ?? name))
  if (asked.length === 0)
    throw new Error(`There is no ${only} to build: ${TARGETS.map(({ name }) => name).join(', ')}.`)
  for (const target of asked) {
    const stampFile = join(root, '.cache', 'builds', `${target.name}.sha256`)
    const stamp = hashOf(target.sources)
    const quickStamp = `${stamp} quick`
    const quick = options.quick === true && target.mayBeQuick === true
    const isThere = existsSync(join(root, target.result)) && existsSync(stampFile) && !options.force
    const last = isThere ? readFileSync(stampFile, 'utf8') : ''
    if (last === stamp || (quick && last === quickStamp)) continue
    if (last === quickStamp && target.output !== undefined) {
      report(`compressing the ${target.name} …`)
      await compressAhead(join(root, target.output), { anew: true })
    } else {
      report(`building the ${target.name} …`)
      await build(target, quick)
    }
    if (target.output !== undefined) packFiles(join(root, target.output))
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, quick ? quickStamp : stamp)
  }
}

async function build(target: Target, quick: boolean): Promise<void> {
  const output = target.output === undefined ? undefined : join(root, target.output)
  const script = join(root, target.folder, 'scripts', 'build.ts')
  if (existsSync(script)) {
    await runBuild(target, [script])
    if (output !== undefined) await compressAhead(output)
    return
  }
  if (output === undefined) return
  // Made beside the last one and put in its place when it is whole: a service that starts meanwhile reads all of either.
  const vite = join(root, target.folder, 'node_modules', 'vite', 'bin', 'vite.js')
  const made = join(root, '.cache', 'builds', target.name)
  const options = ['--logLevel', 'warn', '--emptyOutDir', '--outDir']
  const isDrawn = target.server !== undefined
  await Promise.all([
    runBuild(target, [vite, 'build', ...options, made]),
    isDrawn && runBuild(target, [vite, 'build', '--ssr', target.server ?? '', ...options, `${made}-server`]),
  ])
  await compressAhead(made, { quick })
  replace(output, made)
  if (isDrawn) replace(join(root, target.folder, 'server', 'dist'), `${made}-server`)
}

function replace(folder: string, made: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(made, folder)
}

async function runBuild({ name, folder }: Target, script: string[]): Promise<void> {
  const cwd = join(root, folder)
  try {
    // Said here, as a test runner says otherwise, and React would be built for development then.
    const env = { ...process.env, NODE_ENV: 'production' }
    await run(process.execPath, script, { cwd, env, maxBuffer: 1 << 26 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`The ${name} could not be built:\n${stdout}${stderr}`, { cause: error })
  }
}
