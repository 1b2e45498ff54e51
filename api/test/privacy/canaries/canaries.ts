/** Secrets and personal data that stand out in any text, whatever they are used for. None is a part of another. */
export const CANARIES = {
  password: 'zeisig im kohlenschacht 17',
  newPassword: 'gimpel im kohlenschacht 18',
  wrongPassword: 'stieglitz im kohlenschacht 19',
  adminPassword: 'grünfink im kohlenschacht 20',
  email: 'papagei.post',
  lastName: 'Wellensittich',
  street: 'Nymphensittichweg',
  phone: '699 888 777',
  request: 'Bitte einen Käfig für den Kakadu',
  promo: 'ROTKEHLCHEN',
  smtpPassword: 'smtp-amsel-4711',
  databasePassword: 'db-drossel-4712',
  sessionSecret: 'session-fink-4713-abcdef',
  routesKey: 'routes-star-4714',
  authorization: 'sk_live_meise4715',
  basic: 'dHVybWZhbGtlOjQ3MTY',
  signature: 'v1=lerche4717',
  token: 'token-schwalbe-4718',
  cookie: 'cookie-kleiber-4719',
}

/** Every form in which one of them could be written. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [
    secret,
    secret.replaceAll(' ', ''),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ]
}

/** The secrets that stand in a text, in any of their forms, with what is around them. */
export function foundIn(text: string, secrets: Iterable<string>): string[] {
  const small = text.toLowerCase()
  return [...new Set(secrets)].flatMap((secret) => {
    const at = formsOf(secret.toLowerCase())
      .concat(formsOf(secret))
      .map((form) => (small.includes(form.toLowerCase()) ? small.indexOf(form.toLowerCase()) : -1))
    const first = at.find((index) => index >= 0)
    return first === undefined ? [] : [`${secret}: …${text.slice(Math.max(0, first - 200), first + 120)}…`]
  })
}
