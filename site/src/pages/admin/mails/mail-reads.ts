import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { pagesQuery, type Page } from '../list/pages-query.ts'

export type Job = CallResult<'listGivenUpJobs'>['jobs'][number]

export const jobsQuery = (client: FiacreClient, query: NonNullable<CallInput<'listGivenUpJobs'>['query']>) =>
  pagesQuery(
    ['jobs', query],
    (page: Page<string>, signal) => client.listGivenUpJobs({ query: { ...query, ...page }, signal }),
    ({ jobs }) => jobs,
  )
