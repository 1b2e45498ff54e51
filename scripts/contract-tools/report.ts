import { textTable } from '../text-table.ts'
import { TRIALS, type Tool, type Trial } from './tool.ts'
import type { Served } from './service.ts'

export interface Row {
  name: string
  cells: Record<Trial, string>
  /** What went wrong, whole. */
  failure: string | undefined
}

/** Tries a tool, trial by trial; one that fails leaves the next untried. */
export async function tryTool({ name, trials }: Tool, served: Served): Promise<Row> {
  const row: Row = { name, cells: { loads: '-', compiles: '-', journey: '-' }, failure: undefined }
  for (const trial of TRIALS) {
    const run = trials[trial]
    if (!run) continue
    try {
      row.cells[trial] = await run(served)
    } catch (error) {
      row.cells[trial] = 'FAILED'
      row.failure = `${name}, ${trial}: ${error instanceof Error ? error.message : String(error)}`
      return row
    }
  }
  return row
}

/** Tool by trial, in columns. */
export function tableOf(rows: Row[]): string {
  return textTable([
    ['tool', ...TRIALS],
    ...rows.map(({ name, cells }) => [name, ...TRIALS.map((trial) => cells[trial])]),
  ])
}
