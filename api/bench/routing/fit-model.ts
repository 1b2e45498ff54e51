import type { RoadModel } from '#map/routing/network/road-model.ts'
import type { Miss } from './accuracy.ts'

/** Where a fit begins: round figures that anyone would guess. */
const PLAIN_MODEL: RoadModel = {
  kmh: { motorway: 105, express: 80, main: 60, mountain: 45, city: 30 },
  local: { bend: 1.15, mountains: 0.45, climb: 0.3, kmh: 55, mountainsSlower: 0.3, village: 0.5 },
  streets: { bend: 1.35, kmh: 34 },
  towns: { minutes: 8, km: 8 },
}

/** Answers what a model misses on every transfer; slow, so its answers are kept. */
export type Trial = (model: RoadModel) => readonly Miss[]

const STEPS = [1.08, 1 / 1.08]
/** A miss beyond this is a road that is lacking, which no speed mends. */
const HOPELESS = 0.4
/** A figure leaves its plain value only where that pays: so much for the square of its logarithm. */
const STIFFNESS = 0.08

/** What is to be made small, over the transfers at these positions. Kilometres are money: they count twice. */
function loss(model: RoadModel, trial: Trial, positions: readonly number[]): number {
  const misses = trial(model)
  const sum = positions.reduce((total, position) => {
    const miss = misses[position]
    return total + (miss ? 2 * sizeOf(miss.km) + sizeOf(miss.minutes) : 3 * HOPELESS)
  }, 0)
  return sum / positions.length + STIFFNESS * strayed(model)
}

function sizeOf(miss: number): number {
  return Math.min(Math.abs(Math.log(1 + miss)), HOPELESS)
}

/** How far the figures are from their plain values, in squares of logarithms. */
function strayed(model: RoadModel): number {
  const plain = figuresOf(PLAIN_MODEL)
  return figuresOf(model).reduce(
    (sum, { value }, index) => sum + Math.log(value / (plain[index]?.value ?? value)) ** 2,
    0,
  )
}

interface Figure {
  value: number
  /** The model with another value in this one's place. */
  changed: (model: RoadModel, value: number) => RoadModel
}

/** Every figure of a model, always in the same order. */
function figuresOf(model: RoadModel): Figure[] {
  return GROUPS.flatMap((group) =>
    Object.entries(model[group]).map(([name, value]) => ({
      value,
      changed: (other, next) => ({ ...other, [group]: { ...other[group], [name]: next } }),
    })),
  )
}

const GROUPS = ['kmh', 'local', 'streets', 'towns'] as const

/** Fits the model to the transfers at these positions, one figure after the other, as long as it pays. */
export function fitModel(trial: Trial, positions: readonly number[]): RoadModel {
  let model = PLAIN_MODEL
  let least = loss(model, trial, positions)
  for (const index of figuresOf(PLAIN_MODEL).keys()) {
    for (const step of STEPS) {
      for (;;) {
        const next = changed(model, index, step)
        const reached = loss(next, trial, positions)
        if (reached >= least) break
        model = next
        least = reached
      }
    }
  }
  return model
}

function changed(model: RoadModel, index: number, factor: number): RoadModel {
  const figure = figuresOf(model)[index]
  return figure ? figure.changed(model, Number((figure.value * factor).toPrecision(4))) : model
}
