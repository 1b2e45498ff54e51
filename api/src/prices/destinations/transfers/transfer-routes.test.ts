import { expect, it } from 'vitest'
import { ALIKE } from './alike-transfers.data.ts'
import {
  hubLanguages,
  isListedTransfer,
  meantTransfer,
  tablePages,
  transferPages,
} from './transfer-routes.ts'

it('each page has one address, no country is called like an airport, and each is written in English', () => {
  const paths = tablePages().map(([path]) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const [path, languages] of tablePages()) {
    expect(path).toMatch(/^\/transfers(\/[a-z0-9]+(-[a-z0-9]+)*){1,2}$/)
    expect(languages[0]).toBe('en')
  }
  const { hubs, routes } = transferPages()
  expect(routes.length).toBeGreaterThan(600)
  // Nothing is left out of the pages above: whoever follows links finds every ride.
  for (const { airport, languages } of routes) {
    const hub = hubs.get(airport)
    expect(hub && languages.every((code) => hubLanguages(hub).includes(code)), airport).toBe(true)
  }
})

it.each([
  ['/transfers/GVA/Chamonix', '/transfers/geneva-airport/chamonix'],
  ['/Transfers/Geneva_Airport', '/transfers/geneva-airport'],
  ['/transfers/geneva%20airport/', '/transfers/geneva-airport'],
  ['/transfers/Espa%C3%B1a', undefined],
  ['/transfers/gva/atlantis', undefined],
  ['/transfers/%E0%A4%A', undefined],
  ['/transfers/a/b/c', undefined],
  ['/transfers', undefined],
  ['/destinations/spain', undefined],
])('%s is meant for %s', (path, page) => {
  expect(meantTransfer(path)).toBe(page)
})

it('only pages that say nothing, or what another says, are kept from search engines', () => {
  expect(isListedTransfer('/transfers/geneva-airport/chamonix')).toBe(true)
  expect(isListedTransfer('/transfers/geneva-airport')).toBe(true)
  expect(tablePages().filter(([path]) => !isListedTransfer(path)).length).toBeLessThan(30)
  const { routeAt } = transferPages()
  expect([...ALIKE].filter((address) => !routeAt.has(address))).toEqual([])
})
