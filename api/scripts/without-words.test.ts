import { expect, it } from 'vitest'
import { withoutWords } from './without-words.ts'

it('leaves out what people read, and keeps what is only called so', () => {
  const contract = {
    info: { title: 'An API', version: '1' },
    paths: {
      '/places': {
        get: {
          summary: 'Places',
          parameters: [
            { name: 'q', in: 'query', description: 'A name', example: 'Nice', schema: { minLength: 1 } },
          ],
        },
      },
    },
    components: {
      schemas: {
        title: { description: 'What a schema is called', type: 'string' },
        Place: {
          type: 'object',
          required: ['description'],
          properties: {
            description: { type: 'string', description: 'Words', examples: ['By the sea'] },
            kind: { enum: ['title', 'example'], default: { title: 'kept' } },
            properties: { type: 'object', properties: { example: { title: 'An example', type: 'string' } } },
          },
        },
      },
    },
  }
  expect(withoutWords(contract)).toEqual({
    info: { version: '1' },
    paths: { '/places': { get: { parameters: [{ name: 'q', in: 'query', schema: { minLength: 1 } }] } } },
    components: {
      schemas: {
        title: { type: 'string' },
        Place: {
          type: 'object',
          required: ['description'],
          properties: {
            description: { type: 'string' },
            kind: { enum: ['title', 'example'], default: { title: 'kept' } },
            properties: { type: 'object', properties: { example: { type: 'string' } } },
          },
        },
      },
    },
  })
})
