/** Where travellers send a bank transfer. */
export interface BankAccount {
  holder: string
  /** Without spaces. */
  iban: string
  bic: string
  bankName: string
  /** Nobody's account, for trying things out: say that no money must be sent there. */
  isExample: boolean
}

/** The IBAN that documentation everywhere uses; never in production. */
export const EXAMPLE_ACCOUNT: BankAccount = {
  holder: 'Fiacre (example)',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bankName: 'Example bank',
  isExample: true,
}

/** Country, two check digits, and up to 30 letters and digits of the country's own (ISO 13616). */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Bank, country, place, and perhaps a branch (ISO 9362). */
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/

/** As people write it, in groups and in any case, to how it is kept. */
export function compactCode(text: string): string {
  return text.replace(/[\s-]+/g, '').toUpperCase()
}

/** Whether its check digits fit (ISO 7064, modulo 97-10); letters count from A = 10. */
export function isIban(compact: string): boolean {
  if (!IBAN.test(compact)) return false
  const digits = Array.from(compact.slice(4) + compact.slice(0, 4), (sign) => parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Whether it has the form of a BIC; nothing in it can be checked. */
export function isBic(compact: string): boolean {
  return BIC.test(compact)
}
