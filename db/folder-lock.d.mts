export interface FolderLock {
  release(): Promise<void>
}

/** Null when another process has the folder. */
export function lockFolder(folder: string): Promise<FolderLock | null>
