import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type TotpSecret = CallResult<'startTotp'>
export type SecondFactor = CallResult<'getSecondFactor'>
export type Passkey = SecondFactor['passkeys'][number]

export const secondFactorQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'second-factor'],
    queryFn: ({ signal }) => client.getSecondFactor({ signal }),
    staleTime: 0,
  })

/** Whether more than the password is asked for. */
export const isOn = ({ since, passkeys }: SecondFactor): boolean => since !== null || passkeys.length > 0

/** Whether there is one thing alone beside the password, and the service asks for one. */
export const isLastOfRequired = ({ isRequired, since, passkeys }: SecondFactor): boolean =>
  isRequired && passkeys.length + (since === null ? 0 : 1) === 1
