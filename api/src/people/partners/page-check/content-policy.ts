/** What a page loads of ours, with the directives that decide on it, the first of which is there (CSP level 3, section 6.8). */
const DIRECTIVES = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  img: ['img-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
} as const

export type Loaded = keyof typeof DIRECTIVES
export const LOADED = Object.keys(DIRECTIVES) as Loaded[]

/** Whether a content policy lets a page load something from an address. @param nonce of the tag that loads it */
export function policyAllows(policy: string, what: Loaded, url: URL, nonce?: string): boolean {
  const lists = new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
  const name = DIRECTIVES[what].find((each) => lists.has(each))
  const sources = name === undefined ? undefined : lists.get(name)
  if (!sources) return true
  if (what === 'script' && nonce && sources.includes(`'nonce-${nonce}'`)) return true
  // With it, hosts count for nothing.
  if (what === 'script' && sources.includes("'strict-dynamic'")) return false
  return sources.some((source) => matches(source.toLowerCase(), url))
}

/** Whether a source stands for an address (section 6.7.2.8, without what our own address never needs). */
function matches(source: string, { protocol, hostname, port, pathname }: URL): boolean {
  if (source === '*') return true
  if (/^[a-z][a-z0-9+.-]*:$/.test(source))
    return source === protocol || (source === 'http:' && protocol === 'https:')
  const [, scheme, host = '', at, path] =
    /^(?:([a-z]+):\/\/)?([^:/']+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? []
  if (!host) return false
  const isScheme = !scheme || `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:')
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname
  const isPort = at === '*' || (at ?? '') === port
  const isPath = !path || path === '/' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)
  return isScheme && isHost && isPort && isPath
}
