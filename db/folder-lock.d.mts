export interface FolderLock {
  release(): Promise<void>
}

/** Null where another process has the folder. */
export function lockFolder(folder: string): Promise<FolderLock | null>
