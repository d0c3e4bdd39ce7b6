/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  serverExternalPackages: ['pg'],
  // Crawlers run no JavaScript, so the head must not be streamed after the body.
  htmlLimitedBots: /.*/,
}
