// oxlint-disable-next-line import/default -- the package is CommonJS: Node has its functions on the default alone
import codec from '@googlemaps/polyline-codec'
import type { LatLon } from './great-circle.ts'

/** A line as text, as routing services write it. */
export function encodeLine(line: readonly LatLon[], decimals = 5): string {
  return codec.encode(
    line.map(({ lat, lon }): [number, number] => [lat, lon]),
    decimals,
  )
}

/** The line that a text stands for. */
export function decodeLine(text: string, decimals = 5): LatLon[] {
  return codec.decode(text, decimals).map(([lat, lon]) => ({ lat, lon }))
}
