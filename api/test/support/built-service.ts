import { SERVICE_PROGRAM } from '../../scripts/service-program.ts'
import { startNode, type NodeProcess } from './processes.ts'

/**
 * The service in a process of its own, as `pnpm build` made it and `npm start` runs it, which is ready in a third of the time that its
 * sources take. What sets the tests up has built it.
 */
export const startBuiltService = (env: Record<string, string>): NodeProcess =>
  startNode(SERVICE_PROGRAM, [], env)
