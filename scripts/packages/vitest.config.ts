import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests of the packages as they are published: packed, unpacked beside a program, and used by it. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: ['scripts/packages/**/*.spec.ts'],
    globalSetup: ['scripts/packages/global-setup.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // No file leaves anything behind: a worker loads the test runner once for all its files.
    isolate: false,
    maxWorkers: 2,
  },
})
