/** What a browser adds to the clients' `fetch`: it keeps cookies. Imported before them. */
const jar = new Map<string, string>()
const plainFetch = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const cookies = [...jar].map(([name, value]) => `${name}=${value}`)
  if (cookies.length > 0) request.headers.set('Cookie', cookies.join('; '))
  const response = await plainFetch(request)
  // Prism's proxy joins the cookies of an answer into one header, which no browser takes apart again.
  for (const line of response.headers.getSetCookie().flatMap((joined) => joined.split(/,(?=[\w.]+=)/))) {
    const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
    jar.set(name, value.join('='))
  }
  return response
}
