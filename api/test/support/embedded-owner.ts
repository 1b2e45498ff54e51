import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'

/** A process that owns an embedded PostgreSQL, to be killed: prints its connection, then waits. */
const postgres = await startEmbeddedPostgres(process.argv[2] ?? '', ['fsync=off'])
process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
// As the HTTP server does in the real service: it lives on when the database is gone.
setInterval(() => {}, 60_000)
process.stdout.write(`${JSON.stringify(postgres.connection)}\n`)
