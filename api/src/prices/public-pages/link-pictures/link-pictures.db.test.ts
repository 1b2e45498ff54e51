import { LANGUAGES } from '@fiacre/sdk/rules'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { FACES } from '#platform/brand/typefaces.ts'
import { printable } from '#platform/brand/printable-text.ts'
import type { TestService } from '../../../../test/support/service.ts'
import { sharedService } from '../../../../test/support/shared-service.ts'
import { placesById } from '../../destinations/places-by-id.ts'
import { transferPages } from '../../destinations/transfers/transfer-routes.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' })

it.each(['/transfers/geneva-airport/chamonix', '/transfers/geneva-airport', '/transfers/switzerland'])(
  'a link to %s has a picture of its own',
  async (path) => {
    const address = `/link-pictures/de${path}.png`
    const answer = await get(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(150_000)
    const again = await get(address, { 'If-None-Match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    await again.arrayBuffer()
  },
)

it.each(['/link-pictures/de/transfers/atlantis.png', '/link-pictures/xx/transfers/malta.png'])(
  'there is no %s',
  async (address) => {
    const answer = await get(address)
    expect(answer.status).toBe(404)
    await answer.text()
  },
)

it('every name of a page of rides can be drawn in every language', async () => {
  const ids = transferPages().routes.flatMap(({ from, to }) => [from, to])
  const lacking: string[] = []
  for (const { code } of LANGUAGES) {
    const places = await placesById(service.context.orm.em.fork().getKysely(), ids, code)
    for (const { name } of places.values())
      if (printable(name, FACES.display) !== name.normalize('NFC')) lacking.push(`${code} ${name}`)
  }
  expect(lacking).toEqual([])
})
