import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'

export type Statement = CallResult<'listCarrierStatements'>['statements'][number]
export type EarningLine = CallResult<'getCarrierEarnings'>['lines'][number]
export type Objection = CallResult<'getCarrierStatement'>['objections'][number]
export type Accounts = CallResult<'getCarrierPayoutAccount'>
/** Who is paid. */
export type Payee = 'carrier' | 'partner'

/** What was earned, a page of lines at a time, the newest first. */
export const earningsQuery = (client: FiacreClient, payee: Payee) =>
  infiniteQueryOptions({
    queryKey: [...QUERY_KEYS[payee], 'earnings'],
    initialPageParam: undefined as number | undefined,
    queryFn({ pageParam, signal }) {
      const asked = { query: pageParam === undefined ? {} : { before: pageParam }, signal }
      return payee === 'carrier' ? client.getCarrierEarnings(asked) : client.getPartnerEarnings(asked)
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => ({
      balanceCents: pages[0]?.balanceCents ?? 0,
      pendingCents: pages[0]?.pendingCents ?? 0,
      lines: pages.flatMap(({ lines }) => lines),
    }),
    staleTime: 0,
  })

export const statementsQuery = (client: FiacreClient, payee: Payee) =>
  queryOptions({
    queryKey: [...QUERY_KEYS[payee], 'statements'],
    queryFn: ({ signal }) =>
      payee === 'carrier'
        ? client.listCarrierStatements({ signal })
        : client.listPartnerStatements({ signal }),
    staleTime: 0,
  })

/** A statement with its lines, and what was objected to. */
export const statementQuery = (client: FiacreClient, payee: Payee, statementId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS[payee], 'statement', statementId],
    queryFn({ signal }) {
      const asked = { path: { statementId }, signal }
      return payee === 'carrier' ? client.getCarrierStatement(asked) : client.getPartnerStatement(asked)
    },
    staleTime: 0,
  })

/** Where somebody is paid. */
export const payoutAccountQuery = (client: FiacreClient, payee: Payee) =>
  queryOptions({
    queryKey: [...QUERY_KEYS[payee], 'payout-account'],
    queryFn: ({ signal }) =>
      payee === 'carrier'
        ? client.getCarrierPayoutAccount({ signal })
        : client.getPartnerPayoutAccount({ signal }),
    staleTime: 0,
  })

export const statementFilePath = (payee: Payee, id: string, format: 'pdf' | 'csv') =>
  `/api/${payee}/statements/${id}/files/${format}`
