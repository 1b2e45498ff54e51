/** The package brings no types of its own. */
declare module 'fxa-common-password-list' {
  const list: {
    /** Whether a password of at least 8 characters, in lower case, is among the 50,000 commonest. */
    test(password: string): boolean
  }
  export default list
}
