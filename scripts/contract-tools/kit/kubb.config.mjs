import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

export default defineConfig({
  input: { path: './openapi.json' },
  // No formatter: nobody reads it.
  output: { path: './generated/kubb', clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ serverIndex: 0 }),
    pluginTs(),
    pluginZod(),
    // Bundled, as the declarations of its own client name a file that its package lacks.
    pluginClient({ client: 'fetch', parser: 'zod', bundle: true }),
  ],
})
