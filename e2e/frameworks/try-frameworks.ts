import { chromium } from 'playwright-core'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { FRAMEWORKS } from './frameworks.ts'
import { startOwnService } from '../../scripts/own-service.ts'
import { textTable } from '../../scripts/text-table.ts'
import { CELLS, tryFramework } from './try-framework.ts'

/** Tries frameworks one after the other, and prints what held in each. @returns whether everything did */
export async function tryFrameworks(names: string[], tell: (line: string) => void): Promise<boolean> {
  const service = await startOwnService('frameworks')
  const browser = await chromium.launch(await chromiumLaunchOptions())
  const rows: string[][] = []
  try {
    for (const framework of FRAMEWORKS.filter(({ name }) => names.includes(name))) {
      const started = Date.now()
      const row = await tryFramework(framework, service.url, browser, tell)
      const seconds = `${Math.round((Date.now() - started) / 1000)} s`
      tell(`${framework.label}: ${seconds}`)
      rows.push([framework.label, ...CELLS.map((cell) => row[cell] ?? 'not tried'), seconds])
    }
  } finally {
    await browser.close()
    await service.end()
  }
  tell(`\n${textTable([['', ...CELLS, 'took'], ...rows])}`)
  return rows.every((row) => !row.includes('FAILED') && !row.includes('not tried'))
}
