// Writes features/example/example.json, which /voorbeeld shows: what the engine says of the made-up websites beside it.
// Run it by hand after a change of the engine or of those websites: node scripts/make-example.mjs. A test says when that is needed.
import { writeFileSync } from 'node:fs'
import { closeAuditWorkers } from '../engine/audit-site.ts'
import { makeExample } from '../features/example/make-example.ts'

const example = await makeExample()
writeFileSync(new URL('../features/example/example.json', import.meta.url), `${JSON.stringify(example, null, 1)}\n`)
await closeAuditWorkers()
