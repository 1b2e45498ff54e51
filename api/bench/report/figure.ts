import { appendFileSync } from 'node:fs'

/** One measured value; `part` is the program that measured it, `name` is unique within it. */
export interface Figure {
  part: string
  name: string
  value: number
  /** `ms`, `MB`, `%`, `/s`, `x` (times another value of the same run). */
  unit: string
}

/** Where `pnpm bench` wants the figures of the programs that it runs: a file, one figure a line. */
export const FIGURES_FILE = 'BENCH_FIGURES'

/** Hands figures to `pnpm bench`; a program that is run by itself only prints its own table. */
export function keepFigures(part: string, figures: readonly (readonly [string, number, string])[]): void {
  const file = process.env[FIGURES_FILE]
  if (!file) return
  const lines = figures.map(([name, value, unit]) =>
    JSON.stringify({ part, name, value, unit } satisfies Figure),
  )
  appendFileSync(file, lines.map((line) => `${line}\n`).join(''))
}
