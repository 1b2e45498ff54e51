import type { VEHICLE_CLASSES } from './vehicle-classes.ts'

type ClassName = (typeof VEHICLE_CLASSES)[number]['name']

/** Cars that a class is driven with; which of them comes is not promised, so a text says "or similar" (spec section 9). */
export const VEHICLE_MODELS: Readonly<Record<ClassName, readonly string[]>> = {
  Economy: ['Škoda Octavia Combi', 'VW Golf Variant'],
  Business: ['Mercedes E-Class', 'BMW 5 Series'],
  Premium: ['Mercedes S-Class', 'BMW 7 Series'],
  Van: ['Mercedes V-Class', 'VW Caravelle'],
  Minibus: ['Mercedes Sprinter', 'Ford Transit'],
}

/** The cars of a class by its name; none of a class that is not ours. */
export function vehicleModels(name: string): readonly string[] {
  return Object.entries(VEHICLE_MODELS).find(([known]) => known === name)?.[1] ?? []
}
