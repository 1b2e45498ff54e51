import { isIP } from 'node:net'
import { sentence, shown } from '../http/sentence.ts'
import { isPublicAddress } from '../outside/public-address.ts'
import { isLoopbackHost } from '../settings/loopback.ts'
import { EndpointRefused } from './endpoint-refused.ts'

const MOST_CHARACTERS = 500
/** Names that no name server of the open network answers for. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/

/**
 * The address of a receiver in its one form. Where it leads is looked at again in every try; this tells early what can never work.
 * @throws EndpointRefused saying why it cannot be one
 */
export function readEndpointUrl(text: string, { allowsLoopback }: { allowsLoopback: boolean }): string {
  if (!URL.canParse(text))
    throw new EndpointRefused(
      `${text} is no address. Write it whole: https://hotel.example/webhooks`,
      unfit(text),
    )
  const url = new URL(text)
  const why = refusalOf(url, allowsLoopback)
  if (why) throw new EndpointRefused(`${url.origin} cannot receive webhooks: ${why}`, unfit(text))
  return url.href
}

const unfit = (text: string) => sentence('webhookUrlUnfit', { text: shown(text) })

function refusalOf(url: URL, allowsLoopback: boolean): string | undefined {
  const { protocol, hostname, port, username, password, hash, href } = url
  if (href.length > MOST_CHARACTERS) return `an address has ${MOST_CHARACTERS} characters at most.`
  if (username || password) return 'leave name and password out; the signature says who sends.'
  if (hash) return 'leave out what comes after the #, which is never sent.'
  if (allowsLoopback && isLoopbackHost(hostname) && /^https?:$/.test(protocol)) return undefined
  if (protocol !== 'https:') return 'it has to begin with https.'
  if (port !== '' && Number(port) < 1024) return 'its port is 443, or above 1023.'
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isOpen =
    isIP(literal) > 0
      ? isPublicAddress(literal)
      : hostname.includes('.') && !hostname.endsWith('.') && !INSIDE.test(hostname)
  return isOpen ? undefined : 'it is not of the open network.'
}
