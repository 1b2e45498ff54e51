import { Migration } from '@mikro-orm/migrations'

/** A way's picture is kept as what is drawn, not as SVG: pages give it their own colours and typeface. */
export class Migration2026112440RouteDrawings extends Migration {
  override up(): void {
    // Pictures are drawn anew when they are asked for.
    this.addSql('delete from route_map')
    this.addSql('alter table route_map drop column svg, add column picture jsonb not null')
  }

  override down(): void {
    this.addSql('delete from route_map')
    this.addSql('alter table route_map drop column picture, add column svg text not null')
  }
}
