/**
 * Borders that small roads cross as well: there the villages on both sides are neighbours. Every other border is crossed
 * only where a road of `roads/` crosses it. Source: any road map; rivers and ranges along them stand in `barriers.data.ts`.
 */
const OPEN_BORDERS: ReadonlySet<string> = new Set(
  [
    'AT-CH AT-CZ AT-DE AT-HU AT-IT AT-SI AT-SK BE-DE BE-FR BE-LU BE-NL CH-DE CH-FR CH-IT CZ-DE CZ-PL CZ-SK',
    'DE-DK DE-FR DE-LU DE-NL DE-PL EE-LV ES-PT FI-SE FR-IT FR-LU FR-MC GB-IE HR-SI HU-SI HU-SK IT-SI',
    'LT-LV LT-PL NO-SE PL-SK HU-RO HR-HU HU-RS BA-HR BA-RS BA-ME FI-NO',
    'AL-GR AL-ME AL-MK BG-MK BG-RS GR-MK HR-ME ME-RS MK-RS',
  ].flatMap((line) => line.split(' ')),
)

/** Whether villages on both sides of a border are joined by small roads. */
export function isOpenBorder(a: string, b: string): boolean {
  return a === b || OPEN_BORDERS.has(a < b ? `${a}-${b}` : `${b}-${a}`)
}
