import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VehicleDrawing } from './vehicle-art.tsx'
import { VEHICLE_NAMES, type VehicleName } from './vehicle-shapes.ts'

// Read as files: Vitest empties imported style sheets.
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const looks = read('vehicle-art.css').replace(/^\.fi-vehicle \{[^}]*\}\s*/, '')
const tokens = read('../../../../widget/src/theme/tokens.css')

/** The tokens a drawing needs, as one scheme has them, for a file that no page's style reaches. */
function colours(scheme: 'light' | 'dark'): string {
  const pairs = tokens.matchAll(/(--fi-(?:art-\w+|line)): light-dark\((#\w+), (#\w+)\);/g)
  return [...pairs].map(([, name, light, dark]) => `${name}: ${scheme === 'light' ? light : dark};`).join(' ')
}

/** The drawing as a file of its own, light or dark by the visitor's system. */
function vehicleFile(name: VehicleName): string {
  const style = [
    `svg { ${colours('light')} }`,
    `@media (prefers-color-scheme: dark) { svg { ${colours('dark')} } }`,
    looks.trim(),
  ].join('\n')
  const drawing = renderToStaticMarkup(createElement(VehicleDrawing, { name })).replaceAll('><', '>\n<')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 150">\n<style>\n${style}\n</style>\n${drawing}\n</svg>\n`
}

describe('the files under public/vehicles', () => {
  // After changing a drawing or its colours run this with `-u`: it writes the files anew.
  it.each(VEHICLE_NAMES)('has the present drawing of %s', async (name) => {
    await expect(vehicleFile(name)).toMatchFileSnapshot(`../../../public/vehicles/${name}.svg`)
  })
})
