import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they ask again on the same connection; some tools send a few ahead. */
export const MOST_AHEAD = 16

/**
 * Ends a connection on which more requests wait for their answers than any client of ours sends ahead. Node begins all
 * that arrive in one packet at once: fifteen hundred small ones would hold up everybody for as long as all of them take.
 */
export function boundedPipeline(answer: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const before = underWay.get(socket) ?? 0
    if (before >= MOST_AHEAD) {
      socket.destroy()
      return
    }
    underWay.set(socket, before + 1)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    answer(request, response)
  }
}
