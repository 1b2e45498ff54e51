/** Something that is open: an invoice, or money and credit notes that can pay for it. */
export interface Open {
  id: string
  /** In cents, above zero. */
  cents: number
}

/** So much of a credit pays so much of a debt. */
export interface SetOff {
  debtId: string
  creditId: string
  cents: number
}

/** Pays debts with credits, each in the order that it comes in, until one of both has run out. */
export function setOff(debts: readonly Open[], credits: readonly Open[]): SetOff[] {
  const made: SetOff[] = []
  const left = credits.map((credit) => ({ ...credit }))
  for (const { id: debtId, cents } of debts) {
    let open = cents
    for (const credit of left) {
      const taken = Math.min(open, credit.cents)
      if (taken === 0) continue
      made.push({ debtId, creditId: credit.id, cents: taken })
      credit.cents -= taken
      open -= taken
    }
  }
  return made
}
