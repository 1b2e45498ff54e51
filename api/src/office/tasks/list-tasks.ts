import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { OfficeRole, StaffRole } from '#platform/contract/office-role.ts'
import { agreementTasks } from './agreement-tasks.ts'
import { accountTasks, addressChangeTasks } from './account-tasks.ts'
import { byUrgency } from './by-urgency.ts'
import { carrierPaperTasks, carrierTasks, paperExpiryTasks, screeningTasks } from './carrier-tasks.ts'
import { chargebackTasks } from './chargeback-tasks.ts'
import { approvalTasks, cardRefundTasks } from './decision-tasks.ts'
import { mailTasks, messageTasks } from './message-tasks.ts'
import { noShowTasks } from './no-show-tasks.ts'
import { reviewTasks, transferTasks } from './payment-tasks.ts'
import { partnerTasks } from './partner-tasks.ts'
import { invoiceTasks } from './invoice-tasks.ts'
import { objectionTasks } from './objection-tasks.ts'
import { pickupTasks } from './pickup-tasks.ts'
import { driverReportTasks } from './driver-report-tasks.ts'
import { ratingTasks } from './rating-tasks.ts'
import { rideTasks } from './ride-tasks.ts'
import type { TaskSource } from './task-source.ts'

/** Everything that waits for people, the kinds in the order of their urgency where nothing says until when. */
const TASK_SOURCES: readonly TaskSource[] = [
  rideTasks,
  driverReportTasks,
  pickupTasks,
  chargebackTasks,
  approvalTasks,
  cardRefundTasks,
  reviewTasks,
  noShowTasks,
  objectionTasks,
  invoiceTasks,
  ratingTasks,
  screeningTasks,
  carrierTasks,
  partnerTasks,
  agreementTasks,
  carrierPaperTasks,
  paperExpiryTasks,
  addressChangeTasks,
  accountTasks,
  messageTasks,
  transferTasks,
  mailTasks,
]

/** As many of a kind are listed. */
const MOST_OF_A_KIND = 100

/** Whether work with these roles is somebody's; administrators see to everything. */
function isTheirs(roles: readonly StaffRole[], role: OfficeRole | undefined): boolean {
  return role === 'administrator' || (role !== undefined && roles.includes(role))
}

/** What waits for a person of this role, the most urgent first; what is alike in the order of the kinds. */
export async function listTasks(
  context: Context,
  role: OfficeRole | undefined,
): Promise<components['schemas']['AdminTaskList']> {
  const found: ({ kind: TaskSource['kind'] } & Awaited<ReturnType<TaskSource['find']>>)[] = []
  // One after the other, so that one connection answers them all: it keeps their plans, which take longer to make than to carry out.
  for (const source of TASK_SOURCES)
    if (isTheirs(source.roles, role))
      found.push({ kind: source.kind, ...(await source.find(context, MOST_OF_A_KIND)) })
  const tasks = found.flatMap(({ kind, tasks: ofKind }) => ofKind.map((task) => ({ kind, ...task })))
  return {
    tasks: byUrgency(tasks, context.now()),
    counts: found.map(({ kind, count }) => ({ kind, count })),
  }
}
