/** Which trade a company is in: the words that Dutch and English companies use for themselves, and schema.org's own. */

/** Stems as they stand in names, titles and headings. The value that is reported is the word as the site writes it. */
const WORDS =
  `restaurant eetcafé eetcafe café brasserie bistro lunchroom pizzeria snackbar cafetaria ijssalon bakkerij bakker banketbakkerij patisserie slagerij
slager traiteur catering cateraar viswinkel kaaswinkel groentewinkel delicatessenwinkel wijnhandel slijterij koffiebranderij brouwerij hotel bed\\sand\\sbreakfast camping
vakantiepark groepsaccommodatie schildersbedrijf schilder schilderwerken schilderwerk stukadoor stukadoorsbedrijf loodgieter loodgietersbedrijf installatiebedrijf installateur
elektricien elektrotechniek elektrotechnisch\\sbureau dakdekker dakdekkersbedrijf aannemer aannemersbedrijf bouwbedrijf timmerbedrijf timmerman timmerwerken
klusbedrijf klussenbedrijf klusjesman metselbedrijf tegelzetter tegelzettersbedrijf vloerenbedrijf vloerenspecialist keukenspecialist keukens badkamers badkamerspecialist
interieurbouw interieurbouwer meubelmaker meubelmakerij houthandel glaszetter glasbedrijf kozijnen zonwering zonnepanelen warmtepompen airco airconditioning klimaattechniek
hoveniersbedrijf hovenier tuincentrum kwekerij boomkwekerij boomverzorging loonbedrijf sloopbedrijf grondwerk stratenmaker straatmakersbedrijf schoonmaakbedrijf
glazenwasser glazenwasserij ongediertebestrijding verhuisbedrijf verhuizers transportbedrijf koeriersdienst koerier taxibedrijf taxi rijschool autobedrijf autogarage garagebedrijf garage
autoschadebedrijf autorijschool bandenservice fietsenwinkel fietsenmaker tweewielers scooterwinkel motorzaak jachtwerf kapsalon kapper barbershop barbier
schoonheidssalon schoonheidsspecialiste nagelstudio nagelsalon massagepraktijk massagesalon zonnestudio tattooshop tatoeëerder pedicure podotherapie podotherapeut podologie
fysiotherapie fysiotherapeut fysiotherapiepraktijk manuele\\stherapie osteopathie osteopaat chiropractor logopedie logopedist ergotherapie diëtist diëtiste tandarts tandartspraktijk orthodontist mondhygiënist
huisarts huisartsenpraktijk psycholoog psychologenpraktijk psychotherapeut coach coaching coachingspraktijk loopbaancoach acupunctuur thuiszorg kinderopvang kinderdagverblijf gastouderbureau
verloskundige verloskundigenpraktijk apotheek drogist opticien audicien dierenarts dierenkliniek dierenwinkel hondentrimsalon trimsalon hondenschool manege sportschool fitnesscentrum
personal\\strainer personal\\straining yogastudio yoga dansschool zwemschool muziekschool advocatenkantoor advocaat advocaten notariskantoor notaris mediator mediation gerechtsdeurwaarder accountantskantoor accountant accountants
administratiekantoor boekhouder boekhoudkantoor boekhouding belastingadviseur belastingadvies belastinghulp financieel\\sadviseur financieel\\sadvies hypotheekadviseur hypotheekadvies verzekeringen verzekeringskantoor assurantiën makelaar
makelaardij makelaarskantoor vastgoed taxateur vastgoedbeheer architect architectenbureau architecten ingenieursbureau adviesbureau consultancy organisatieadvies uitzendbureau detachering
recruitment werving trainingsbureau opleidingen bijlesbureau bijles huiswerkbegeleiding vertaalbureau tekstschrijver copywriter communicatiebureau reclamebureau marketingbureau
ontwerpbureau grafisch\\sontwerp grafisch\\sontwerper webdesign webdesigner webbureau webdesignbureau internetbureau softwarebedrijf software\\sontwikkeling softwareontwikkeling it-bedrijf ict-bedrijf ict it-dienstverlening
it-consultancy systeembeheer hosting fotograaf fotografie videograaf videoproductie drukkerij copyshop signbedrijf reclame bloemist bloemenwinkel bloemenzaak boekhandel boekwinkel speelgoedwinkel
kledingwinkel modezaak schoenwinkel juwelier goudsmid woonwinkel meubelzaak stoffeerderij stoffeerder gordijnen slaapspeciaalzaak kringloopwinkel kringloop antiek kunstgalerie galerie lijstenmakerij
atelier evenementenbureau feestverhuur partyverhuur dj trouwfotograaf weddingplanner uitvaartondernemer uitvaartverzorging uitvaartzorg begrafenisonderneming reisbureau beveiligingsbedrijf
beveiliging slotenmaker machinefabriek metaalbewerking lasbedrijf constructiebedrijf groothandel webwinkel webshop onderhoudsbedrijf woningcorporatie museum theater bioscoop stichting
bakery butcher plumber plumbing electrician painter painting\\scompany builder carpenter joinery roofer gardener landscaping cleaning\\scompany law\\sfirm lawyer accounting\\sfirm accounting bookkeeping
consulting\\sfirm consultancy marketing\\sagency design\\sagency design\\sstudio web\\sagency software\\scompany software\\sdevelopment translation\\sagency recruitment\\sagency photographer dentist physiotherapy barber hairdresser
real\\sestate\\sagent real\\sestate bike\\sshop bookshop coffee\\sroaster coffee\\sroastery brewery guesthouse`
    .split(/\s+/)
    .filter(Boolean)

const TRADE = new RegExp(
  `(?<![\\p{L}])(?:${[...new Set(WORDS)]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('\\s', '[ -]')})(?:s|en|je)?(?![\\p{L}])`,
  'iu',
)
/** Compounds: 'dorpsbakkerij', 'zorgadviesbureau'. */
const ENDING =
  /(?<![\p{L}])\p{L}{2,24}(?:bakkerij|slagerij|restaurant|bedrijf|bureau|praktijk|kantoor|winkel|salon|studio|makelaardij|installateur|specialist|advies|techniek|werken|onderhoud|handel|schilders|kwekerij|makerij|fabriek|rijschool|opleidingen|therapie|reiniging|verhuur|bouw|zorg)(?![\p{L}])/iu

export function tradeIn(text: string): string | null {
  const short = text.slice(0, 400)
  const match = TRADE.exec(short)
  if (match) {
    // 'airco installateur': two words that are both a trade belong together.
    const rest = short.slice(match.index + match[0].length)
    const next = /^[ -]/.test(rest) ? TRADE.exec(rest.slice(1)) : null
    return (next?.index === 0 ? `${match[0]}${rest[0]}${next[0]}` : match[0]).toLowerCase()
  }
  return ENDING.exec(short)?.[0].toLowerCase() ?? null
}

/** Whether a word stands in the list itself, and is no compound that only ends like a trade. */
export function isListedTrade(word: string): boolean {
  return TRADE.exec(word.slice(0, 400))?.[0].length === word.length
}

/** 'HomeAndConstructionBusiness' → 'home and construction business'. */
export function tradeName(type: string): string {
  return type
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
}
