/**
 * A password in the one form in which it is compared and hashed: different keyboards send different characters for the
 * same "ż" or "é" (NIST SP 800-63B-4, 3.1.1.2: normalise before hashing). ASCII stays as it is.
 */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}
