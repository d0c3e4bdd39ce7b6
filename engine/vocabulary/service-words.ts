/**
 * How Dutch and English name a service, and words in the same positions that are not services.
 * Source: written by hand for this project, around the suffixes with which Dutch makes nouns of action (-ing, -atie, -age, -werk).
 */

/** The suffixes of nouns of action: 'reiniging', 'renovatie', 'montage'. Much else ends so too. */
export const ACTION_ENDINGS = 'ing ingen atie aties age ages agement'.split(' ')

/** The end of a word that names something done for a customer: 'voetmassage', 'huurrecht', 'tuinaanleg'. */
export const SERVICE_ENDINGS =
  `therapie therapieën massage massages onderhoud advies adviezen werkzaamheden reiniging installatie aanleg recht ontwerp ontwerpen
bouw zorg verhuur inkoop scan scans check keuring coaching training trainingen cursus cursussen workshop workshops service services design designs bestek
bestekken lezing lezingen les lessen schoonmaak hulp aangifte aangiften teruggave toeslag toeslagen toezicht needling taping tuning fysica bezwaar
administratie boekhouding fotografie hosting development consulting consultancy maintenance repair repairs installation therapy treatment treatments
mediation counseling counselling tekenwerk drukwerk snoeiwerk grondwerk spuitwerk schilderwerk timmerwerk stucwerk metselwerk reparatie reparaties schilderwerken timmerwerken grondwerken houtwerk metaalwerk tegelwerk voegwerk straatwerk loodgieterswerk
behandeling behandelingen overkapping overkappingen verbouwing renovatie revalidatie bemiddeling makelaardij catering transport vervoer opslag uitvaart
knippen kleuren verven behangen tegelen stuken slopen snoeien vellen bestraten isoleren installeren vervangen repareren onderhouden reinigen poetsen
pedicure manicure waxen epileren peeling acupunctuur shiatsu mindfulness pilates yoga logopedie optometrie drainage irrigatie beregening ontruiming
voeding dieet begroting begrotingen taxatie taxaties audit audits accountancy marketing seo webdesign branding copywriting vertaling vertalingen`.split(
    /\s+/,
  )

/** Words of praise: they introduce a reason to buy, not a service. */
export const PRAISE =
  `transparant eerlijk duidelijk helder realistisch betrouwbaar snel vakkundig persoonlijk professioneel gratis vrijblijvend goedkoop scherp passend
deskundig ervaren flexibel vast geen altijd samen meer beste hoog laag kwaliteit betrouwbaarheid vakmanschap innovatie partnerschap maatwerk garantie
zekerheid gemak passie ervaring zakelijk ondernemend communicatief duurzaam lokaal geselecteerd gecertificeerd landelijk jarenlang ruim eigen
flexibiliteit deskundigheid kennis service-gericht honest fast quality reliable professional personal experienced free always`.split(
    /\s+/,
  )

/** Nouns of action about doing business in general, which are not services. */
export const NO_SERVICE =
  `vergoeding vergoedingen opleiding opleidingen bijscholing kennismaking beoordeling beoordelingen klantbeoordelingen ervaring ervaringen vestiging vestigingen
betaling betalingen levering verzending bezorging retourzending registratie certificering certificeringen inschrijving aanmelding reservering planning
routebeschrijving bestelling bestellingen informatie organisatie locatie locaties reactie reacties navigatie publicatie publicaties introductie
inleiding samenwerking toelichting bereikbaarheid voorbereiding verwachting verwachtingen waardering sollicitatie presentatie homepage
werking rekening wijziging wijzigingen beveiligingsbeleid klachtenregeling privacyverklaring mening meningen afspraken praktijkinformatie
verzekeringen-info tijdsduur uitleg aanvraag download downloads belangstelling pagina pages message netwerk ons-werk kunstwerk uurwerk framework
kenniscentrum nieuwsberichten mededelingen mededeling zorgverzekeraar zorgverzekeraars
kantoren bedrijfsruimtes scholen organisaties zorglocaties particulieren bedrijven horeca winkels trappenhallen ondernemers gezinnen ouderen starters
opdrachtgevers overheden gemeenten instellingen verenigingen`.split(/\s+/)
