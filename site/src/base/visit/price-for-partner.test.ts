import { FiacreError, type FiacreClient, type FiacreErrorCode } from '@fiacre/sdk'
import { expect, it, vi } from 'vitest'
import { priceForPartner } from './price-for-partner.ts'

const INPUT = { body: { vehicleTypeId: 1 } } as Parameters<FiacreClient['calculatePrice']>[0]
const QUOTE = { quoteId: 'q1' } as Awaited<ReturnType<FiacreClient['calculatePrice']>>

const refused = (status: number, code: FiacreErrorCode) =>
  new FiacreError({ status, code, detail: 'No.', text: '{}' })

it('asks for prices on behalf of the partner', async () => {
  const calculatePrice = vi.fn<FiacreClient['calculatePrice']>().mockResolvedValue(QUOTE)
  await priceForPartner({ calculatePrice }, 'pk_demo')({ ...INPUT, headers: { 'x-trace': '1' } })
  expect(calculatePrice).toHaveBeenCalledWith({
    ...INPUT,
    headers: { 'x-trace': '1', authorization: 'Bearer pk_demo' },
  })
})

it('asks once more without a partner whose key is refused', async () => {
  const calculatePrice = vi.fn<FiacreClient['calculatePrice']>().mockResolvedValue(QUOTE)
  calculatePrice.mockRejectedValueOnce(refused(401, 'KEY_REVOKED'))
  expect(await priceForPartner({ calculatePrice }, 'pk_old')(INPUT)).toBe(QUOTE)
  expect(calculatePrice).toHaveBeenLastCalledWith(INPUT)
})

it('does not ask again when the trip is refused', async () => {
  const calculatePrice = vi.fn<FiacreClient['calculatePrice']>().mockRejectedValue(refused(422, 'LEAD_TIME'))
  await expect(priceForPartner({ calculatePrice }, 'pk_demo')(INPUT)).rejects.toThrow('422')
  expect(calculatePrice).toHaveBeenCalledOnce()
})

it('leaves the client alone without a partner', () => {
  const calculatePrice = vi.fn<FiacreClient['calculatePrice']>()
  expect(priceForPartner({ calculatePrice }, undefined)).toBe(calculatePrice)
})
