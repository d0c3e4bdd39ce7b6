/** The year in which an answer says that the company began. */
import { SOMETHING_ELSE } from '#engine/extract/offer/founding-year.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { questionBefore } from '#engine/naming/reading/sentences.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { ageIn, mayTellAge } from './anniversaries.ts'
import { AND, clauseOf, withoutSource } from './clauses.ts'
import { isOneOf } from './one-of-a-year.ts'
import { beganShop, isElsewhere, isOfSomethingElse, isOtherBeginning, withoutName } from './own-shop.ts'
import { headBegan, isOfAnother, isOfAPerson } from './whose-beginning.ts'
import { FAMILY_SINCE, worksSince } from './works-since.ts'
import { yearsIn } from './years.ts'

const BUSINESS =
  '(?:bedrijf|onderneming|zaak|bureau|kantoor|praktijk|winkel|salon|studio|atelier|garage|firma|makelaardij|stichting|vereniging|maatschap|initiatief|company|business|firm|agency|shop|practice)'
// Bounded: the at most 80 characters of a sentence before a year
const DATE_BEFORE_YEAR = '(?:\\d{1,2} \\p{L}{3,9} )?$'
/** Of nothing but a company, a club or the like. */
const FOUNDED_BEFORE = new RegExp(
  `(?<!\\p{L})(?:opgericht|oprichting|oprichtingsjaar|year of (?:foundation|establishment)|start year|founding year|oprichtingsdatum|startjaar|startdatum|ingangsdatum|vestigingsdatum|start date|beginjaar|stichtingsjaar|gesticht|founded|founding|established|incorporated|set up|(?<!(?:wife|husband|sister|brother|son|daughter|friend) (?:who )?)(?:set up|started) (?:his|her|their) own (?:\\p{Ll}{3,15} )?${BUSINESS}|set (?:it|this|the \\p{L}{3,20}) up|opgezet|opgestart|uit de grond gestampt|in het leven geroepen|tot stand|levenslicht|(?:eerste|first) (?:klant|gast|patiënt|cliënt|bezoeker|customer|guest|patient|client|visitor)\\p{L}{0,3}(?! (?:van|of) $)|traces (?:its|their) (?:origins?|roots|history)|got (?:its|their) start|got (?:going|off the ground)|came into (?:being|existence)|opened up shop|anno|est\\.?|opr\\.?)(?: (?:year|date|jaar))?(?: (?:door|by) [^\\d\\n;|.]{2,45})?[^\\d\\n;|]{0,30}(?:Q[1-4] (?:of|van) )?${DATE_BEFORE_YEAR}|${BUSINESS} was born in $|(?<!\\p{L})(?:(?:richtte|zette)n? [^.;\\n\\d]{1,50} op|stampten? [^.;\\n\\d]{1,50} uit de grond)(?: in| op)? ${DATE_BEFORE_YEAR}|^\\s?(?:(?:start|begin):|(?:since when|sinds wanneer)\\??:?) $|(?<!(?:gegevens|informatie|info|cijfers|recensies?|reviews?|information) (?:van|over|of|about|on) (?:het|de|dit|deze|the|this) )(?<!\\p{L})\\p{L}{0,20}${BUSINESS}(?: zelf| itself)?(?: (?:uit|from)| (?:is|dateert|stamt) (?:uit|van|from)) $`,
  'iu',
)
// Bounded: the at most 80 characters of a sentence before a year
const BEGUN_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:bestaat|bestaan|actief) (?:\\p{L}{2,8} ){0,2}vanaf|active from|(?:wortels|oorsprong|origins?|roots) (?=in )|trace[sd]? back|tracing back|(?:al|reeds) vanaf|gestart|startte|startten|van start|begonnen|begon|begint|begun|ontstaan|ontstonde?n?|started|began|begins|launched|formed|created|born|sinds|sedert|since|dateert|dateren|stamt|stammen|to date (?=from|back)|gaat terug|teruggaat|dates|dating|commenced|goes (?:all the way )?back|go back|going back|(?:wortels|oorsprong)[^.;\\n\\d]{0,30} (?:liggen|ligt|lagen|lag))(?: (?:year|date|jaar))?[^\\d\\n;|]{0,30}${DATE_BEFORE_YEAR}`,
  'iu',
)
const OPENED_BEFORE =
  /(?<!\p{L})(?:bij|at) (?:(?:de|the|haar|zijn|hun|its|their) )?(?:opening|oprichting|start) in $|(?<!\p{L})(?:(?:de )?deur(?:en)?(?: van ~)? (?:ging(?:en)?|zwaaide(?:n)?) (?:voor het eerst )?open|doors? (?:first )?opened(?: for the first time)?) (?:op|in|on) (?:\d{1,2} \p{L}{3,9} )?$|^\s?(?:opened(?: in| since)?|geopend(?: in| sinds)?|open sinds|open since|opening year|openingsjaar): $|(?<!\p{L})(?:openden?|opened)(?: up| for business| to (?:customers|the public)| it| (?:(?:hier|er|daar|here|there) )?(?:(?:the|their|his|her|de|zijn|haar|hun|een eigen|(?:his|her|their) own) )?(?:shop|business|company|practice|office|studio|salon|store|clinic|bakery|restaurant|caf[eé]|place|zaak|winkel|praktijk|kantoor|bedrijf|atelier)| (?:zijn|haar|hun|its|their|the|de) (?:deuren|doors))? (?:in (?:het|de|the) (?:voorjaar|najaar|zomer|winter|lente|herfst|spring|summer|autumn|fall) (?:van|of)|(?:begin|eind|medio|(?:back )?in|on)) (?:\d{1,2} \p{L}{3,9} )?$/iu
/** 'Opende in 2015 een tweede winkel': that is what began. */
const OPENED_WHAT =
  /^,? (?:een|an?|de|het|zijn|haar|hun|the|its|their|new|nieuwe|ook|also)(?! (?:eigen )?(?:deuren|doors|zaak|winkel|praktijk|kantoor|salon|studio|bedrijf)(?!\p{L})) /iu
/** 'De Linde (1987)': a year in brackets right behind the name can confirm the founding year, but be another. */
const IN_BRACKETS = /^ ?\($/u
const DATES = /(?<!\p{L})(?:dateert|dateren|stamt|stammen|dates?|goes back|gaat terug)(?!\p{L})/iu
const DATING = new WordList('dateert dateren stamt stammen date dates goes gaat')
/** 'Het pand dateert uit 1926.', 'Mijn informatie dateert van 2019' */
const OF_A_BUILDING =
  /(?<!\p{L})(?:(?:pand|gebouw|huis|woning|boerderij|villa|monument|kerk|recept|building|house|premises|property|recipe)(?!\p{L})[^;\n]{0,60}|(?:informatie|info|gegevens|kennis|bron|bronnen|foto[’']?s?|straat|information|data|knowledge|sources?|photos?|street) (?:zou(?:den)? |(?:is|are) said to )?(?:dateert|dateren|stamt|stammen|dates?)(?: back)?(?: (?:van|uit|from|to))? )$/iu
/** 'Sinds de oprichting in 1987 …' */
const SINCE_BEGINNING =
  /(?:sinds|sedert|since) (?:(?:de|het|haar|zijn|hun|the|its|their) (?:oprichting|ontstaan|begin|start|opening|foundation|founding|establishment|beginning|launch|inception|lancering)(?: \p{L}{2,12}){0,3}|(?:(?:it|they|he|she) (?:first )?(?:opened|started|began|was founded|were founded)|opening)(?: (?:its|their) doors)?(?: in)?) $/iu
/** 'Sinds ze in 2001 openden', 'since 1957, when it started out', 'bestaat sinds 2006, levert ook …' */
const SINCE_ONE = /(?<!\p{L})(?:sinds|sedert) (?:ze|zij|het|hij) (?:in )?$/iu
const ONE_BEGAN = /^ (?:openden?|begon|begonnen|startten?)(?!\p{L}| (?:met|een|ook))/iu
const WHEN_BEGUN =
  /^,? (?:when|toen) (?:(?:it|they|he|she|het|ze|zij|hij) |(?:\p{Lu}\p{L}{1,20} ){1,3})(?:first )?(?:started|began|opened|was founded|begon|startte|werd opgericht)(?! (?:working|at|as an?) )/u
const EXISTS_BEFORE =
  /(?<!\p{L})(?:bestaat|bestaan|actief|werkzaam|active|been around|been practi[sc]ing|in business) (?:al |reeds )?(?:sinds|since) $/iu
const ENDS_THERE = /^(?:[,.;)]|\s?$| en | and )/u
const SINCE = /(?<!\p{L})(?:sinds|sedert|since|(?:al|reeds) vanaf)[^\d\n;|]{0,30}(?:\d{1,2} \p{L}{3,9} )?$/iu
const FOUNDED_AFTER =
  /^,? (?:als|as|is|was) (?:(?:het|the|its) )?(?:jaar van oprichting|oprichtingsjaar|startjaar|beginjaar|founding year|year of (?:foundation|establishment))(?!\p{L})|^(?:[^\d\n;.|]{0,40}?|[^\d\n;.|,]{0,70}?)(?<!\p{L})(?:opgerichte?|oprichtten?|richtten?|gestichte?|stichtten?|founded|established|incorporated|set up|set (?:it|this|the \p{L}{3,20}) up|opgezet(?:te)?|opzetten?|opgestart|uit de grond|ingeschreven als nieuwe? (?:onderneming|bedrijf)|(?:de )?basis (?:gelegd|voor)|in het leven (?:geroepen|riep|riepen)|tot stand|levenslicht|zag het licht|het licht(?= |,|\.|$)|(?:eerste|first) (?:klant|gast|patiënt|cliënt|bezoeker|customer|guest|patient|client|visitor)\p{L}{0,3})(?!\p{L}| (?:in|op|on|sinds) \d{4})/iu
const BEGUN_AFTER =
  /^[^\d\n;.|]{0,40}?(?<!\p{L})(?:gestarte?|begonnen|ontstaa?ne?|ontstonde?n?|startten?|van start|ging open|begon|started|began|formed|created|launched|openden? (?:de|zijn|haar|hun) deuren|opened its doors|stammen|dateren|(?:de|zijn|haar|hun|its|their|the) (?:eerste |first )?(?:deuren|doors)|was born)(?!\p{L})/iu
/** What may tell of its beginning only confirms the year: opening can be that of another shop. */
const PERHAPS_BEGUN =
  /(?<!\p{L})(?:geopende?|openden?|opened|ging(?:en)? (?:in {1,2}|voor het eerst )?open|opgestart|opgezet|opzette|opgerichte?|oprichtten?|oprichters?|oprichtster|oprichting|gestichte?|founde[dr]s?|founding|established|gestarte?|startten?|startte|begonn?e?n?|ontstaan|ontstond|geroepen|eerste|first|born|started|began|dateren|stammen|to date|zette(?=.* op)|going|commenced|all the way back|existence|levenslicht|deuren|geschiedenis|historie|wortels|roots|history|vanaf|bestaat|bestaan|sinds|sedert|since|anno|start|ingeschreven|inschrijving|geregistreerd|registered|registratie)(?!\p{L})/iu
/** 'Rond 1940', 'de jaren 1990', 'between 1990 and 1995', '1994 of 1995' may be the year or another. */
// Bounded: the 20 characters before a year
const ABOUT =
  /(?<!\p{L})(?:rond|omstreeks|circa|ca\.?|ongeveer|around|about|approximately|roughly|vóór|voor|na|before|after|jaren|tussen|between|tussen \d{4} en|between \d{4} and|\d{4} of|\d{4} or)(?: het jaar| the year)? $|[±~]\s?$/iu
const OR_ANOTHER = /^ (?:of|or|à|a) (?:in )?\d{4}|^\s?[/–-]\s?\d{2,4}(?!\d)/u
/** Of what holds since a year, only that the company exists tells when it began: 'zit sinds 2013 aan de Stationsweg'. */
// Bounded: the at most 100 characters of a sentence before a year and 64 from it on
const EXISTS =
  /(?<!\p{L})(?:bestaat(?![^.;\n]{0,25}\d{4},? uit )|bestaan|bestond|actief(?! op )|in operation|bezig|aan het werk|werkzaam|exists?|been running since|been doing (?:this|it)|existed|active(?! on )|in business|in bedrijf|operating|operates|operated|trading|serving|draait|werkt al|meegaat|meedraait|draaien(?: al)? mee|(?:doet|doen) dit(?: werk| vak)?|in het vak|aan de weg|been around|been (?!(?:living|using|offering|working|running|leading|managing|winning|renting|being|making use) )\p{L}{3,12}ing(?! (?:in|at|from|on|there|here|with|by|part) )|been in the (?:\p{L}{3,15} )?(?:trade|business|industry)|been in \p{Ll}{4,20} since|been at it|been open since|been established since|(?<!(?:weer|again|ook|also) )open (?:al )?(?:sinds|since)|(?:is|zijn) (?:al |reeds )?sinds (?:\p{L}{3,9} )?\d{4} (?:open|geopend)(?! (?:op|van|tot|voor) )|served(?! (?:on|as|in) )(?= [^.;,]{2,40} since)|een (?:vertrouwde?|bekende?|vaste?) (?:adres|naam|gezicht|waarde|plek)|a (?:trusted|household|familiar) name|a (?:fixture|mainstay|staple)|(?:has|have) (?:helped|supported|advised|assisted|guided|welcomed|treated|received) (?:[\p{L}-]{2,15} ){0,3}(?:businesses|companies|clients|customers|homeowners|families|entrepreneurs|guests|visitors|patients|diners|travellers|children|people) since|(?:going(?: strong)?|up and running) since|on the road since|(?<!(?:kom|komt|komen|ga|gaat|gaan|werk|werkt|werken) )er (?:al )?sinds|(?:kun je|kunt u) (?:er |hier )?al sinds \d{4} terecht|een begrip|(?:uw|jouw|your|dé) (?:\p{L}{3,20} ){1,2}(?:sinds|since)|vakmanschap|family-(?:run|owned)|familiebedrijf|familiezaak|family business|opgericht|founded)(?!\p{L})/iu
const ALONE_BEFORE =
  /(?:^\s?|[(,:;|•·–—-]\s?)(?:\p{L}{2,20}bedrijf |(?!partners|owners|dealers|members|leden)\p{L}{3,20}(?:ers|ors|ists|isten|smeden) |al |reeds |open |opened |geopend |actief |(?:an? )?family (?:business|firm|company|shop) )?(?:sinds|sedert|since|anno|est\.?|dateert|stamt)(?:(?: het| the)? (?:jaar|year))?[^\p{L}\d\n]{0,3}(?:\d{1,2} \p{L}{3,9} )?$/iu
/** '– sinds 2011 een sfeervolle winkel', ', sinds 1978 dé bakker van Utrecht' */
const IS_SINCE =
  /^ (?:(?:dé|hét|uw|jouw|your|de vertrouwde|de vaste) \p{Ll}|(?:een|an?) (?:\p{Ll}{3,20} ){0,3}\p{Ll}{0,20}(?:winkel|zaak|bedrijf|praktijk|kantoor|bureau|salon|studio|shop|store|business|company|practice)(?!\p{L}))/u
const ALONE_AFTER = /^\s?(?:$|[),;|\n]|\.(?:\s|$)| [–—-] )/u
// Bounded: the at most 60 characters before a year and 40 from it on
/** 'Neemt sinds 2020 geen patiënten aan', 'has offered courses since 2020': something else began. */
const DOES_SINCE =
  /(?<!\p{L})(?!(?:bestaat|zit|staat|draait|timmert|is|was|uit|actief|met|niet|het|dat) )(?:\p{Ll}{2,18}t|heeft|hebben|has|have) (?:ook |has |also )?(?:[Ss]inds|[Ss]edert|[Ss]ince) |(?:[Ss]inds|[Ss]edert|[Ss]ince) [^.;\n]{0,20}\d{4},? (?:(?:is|zijn|are) (?:\p{L}{2,20} ){1,4}(?:gevestigd|te vinden|onderdeel|eigendom|based|located|part of|owned)|huist|zit|zitten|ligt|staat|(?<!, )(?:ook|also)|geen|niet|een nieuwe?|no|not|a new|biedt|verkoopt|levert|heeft|has|offers)(?!\p{L})/u
/** Somebody's job that began, or another owner's. */
const JOB =
  /(?<!\p{L})(?:eigenaar|eigenaresse|directeur|baas|leiding|overgenomen|overname|in handen|owner|director|ceo|took over|taken over|acquired|runs|leads)(?!\p{L})/iu

/** What has a beginning of its own. */
const THING =
  '(?:(?:\\p{L}{0,20}(?:regeling|garantie|actie|samenwerking|bouw|werkzaamheden|werkplaats|cursus|opleiding|project|traject|collectie|afdeling|vereniging|stichting|gebouw))|\\p{L}{0,12}recensies?|(?:oud-)?medewerker|naam|logo|fusie|merger|name|uitbreiding|(?:gilde|heren|stad)huis|brancheorganisatie|dochteronderneming|website|site|webshop|partnerschap|klachten|problemen|restauratie|app|filiaal|vestiging|showroom|loods|hal|magazijn|team|reviews?|beoordelingen|loopbaan|carrière|dienstverband|contract|procedure|rechtszaak|crisis|traditie|evenement|markt|wijk|straat|dorp|stad|park|school|museum|kerk|keurmerk|merk|moederbedrijf|zusterbedrijf|holding|concern|groep|keten|voorganger|concurrent|tak|branch|warehouse|workshop|partnership|collaboration|cooperation|construction|renovation|career|course|programme?|brand|chain|group|parent|complaints|department|lease|building|premises|association|foundation)'
const NOT_PLACED =
  '(?<!(?<!\\p{L})(?:van|voor|met|in|op|aan|uit|bij|door|naar|over|als|is|was|na|of|for|with|on|at|from|by|to|as|after|ondanks|despite),? )(?<![,(:–—-] )'
/** 'Is in 2012 begonnen met taxaties', but 'met twee man' */
const WITH_WHAT =
  /^[^.;,\n\d]{0,25}(?<!\p{L})(?:begonnen|gestart|started|begun|begon|startte) (?:met|with) (?!(?:een|één|twee|drie|vier|vijf|niets|alleen|zijn|haar|a|an|one|two|three|four|five|just|only|nothing|his|her|\d+) )\p{Ll}/u
/** 'Nam in 2012 Fysio Zuid over, dat in 1990 was opgericht' */
// Bounded: the at most 80 characters of a sentence before a year
const TAKEN_OVER =
  /(?<!\p{L})(?:nam|namen|neemt|overname van|fuseerde met|gefuseerd met|took over|acquired|bought|merged with) [^.;\n]{0,60}, (?:dat|die|which|that) [^,.;\n]{0,30}$/iu
/** 'De huidige winkel opende in 2010' */
// Bounded: the at most 80 characters of a sentence before a year
const CURRENT_BEFORE =
  /(?<!\p{L})(?:huidige|nieuwe|tweede|derde|current|present|new|second|third) (?:\p{L}{3,15} )?(?:\p{L}{0,20}(?:winkel|zaak|praktijk|kantoor|pand|locatie|salon|studio)|shop|store|practice|office|location|premises)(?!\p{L})(?:[^,;\n]|, (?:which|that|die|dat) ){0,60}$/iu
const DETERMINED = `${NOT_PLACED}(?<!\\p{L})(?!(?:een|an?) (?:household|familiar|trusted|bekende|vertrouwde|goede) na)(?:de|het|een|deze|die|the|an?|this|its|their|his|her|zijn|haar|hun)(?: \\p{L}{3,12}){0,2}? (?<thing>${THING})(?!\\p{L})`
/** 'De samenwerking startte in 2015', 'zijn loopbaan in 2015'. */
// Bounded: the at most 80 characters of a sentence before a year and 60 behind it
const THING_BEFORE = new RegExp(
  `${DETERMINED}(?! is (?:en|and) )(?![^;\\n]{0,80}(?:, | en | and )(?:dat|die|which|het|it|is|werd) ),? \\p{L}[^;\\n]{0,70}$`,
  'iu',
)
const THING_AFTER = new RegExp(`^(?! (?:en|and) )[^.;,\\n]{0,30}${DETERMINED}`, 'iu')
/** 'Begon in 2015 ook met zonnepanelen.' */
const ALSO =
  /^(?:(?! (?:en|and) )[^.;,\n]){0,25}(?<!\p{L})(?:ook|also|daarnaast)(?!\p{L})|^[^.;,\n\d]{0,45}(?<!\p{L})(?:een|an?) (?:tweede|derde|second|third) \p{Ll}/iu
/** 'Amir begon er in 2015 als implantoloog', 'begon in 1979 bij een aannemer'. */
// Bounded: the at most 160 characters around a year
const JOINED =
  /(?<!\p{L})(?:[Bb]egon|[Bb]egonnen|[Ss]tartte|[Gg]estart|[Ss]tarted|[Bb]egan|[Jj]oined) (?:\p{Lu}[\p{L}’'-]{1,20} (?:(?:van|de|der|den|\p{Lu}[\p{L}’'-]{1,20}) ){0,4})?(?:er|hier|daar|there|here|bij|as an? (?:apprentice|trainee|employee)|als (?=\p{Ll}{4,20} bij))(?!\p{L})(?! (?:in )?\d{4} mee(?!\p{L}))/u
/** 'Opa Gerrit begon er in 1948.' */
const FOREBEAR =
  /(?<!\p{L})(?:opa|(?:bet|over)*grootvader|overgrootopa|oprichter|oprichtster|grandfather|great-grandfather|founder)(?!\p{L})/iu
const JOINS_AFTER =
  /^,? (?:bij|at|in dienst|(?:als|as) (?:an? |een )?(?:leerling|stagiair|knecht|hulp|medewerker|assistent|invaller|apprentice|trainee|employee)\p{L}*)(?!\p{L})/iu

function tellsBeginning(before: string, after: string, said: string): boolean {
  return (
    EXISTS.test(said) ||
    FAMILY_SINCE.test(before) ||
    (ALONE_BEFORE.test(before) && (ALONE_AFTER.test(after) || IS_SINCE.test(after)))
  )
}

/** 'Sinds 1936, vergaderzalen, eigenaar Henk Wissink': a part of a list. */
const isItem = (before: string, after: string) =>
  ALONE_BEFORE.test(before) && /^[,;|]/.test(after) && !JOB.test(before.slice(-25))

// Bounded: the at most 80 characters of a sentence before a year
const SITS_SINCE = /(?<!\p{L})(?:zit|ligt|staat|gevestigd|sits|located|based)(?!\p{L})[^;\n]{0,60}(?:sinds|since) $/iu
const AT_ITS_PLACE = /^,? (?:aan|in|op|at|on) (?:de |het |the )?\p{Lu}/u

/** As far behind a year as is read. */
const MOST_BEHIND = 100

export function foundingYearStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const { foundingYear } = known.company
  if (!foundingYear) return []
  const found: Statement[] = []
  /** The last sentence in which a year is told. */
  let told: Sentence | undefined
  const mayDate = vocabulary.has(DATING)
  const mayBeAge = mayTellAge(vocabulary)
  for (const year of yearsIn(text, vocabulary)) {
    const { at, end } = year
    const sentence = subjects.sentenceAt(at)
    if (!sentence) continue
    const before = withoutSource(text.slice(Math.max(sentence.from, year.from - 80), year.from))
    const after = text.slice(end, Math.min(sentence.to, end + MOST_BEHIND))
    const age = mayBeAge ? ageIn(before, after, known) : null
    if (age !== null) {
      const years = Math.abs(year.value - age - foundingYear)
      // It may be celebrated a year later.
      found.push({ fact: 'foundingYear', at, end, right: years <= 1, said: String(year.value - age) })
      continue
    }
    const right = year.value === foundingYear
    if (mayDate && DATES.test(before) && OF_A_BUILDING.test(before)) continue
    if (!right && (ABOUT.test(before.slice(-20)) || OR_ANOTHER.test(after))) continue
    const isBeside =
      right &&
      text[end] === ')' &&
      sentence.marks.some(({ who, end: named }) => who === 'own' && IN_BRACKETS.test(text.slice(named, at)))
    if (isBeside) found.push({ fact: 'foundingYear', at, end, right })
    if (isBeside) continue
    if (headBegan(before, after, known) && !isPerhaps(text, sentence, before, end)) {
      found.push({ fact: 'foundingYear', at, end, right })
      continue
    }
    const isShop = beganShop(before, after, known)
    const isTold =
      (IN_ANSWER.test(before) && ASKED_WHEN.test(questionBefore(text, sentence.from))) ||
      (told === sentence &&
        sentence.marks.some(({ who, end: named }) => who === 'own' && ALSO_IN.test(text.slice(named, at))))
    const telling = isShop || isTold ? 'founded' : tellsOfBeginning(withoutName(before, known), after)
    if (telling) told = sentence
    if (!telling && !(right && PERHAPS_BEGUN.test(before + after))) continue
    const said = withoutSource(text.slice(Math.max(sentence.from, at - 100), Math.min(sentence.to, end + 60)))
    const clause = () => clauseOf(said, at - Math.max(sentence.from, at - 100))
    // 'In Deventer zit een cateringbedrijf, sinds 2002, aan de Zutphenseweg'
    if (!right && AT_ITS_PLACE.test(after) && SITS_SINCE.test(before)) continue
    const isSince = !right && SINCE.test(before)
    const isDated = isSince && tellsSince(before, after)
    const isTrade = isSince && !isDated && worksSince(before, after, known)
    if (isSince && !isDated && !isTrade && !tellsBeginning(before, after, said)) continue
    if (isSince && !isDated && !isTrade && DOES_SINCE.test(before + text.slice(at, at + 40))) continue
    if (isSince && (isOfAPerson(before, known) || isOfSomethingElse(before, sentence, known))) continue
    if (
      !right &&
      ((!isShop && isOtherBeginning(before, after, known)) ||
        isOfAnother(text, at, before, sentence, isShop || telling === 'founded' ? known.company.team : []) ||
        (OPENED_BEFORE.test(before) && isElsewhere(after, known)) ||
        (!isDated && !isTrade && isOfAThing(before, after, isShop || FOUNDED.test(before.slice(-20) + after), known)))
    )
      continue
    if (!right && !isDated && !isTrade && telling !== 'founded' && (elseIn(clause(), known) || JOINS_AFTER.test(after)))
      continue
    if (
      !right &&
      ((JOINED.test(said) && !FOREBEAR.test(before)) ||
        (isSince && !isDated && !isTrade && !isItem(before, after) && JOB.test(clause())))
    )
      continue
    if (!right && isPerhaps(text, sentence, before, end)) continue
    found.push({ fact: 'foundingYear', at, end, right })
  }
  return found
}

function tellsSince(before: string, after: string): boolean {
  return (
    SINCE_BEGINNING.test(before) ||
    WHEN_BEGUN.test(after) ||
    (SINCE_ONE.test(before) && ONE_BEGAN.test(after)) ||
    (EXISTS_BEFORE.test(before) && ENDS_THERE.test(after))
  )
}

/** 'Werd niet in 1990 opgericht', 'als het in 1990 was begonnen', 'vermoedelijk in 1990', 'opgericht in 1990?' */
// Bounded: the at most 80 characters of a sentence before a year
const PERHAPS =
  /(?<!\p{L})(?:(?:niet|not|n[’']t)(?: (?:opgericht|gestart|begonnen|founded|established|started))? (?:in|op|sinds|since)|(?:would|might|may|could|waarschijnlijk|vermoedelijk|mogelijk|misschien|wellicht|probably|presumably|possibly|perhaps|maybe|likely)(?!\p{L})[^,.;:]{0,40}) $/iu
const IF =
  /^\s*(?:(?:Als|Indien) (?:het|ze|zij|de|deze|dit|dat|\p{Lu}\p{L}{0,20})|Stel dat|If|Suppose)(?!\p{L})[^,;:]{0,100}$/u
const KNOWN_QUESTION = /(?:wist (?:je|u)|did you know)/iu

function isPerhaps(text: string, { from, to }: Sentence, before: string, end: number): boolean {
  if (PERHAPS.test(before) || IF.test(text.slice(Math.max(from, end - 104), end - 4))) return true
  return /\?\s*$/.test(text.slice(end, to)) && !KNOWN_QUESTION.test(before)
}

/** 'Ilse van Gorp richtte het cateringbedrijf in 2012 op' */
// Bounded: the at most 80 characters before a year
const SET_UP_IN = /(?<!\p{L})(?:richtten?|zetten?) [^.;\n\d]{1,50} in (?:\p{L}{3,9} )?$/u

/** 'Wanneer is De Linde opgericht? In 1990.', 'Sinds wanneer bestaat De Linde? Sinds 1990' */
const IN_ANSWER =
  /^\s*(?:(?:Dat (?:was|is)|That was|It was) )?(?:(?:al|pas|back) )?(?:in|sinds|since|op) (?:\d{1,2} \p{L}{3,9} )?$/iu
// Bounded: a question of at most 200 characters
const ASKED_WHEN =
  /(?:wanneer|welk jaar|hoe lang|when|what year|how long)(?!\p{L})[^?]{0,100}(?:opgericht|begonnen|gestart|geopend|ontstaan|bestaa[nt]|founded|established|started|opened|begin|existed|around)(?!\p{L})/iu
/** 'De Boom begon in 1965 en De Linde in 1990' */
const ALSO_IN = /^ (?:(?:pas|al|reeds|only|already) )?(?:in|sinds|since) $/u

function tellsOfBeginning(before: string, after: string): 'founded' | 'begun' | null {
  if (FOUNDED_BEFORE.test(before) || FOUNDED_AFTER.test(after)) return 'founded'
  if (isOneOf(before, after)) return 'begun'
  if (SET_UP_IN.test(before) && /^ op(?!\p{L})/u.test(after)) return 'founded'
  if (BEGUN_BEFORE.test(before) || BEGUN_AFTER.test(after)) return 'begun'
  return OPENED_BEFORE.test(before) && !OPENED_WHAT.test(after) ? 'begun' : null
}

/** 'De werkplaats is in 2018 opgericht' */
// Bounded: the at most 20 characters before a year and 100 behind it
const FOUNDED =
  /(?:is|was|werd|zijn) (?:in|op|opgericht in|founded in|established in) (?:\d{1,2} \p{L}{3,9} )?(?:$| opgericht(?!\p{L}))/u

function isOfAThing(before: string, after: string, isShop: boolean, known: Prepared): boolean {
  if (ALSO.test(after) || WITH_WHAT.test(after) || CURRENT_BEFORE.test(before) || TAKEN_OVER.test(before)) return true
  const match = THING_BEFORE.exec(before) ?? THING_AFTER.exec(after.split(AND, 1)[0]!)
  if (match === null || isItself(match.groups!.thing!, known)) return false
  // 'Opened her workshop in 2014'
  return !(isShop && /^(?:werkplaats|workshop|school|team)$/iu.test(match.groups!.thing!))
}

/** 'Erkend leerbedrijf sinds 2012'; but the company may be called 'een stichting'. */
function elseIn(said: string, known: Prepared): boolean {
  return allMatches(said, SOMETHING_ELSES).some(
    ({ index, 0: word }) => !isItself(word, known) && !CALLED.test(said.slice(0, index)),
  )
}

/** A school of music is a school. */
function isItself(word: string, { company, legalForm, ownWords }: Prepared): boolean {
  const folded = fold(word)
  return ownWords.has(folded) || fold(company.sector ?? '').includes(folded) || legalForm === folded
}
// Bounded: the at most 160 characters around a year
const SOMETHING_ELSES = new RegExp(SOMETHING_ELSE, 'giu')
const CALLED = /(?:^|[,:–—-] |(?<!\p{L})(?:is|als|as) )(?:een|an?) (?:\p{L}{2,20} )?$/iu
