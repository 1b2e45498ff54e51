import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)
const quote = join(import.meta.dirname, '../examples/node-quote/quote.ts')

test('the Node example prints a price', async ({ baseURL }) => {
  const { stdout } = await run(process.execPath, [quote, 'Kraków Airport', 'Zakopane'], {
    env: { ...process.env, FIACRE_URL: baseURL ?? '' },
  })
  expect(stdout).toMatch(/Economy, \d+(\.\d)? km: \d+\.\d{2} EUR/)
})
