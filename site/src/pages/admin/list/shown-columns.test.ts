import { expect, it, vi } from 'vitest'
import type { ListColumn } from './list-column.ts'
import { shownColumns, sortable } from './shown-columns.ts'

const cell = () => ''
const number: ListColumn<object> = { key: 'number', heading: 'Number', head: true, cell }
const pickup: ListColumn<object> = {
  key: 'pickup',
  heading: 'Pickup',
  cell,
  orders: { ascending: 'soonest', descending: 'latest', first: 'ascending' },
}
const phone: ListColumn<object> = { key: 'phone', heading: 'Phone', cell, extra: true }
const keys = (chosen?: string[]) => shownColumns([number, pickup, phone], chosen).map(({ key }) => key)

it('shows the usual columns, or those that were chosen, and always the one that names its row', () => {
  expect(keys()).toEqual(['number', 'pickup'])
  expect(keys(['phone'])).toEqual(['number', 'phone'])
  expect(keys(['gone'])).toEqual(['number'])
})

it.each([
  ['newest', undefined, 'soonest'],
  ['soonest', 'ascending', 'latest'],
  ['latest', 'descending', 'soonest'],
] as const)('in the order %s a heading says %s, and a press brings %s', (sort, direction, next) => {
  const onSort = vi.fn()
  const column = sortable(pickup, { sort, onSort })
  expect(column.sort?.direction).toBe(direction)
  column.sort?.onSort()
  expect(onSort).toHaveBeenCalledWith(next)
})
