/** Counts the fields of a body while its bytes come in, so that a flood of them ends before anything is made of it. */

/** Takes the next bytes; answers how many fields there were until now. */
export type FieldCounter = (bytes: Uint8Array) => number

const [AND, COMMA, QUOTE, BACKSLASH] = [0x26, 0x2c, 0x22, 0x5c]

/** By what will read the body; a body that nothing reads has no fields. */
export function fieldCounter(contentType: string, isJson: boolean): FieldCounter {
  if (isJson) return jsonCounter()
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) return byteCounter(AND)
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]{1,70})/i.exec(contentType)?.[1]
  return boundary ? partCounter(Buffer.from(`--${boundary}`, 'latin1')) : () => 0
}

function byteCounter(separator: number): FieldCounter {
  let fields = 1
  return (bytes) => {
    for (const byte of bytes) if (byte === separator) fields++
    return fields
  }
}

/** Values of all objects and lists together: each but the first of its own has a comma before it. */
function jsonCounter(): FieldCounter {
  let fields = 1
  let inString = false
  let escaped = false
  return (bytes) => {
    for (const byte of bytes) {
      if (escaped) escaped = false
      else if (inString && byte === BACKSLASH) escaped = true
      else if (byte === QUOTE) inString = !inString
      else if (!inString && byte === COMMA) fields++
    }
    return fields
  }
}

function partCounter(line: Buffer): FieldCounter {
  let fields = 0
  let tail = Buffer.alloc(0)
  return (bytes) => {
    const text = Buffer.concat([tail, bytes])
    let at = text.indexOf(line)
    let from = 0
    for (; at >= 0; at = text.indexOf(line, from)) {
      fields++
      from = at + line.length
    }
    // What is left may hold the beginning of the next one.
    tail = text.subarray(Math.max(from, text.length - line.length + 1))
    return fields
  }
}
