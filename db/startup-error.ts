export type StartupErrorCode =
  | 'data-folder-in-use'
  | 'data-folder-unwritable'
  | 'data-folder-unusable'
  | 'disk-full'
  | 'too-little-memory'
  | 'database-unreachable'
  | 'database-too-old'
  | 'database-too-old-to-migrate'
  | 'database-no-rights'
  | 'backup-nothing'
  | 'backup-tool-missing'
  | 'backup-tool-failed'
  | 'restore-not-empty'
  | 'restore-refused'

/** Why the database cannot be opened; the message is one line in Dutch that says what to do. */
export class StartupError extends Error {
  readonly code: StartupErrorCode

  constructor(code: StartupErrorCode, message: string, cause?: unknown) {
    super(message.replace(/\s+/g, ' ').trim(), { cause })
    this.name = 'StartupError'
    this.code = code
  }
}
