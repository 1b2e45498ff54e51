import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { expect, it } from 'vitest'
import { schemaParts } from './schema-parts.ts'

it('has a shared part of the contract compiled once, whatever refers to it', () => {
  const compiled: unknown[] = []
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    code: {
      process(code, environment) {
        compiled.push(environment?.schema)
        return code
      },
    },
  })
  formatsPlugin.default(ajv)
  const prepared = schemaParts(ajv)
  const bookings = { type: 'array', items: { $ref: '#/components/schemas/Booking' } }
  const envelope = { type: 'object', properties: { booking: { $ref: '#/components/schemas/Booking' } } }
  for (const schema of [bookings, envelope]) ajv.compile(prepared(schema))
  expect(compiled.length).toBeGreaterThan(3)
  expect(compiled).toHaveLength(new Set(compiled).size)
})
