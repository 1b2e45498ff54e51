import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from '#map/data/data-folder.ts'
import { makeTransfers } from '#prices/destinations/transfers/make-transfers.ts'

/** Chooses anew which rides have a page of their own, and writes `api/data/transfers/routes.tsv`. */
writeFileSync(join(DATA_FOLDER, 'transfers', 'routes.tsv'), makeTransfers())
