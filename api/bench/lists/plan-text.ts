/** How wide a line of a plan is kept: conditions of long searches say little at their ends. */
const WIDTH = 160

/**
 * A plan as it is kept beside the code: without what differs from run to run, as ids, instants, days and the periods of partitions,
 * so that what is left changes only where a list is read another way.
 */
export function planText(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replaceAll(/'\{[^']*\}'/g, "'{…}'")
        .replaceAll(/'?\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.]*\+00'?/g, '<time>')
        .replaceAll(/'\d{4}-\d\d-\d\d'/g, '<day>')
        .replaceAll(/'?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}'?/g, '<id>')
        .replaceAll(/_\d{10}(?!\d)/g, '_<period>')
        .replaceAll(/\b(quote|partner_request)_\d+\b/g, '$1_n')
        .slice(0, WIDTH)
        .trimEnd(),
    )
    .filter((line, index, all) => line !== all[index - 1])
    .join('\n')
}
