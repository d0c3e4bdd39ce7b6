/** Counts the fields of a body while it arrives, so that a flood of them is refused before it is parsed. */

/** Takes the next bytes; returns the number of fields so far. */
export type FieldCounter = (bytes: Uint8Array) => number

const [AND, COMMA, QUOTE, BACKSLASH] = [0x26, 0x2c, 0x22, 0x5c]

/** Chosen by what will parse the body; a body that nothing parses has no fields. */
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

/** Values of all objects and lists together: each but the first of its own follows a comma. */
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
    // The rest may be the beginning of the next one.
    tail = text.subarray(Math.max(from, text.length - line.length + 1))
    return fields
  }
}
