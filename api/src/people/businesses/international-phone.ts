import { isValidPhone } from '@fiacre/sdk/rules'

/** Whether a phone number has its country's code before it, and can be one. */
export function isInternational(phone: string): boolean {
  return phone.startsWith('+') && isValidPhone(phone)
}
