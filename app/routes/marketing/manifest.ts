import { SITE } from '#app/copy/marketing.ts'
import icon192 from '#app/public/media/icon-192.png?url'
import icon512 from '#app/public/media/icon-512.png?url'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'

/** The web app manifest: name and icons for visitors who add the site to a home screen. */
export function loader() {
  const manifest = {
    name: BRAND.name,
    short_name: BRAND.name,
    description: SITE.description,
    lang: 'nl',
    start_url: URLS.home,
    display: 'browser',
    background_color: '#faf6ef',
    theme_color: '#faf6ef',
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
