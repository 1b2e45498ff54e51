import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The long runs: files of their own, and those of `npm test` that play more when they are asked to. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: [
      '{api,scripts}/**/*.chaos.test.ts',
      'api/test/chaos/**/*.db.test.ts',
      'api/src/platform/database/embedded/*.db.test.ts',
      'api/test/privacy/canaries/*.db.test.ts',
      'api/test/privacy/erasure.db.test.ts',
      'api/test/accounts/{blocking,deletion,email-change,password-reset}.db.test.ts',
      'api/test/partners/invoices.db.test.ts',
      'api/test/mail/outbox-cli.db.test.ts',
      'api/test/money/{payment-races,payment-reviews,approvals}.db.test.ts',
      'api/test/booking/{cancellation-races,changes,change-terms,idempotency}.db.test.ts',
      'api/test/http/{access-matrix,no-body,origin-check}.db.test.ts',
      'api/test/process/backup.db.test.ts',
      'api/src/bookings/documents/documents.test.ts',
      'api/test/rides/dispatch-properties.db.test.ts',
      'api/test/http/{bad-bodies,bad-requests,mass-assignment,no-body}.test.ts',
    ],
    environment: 'node',
    globalSetup: ['api/test/support/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One after the other: each counts on the machine for its times.
    maxWorkers: 1,
    isolate: false,
  },
})
