import { describe, expect, it } from 'vitest'
import type { RouteDrawing } from '#map/route-maps/route-drawing.ts'
import { TestClient } from '../support/client.ts'
import { sharedService } from '../support/shared-service.ts'

const service = sharedService()

describe('the drawing of a way', () => {
  const wayOf = async (pickup: string, destination: string) => {
    const client = new TestClient((await service).url)
    const measured = await client.call<{ mapUrl: string }>('POST', '/api/calculate-distance', {
      pickup,
      destination,
    })
    return { client, path: measured.body.mapUrl }
  }

  it('has both ends, coasts, and the way between', async () => {
    const { client, path } = await wayOf('Nice Airport', 'Monaco')
    const { status, body, headers } = await client.call<RouteDrawing>('GET', path.replace(/map$/, 'drawing'))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable')
    expect(body).toMatchObject({ width: 640, height: 360, isDirectLine: false })
    expect(body.pickup.side).toBe('below')
    expect(body.destination.side).toBe('above')
    expect(body.way).toMatch(new RegExp(`^M${body.pickup.x} ${body.pickup.y}L`))
    expect(body.land.length).toBeGreaterThan(1)
    // The picture for those who do not draw it themselves shows the same.
    expect(await (await client.fetch(path)).text()).toContain(`d="${body.way}"`)
  })

  it('is not there for a way that nobody measured', async () => {
    const client = new TestClient((await service).url)
    const { status } = await client.call('GET', `/api/routes/${'0'.repeat(32)}/drawing`)
    expect(status).toBe(404)
  })
})
