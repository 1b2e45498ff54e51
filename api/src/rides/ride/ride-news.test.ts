import { expect, it } from 'vitest'
import { newsOfAmendment, newsOfMove } from './ride-news.ts'

const carriers = { before: null, after: null, withdrawn: [] }

it('tells everybody else who was asked that a ride is taken, and nobody what they did themselves', () => {
  const taken = { before: null, after: 'a', withdrawn: ['a', 'b'] }
  expect(newsOfMove('accept', 'carrier', taken)).toEqual([{ carrierId: 'b', what: 'over' }])
  expect(newsOfMove('release', 'carrier', { ...carriers, before: 'a' })).toEqual([])
  expect(newsOfMove('depart', 'driver', { ...carriers, before: 'a', after: 'a' })).toEqual([])
})

it('tells a carrier what others do with its ride', () => {
  const given = { before: null, after: 'a', withdrawn: ['b'] }
  expect(newsOfMove('accept', 'administrator', given)).toEqual([
    { carrierId: 'b', what: 'over' },
    { carrierId: 'a', what: 'given' },
  ])
  const had = { ...carriers, before: 'a' }
  expect(newsOfMove('release', 'service', had)).toEqual([{ carrierId: 'a', what: 'lost' }])
  expect(newsOfMove('cancel', 'service', had)).toEqual([{ carrierId: 'a', what: 'cancelled' }])
  expect(newsOfMove('finish', 'service', { ...had, after: 'a' })).toEqual([])
})

it('asks the carrier of a changed ride, and only tells it of new details', () => {
  const until = new Date('2026-02-10T12:00:00Z')
  expect(newsOfAmendment('service', { carrierId: 'a', amendmentUntil: until })).toEqual([
    { carrierId: 'a', what: 'changed' },
  ])
  expect(newsOfAmendment('service', { carrierId: 'a', amendmentUntil: null })).toEqual([
    { carrierId: 'a', what: 'updated' },
  ])
  expect(newsOfAmendment('carrier', { carrierId: 'a', amendmentUntil: null })).toEqual([])
  expect(newsOfAmendment('service', { carrierId: null })).toEqual([])
})
