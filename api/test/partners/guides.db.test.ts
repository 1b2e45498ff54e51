import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { GUIDE_NAMES, guides, type Guide } from '#platform/contract/docs/guides.ts'
import { makeKey, newPartnerDraft } from '../support/partner-area.ts'
import { newPartner } from '../support/partners.ts'
import { testService, type TestService } from '../support/service.ts'

const run = promisify(execFile)
/** From here the SDK is found, as where somebody has installed it. */
const cwd = join(import.meta.dirname, '../..')

/** What the programs of each guide print, in their order. */
const PRINTS: Record<(typeof GUIDE_NAMES)[number], readonly RegExp[]> = {
  start: [/"status":"confirmed"/, /^FC-[A-Z0-9]{6} confirmed$/],
  servers: [/^pending true\ncancelled$/, /^true null\n0$/, /"externalReference":"PMS-88213"/],
  'hand-off': [/"url":"http[^"]+\/checkout\?session=/, /^[A-Z_]+$/],
  webhooks: [/^[A-Z_]+$/],
  errors: [/"code":"RULE_VIOLATION"|"code":"LEAD_TIME"/, /^401 INVALID_KEY \S+$/],
  retries: [/^true$/],
  dispatch: [/^401$/],
  testing: [/^\[\{"id":1,/, /^confirmed\nno-show\nno-show cancelled$/],
  'going-live': [/"status":"(ok|pass)"|"ok"/],
}

let service: TestService
beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000' })
  service.clock.now = new Date()
  return () => service.close()
})

async function printed({ language, text }: { language: string; text: string }): Promise<string> {
  const { stdout } =
    language === 'sh'
      ? await run('bash', ['-euc', text])
      : await run(process.execPath, ['--input-type=module-typescript', '--eval', text], { cwd })
  return stdout.trim()
}

/** What a sentence of a guide tells its reader to write. */
const addressIn = (guide: Guide | undefined, sentence: RegExp): string =>
  guide?.blocks
    .flatMap((block) => (block.kind === 'text' ? [sentence.exec(block.text)?.[1] ?? ''] : []))
    .join('') ?? ''

describe('the guides', () => {
  it('hold programs that run, each against this service', async () => {
    // Whoever has just registered, and has listed nothing.
    const { client } = await newPartnerDraft(service)
    const { key } = await makeKey(client)
    const secret = await (await newPartner(service)).key('secret', 'test')
    const all = guides(service.url, key, secret)
    for (const { name, blocks } of all) {
      const programs = blocks.flatMap((block) =>
        block.kind === 'code' && block.language !== 'html' ? [block] : [],
      )
      const outputs: string[] = []
      if (name === 'hand-off') {
        expect(await printed(programs[0] ?? { language: 'sh', text: '' })).toContain('RETURN_URL_NOT_ALLOWED')
        const returnUrls = [addressIn(all[0], /come back to, such as `([^`]+)`/)]
        const listed = await client.call('PUT', '/api/partner/pages', { origins: [], returnUrls })
        expect(listed.status).toBe(200)
      }
      // One after the other, as they are read: a later one looks at what an earlier one made.
      for (const program of programs) outputs.push(await printed(program))
      expect(outputs.length, name).toBe(PRINTS[name].length)
      for (const [index, output] of outputs.entries())
        expect(output, name).toMatch(PRINTS[name][index] ?? /^$/)
    }
  }, 60_000)

  it('are served with their links, and lead to pages that are there', async () => {
    const pages = ['/docs/guides', ...GUIDE_NAMES.map((name) => `/docs/guides/${name}`)]
    for (const page of pages) {
      const answer = await fetch(new URL(page, service.url))
      expect([page, answer.status, answer.headers.get('content-type')]).toEqual([
        page,
        200,
        'text/html; charset=utf-8',
      ])
      const text = await answer.text()
      expect(text, page).not.toMatch(/\{\{|\]\(/)
      for (const [, link = ''] of text.matchAll(/href="(\/docs[^"#]*)"/g))
        expect([
          page,
          link,
          pages.includes(link) || ['/docs', '/docs/problems', '/docs/look.css'].includes(link),
        ]).toEqual([page, link, true])
    }
  })
})
