export type PaperSubject = 'carrier' | 'vehicle' | 'driver'

export type PaperKind =
  | 'register-extract'
  | 'transport-licence'
  | 'liability-insurance'
  | 'passenger-insurance'
  | 'vehicle-registration'
  | 'identity'
  | 'driving-licence'

export interface RequiredPaper {
  subject: PaperSubject
  /** The carrier's place of registration; null for all. */
  country: string | null
  kind: PaperKind
}

/**
 * The papers without which nobody drives. Those of a country come on top of those of all. Of a driver, the transport licence is
 * the permit to carry passengers (in Germany the Personenbeförderungsschein); of a vehicle, the copy of the licence that is
 * made out for it (in Poland the wypis).
 */
export const REQUIRED_PAPERS: readonly RequiredPaper[] = [
  { subject: 'carrier', country: null, kind: 'register-extract' },
  { subject: 'carrier', country: null, kind: 'transport-licence' },
  { subject: 'carrier', country: null, kind: 'liability-insurance' },
  { subject: 'carrier', country: null, kind: 'identity' },
  { subject: 'vehicle', country: null, kind: 'vehicle-registration' },
  { subject: 'vehicle', country: null, kind: 'passenger-insurance' },
  { subject: 'vehicle', country: 'PL', kind: 'transport-licence' },
  { subject: 'driver', country: null, kind: 'identity' },
  { subject: 'driver', country: null, kind: 'driving-licence' },
  { subject: 'driver', country: 'AT', kind: 'transport-licence' },
  { subject: 'driver', country: 'DE', kind: 'transport-licence' },
  { subject: 'driver', country: 'FR', kind: 'transport-licence' },
]

/** The papers that a subject of a carrier of a country needs. */
export function requiredPapers(subject: PaperSubject, country: string): PaperKind[] {
  return REQUIRED_PAPERS.filter(
    (paper) => paper.subject === subject && (paper.country === null || paper.country === country),
  ).map(({ kind }) => kind)
}
