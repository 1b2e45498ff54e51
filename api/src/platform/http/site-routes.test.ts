import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@fiacre/sdk/rules'
import { afterAll, describe, expect, it } from 'vitest'
import { SettingError } from '../settings/setting-error.ts'
import { siteRoutes } from './site-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiacre-site-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The routes of a build that wrote this. */
function built(content: string) {
  writeFileSync(join(folder, 'routes.json'), content)
  return siteRoutes(folder, () => {})
}

describe('the pages of the site', () => {
  it('are those that its build lists, with or without a slash at the end', () => {
    const { isPage } = built('{"paths": ["/", "/login"], "publicPaths": ["/"]}')
    for (const path of ['/', '/login', '/login/']) expect(isPage(path), path).toBe(true)
    for (const path of ['', '/admin', '/login/x', '/Login', '/login//', '/api', '/login.html'])
      expect(isPage(path), path).toBe(false)
  })

  it('are found in every language where they are public, and listed in those that they are written in', () => {
    const { isPage, publicPages, publicPageOf } = built(
      '{"paths": ["/", "/terms", "/login"], "publicPaths": ["/", "/terms"], "languages": {"/terms": ["en", "pl"]}}',
    )
    for (const path of ['/de', '/de/', '/el/terms', '/no/terms/']) expect(isPage(path), path).toBe(true)
    for (const path of ['/en', '/xx', '/de/login', '/de/de', '/de/terms/x', '/DE'])
      expect(isPage(path), path).toBe(false)
    expect(publicPages.map(({ size }) => size)).toEqual([LANGUAGES.length, 2])
    expect([...(publicPageOf('/el/terms') ?? [])]).toEqual([
      ['en', '/terms'],
      ['pl', '/pl/terms'],
    ])
    expect(publicPageOf('/login')).toBeUndefined()
  })

  it('have files of their own where the build says so, with or without a slash at the end', () => {
    const { filesOf } = built(
      '{"paths": ["/", "/help"], "files": {"/help": ["/assets/help.js"]}, "starts": {"sv": ["/assets/sv.js"]}}',
    )
    expect(['/help', '/help/', '/sv/help', '/', '/nothing'].map(filesOf)).toEqual([
      ['/assets/help.js'],
      ['/assets/help.js'],
      ['/assets/sv.js', '/assets/help.js'],
      [],
      [],
    ])
  })

  it('are none where the site is not built', () => {
    const said: string[] = []
    expect(siteRoutes(join(folder, 'not-built'), (line) => said.push(line)).isPage('/')).toBe(false)
    expect(said).toEqual([expect.stringContaining('not built')])
  })

  it.each(['', '{}', '{"paths": []}', '{"paths": ["login"], "publicPaths": []}', '["/"]'])(
    'cannot be told from a list that says %j, and the start says what to do',
    (content) => {
      expect(() => built(content)).toThrow(SettingError)
      expect(() => built(content)).toThrow(/which pages it has.*Build it again/)
    },
  )
})
