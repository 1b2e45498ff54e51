import { Migration } from '@mikro-orm/migrations'

/** What sort of place a ride begins and ends at stands with the booking, as its quote knew it. */
export class Migration2026112431KindsOfPlaces extends Migration {
  override up(): void {
    for (const place of ['pickup_place', 'destination_place'])
      this.addSql(`
        update booking set ${place} = booking.${place}
          || jsonb_build_object('kind', (select quote.${place} -> 'kind' from quote where quote.id = booking.quote_id))
        where ${place} is not null`)
  }

  override down(): void {
    for (const place of ['pickup_place', 'destination_place'])
      this.addSql(`update booking set ${place} = ${place} - 'kind' where ${place} is not null`)
  }
}
