import { expect, it } from 'vitest'
import { readConfig } from '../settings/config.ts'
import { SettingError } from '../settings/setting-error.ts'
import { listen } from './listen.ts'
import { openServer } from './open-server.ts'

it.each([
  ['192.0.2.1', 'EADDRNOTAVAIL'],
  ['nobody.invalid', 'E'],
])('a host that is not this machine’s is named, with what to do: %s', async (host, code) => {
  const start = listen(openServer(), { ...readConfig({}), host, port: 0 })
  await expect(start).rejects.toBeInstanceOf(SettingError)
  await expect(start).rejects.toThrow(`This machine has no address ${host} to listen on (${code}`)
  await expect(start).rejects.toThrow('Set HOST')
})
