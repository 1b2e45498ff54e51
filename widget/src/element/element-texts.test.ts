import { expect, it } from 'vitest'
import { elementTexts } from './element-texts.ts'
import type { Catalogue } from './element-texts.ts'

function texts(locale: string) {
  const page = { locale, shown: [] as Catalogue[] }
  const all = elementTexts(
    () => page.locale,
    (catalogue) => page.shown.push(catalogue),
  )
  return { ...all, page, last: () => page.shown.at(-1) }
}

it('says at first what filling in the form takes, and then everything', async () => {
  const { change, prepare, last } = texts('pl')
  await change()
  expect(last()).toMatchObject({ locale: 'pl', messages: { oneWay: 'W jedną stronę' } })
  expect(last()?.messages).not.toHaveProperty('totalPrice')
  await prepare()
  expect(last()?.messages).toHaveProperty('totalPrice')
})

it('says everything in another language too, once it has been prepared', async () => {
  const { change, prepare, page, last } = texts('pl')
  await prepare()
  page.locale = 'en-GB'
  await change()
  expect(last()).toMatchObject({ locale: 'en-GB', messages: { totalPrice: 'Total price' } })
})

it('follows a language that changes while everything is on its way', async () => {
  const { prepare, page, last } = texts('pl')
  const prepared = prepare()
  page.locale = 'en'
  await prepared
  expect(last()).toMatchObject({ locale: 'en', messages: { totalPrice: 'Total price' } })
})

it('is not taken back to the first texts by a slow answer', async () => {
  const { change, prepare, last } = texts('en')
  await Promise.all([change(), prepare()])
  expect(last()?.messages).toHaveProperty('totalPrice')
})
