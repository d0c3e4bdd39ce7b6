/**
 * The program's own `serve`, with what makes public pages fast switched off by name: plain-requests, cache.
 * Prints its port; runs until it is killed.
 */
import { createLog } from '#server/log.ts'
import { openServices } from '#server/open-services.ts'
import { clientAddressReader } from '#server/requests/client-address.ts'
import { ASSETS_FOLDER, builtScreens } from '#server/screens.ts'
import { serve } from '#server/serve.ts'
import { readSettings } from '#server/settings.ts'

const off = new Set(process.argv.slice(2))
const read = readSettings(process.env)
if ('problems' in read) throw new Error(read.problems.join())
const ownOrigins = new Set(['http://localhost'])
const log = createLog('error')
const { services } = await openServices(read.settings, { baseUrl: 'http://localhost', ownOrigins, log })
const { port } = await serve({
  ...{ services, ownOrigins, host: '127.0.0.1', port: 0, assetsFolder: ASSETS_FOLDER },
  clientAddress: clientAddressReader([]),
  screens: await builtScreens(),
  plainRequests: !off.has('plain-requests'),
  ...(off.has('cache') ? { maximumCacheBytes: 0 } : {}),
})
console.log(`port ${port}`)
