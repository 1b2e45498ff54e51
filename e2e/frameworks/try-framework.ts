import type { Browser } from 'playwright-core'
import type { Framework } from './frameworks.ts'
import { build, expectMistakesFound, install } from './project.ts'
import { serve } from './serve.ts'
import { expectTagInHtml, visit } from './visit.ts'

/** What is asked of each framework, in the order in which it is tried. */
export const CELLS = [
  'builds',
  'HTML has the tag',
  'shows',
  'quotes',
  'events typed',
  'unmounts',
  'quiet console',
  'quiet in development',
] as const

type Cell = (typeof CELLS)[number]
type Row = Partial<Record<Cell, 'yes' | 'FAILED' | 'no server'>>

/** Takes one framework through everything; what fails is told, and what needs it is not tried. */
export async function tryFramework(
  framework: Framework,
  service: string,
  browser: Browser,
  tell: (line: string) => void,
): Promise<Row> {
  const row: Row = {}
  const attempt = async (cell: Cell, work: () => unknown): Promise<boolean> => {
    try {
      await work()
      row[cell] ??= 'yes'
    } catch (error) {
      row[cell] = 'FAILED'
      tell(`${framework.label}, ${cell}:\n${error instanceof Error ? error.message : String(error)}`)
    }
    return row[cell] === 'yes'
  }

  let folder = ''
  const isBuilt = await attempt('builds', async () => {
    folder = await install(framework)
    await build(framework, folder, service)
  })
  if (!isBuilt) return row
  const served = await serve(framework, folder, service, 'start').catch((error: unknown) => {
    void attempt('shows', () => Promise.reject(error))
  })
  if (!served) return row
  try {
    if (framework.hasServer) await attempt('HTML has the tag', () => expectTagInHtml(served.url, service))
    else row['HTML has the tag'] = 'no server'
    const page = await visit(browser, served.url)
    if ((await attempt('shows', page.shows)) && (await attempt('quotes', page.quotes))) {
      await attempt('events typed', page.hears)
      await attempt('unmounts', page.unmounts)
    }
    await attempt('quiet console', page.isQuiet)
    await page.done()
  } finally {
    await served.end()
  }
  await attempt('quiet in development', () => develop(framework, folder, service, browser))
  await attempt('events typed', () => expectMistakesFound(framework, folder))
  return row
}

/** The servers of developers warn of more than what is built for production, such as of what does not hydrate. */
async function develop(framework: Framework, folder: string, service: string, browser: Browser) {
  const served = await serve(framework, folder, service, 'dev')
  const page = await visit(browser, served.url)
  try {
    await page.shows()
    page.isQuiet()
  } finally {
    await page.done()
    await served.end()
  }
}
