import type { LanguageCode } from '@fiacre/sdk/rules'
import type { Logger } from 'pino'
import type { Context } from '#platform/context/context.ts'
import { storedFile, type StoredFile } from '#platform/http/file-store.ts'
import { timeBudget } from '#platform/http/time-budget.ts'
import { openThread } from '#platform/threads/open-thread.ts'
import { meantTransfer } from '../../destinations/transfers/transfer-routes.ts'
import { pictureOf } from './picture-of.ts'
import type { PictureJob } from './picture-job.ts'

/** Forty to ninety kilobytes each. */
const MOST = 100
/** The way may become another with its roads. */
const KEPT_MS = 24 * 60 * 60_000
const AT_ONCE = 3
/** What a picture takes of a processor with its map, rather too much than too little: all of it beside the thread that answers. */
const PICTURE_MS = 100
/** Fifty at once, then one a second: whoever asks for every picture in every language gets that of the house. */
const BUDGET = { mostMs: 50 * PICTURE_MS, share: 0.1 }
const LIMITS = { most: AT_ONCE, mostOfOne: AT_ONCE, jobMs: 20_000 }

export interface LinkPictures {
  /**
   * The picture of a page of rides, as PNG; null where there is no such page, "busy" where it cannot be drawn now.
   * @param path of the page, without a language
   */
  of(path: string, language: LanguageCode): Promise<StoredFile | 'busy' | null>
  close(): Promise<void>
}

/** Draws pictures of links when they are asked for, beside the thread that answers requests, and keeps the last that were. */
export function openLinkPictures(
  sources: Pick<Context, 'transfers' | 'routeMaps'>,
  now: () => Date,
  log: Logger,
): LinkPictures {
  const file = new URL('./picture-thread.ts', import.meta.url)
  const thread = openThread<PictureJob, Uint8Array>(file, LIMITS, log)
  const kept = new Map<string, { at: number; picture: Promise<StoredFile | null> }>()
  const budget = timeBudget(BUDGET.mostMs, BUDGET.share, () => performance.now())
  let busy = 0

  async function draw(path: string, language: LanguageCode): Promise<StoredFile | null> {
    busy++
    budget.spend(PICTURE_MS)
    try {
      const job = await pictureOf(path, language, sources)
      return job && storedFile('.png', Buffer.from(await thread.run(job, 'links')))
    } finally {
      busy--
    }
  }

  return {
    async of(path, language) {
      if (meantTransfer(path) !== path) return null
      const key = `${language} ${path}`
      const at = now().getTime()
      const held = kept.get(key)
      if (held && Math.abs(at - held.at) < KEPT_MS) return held.picture.catch(() => 'busy' as const)
      if (busy >= AT_ONCE || !budget.hasLeft()) return 'busy'
      const picture = draw(path, language)
      kept.set(key, { at, picture })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
      try {
        return await picture
      } catch (error) {
        kept.delete(key)
        log.warn({ err: error, path, language }, 'the picture of a link could not be drawn')
        return 'busy'
      }
    },
    close: () => thread.close(),
  }
}

declare module '#platform/context/context.ts' {
  interface Context {
    linkPictures: LinkPictures
  }
}
