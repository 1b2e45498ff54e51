/** A path or query parameter. One without a value is not sent. */
export type Parameter = string | number | boolean | null | undefined

/**
 * The address of a call: the path with its `{names}` filled in, and the query parameters that have a value.
 * Throws a TypeError when a path parameter or, outside a page, the host is missing: the call would go nowhere.
 */
export function address(
  baseUrl: string,
  path: string,
  pathParameters: Readonly<Record<string, Parameter>> = {},
  query: Readonly<Record<string, Parameter>> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = pathParameters[name]
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`The path ${path} needs a value for "${name}". Pass it as path: { ${name}: … }.`)
    }
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString()
  const url = baseUrl.replace(/\/+$/, '') + filled + (search && `?${search}`)
  if (url.startsWith('/') && globalThis.location === undefined) {
    throw new TypeError(
      `There is no page here to tell which host ${path} is on. Pass createClient({ baseUrl: 'https://…' }).`,
    )
  }
  return url
}
