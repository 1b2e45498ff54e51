import { vehicleClass } from '@fiacre/sdk/rules'

export interface FareLine {
  code: 'START' | 'DISTANCE' | 'RETURN' | 'MINIMUM'
  description: string
  amountCents: number
}

export interface Fare {
  oneWayKm: number
  distanceKm: number
  basePriceCents: number
  pricePerKm: number
  totalCents: number
  lines: FareLine[]
}

export function priceTransfer(trip: { countryCode: string; vehicleTypeId: number; oneWayKm: number; isRoundTrip: boolean }): Fare {
  const legs = trip.isRoundTrip ? 2 : 1
  const start = 300
  const perKm = 195
  const oneWay = start + Math.round(trip.oneWayKm * perKm)
  const minimum = vehicleClass(trip.vehicleTypeId)?.minimumPriceCents ?? 0
  const lines: FareLine[] = [
    { code: 'START', description: 'Start price', amountCents: start * legs },
    { code: 'DISTANCE', description: `Distance: ${trip.oneWayKm} km`, amountCents: oneWay - start },
  ]
  if (legs === 2) lines.push({ code: 'RETURN', description: `Return: ${trip.oneWayKm} km`, amountCents: oneWay - start })
  if (oneWay < minimum) lines.push({ code: 'MINIMUM', description: 'Minimum fare', amountCents: (minimum - oneWay) * legs })
  return {
    oneWayKm: trip.oneWayKm,
    distanceKm: Math.round(trip.oneWayKm * legs * 10) / 10,
    basePriceCents: start * legs,
    pricePerKm: perKm / 100,
    totalCents: Math.max(minimum, oneWay) * legs,
    lines,
  }
}
