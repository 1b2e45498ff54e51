import { wanted, type Judged } from './judge.ts'

export interface Run {
  /** The day of the run, `2026-11-27`. */
  day: string
  commit: string
  /** The processor and how many, as ratios alone compare between machines. */
  machine: string
}

const HEAD = 'day,commit,machine,part,name,value,unit,budget,missed'

/**
 * Rows of this run put to those of earlier ones, in the form that spreadsheets and plotting tools read. A second run of the
 * same commit takes the place of the first in the parts it ran.
 */
export function addRun(csv: string, { day, commit, machine }: Run, judged: readonly Judged[]): string {
  const parts = new Set(judged.map(({ figure }) => figure.part))
  // A name of a processor with a comma would move the columns of whoever splits at them.
  const rows = judged.map((each) => {
    const { part, name, value, unit } = each.figure
    return [
      day,
      commit,
      machine.replaceAll(',', ''),
      part,
      name,
      rounded(value),
      unit,
      wanted(each),
      each.isMissed ? 'yes' : '',
    ]
      .map(cell)
      .join(',')
  })
  return addRows(csv, HEAD, rows, ([, ofCommit, , part = '']) => ofCommit === commit && parts.has(part))
}

/** Rows put below those on record, but for the ones whose place they take, under the head of today. */
export function addRows(
  csv: string,
  head: string,
  rows: readonly string[],
  isReplaced: (cells: readonly string[]) => boolean,
): string {
  const kept = csv
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !isReplaced(line.split(',')))
  return `${[head, ...kept, ...rows].join('\n')}\n`
}

/** Three digits that count: more is noise. */
export function rounded(value: number): string {
  return `${Number(value.toPrecision(value >= 1000 ? 4 : 3))}`
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
