import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readReport, type Report, type Visit } from './visit.ts'

/** Fetched where it is used: it is some sixty packages, which nobody wants who runs the tests. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const MOST_MS = 120_000

/**
 * Opens a page with Lighthouse's own defaults, mobile and simulated, in a browser that was never used.
 * @throws Error where it could not be measured
 */
export async function visitOnce(
  path: string,
  url: string,
  browser: { executablePath: string; args: readonly string[] },
  categories: readonly string[],
): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), 'fiacre-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npx',
      [
        ...['-y', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`],
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=--headless=new ${browser.args.join(' ')}`,
      ],
      { timeout: MOST_MS, env: { ...process.env, CHROME_PATH: browser.executablePath } },
    )
    return readReport(path, JSON.parse(await readFile(file, 'utf8')) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
