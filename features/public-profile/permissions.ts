import type { StoredLlmPlatform } from '#db/schema/choices.ts'
import { LLM_PLATFORMS } from '#features/profiles/profile.schema.ts'
import type { PublicProfile } from './schema.ts'

/** Every assistant that can be chosen, and any other that is stored, with whether it may read the profile. */
export function permissionsOf({
  llm_platforms,
  zichtbaarheid_ai,
}: PublicProfile): { platform: StoredLlmPlatform; isAllowed: boolean }[] {
  const shown = [...LLM_PLATFORMS, ...llm_platforms.filter((name) => name === 'deepseek')]
  return shown.map((platform) => ({ platform, isAllowed: zichtbaarheid_ai && llm_platforms.includes(platform) }))
}
