/** The browser's scripts, styles and fonts, compressed by the build. Their names change with their content. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

export function assetFiles(folder: string) {
  const app = new Hono()
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  app.get('/favicon.svg', serveStatic({ root: folder, path: 'favicon.svg' }))
  return app
}
