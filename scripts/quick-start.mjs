// Makes the start of a process cheaper; imported before the program (node --import).
import module from 'node:module'
import path from 'node:path'
import { root } from './process.mjs'

module.enableCompileCache(path.join(root, 'node_modules', '.cache', 'compiled'))

// Node parses drizzle's package.json again for each of its hundred modules, and the exports in it are 130 kB: a third of what loading
// our program costs. An import from one of these modules to another needs nothing from it, since all are ES modules of one package.
module.registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    return next(specifier, context)
  },
})
