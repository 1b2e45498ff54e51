import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#platform/settings/config.ts'
import { SettingError } from '#platform/settings/setting-error.ts'
import { runService } from '../../src/service.ts'
import { sharedService } from '../support/shared-service.ts'

/** What a start says that cannot go on. That a process prints it, and nothing else, and ends: `main.db.test.ts`. */
async function refusal(env: Record<string, string>): Promise<string> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: tmpdir(), ...env })
  const error: unknown = await runService(config, () => {}).then(
    () => 'it starts',
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SettingError)
  return (error as SettingError).message
}

it.each([
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://fiacre:s3cret@127.0.0.1:1/fiacre' },
    /127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)\. Start it, or set DATABASE_URL/,
  ],
  [
    'a folder that cannot be made',
    { DATA_DIR: '/proc/fiacre' },
    /\/proc\/fiacre cannot be made .*Set DATA_DIR/,
  ],
])('a start says in a line what is in the way and what to do: %s', async (_name, env, line) => {
  const said = await refusal(env)
  expect(said).toMatch(line)
  expect(said.split('\n')).toHaveLength(1)
  expect(said).not.toContain('s3cret')
})

it('a start serves no production on what has served development, nor development to strangers', async () => {
  const { databaseUrl } = await sharedService()
  expect(await refusal({ NODE_ENV: 'production', DATABASE_URL: databaseUrl })).toMatch(
    /^This database has served development .* DATA_DIR or DATABASE_URL\.$/,
  )
  expect(await refusal({ PUBLIC_URL: 'https://fiacre.example' })).toMatch(
    / NODE_ENV: set production[^]* PAYMENT_GATEWAYS: [^]* SMTP_URL: /,
  )
})

it('a start leaves the owner of its port alone, and touches no data', async () => {
  const { port } = new URL((await sharedService()).url)
  const folder = join(tmpdir(), `fiacre-port-${process.pid}`)
  expect(await refusal({ PORT: port, DATA_DIR: folder })).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT.`,
  )
  expect(existsSync(folder)).toBe(false)
})
