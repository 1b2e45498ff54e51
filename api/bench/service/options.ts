import { parseArgs } from 'node:util'

export interface Options {
  /** Measured rounds of each contender. */
  rounds: number
  /** Length of one round. */
  seconds: number
  /** Requests under way at any time. */
  connections: number
  /** Only the scenarios whose name contains this. */
  only: string
  /** A folder for a CPU profile of the service; undefined for none. */
  profile: string | undefined
}

export const HELP = `pnpm bench:service [options]
  --rounds 5        measured rounds of each contender
  --seconds 1.2     length of a round
  --connections 16  requests under way at any time
  --only booking    only the scenarios whose name contains this
  --profile folder  write a CPU profile of the service there`

/** Reads the command line; undefined when it asks for help. Throws an error that names the wrong option. */
export function readOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1.2' },
      connections: { type: 'string', default: '16' },
      only: { type: 'string', default: '' },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  return {
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
    only: values.only,
    profile: values.profile,
  }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (value > 0) return value
  throw new Error(`--${name} takes a number above zero, not "${text}".`)
}
