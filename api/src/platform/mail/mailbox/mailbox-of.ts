/** Other names of the same mailboxes. */
const ALIASES = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['mac.com', 'icloud.com'],
  ['me.com', 'icloud.com'],
])

/**
 * The mailbox behind an e-mail address: "a.da+2@googlemail.com" is "ada@gmail.com". What stands behind a plus sign is the owner's
 * to choose with nearly every provider; where it is not, the worst is a code that a namesake has used before.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const host = ALIASES.get(domain) ?? domain
  const box = address.slice(0, at)
  const untagged = box.replace(/\+.*$/, '')
  // Google does not look at dots (support.google.com/mail/answer/7436150).
  const name = host === 'gmail.com' ? untagged.replaceAll('.', '') : untagged
  return `${name || box}@${host}`
}
