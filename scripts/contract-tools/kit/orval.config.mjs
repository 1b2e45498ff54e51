const input = './openapi.json'

export default {
  client: {
    input,
    output: {
      target: './generated/orval/client.ts',
      client: 'fetch',
      mode: 'single',
      baseUrl: { getBaseUrlFromSpecification: true },
    },
  },
  zod: { input, output: { target: './generated/orval/zod.ts', client: 'zod', mode: 'single' } },
}
