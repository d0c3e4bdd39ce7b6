/** Numbers in words: one to nineteen, and the tens from twenty. */
export const DUTCH =
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  )
export const DUTCH_TENS = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')
export const ENGLISH =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
export const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
