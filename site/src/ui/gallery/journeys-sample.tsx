import { Badge } from '../badge/badge.tsx'
import type { Tone } from '../badge/status-tone.ts'
import { Button } from '../button/button.tsx'
import { Table, type Column } from '../table/table.tsx'

type Journey = { number: string; route: string; when: string; state: string; tone: Tone; total: string }

const journeys: Journey[] = [
  {
    number: 'FC-8K2M4Q',
    route: 'Geneva Airport to Chamonix',
    when: '14 May, 14:30',
    state: 'Confirmed',
    tone: 'positive',
    total: '€184.00',
  },
  {
    number: 'FC-P3XW7D',
    route: 'Kraków to Zakopane',
    when: '18 May, 09:00',
    state: 'Pending',
    tone: 'warning',
    total: '€92.50',
  },
  {
    number: 'FC-J9TR2A',
    route: 'Αθήνα to Ναύπλιο',
    when: '2 May, 18:15',
    state: 'Completed',
    tone: 'neutral',
    total: '€141.20',
  },
]

const columns: Column<Journey>[] = [
  { key: 'route', heading: 'Route', cell: (row) => row.route, head: true },
  { key: 'number', heading: 'Booking', cell: (row) => row.number },
  { key: 'when', heading: 'Pickup', cell: (row) => row.when },
  { key: 'state', heading: 'Status', cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
  { key: 'total', heading: 'Total', cell: (row) => row.total, align: 'end' },
  {
    key: 'pay',
    heading: 'Payment',
    quiet: true,
    align: 'end',
    cell: (row) => row.tone === 'warning' && <Button size="sm">Pay now</Button>,
  },
]

/** A short history of bookings, to see table, badge and button together. */
export function JourneysSample() {
  return <Table caption="Your journeys" columns={columns} rows={journeys} rowKey={(row) => row.number} />
}
