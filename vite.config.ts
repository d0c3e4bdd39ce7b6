import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Leaves engine, features and db out of the server bundle: Node runs their TypeScript itself, so that the process and
 * the screens share one copy of every module (a request context token exists once).
 */
function shareModulesWithServer(): Plugin {
  let dev = false
  return {
    name: 'share-modules-with-server',
    enforce: 'pre',
    configResolved(config) {
      dev = config.command === 'serve'
    },
    resolveId(source, _importer, options) {
      if (!options.ssr || !/^#(engine|features|db|server)\//.test(source)) return null
      // The development server's module runner resolves bare names from its own folder, so it gets the file itself.
      const id = dev ? fileURLToPath(new URL(`./${source.slice(1)}`, import.meta.url)) : source
      return { id, external: true }
    },
  }
}

/** Radix names each of its functions anew for who looks for errors in it: three kilobytes for which the first screen would wait. */
function withoutFunctionNames(): Plugin {
  return {
    name: 'without-function-names',
    transform: {
      filter: { id: /node_modules[\\/]@radix-ui[\\/]/, code: 'var __name =' },
      handler: (code) => code.replace(/var __name = .*/, 'var __name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;'),
    },
  }
}

export default defineConfig({
  plugins: [shareModulesWithServer(), withoutFunctionNames(), tailwindcss(), reactRouter()],
  environments: {
    // One chunk each compresses better than many small ones, and every screen of the application needs both.
    client: {
      build: {
        rollupOptions: {
          output: {
            advancedChunks: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
                },
                {
                  name: 'ui',
                  // Without the icons that one other screen has: the first screen does not wait for those.
                  test: /node_modules[\\/]lucide-react[\\/](?!.*[\\/](?:badge-check|chevron-up|circle-dot|credit-card|download|key-round|lock|lock-open|view)[.]m?js)|node_modules[\\/]sonner[\\/]|[\\/]app[\\/](?:ui|copy)[\\/](?:away|badge|button|card|checkbox|chips|field|messages|notice|progress|toast|wordmark)[.]tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/entry.ssr.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
})
