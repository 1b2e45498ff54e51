import type { Partner } from './partner-reads.ts'

/** Whether one sees to keys, pages and webhooks. */
export const mayDevelop = ({ role }: Pick<Partner, 'role'>): boolean =>
  role === 'owner' || role === 'developer'
