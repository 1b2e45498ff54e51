import { expect, it } from 'vitest'
import { likeListed } from './like-listed.ts'
import { nameTokens } from './similar-names.ts'

const listed = (entry: string, name: string) => ({ entry, name, tokens: nameTokens(name) })
const LIST = [listed('1', 'Phantasia Transit Holding GmbH'), listed('2', 'Viktor Erfundenskij')]

it('looks at the name of the business and at that of its contact, each entry once', () => {
  const partner = { legalName: 'PHANTASIA TRANSIT HOLDING', contactName: 'Erfundenskij Viktor' }
  expect(likeListed(partner, [...LIST, listed('1', 'Phantasia Transit')])).toMatchObject([
    { entry: '1', name: 'PHANTASIA TRANSIT HOLDING', score: 100 },
    { entry: '2', name: 'Erfundenskij Viktor', score: 100 },
  ])
  expect(likeListed({ legalName: 'Hotel Chamonix SARL', contactName: null }, LIST)).toEqual([])
})
