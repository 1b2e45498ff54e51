import { defineEnvVars } from '@sveltejs/kit/env'

export const variables = defineEnvVars({
  FIACRE_URL: { public: true, schema: (value) => value ?? 'http://127.0.0.1:3000' },
})
