import { cancelMove, changeMove, leaveMove } from './play-afterwards.ts'
import { recordMove, resolveMove, setStatusMove } from './play-administration.ts'
import { bookMove, payMove } from './play-checkout.ts'
import { atPageMove, misfitMove, tellAgainMove, upkeepMove } from './play-gateway.ts'
import { disputeMove } from './play-disputes.ts'
import { takeMove } from './play-rides.ts'
import { refundMove, sendRefundsMove } from './play-refunds.ts'
import type { Step } from './steps.ts'
import type { World } from './world.ts'

/** Does a step to the real service and to the model. */
export async function play(world: World, { move, death }: Step): Promise<void> {
  switch (move.kind) {
    case 'book':
      return bookMove(world, move, death)
    case 'pay':
      return payMove(world, move, death)
    case 'at-page':
      return atPageMove(world, move, death)
    case 'tell-again':
      return tellAgainMove(world, move, death)
    case 'misfit':
      return misfitMove(world, move, death)
    case 'change':
      return changeMove(world, move, death)
    case 'cancel':
      return cancelMove(world, move, death)
    case 'set-status':
      return setStatusMove(world, move, death)
    case 'take':
      return takeMove(world, move, death)
    case 'record':
      return recordMove(world, move, death)
    case 'resolve':
      return resolveMove(world, move, death)
    case 'refund':
      return refundMove(world, move, death)
    case 'dispute':
      return disputeMove(world, move, death)
    case 'send-refunds':
      return sendRefundsMove(world, move, death)
    case 'upkeep':
      return upkeepMove(world, move, death)
    case 'leave':
      return leaveMove(world, move, death)
    case 'hours':
      world.clock.now = new Date(world.clock.now.getTime() + move.hours * 3_600_000)
  }
}
