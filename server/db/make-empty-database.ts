import { rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { EMPTY_DATABASE, setRights } from './empty-database'

/** Part of the build: what a first start copies. Making it takes 1 GB for a moment, which the build has and a first start need not. */
rmSync(EMPTY_DATABASE, { recursive: true, force: true })
const client = await PGlite.create({ dataDir: EMPTY_DATABASE })
await client.close()
// Whoever runs the server may be somebody else than who built it, as in the Docker image.
setRights(EMPTY_DATABASE, { folders: 0o755, files: 0o644 })
