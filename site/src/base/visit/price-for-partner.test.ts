import { FiacreError, type FiacreClient, type FiacreErrorCode } from '@fiacre/sdk'
import { expect, it, vi } from 'vitest'
import { priceForPartner } from './price-for-partner.ts'

const INPUT = { body: { passengers: 1 } } as Parameters<FiacreClient['calculatePrices']>[0]
const QUOTE = { expiresAt: 'q1' } as Awaited<ReturnType<FiacreClient['calculatePrices']>>

const refused = (status: number, code: FiacreErrorCode) =>
  new FiacreError({ status, code, detail: 'No.', text: '{}' })

it('asks for prices on behalf of the partner', async () => {
  const calculatePrices = vi.fn<FiacreClient['calculatePrices']>().mockResolvedValue(QUOTE)
  await priceForPartner({ calculatePrices }, 'pk_demo')({ ...INPUT, headers: { 'x-trace': '1' } })
  expect(calculatePrices).toHaveBeenCalledWith({
    ...INPUT,
    headers: { 'x-trace': '1', authorization: 'Bearer pk_demo' },
  })
})

it('asks once more without a partner whose key is refused', async () => {
  const calculatePrices = vi.fn<FiacreClient['calculatePrices']>().mockResolvedValue(QUOTE)
  calculatePrices.mockRejectedValueOnce(refused(401, 'KEY_REVOKED'))
  expect(await priceForPartner({ calculatePrices }, 'pk_old')(INPUT)).toBe(QUOTE)
  expect(calculatePrices).toHaveBeenLastCalledWith(INPUT)
})

it('does not ask again when the trip is refused', async () => {
  const calculatePrices = vi
    .fn<FiacreClient['calculatePrices']>()
    .mockRejectedValue(refused(422, 'LEAD_TIME'))
  await expect(priceForPartner({ calculatePrices }, 'pk_demo')(INPUT)).rejects.toThrow('422')
  expect(calculatePrices).toHaveBeenCalledOnce()
})

it('leaves the client alone without a partner', () => {
  const calculatePrices = vi.fn<FiacreClient['calculatePrices']>()
  expect(priceForPartner({ calculatePrices }, undefined)).toBe(calculatePrices)
})
