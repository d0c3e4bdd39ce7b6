import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: asking the server for them would fail without a network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
