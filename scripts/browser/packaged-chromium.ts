import { readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { unpackOnce } from './unpack-once.ts'

/** Where what the package holds is unpacked: a folder for each user and each release of it. */
function folderOfRelease(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'))
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return join(tmpdir(), `fiacre-chromium-${userInfo().username}`, version)
}

/**
 * The folder of the Chromium that the npm package holds, unpacked when it is first asked for.
 * @param withLibraries whether to unpack the libraries too that a bare system lacks
 */
export async function unpackChromium(withLibraries: boolean): Promise<string> {
  const folder = folderOfRelease() + (withLibraries ? '-with-libraries' : '')
  await unpackOnce(folder, (empty) => unpackInto(empty, withLibraries))
  return folder
}

/** The package knows one place, the temporary folder, and unpacks its libraries only where it believes to be on AWS. */
async function unpackInto(folder: string, withLibraries: boolean): Promise<void> {
  const { default: packaged } = await import('@sparticuz/chromium')
  const during = { TMPDIR: folder, ...(withLibraries && { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }) }
  const before = Object.keys(during).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, during)
  try {
    await packaged.executablePath()
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}
