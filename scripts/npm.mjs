// The npm that started us, run by the Node that runs us.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Program and first arguments. Run under an old Node, npm picks other packages by their `engines`. */
export function npmCommand() {
  const script = process.env.npm_execpath ?? ''
  if (path.basename(script) === 'npm-cli.js' && fs.existsSync(script)) return [process.execPath, [script]]
  const names = process.platform === 'win32' ? ['npm.cmd'] : ['npm']
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name)
      if (!fs.existsSync(file)) continue
      const real = fs.realpathSync(file)
      return real.endsWith('.js') ? [process.execPath, [real]] : [real, []]
    }
  }
  return [process.execPath, [script]]
}
