import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Where a system Chromium or Chrome usually is; checked after CHROME_PATH. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Where a Linux system keeps the NSS library that Chromium links against. */
const NSS = [
  '/lib/x86_64-linux-gnu/libnss3.so',
  '/usr/lib/x86_64-linux-gnu/libnss3.so',
  '/usr/lib64/libnss3.so',
  '/usr/lib/libnss3.so',
]

/** Flags that keep a test browser quiet and off the network; `--no-sandbox` because root cannot use the sandbox. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Launch options for a real Chromium: CHROME_PATH, then an installed browser, then the one inside the
 * npm package, so that browser tests need no download and no system package.
 */
export async function chromiumLaunchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const installed = [process.env['CHROME_PATH'], ...INSTALLED].find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed, args: QUIET }
  // The package unpacks into the temporary folder with its owner's rights only: a folder a user keeps users apart.
  const unpacked = join(tmpdir(), `fiacre-chromium-${userInfo().username}`)
  mkdirSync(unpacked, { recursive: true, mode: 0o700 })
  process.env['TMPDIR'] = unpacked
  // It brings NSS too, but unpacks it only where it believes to be on AWS Lambda.
  if (!NSS.some((path) => existsSync(path))) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  // Its own argument list switches web security off; ours keeps it on, as a visitor's browser would.
  return {
    executablePath: await packaged.executablePath(),
    args: [...QUIET, '--use-gl=angle', '--use-angle=swiftshader'],
  }
}
