/** How sentences write names, for the screens. */
export { inSentence } from '#engine/wording.ts'
