/** Providers whose addresses go on behind a plus sign as their owners like. Elsewhere it may be another person's. */
const WITH_TAGS = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
])

/** Other names of the same mailboxes. */
const ALIASES = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
])

/**
 * The mailbox behind an e-mail address, where it is well known that several addresses are one: "a.da+2@googlemail.com" is
 * "ada@gmail.com". Of all others it is the address itself.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const host = ALIASES.get(domain) ?? domain
  const box = address.slice(0, at)
  const untagged = WITH_TAGS.has(host) ? box.replace(/\+.*$/, '') : box
  // Google does not look at dots (support.google.com/mail/answer/7436150).
  const name = host === 'gmail.com' ? untagged.replaceAll('.', '') : untagged
  return `${name || box}@${host}`
}

/**
 * The same where it does no harm to take two people's for one: what follows a plus sign is left out at every provider, as more of
 * them read it so than are listed.
 */
export function untaggedMailboxOf(email: string): string {
  const mailbox = mailboxOf(email)
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at).replace(/(?<=.)\+.*$/, '')}${mailbox.slice(at)}`
}
