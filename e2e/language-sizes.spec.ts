import { expect } from '@playwright/test'
import { builtFiles, builtSizes, filesOverBudget, overBudget } from '../scripts/locales/built-sizes.ts'
import { test } from './visitor.ts'

test('no language makes a visitor fetch more than its budget of widget, start and screen', () => {
  const sizes = builtSizes()
  expect(overBudget(sizes)).toEqual([])
  const heavy = { language: 'el', widget: 31_745, start: 122_881, screen: 196_609, path: '/dashboard' }
  expect(overBudget([heavy])).toHaveLength(3)
  expect(overBudget([{ ...heavy, language: 'en', widget: 30_721, start: 0, screen: 0 }])).toHaveLength(1)
})

test('no typeface, and no code that a page begins with, is over its budget', () => {
  const files = builtFiles()
  expect(files.map(({ name }) => name.replace(/-.*/, ''))).toEqual(
    expect.arrayContaining(['boot', 'geologica', 'literata']),
  )
  expect(filesOverBudget(files)).toEqual([])
})
