/** Which state of the profile somebody has before them, as a save names it; empty before the first save. */
export const versionOf = (updatedAt: string | null): string => updatedAt ?? ''
