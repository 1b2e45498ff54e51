import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stand-in behaves. */
export type Manner = 'good' | 'error'

/**
 * Google's script, cut to the classes we use: as documented they ask the Places API, whose documented JSON they hand on
 * as JavaScript objects.
 */
const SCRIPT = `(() => {
  const ask = async (path, init) => {
    const answer = await fetch('https://places.googleapis.com/v1/' + path, init)
    const body = await answer.json()
    if (!answer.ok) throw new Error(body.error.status + ': ' + body.error.message)
    return body
  }
  const toPlace = (placeId) => ({
    async fetchFields({ fields }) {
      const found = await ask('places/' + placeId + '?fields=' + fields)
      this.displayName = found.displayName.text
      this.formattedAddress = found.formattedAddress
      this.location = { lat: () => found.location.latitude, lng: () => found.location.longitude }
      this.types = found.types
      this.addressComponents = found.addressComponents
    },
  })
  class AutocompleteSessionToken {}
  class AutocompleteSuggestion {
    static async fetchAutocompleteSuggestions({ sessionToken, ...request }) {
      const body = JSON.stringify(request)
      const headers = { 'Content-Type': 'application/json' }
      const { suggestions = [] } = await ask('places:autocomplete', { method: 'POST', headers, body })
      return {
        suggestions: suggestions.map(({ placePrediction: each }) => ({
          placePrediction: { ...each, toPlace: () => toPlace(each.placeId) },
        })),
      }
    }
  }
  const places = { AutocompleteSessionToken, AutocompleteSuggestion }
  window.google = { maps: { importLibrary: async () => places } }
  const callback = new URL(document.currentScript.src).searchParams.get('callback')
  window[callback]()
})()`

const HOTEL = 'Hôtel Mont-Blanc, Allée du Majestic, Chamonix, France'

const SUGGESTIONS = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJhotel',
        placeId: 'ChIJhotel',
        text: { text: HOTEL, matches: [{ endOffset: 5 }] },
        structuredFormat: {
          mainText: { text: 'Hôtel Mont-Blanc', matches: [{ endOffset: 5 }] },
          secondaryText: { text: 'Allée du Majestic, Chamonix, France' },
        },
        types: ['lodging', 'point_of_interest', 'establishment'],
      },
    },
  ],
}

const PLACE = {
  id: 'ChIJhotel',
  displayName: { text: 'Hôtel Mont-Blanc', languageCode: 'fr' },
  formattedAddress: '62 All. du Majestic, 74400 Chamonix-Mont-Blanc, France',
  location: { latitude: 45.9241, longitude: 6.8702 },
  types: ['lodging', 'point_of_interest', 'establishment'],
  addressComponents: [
    { longText: 'Chamonix-Mont-Blanc', shortText: 'Chamonix-Mont-Blanc', types: ['locality', 'political'] },
    { longText: 'France', shortText: 'FR', types: ['country', 'political'] },
  ],
}

const REFUSED = {
  error: { code: 403, message: 'Requests from referer <empty> are blocked.', status: 'PERMISSION_DENIED' },
}

/** A server on this machine that answers as Google does, well or badly. */
export async function googleStandIn(manner: { script?: Manner; suggestions?: Manner } = {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const isScript = path.startsWith('/maps/api/js')
    const how = (isScript ? manner.script : path.includes(':autocomplete') && manner.suggestions) || 'good'
    if (how === 'error') return send(response, 403, 'application/json', JSON.stringify(REFUSED))
    if (isScript) return send(response, 200, 'text/javascript', SCRIPT)
    send(response, 200, 'application/json', JSON.stringify(path.includes('ChIJ') ? PLACE : SUGGESTIONS))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The paths that were asked for, with their queries. */
    asked,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body)
}
