import type { TermId } from '#platform/localisation/terms.ts'
import type { AccountExport } from './account-export.ts'
import type en from './locales/en.json'

type ExportedBooking = AccountExport['bookings'][number]

/** Everything that the readable export says, its own texts and the terms. */
export type ExportTextId = keyof typeof en | TermId

/** The texts of `group.name`, by name. */
export type Named<Group extends string> = {
  [Id in ExportTextId as Id extends `${Group}.${infer Name}` ? Name : never]: string
}

/** The words of the readable export, by what the export for programs calls these things. */
export interface ExportTexts {
  title: string
  /** @param time as of which it is written */
  intro: (time: string) => string
  yes: string
  no: string
  none: string
  sections: Named<'section'>
  fields: Named<'trip'> & Named<'price'> & Named<'field'>
  /** What the export for programs says in codes. */
  statuses: Record<ExportedBooking['booking']['status'], string>
  paymentStatuses: Record<ExportedBooking['booking']['paymentStatus'], string>
  /** Said of a booking that was only tried out. */
  test: string
  attempts: Record<ExportedBooking['payments'][number]['status'], string>
  changes: Record<ExportedBooking['changes'][number]['status'], string>
  purposes: Record<AccountExport['requests'][number]['purpose'], string>
  accessLevels: Record<ExportedBooking['booking']['accessLevel'], string>
  methods: Record<ExportedBooking['booking']['paymentMethod'], string>
  extras: Named<'wanted'>
  events: Record<ExportedBooking['events'][number]['kind'], string>
  actors: Record<ExportedBooking['events'][number]['actor'], string>
  movements: Record<AccountExport['balance']['entries'][number]['kind'], string>
  units: Record<AccountExport['preferences']['distanceUnit'], string>
  /** A browser, `Firefox`, on a system, `Windows`. */
  device: (browser: string, system: string) => string
}
