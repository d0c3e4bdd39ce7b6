/**
 * Words that show that a sentence is about former days: 'Tot 2019 zaten wij aan de Molenstraat 12' states no address of today.
 * Source: written by hand for this project, in Dutch and English. Pieces of regular expressions.
 */

/** Before the value, in the same sentence. */
export const PAST_BEFORE = [
  'voorheen',
  'vroegere?',
  'voormalige?',
  'destijds',
  'toenmalige?',
  'eerdere?',
  'oude? (?:adres|naam|nummer|pand|locatie|telefoonnummer|e-?mailadres|website|vestiging|winkel|werkplaats|kvk|btw)',
  '(?:was|waren) (?:tot|ooit|eerst|lang|jaren|gevestigd|te vinden)',
  'zat(?:en)? (?:we|wij|ik|tot|ooit|eerst|lang|jaren)',
  'heette(?:n)?',
  'heetten',
  'begon(?:nen)?',
  'gestart',
  'startte(?:n)?',
  'tot (?:en met |voor |eind |begin )?(?:\\d{1,2} )?(?:\\p{L}{3,9} )?(?:19|20)\\d\\d',
  'verhuisden',
  'verhuisd (?:van|uit|vanaf)',
  'verhuizing van',
  'vertrokken (?:van|uit)',
  'niet (?:meer|langer)',
  'formerly',
  'former',
  'previous(?:ly)?',
  'used to',
  'until (?:\\p{L}{3,9} )?(?:19|20)\\d\\d',
  'moved from',
  'no longer',
]

/** Right after it. */
export const PAST_AFTER = [
  'naar(?= (?:de |het |een )?\\p{Lu})',
  '(?:is|zijn|werkt|bestaat|geldt) (?:\\p{L}{1,12} ){0,3}(?:vervallen|niet meer|verplaatst|verhuisd|gesloten|opgeheven|opgezegd)',
  '(?:is|heet|heten) (?:nu|inmiddels|tegenwoordig|sinds)',
  'bestaat niet meer',
  'werkt niet meer',
  'vervalt',
  'is no longer',
  'is now',
  '(?:oud|voorheen|vervallen|old)\\)',
  'tot (?:19|20)\\d\\d\\)',
]
