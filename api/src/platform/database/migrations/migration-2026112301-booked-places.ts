import { Migration } from '@mikro-orm/migrations'

/** A booking keeps the places that its price was made for, beside the words of the traveller. */
export class Migration2026112301BookedPlaces extends Migration {
  override up(): void {
    this.addSql('alter table booking add column pickup_place jsonb, add column destination_place jsonb')
    this.addSql(`update booking b set pickup_place = ${this.placeOf('pickup_place')},
        destination_place = ${this.placeOf('destination_place')}
      from quote q where q.id = b.quote_id`)
  }

  override down(): void {
    this.addSql('alter table booking drop column pickup_place, drop column destination_place')
  }

  private placeOf(column: string): string {
    const part = (name: string) => `'${name}', q.${column} -> '${name}'`
    return `jsonb_build_object(${part('label')}, ${part('lat')}, ${part('lon')}, 'words', null)`
  }
}
