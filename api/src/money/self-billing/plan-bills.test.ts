import { expect, it } from 'vitest'
import { planBills, type BillableLine } from './plan-bills.ts'

const DOMESTIC = { treatment: 'domestic', permille: 230 } as const
const REVERSE = { treatment: 'reverse-charge', permille: 0 } as const
const line = (id: number, amountCents: number, more: Partial<BillableLine> = {}): BillableLine => ({
  id,
  kind: 'fee',
  amountCents,
  takesBack: null,
  ...more,
})
const back = (id: number, amountCents: number, takesBack: BillableLine['takesBack']) =>
  line(id, amountCents, { kind: 'reversal', takesBack })

it('invoices what is supplied, and nothing that only moves money', () => {
  const lines = [
    line(1, 1000),
    line(2, -200, { kind: 'promotion' }),
    line(3, 500, { kind: 'returned' }),
    line(4, -800, { kind: 'payout' }),
    back(5, -1000, { isStated: false, bill: null }),
  ]
  expect(planBills(lines, REVERSE)).toEqual([
    { ...REVERSE, netCents: -200, lineIds: [1, 2, 5], corrects: [] },
  ])
  expect(planBills(lines, null)).toEqual([])
})

it('credits by the rule and the number of the invoice that it corrects, also after the consent has ended', () => {
  const bill = { ...DOMESTIC, number: 'SB-0001-2026-0001' }
  const lines = [
    line(1, 1000),
    back(2, -300, { isStated: true, bill }),
    back(3, -100, { isStated: true, bill }),
  ]
  const credit = { ...DOMESTIC, netCents: -400, lineIds: [2, 3], corrects: [bill.number] }
  expect(planBills(lines, REVERSE)).toEqual([
    { ...REVERSE, netCents: 1000, lineIds: [1], corrects: [] },
    credit,
  ])
  expect(planBills(lines, null)).toEqual([credit])
  expect(planBills(lines, DOMESTIC)).toEqual([
    { ...DOMESTIC, netCents: 600, lineIds: [1, 2, 3], corrects: [bill.number] },
  ])
})

it('takes nothing back that the partner invoiced itself', () => {
  expect(planBills([back(1, -300, { isStated: true, bill: null })], DOMESTIC)).toEqual([])
})
