/** Colours of the ground by its height: the accent's green in the plains, paper on the summits. */
const GROUND = [
  [0, '#2a5f49'],
  [100, '#3d7454'],
  [220, '#558a5f'],
  [450, '#7c9f68'],
  [800, '#a9b576'],
  [1200, '#cdbf86'],
  [1800, '#e2d2a6'],
  [2600, '#f3ead2'],
  [3400, '#fffdf8'],
] as const

/** The same of the countries around, which stay in the background. */
const AROUND = [
  [0, '#e9dfc9'],
  [450, '#e2d6bc'],
  [1200, '#d9cbae'],
  [2600, '#efe7d6'],
] as const

type Ramp = readonly (readonly [metres: number, colour: string])[]

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function mixed(ramp: Ramp, metres: number): string {
  const above = ramp.findIndex(([height]) => height > metres)
  const [high, highColour] = ramp.at(above) ?? [0, '#000000']
  const [low, lowColour] = ramp[above - 1] ?? [high, highColour]
  if (above <= 0) return highColour
  const part = (metres - low) / (high - low)
  const to = channels(highColour)
  const mix = channels(lowColour).map((from, index) => Math.round(from + part * ((to[index] ?? from) - from)))
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const groundColour = (metres: number) => mixed(GROUND, metres)
export const aroundColour = (metres: number) => mixed(AROUND, metres)

/** A colour on its way to another: 0 is the first, 1 the second. */
export const blend = (from: string, to: string, part: number) =>
  mixed(
    [
      [0, from],
      [1, to],
      [2, to],
    ],
    part,
  )

type Fade = readonly [string, string]

/** Light, water and ground of a season; slopes from the top down. */
export const SEASON_COLOURS = {
  summer: {
    sky: ['#86c3cd', '#fbe6bd'] as Fade,
    sea: ['#d3e8da', '#2f8d98'] as Fade,
    land: ['#ecd9bb', '#8f9f60'] as Fade,
    haze: '#ecd9bb',
    shade: '#5f5a36',
    shadeOpacity: '.34',
    slope: [
      [0, '#f7e9c8'],
      [0.4, '#dcbf86'],
      [0.75, '#b9ad6c'],
      [1, '#94a263'],
    ] as [number, string][],
  },
  ski: {
    sky: ['#8fb6cf', '#f6e9da'] as Fade,
    sea: ['#dfe9ee', '#a9c3d1'] as Fade,
    land: ['#e6ebec', '#b4cccd'] as Fade,
    haze: '#dfe6ea',
    shade: '#33658a',
    shadeOpacity: '.55',
    slope: [
      [0, '#ffffff'],
      [0.36, '#f6f9fa'],
      [0.52, '#b9ced4'],
      [0.74, '#4b7a72'],
      [0.9, '#6f9a95'],
      [1, '#b4cccd'],
    ] as [number, string][],
  },
} as const
