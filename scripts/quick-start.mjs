// Makes the start of a process cheaper; imported before the program (node --import).
import module from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './process.mjs'

module.enableCompileCache(path.join(root, 'node_modules', '.cache', 'compiled'))

// To find a module, Node asks the disk and parses the package.json of its package again, and drizzle's is 130 kB: a third of what loading
// our program costs. What was found once is remembered here, and what follows from the address alone is not looked for.
const OWN = pathToFileURL(path.join(root, path.sep)).href
const isOurs = (url) => url?.startsWith(OWN) && !url.includes('/node_modules/')
const folderOf = (url) => url.slice(0, url.lastIndexOf('/'))
/** What packages are called by our own files. */
const packages = new Map()
/** Folders of packages in which a file that ends in .js is an ES module: package.json says so for all of a folder. */
const ofModules = new Set()

module.registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    if (isOurs(parentURL)) {
      if (specifier.endsWith('.ts') && /^(?:#|\.\.?\/)/.test(specifier)) {
        // '#features/x.ts' is features/x.ts (package.json, 'imports').
        const { href } = specifier.startsWith('#') ? new URL(specifier.slice(1), OWN) : new URL(specifier, parentURL)
        if (isOurs(href)) return { url: href, format: 'module-typescript', shortCircuit: true }
      }
      if (/^[a-z@]/.test(specifier) && conditions.includes('import')) {
        if (!packages.has(specifier)) packages.set(specifier, next(specifier, context))
        return { ...packages.get(specifier), shortCircuit: true }
      }
    } else if (specifier.startsWith('.') && specifier.endsWith('.js') && conditions.includes('import')) {
      const { href } = new URL(specifier, parentURL)
      if (ofModules.has(folderOf(href))) return { url: href, format: 'module', shortCircuit: true }
    }
    const found = next(specifier, context)
    if (found.format === 'module' && found.url.endsWith('.js')) ofModules.add(folderOf(found.url))
    return found
  },
})
