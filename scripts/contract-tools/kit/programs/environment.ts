const given = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. The run sets it: pnpm test:contract-tools`)
  return value
}

/** Where the service is. Most generated clients read it from the document instead. */
export const URL_OF_SERVICE = given('FIACRE_URL')

/** What a partner's call carries: the secret test key of a partner. */
export const PARTNER = { Authorization: `Bearer ${given('FIACRE_SECRET_KEY')}` }

/** One of the partner's return addresses. */
export const RETURN_URL = given('FIACRE_RETURN_URL')
