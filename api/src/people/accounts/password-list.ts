/**
 * Whether a password is one of the 50,000 of 8 and more characters that leaked most often, as the OWASP SecLists count
 * them. The list is read when it is first asked for, which takes about 30 ms and 2 MB, and kept.
 * @param password in lower case, as all of the list is
 */
export async function isLeaked(password: string): Promise<boolean> {
  const { default: list } = await import('fxa-common-password-list')
  return list.test(password)
}
