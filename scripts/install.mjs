// The packages of package-lock.json in node_modules: installed only when they are not there already.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { withLock } from './lock.mjs'
import { npmCommand } from './npm.mjs'
import { complaint, root, runQuietly } from './process.mjs'

const STAMP = path.join(root, 'node_modules', '.vindbaar-stamp')

const read = (name) => fs.readFileSync(path.join(root, name), 'utf8')

function wanted() {
  const hash = createHash('sha256').update(read('package.json')).update(read('package-lock.json'))
  return `${process.platform}-${process.arch} ${hash.digest('hex')}`
}

const isInstalled = () => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted()

/** npm writes a list of what it installed, so this also recognises an installation by hand. */
function npmDidItAlready() {
  const listed = path.join(root, 'node_modules', '.package-lock.json')
  if (!fs.existsSync(listed)) return false
  const there = JSON.parse(fs.readFileSync(listed, 'utf8')).packages
  const { '': project, ...asked } = JSON.parse(read('package-lock.json')).packages
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const same = (a, b) =>
    JSON.stringify(Object.entries(a ?? {}).sort()) === JSON.stringify(Object.entries(b ?? {}).sort())
  return (
    same(project.dependencies, dependencies) &&
    same(project.devDependencies, devDependencies) &&
    Object.keys(there).every((name) => asked[name]?.version === there[name].version) &&
    Object.keys(asked).every((name) => there[name] || asked[name].optional || asked[name].devOptional)
  )
}

export async function installDependencies() {
  if (isInstalled()) return
  await withLock(async () => {
    if (isInstalled()) return
    if (!npmDidItAlready()) {
      console.error('Onderdelen installeren…')
      const [npm, args] = npmCommand()
      // With NODE_ENV=production npm would leave out what the build needs.
      const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
      const { status, output } = await runQuietly(npm, [...args, ...options])
      if (status !== 0) {
        console.error(output.trim())
        throw complaint('De onderdelen konden niet worden geïnstalleerd; hierboven staat wat npm zegt.')
      }
    }
    fs.writeFileSync(STAMP, wanted())
  })
}
