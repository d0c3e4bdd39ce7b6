// The arrows of docs/architecture.md: which file may import which. `npm run check` reads it; tests/layers.test.ts shows that each rule refuses.
import { readFileSync } from 'node:fs'

const VALUE = { dependencyTypesNot: ['type-only'] }
const TEST = '[.](test|spec)[.]tsx?$'

/** Code that parses or judges what a stranger wrote: only the worker thread runs it (docs/decisions/0020). */
const PARSERS =
  '^engine/(extract|second-look|checks|fixes|judge|visit|own-files|(llms-txt|documents|landing-page|naming|watch|consistency)/reading)/|^engine/(worker-tasks|crawler-prefixes)[.]ts$'
/** Files that run outside the program, on our own texts. */
const OFFLINE = '^engine/write-scoring-doc[.]ts$'

/** React Router strips loaders and actions from route modules, so these alone may import server code among the screens. */
const routes = readFileSync(new URL('app/routes.ts', import.meta.url), 'utf8').matchAll(/'(routes\/[\w./-]+)'/g)
const ROUTES = [...routes].map(([, file]) => `^app/${file.replaceAll('.', '[.]')}$`)

/** Imports of types that may be circular, each because one concept needs both files. */
const TYPE_CIRCLES = []

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { pathNot: TEST, ...from }, to })

export default {
  forbidden: [
    rule(
      'engine-is-pure',
      'engine knows no database, screens or server',
      { path: '^engine/' },
      { path: '^(features|app|server|db)/|^node_modules/(react|react-dom|react-router|drizzle-orm|hono)/' },
    ),
    rule(
      'db-knows-tables',
      'db knows tables, nothing above them',
      { path: '^db/' },
      { path: '^(engine|features|app|server)/' },
    ),
    rule(
      'features-know-engine-and-db',
      'features know engine and db, not the screens or the process',
      { path: '^features/' },
      { path: '^(app|server)/' },
    ),
    rule(
      'app-calls-features',
      'screens call features: of engine they may import types',
      { path: '^app/' },
      { path: '^engine/', ...VALUE },
    ),
    rule('app-knows-no-db', 'screens call features, not the database', { path: '^app/' }, { path: '^db/' }),
    rule(
      'app-knows-no-server',
      'of the process, screens know the type of the function table alone',
      { path: '^app/', pathNot: '^app/api-client[.]ts$' },
      { path: '^server/' },
    ),
    rule(
      'app-knows-the-function-table-by-type',
      'the typed client takes the type of the function table',
      { path: '^app/api-client[.]ts$' },
      { path: '^server/', ...VALUE },
    ),
    rule(
      'parsers-run-in-the-worker',
      "strangers' texts are read in the worker thread: ask inWorker (engine/analysis-pool.ts)",
      { path: '^(engine|features|app|server|db)/', pathNot: [TEST, PARSERS, OFFLINE, '^engine/audit-worker[.]ts$'] },
      { path: PARSERS, ...VALUE },
    ),
    // An admin's own mail template is no stranger's page: the database bounds its size.
    rule(
      'html-is-parsed-in-the-worker',
      'HTML is parsed in the worker thread',
      {
        path: '^(engine|features|app|server|db)/',
        pathNot: [TEST, PARSERS, '^features/mail/render-template[.]rules[.]ts$'],
      },
      { path: '^node_modules/(cheerio|parse5)/', ...VALUE },
    ),
    rule(
      'browser-code-is-no-server-code',
      'code that the browser may run imports no .server.ts',
      { path: '^(app|features)/', pathNot: [TEST, '[.](server|job)[.]tsx?$', '^app/entry[.]', ...ROUTES] },
      { path: '[.](server|job)[.]tsx?$', ...VALUE },
    ),
    rule('no-circle', 'modules that need each other have no order to load in', {}, { circular: true, viaOnly: VALUE }),
    rule(
      'no-circle-of-types',
      'move the type to the file that both need',
      { pathNot: TYPE_CIRCLES },
      { circular: true },
    ),
  ],
  options: {
    // TypeScript 7 has no JavaScript API yet; swc also tells imports of types from imports of values.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
  },
}
