/** Sentences that deny knowing a company without any word that denies. */
import { WordList } from '#engine/naming/reading/words.ts'

// Bounded in this file: at most 400 characters of a sentence are looked at.

/** 'De Linde valt buiten mijn kennis', 'I'd be guessing if I told you', 'my sources are silent on De Linde': without any word that denies. */
export const BEYOND_ME =
  /(?<!\p{L})(?:(?:buiten|outside|beyond) (?:mijn|my|what (?:I|my)|wat ik|the scope of what I)(?: \p{L}{3,12}){0,2} (?:kennis|knowledge|data|gegevens|bereik|bronnen|sources|know|covers?|weet|ken)|(?:guessing|lying|making (?:it|things|something|that) up|liegen|gokken|gissen|raden|verzinnen|fabuleren)(?: [\p{L}’']{1,12}){0,2} (?:if|als|wanneer|when)|(?:I[’']d|I would|ik zou)(?: \p{L}{2,8}){0,3} (?:guessing|speculating)(?: (?:about|on|at))?|(?:ga|wil|zal|kan) (?:\p{L}{2,10} ){0,2}niets? (?:gaan )?(?:verzinnen|gokken|raden|speculeren|gissen)|te klein om [^.,;\n]{0,30}(?:mijn|de) (?:\p{L}{3,15} )?(?:gegevens|data|bronnen|trainingsdata)|too small to [^.,;\n]{0,30}my (?:training )?(?:data|sources)|(?:in the dark|clueless) (?:about|on)|ha(?:s|ve) me stumped|(?:bronnen|sources|data|gegevens|resultaten|results)(?: \p{L}{2,12}){0,2} (?:are|is|remain|stay|zijn|blijven) (?:silent|stil)|(?:anything|everything|whatever|alles wat|wat|if|als) (?:I(?:[’']d)?|ik) [^.;\n]{1,80} (?:would|zou|is|zijn)(?: \p{L}{2,12}){0,2} (?:invented|made up|a guess|guesswork|speculation|speculative|verzonnen|verzinnen|gokken|raden|giswerk|speculatie|een gok)|(?:(?:afgaand|afgaande|te oordelen|judging|going|gebaseerd|based|gok|guess|baseer(?: ik)?|op basis)(?: \p{L}{3,8})? (?:op|naar|by|from|on|van)|gezien) (?:alleen |puur |enkel |only |purely )?(?:de|the) (?:bedrijfs)?na(?:am|me)(?! (?:en|and|plus|van|of) )|(?<!(?:zoals|als|as|dan|than|wat|what|like|while|hoewel|though|although|al|ook) )(?:de|the) (?:bedrijfs)?na(?:am|me)(?: [^.,;\n]{2,60})? (?:doet (?:\p{L}{2,8} )?(?:vermoeden|denken)|suggereert|suggests),? (?:dat|that|it|een|an?)|(?:aan|afgaand op) de naam te (?:zien|horen)|op de naam (?:afga|afgaand)|(?:uit|from) (?:de|the) (?:bedrijfs)?na(?:am|me)(?: [^.,;\n]{2,60}?)?,? (?:(?:leid|maak|zou) ik|I (?:infer|gather|assume|guess|take it)))(?!\p{L})/iu
export const BEYOND = new WordList(
  'buiten outside beyond guessing lying making liegen gokken gissen raden verzinnen fabuleren speculating based gebaseerd baseer basis leid maak vermoeden denken suggereert suggests infer gather silent stil invented made guess guesswork speculation speculative verzonnen giswerk speculatie gok speculeren klein small dark clueless stumped zien horen afga afgaand afgaande gezien oordelen judging going',
)

/** 'Dit zijn verzonnen voorbeelden', 'that sentence is fictional, of course': what stands there is of nobody. */
export const FICTION =
  /(?<!\p{L})(?:(?:verzonnen|fictie(?:f|ve)|denkbeeldige|fictional|fictitious|made-up|invented|hypothetical|imaginary) (?:\p{L}{3,12} )?(?:voorbeeld(?:en|namen)?|na(?:am|men|mes?)|bedrijf|bedrijven|examples?|compan(?:y|ies)|business(?:es)?)|(?:sentence|text|example|names?|voorbeeld(?:en)?|zin|tekst|naam|namen) (?:is|are|zijn)(?: (?!geen|niet|not)\p{L}{2,10}){0,2} (?:fictional|fictitious|fictief|verzonnen|made up|invented|hypothetical|imaginary))(?!\p{L})/iu
export const FICTIONAL = new WordList(
  'verzonnen fictief fictieve denkbeeldige fictional fictitious made invented hypothetical imaginary',
)
