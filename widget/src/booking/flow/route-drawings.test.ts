import { expect, it, vi } from 'vitest'
import type { FlowClient } from './ports.ts'
import { drawingOf } from './route-drawings.ts'
import { fakeFlow, fillTrip, later } from './testing/fake-flow.ts'
import { DRAWING, pricesOfFleet, WAY } from './testing/samples.ts'

const clientOf = (getRouteDrawing: FlowClient['getRouteDrawing']) => ({ getRouteDrawing })

it('is asked for once, and there at once from then on', async () => {
  const client = clientOf(vi.fn<FlowClient['getRouteDrawing']>(async () => DRAWING))
  expect(drawingOf(client, WAY.mapUrl).now).toBeUndefined()
  expect(await drawingOf(client, WAY.mapUrl).coming).toBe(DRAWING)
  expect(drawingOf(client, WAY.mapUrl).now).toBe(DRAWING)
  expect(client.getRouteDrawing).toHaveBeenCalledExactlyOnceWith({ path: { id: 'a'.repeat(32) } })
})

it('is none where it cannot be had, and asked for again by the next price', async () => {
  const client = clientOf(vi.fn<FlowClient['getRouteDrawing']>(() => Promise.reject(new Error('busy'))))
  expect(await drawingOf(client, WAY.mapUrl).coming).toBeNull()
  expect(drawingOf(client, WAY.mapUrl).now).toBeUndefined()
  expect(client.getRouteDrawing).toHaveBeenCalledTimes(2)
})

it('is none where a price names no way', () => {
  const client = clientOf(vi.fn<FlowClient['getRouteDrawing']>())
  expect(drawingOf(client, undefined).now).toBeNull()
  expect(drawingOf(client, 'data:image/svg+xml,none').now).toBeNull()
  expect(client.getRouteDrawing).not.toHaveBeenCalled()
})

it('is on its way while the price is, and comes with it', async () => {
  const all = fakeFlow()
  const [price, drawing] = [later<ReturnType<typeof pricesOfFleet>>(), later<typeof DRAWING>()]
  all.client.calculatePrices.mockReturnValue(price.promise)
  all.client.getRouteDrawing.mockReturnValue(drawing.promise)
  await fillTrip(all)
  const pricing = all.flow.calculatePrice()
  await vi.waitFor(() => expect(all.client.getRouteDrawing).toHaveBeenCalledOnce(), 10_000)
  price.resolve(pricesOfFleet())
  await Promise.resolve()
  expect(all.state().quote).toBeNull()
  drawing.resolve(DRAWING)
  expect(await pricing).not.toBeNull()
  expect(drawingOf(all.client, WAY.mapUrl).now).toBe(DRAWING)
})

it('keeps no price waiting that is there long before it', async () => {
  const all = fakeFlow()
  all.client.getRouteDrawing.mockReturnValue(later<typeof DRAWING>().promise)
  await fillTrip(all)
  const pricing = all.flow.calculatePrice()
  await vi.waitFor(() => expect(all.client.calculatePrices).toHaveBeenCalledOnce(), 10_000)
  await new Promise((resolve) => setTimeout(resolve))
  void all.clock.pass(300)
  expect(await pricing).not.toBeNull()
})
