import { Migration } from '@mikro-orm/migrations'

/** What is not expected of partners' invoices any more. */
export class Migration2026112691WriteOffs extends Migration {
  override up(): void {
    this.addSql(`alter table partner_invoice
      add column written_off_cents int not null default 0,
      drop constraint partner_invoice_open_known,
      add constraint partner_invoice_open_known check (
        case when total_cents >= 0 then open_cents >= 0 and written_off_cents >= 0 and open_cents + written_off_cents <= total_cents
          else open_cents between total_cents and 0 and written_off_cents = 0 end)`)
  }

  override down(): void {
    this.addSql(`alter table partner_invoice
      drop constraint partner_invoice_open_known,
      add constraint partner_invoice_open_known check (
        case when total_cents >= 0 then open_cents between 0 and total_cents else open_cents between total_cents and 0 end),
      drop column written_off_cents`)
  }
}
