import { Card } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { VehicleArt } from '../vehicle-art/vehicle-art.tsx'
import type { VehicleName } from '../vehicle-art/vehicle-shapes.ts'

const FLEET: { name: VehicleName; title: string; seats: number; from: string }[] = [
  { name: 'economy', title: 'Economy', seats: 4, from: '€17' },
  { name: 'business', title: 'Business', seats: 4, from: '€30' },
  { name: 'premium', title: 'Premium', seats: 3, from: '€50' },
  { name: 'van', title: 'Van', seats: 7, from: '€35' },
  { name: 'minibus', title: 'Minibus', seats: 15, from: '€80' },
]

/** The five classes as cards, to see art, type and card together. */
export function FleetSample() {
  return (
    <section id="fleet" className="fi-stack" aria-labelledby="fleet-title">
      <h2 className="fi-heading" id="fleet-title">
        Our fleet
      </h2>
      <ul className="gallery-fleet">
        {FLEET.map(({ name, title, seats, from }) => (
          <Card as="li" key={name} compact className="fi-stack fi-stack--tight">
            <VehicleArt name={name} />
            <div className="fi-cluster fi-cluster--apart">
              <h3 className="fi-subheading">{title}</h3>
              <p>
                <span className="fi-small fi-muted">from</span> <span className="fi-price">{from}</span>
              </p>
            </div>
            <p className="fi-small fi-muted gallery-note">
              <Icon name="users" size="sm" /> up to {seats}
              <Icon name="luggage" size="sm" /> 2 to 3 large suitcases
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
