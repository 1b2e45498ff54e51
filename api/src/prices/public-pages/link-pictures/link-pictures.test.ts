import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Context } from '#platform/context/context.ts'
import { openLinkPictures } from './link-pictures.ts'

const PATHS = ['/transfers/malta', '/transfers/geneva-airport/chamonix', '/transfers/geneva-airport']

function opened(answer: () => Promise<null>) {
  const asked: string[] = []
  const ask = (name: string) => {
    asked.push(name)
    return answer()
  }
  const sources = {
    transfers: { hub: ask, route: (airport: string, place: string) => ask(`${airport}/${place}`) },
  } as unknown as Pick<Context, 'transfers' | 'routeMaps'>
  const pictures = openLinkPictures(sources, () => new Date(0), pino({ level: 'silent' }))
  return { pictures, asked }
}

it('draws a picture once for all who ask for it, and few at a time', async () => {
  let answer: (value: null) => void = () => {}
  const waiting = new Promise<null>((resolve) => (answer = resolve))
  const { pictures, asked } = opened(() => waiting)
  const drawing = [...PATHS, ...PATHS].map((path) => pictures.of(path, 'de'))
  expect(await pictures.of('/transfers/malta', 'fr')).toBe('busy')
  answer(null)
  await Promise.all(drawing)
  expect(asked).toEqual(['malta', 'geneva-airport/chamonix', 'geneva-airport'])
})

it('draws nothing for an address without a page, and tries again what failed', async () => {
  const { pictures, asked } = opened(() => Promise.reject(new Error('no database')))
  for (const path of ['/transfers/atlantis', '/transfers/Malta', '/help', '/transfers/malta/'])
    expect(await pictures.of(path, 'en')).toBeNull()
  expect(asked).toEqual([])
  expect(await pictures.of('/transfers/malta', 'en')).toBe('busy')
  expect(await pictures.of('/transfers/malta', 'en')).toBe('busy')
  expect(asked).toHaveLength(2)
})
