import type { Logger } from 'pino'
import { polishedFile, type PolishedFile, type StoredFile } from './file-store.ts'
import type { StyledDocument } from './first-style/with-first-style.ts'
import { processorMeter } from './processor-meter.ts'
import { timeBudget } from './time-budget.ts'
import type { RenderedPage } from './with-page.ts'
import { keepNewest } from './keep-newest.ts'

/** What is drawn, and how often; of the same host, which is our own: partners' hosts have pages that the browser draws. */
export interface RenderKey {
  path: string
  language: string
}

/** A document as it is sent, and the styles in it that its content policy names. */
interface DrawnPage {
  file: StoredFile
  styles: readonly string[]
}

interface KeptPage extends DrawnPage {
  file: PolishedFile
  /** Whether it is as small as can be, or will be. */
  isPolished: boolean
}

export interface RenderedPages {
  /**
   * A page as it was drawn within the last minutes. One that is older is sent once more while it is drawn anew. Undefined where it
   * cannot be drawn, or not in time.
   * @param head what stands in the head: drawn anew when that changes
   */
  of(key: RenderKey, head: string, assemble: Assemble): Promise<DrawnPage | undefined>
}

type Assemble = (page: RenderedPage) => StyledDocument

interface Settings {
  render: (key: RenderKey) => Promise<RenderedPage>
  now: () => Date
  log: Pick<Logger, 'error'>
}

interface Entry {
  head: string
  madeAt: number
  page: KeptPage | undefined
  /** Under way. */
  drawing: Promise<void> | undefined
}

/** How long a drawing is fresh: as long as a browser may keep the prices in it (`GET /api/destinations`). */
const FRESH_MS = 5 * 60_000
/** What cannot be drawn is not tried again before. */
const RETRY_MS = 15_000
/** Nobody waits longer: the browser draws the page in less. */
const PATIENCE_MS = 1500
/** Drawings that are kept, 40 to 180 kB each: all pages in a few languages. Whoever asks for more costs drawings, not memory. */
const MOST = 80
/** Drawings under way at a time. */
const AT_ONCE = 4
/** Whoever asks for every page in every language, again and again, takes no more of the processor than this. */
const BUDGET = { mostMs: 5000, share: 0.2 }
/** Pages are packed smaller only while this much of it is left: whoever asks for every page has them drawn instead. */
const PLENTY_MS = 2500

/** Draws public pages when they are asked for, and keeps the last that were. */
export function renderedPages({ render, now, log }: Settings): RenderedPages {
  const entries = new Map<string, Entry>()
  const budget = timeBudget(BUDGET.mostMs, BUDGET.share, () => performance.now())
  const metered = processorMeter(budget.spend)
  let busy = 0
  let isPolishing = false

  async function draw(key: RenderKey, entry: Entry, assemble: Assemble): Promise<void> {
    busy++
    try {
      const { html, styles } = assemble(await render(key))
      const file = polishedFile('.html', Buffer.from(html))
      // One that says what it said before stays, as small as it is by now.
      if (entry.page?.file.etag('identity') !== file.etag('identity'))
        entry.page = { file, styles, isPolished: false }
    } catch (error) {
      // Yesterday's prices are worse than none.
      entry.page = undefined
      log.error({ err: error, ...key }, 'a page could not be drawn; the browser draws it')
    } finally {
      busy--
      entry.madeAt = now().getTime()
      entry.drawing = undefined
    }
  }

  /** Who asks for the first time has a page at once; one that is asked for again is worth the time that makes it smaller. */
  async function polish(page: KeptPage): Promise<void> {
    page.isPolished = true
    isPolishing = true
    try {
      await page.file.polish()
    } catch (error) {
      log.error({ err: error }, 'a page could not be packed smaller')
    } finally {
      isPolishing = false
    }
  }

  function entryOf(key: RenderKey, head: string): Entry {
    const name = `${key.language} ${key.path}`
    const found = entries.get(name)
    const entry =
      found?.head === head ? found : { head, madeAt: -Infinity, page: undefined, drawing: undefined }
    keepNewest(entries, name, entry, MOST)
    return entry
  }

  return {
    async of(key, head, assemble) {
      const entry = entryOf(key, head)
      const { page } = entry
      if (page && !page.isPolished && !isPolishing && budget.hasLeft(PLENTY_MS))
        void metered(() => polish(page))
      const age = Math.abs(now().getTime() - entry.madeAt)
      const isDue = age > (entry.page ? FRESH_MS : RETRY_MS)
      if (isDue && !entry.drawing && busy < AT_ONCE && budget.hasLeft())
        entry.drawing = metered(() => draw(key, entry, assemble))
      if (!entry.page && entry.drawing) await within(entry.drawing, PATIENCE_MS)
      return entry.page
    },
  }
}

/** Resolved when the work is done, or when the time is over. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}
