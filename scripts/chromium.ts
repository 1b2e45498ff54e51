import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackChromium } from './browser/packaged-chromium.ts'

/** Where a browser usually is on a machine for which the package has none. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
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

/** What two browsers share with their pages needs no more than this. */
const SHARED_MEMORY_BYTES = 512 * 1024 * 1024

/**
 * Playwright has browsers keep what they share with their pages in files on the disk, as the shared memory of a container may be small.
 * Where there is enough of it they use it, for an eighth less of the processor.
 */
function unwantedArgs(): string[] {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= SHARED_MEMORY_BYTES ? ['--disable-dev-shm-usage'] : []
  } catch {
    // Other systems have no such folder.
    return []
  }
}

interface LaunchOptions {
  executablePath: string
  args: string[]
  ignoreDefaultArgs: string[]
}

/**
 * Launch options for a real Chromium: the one that CHROME_PATH names, else the one inside the npm package, so that everybody
 * tests with the same and browser tests need no download and no system package.
 * @throws Error where CHROME_PATH names none, or there is none for this machine
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  const chosen =
    process.env['CHROME_PATH'] ||
    (isPackaged ? undefined : (INSTALLED.find((path) => existsSync(path)) ?? INSTALLED[0]))
  if (chosen && !existsSync(chosen)) {
    throw new Error(`There is no browser at ${chosen}. Set CHROME_PATH to a Chromium or Chrome.`)
  }
  const ignoreDefaultArgs = unwantedArgs()
  if (chosen) return { executablePath: chosen, args: QUIET, ignoreDefaultArgs }
  const isBare = !NSS.some((path) => existsSync(path))
  const folder = await unpackChromium(isBare)
  if (isBare) useLibraries(folder)
  // Its own argument list switches web security off; ours keeps it on, as a visitor's browser would.
  return {
    executablePath: join(folder, 'chromium'),
    args: [...QUIET, '--use-gl=angle', '--use-angle=swiftshader'],
    ignoreDefaultArgs,
  }
}

/** Lets a browser that this process starts find the libraries and typefaces that were unpacked beside it. */
function useLibraries(folder: string): void {
  const libraries = join(folder, 'al2023', 'lib')
  const known = process.env['LD_LIBRARY_PATH']?.split(':') ?? []
  process.env['LD_LIBRARY_PATH'] = [...new Set([libraries, ...known])].join(':')
  process.env['FONTCONFIG_PATH'] ??= join(folder, 'fonts')
}
