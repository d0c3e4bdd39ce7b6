/** The words by which a sentence denies something. */

/** Without one of these, or 'n’t', nothing is denied. */
export const NEGATIONS =
  'geen niet noch beperkt schaars scarce nihil zelden rarely seldom barely scarcely niets niks nergens nooit nauwelijks amper weinig onvoldoende evenmin vreemd schuldig onbekend onduidelijk onzeker onvindbaar zonder tevergeefs vergeefs vruchteloos duister leeg lege nul ontbreekt ontbreken ontbrak no not nothing none neither nowhere never hardly cannot without unable unfamiliar unclear unsure uncertain unaware mystery raadsel unknown failed unsuccessful fruitless little limited insufficient lack lacks lacking missing empty blank zero vain tekort dood doodloopt zwijgen zwijgt handed spoorloos'.split(
    ' ',
  )
export const NEGATED = new RegExp(`(?<!\\p{L})(?:${NEGATIONS.join('|')})(?!\\p{L})|n[’']t(?!\\p{L})`, 'iu')
