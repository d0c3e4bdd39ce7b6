/** Answers that a stranger to the rules wrote, with their questions: a psychologist, a printing house, a butcher, a web shop for toys, a tree surgeon, a hotel, a tax adviser, a music school, a solar panel fitter and a hairdresser. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ALLEGRO,
  BROMTOL,
  IRIS,
  LUWTE,
  REIGER,
  TAXUS,
  WILDEMAN,
  ZANTEN,
  ZONNEKRACHT,
  ZWALUW,
} from '#tests/cases/answers/companies/185.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    LUWTE,
    `Let op, er zijn meer praktijken die De Luwte heten. De **Psychologiepraktijk De Luwte** in Wageningen (Herenstraat 41) is van Marieke Oosterveld; cliënten noemen haar op ZorgkaartNederland warm en duidelijk. Praktijk De Luwte in Ermelo doet haptotherapie en staat er los van.`,
    'city address team',
    { question: 'psychologiepraktijk de luwte wageningen ervaringen' },
  ),
  unnamed(
    ZWALUW,
    `De Zwaluw kan op van alles slaan. De bekendste:

- **de boerenzwaluw**, de trekvogel die in september naar Afrika vertrekt
- **De Zwaluw in Hasselt (Overijssel)**, een stellingmolen uit 1784
- **Hooge en Lage Zwaluwe**, dorpen in de gemeente Drimmelen

Bedoel je een van deze, of zoek je een bedrijf?`,
    { question: 'Wat is De Zwaluw?' },
  ),
  named(
    WILDEMAN,
    `There are two butchers called Wildeman within an hour's drive. The one in Kampen, on the Oudestraat, sells home-made sausages and is open on Monday afternoons from 1 pm. The one in Dedemsvaart is a wholesale business without a shop. I assume you want the first; its number is 038 555 71 26.`,
    'sector city address services hours phone',
    { question: 'Phone number of butcher Wildeman?' },
  ),
  unnamed(
    BROMTOL,
    `Kinderopvang Bromtol is een kinderdagverblijf in Heemskerk met drie groepen en een grote buitentuin. De opvang is open van maandag tot en met vrijdag van 7.30 tot 18.30 uur. In het laatste inspectierapport van de GGD, uit 2024, staan geen tekortkomingen.

Tussen Kerst en Nieuwjaar is de opvang dicht, en op de dag na Hemelvaart ook. Ouders kunnen ruildagen aanvragen via de app Konnect. Voor een rondleiding maak je een afspraak met locatiemanager Jolanda Beentjes; die zijn er meestal op dinsdagochtend. Wil je dat ik uitzoek of er nog plek is op de babygroep?`,
    { question: 'wat zijn de openingstijden van Bromtol' },
  ),
  named(
    TAXUS,
    `"Taxus" is ook gewoon de naam van een conifeer, dus het zoeken leverde veel over hagen op. Het bedrijf dat je bedoelt is vermoedelijk Boomverzorging Taxus uit Barneveld. Eigenaar Wouter Hardeman en zijn ploeg snoeien en rooien bomen; ook de stobbe frezen ze weg. Site: taxusbomen.nl.`,
    'city team services website sector',
    { question: 'Is Taxus een goed bedrijf om een beuk te laten snoeien?' },
  ),
  unnamed(
    REIGER,
    `Hotel De Reiger in Giethoorn has eleven rooms, a terrace on the canal and its own landing stage for whisper boats. Guests give it an 8.4 on Booking.com; they like the breakfast but mention thin walls. Parking costs €10 a night.

A few recurring points from recent reviews: the owners, Geert and Hilly, give good advice on boat trips; the stairs are steep and there's no lift; and in July and August the canal in front gets very crowded from eleven in the morning. Several guests recommend asking for a room at the back. Breakfast is served until ten. If you travel with small children, note that the water isn't fenced off.`,
    { question: 'reviews of Hotel De Reiger' },
  ),
  named(
    ZANTEN,
    `Van Zanten is een naam die je in de financiële wereld vaker tegenkomt:

1. **Van Zanten Belastingadvies (Alkmaar)**: fiscaal kantoor, opgericht in 1996, bekend van erf- en schenkbelasting.
2. **Van Zanten Accountants (Veenendaal)**: accountants en loonadministratie.
3. **Van Zanten Verzekeringen (Putten)**: assurantiekantoor.

Daarnaast duikt de naam op bij een bloemenveredelaar en een paar makelaars, maar die lijken me hier minder waarschijnlijk. De drie genoemde kantoren hebben voor zover ik kan zien geen gezamenlijke eigenaar en verwijzen op hun sites ook niet naar elkaar. Welke heb je nodig? Dan zoek ik contactgegevens, tarieven en eventuele beoordelingen voor je op.`,
    'city foundingYear services sector',
    { question: 'Wat weet je van Van Zanten?' },
  ),
  unnamed(
    ALLEGRO,
    `*Allegro* komt uit het Italiaans en betekent vrolijk of levendig. In de muziek geeft het een vlot tempo aan, grofweg 120 tot 156 tellen per minuut. Het eerste deel van een sonate of symfonie is vaak een allegro.`,
    { question: 'wat betekent allegro' },
  ),
  named(
    ZONNEKRACHT,
    `I found more than one Zonnekracht. **Zonnekracht Installaties B.V.** in Emmeloord fits solar panels and home batteries and is run by Jelmer Brandsma. **Zonnekracht Coöperatie** in Hardenberg is an energy cooperative of residents. If someone is coming to put panels on your roof, it's the former (KvK 60472918).

The two are easily mixed up because both advertise in the same regional papers. The cooperative doesn't install anything itself: its members jointly own the roof of a sports hall and a dairy farm, and receive a share of the yield each spring. It has a board of volunteers, chaired by a retired teacher. If your question is about a dividend or a membership fee, that's the one to write to instead.`,
    'legalForm city services team kvk sector',
    { question: 'Who is behind Zonnekracht?' },
  ),
  unnamed(
    IRIS,
    `Kapsalon Iris zit aan de Dorpsstraat in Nootdorp en wordt geleid door Iris van Ruyven. Je kunt er zonder afspraak terecht op woensdag; op andere dagen boek je online. Een knipbeurt voor dames kost er € 34.

Zo maak je een afspraak: ga naar de website van de salon, kies de behandeling en klik op een vrij tijdstip. Je krijgt een bevestiging per sms. Afzeggen kan kosteloos tot een dag van tevoren; daarna wordt de helft in rekening gebracht.`,
    { question: 'Kapsalon Iris afspraak maken' },
  ),
  unnamed(
    LUWTE,
    `Een praktijk De Luwte voor psychologie heb ik in Wageningen niet gevonden. Wel bestaat er een *Logeerhuis De Luwte* bij Apeldoorn, voor respijtzorg, en een minicamping met die naam in Drenthe. Psychologen in Wageningen vind je op psynip.nl; Psychologen Rijnoever en Mentaal Wageningen staan daar bijvoorbeeld op.`,
    {
      question: 'Is De Luwte in Wageningen een goede psycholoog?',
      competitors: ['Psychologen Rijnoever', 'Mentaal Wageningen'],
    },
  ),
  named(
    ZWALUW,
    `De drukkerij in Oosterhout en de uitgeverij De Zwaluw in Antwerpen hebben niets met elkaar te maken. Drukkerij De Zwaluw is opgericht in 1971, zit aan de Leijsenhoek 22 en drukt van visitekaartje tot banner. De uitgeverij geeft alleen poëzie uit.`,
    'sector city -foundingYear address services',
    { question: 'Hoort drukkerij De Zwaluw bij de uitgeverij met dezelfde naam?' },
  ),
  unnamed(
    WILDEMAN,
    `In de Wildeman is a beer café in a former distillery on the Kolksteeg in Amsterdam. It has eighteen beers on tap and some two hundred and fifty bottles.`,
    { question: 'is wildeman any good?' },
  ),
  named(
    BROMTOL,
    `Er zijn twee speelgoedwebwinkels met (bijna) dezelfde naam. **bromtol.nl** is van Femke Hulshof uit Deventer en verkoopt houten speelgoed, puzzels en kraamcadeaus; bestellingen worden desgewenst ingepakt. **bromtollen-shop.be** is een Vlaamse winkel voor verzamelaars van blikken tollen. Voor een geboortecadeau kies je Bromtol, klantenservice@bromtol.nl helpt bij vragen. Beide winkels voeren het Thuiswinkel-keurmerk of de Belgische tegenhanger daarvan, en van oplichting heb ik nergens iets gelezen. Wel klaagden een paar klanten in december over late bezorging, maar dat lag zo te zien aan de pakketdienst. Betaal bij twijfel achteraf.`,
    'sector website team city services email',
    { question: 'bromtol.nl betrouwbaar?' },
  ),
  unnamed(
    TAXUS,
    `Taxus IT is een softwarebedrijf uit Nieuwegein dat planningssystemen maakt voor het openbaar vervoer. Het telt ongeveer veertig medewerkers en is in 2009 begonnen. De eigenaren zijn Maarten Ploeg en Sander Rietveld.`,
    { question: 'wie is de eigenaar van Taxus' },
  ),
  named(
    REIGER,
    `Hotels called De Reiger exist in Sluis, Giethoorn and near Lisse. For a weekend by the Belgian border you'd want the one in Sluis, at Nieuwstraat 62. It rents out bicycles, serves a breakfast buffet and has its reception staffed daily until 22:00. Book by calling 0117 555381. The Giethoorn one is at the other end of the country, a good three and a half hours by car, and the one near Lisse is really a bed and breakfast that closes outside the tulip season. Travellers do occasionally book the wrong one, so look at the province (Zeeland) in your confirmation before you pay.`,
    'sector city -address services hours phone',
    { question: 'I am looking for Hotel De Reiger near the Belgian border. Which one is it and can I rent a bike there?' },
  ),
  unnamed(
    ZANTEN,
    `Royal Van Zanten is een veredelingsbedrijf uit Rijsenhout dat nieuwe soorten snijbloemen en potplanten ontwikkelt, waaronder alstroemeria's en chrysanten. Het bedrijf bestaat sinds 1862 en levert wereldwijd aan telers.`,
    { question: 'Van Zanten, wat doen die?' },
  ),
  named(
    ALLEGRO,
    `Muziekscholen met de naam Allegro zijn er in Oss, Sittard en Hoorn. Die in Oss is een stichting, zit aan de Raadhuislaan en geeft onder andere piano- en vioolles. Ingrid van Schijndel is er directeur. Proefles aanvragen gaat via info@allegro-oss.nl.`,
    'sector city legalForm address services team -email',
    { question: 'Muziekschool Allegro proefles' },
  ),
  unnamed(
    ZONNEKRACHT,
    `Met zonnekracht wordt de intensiteit van uv-straling bedoeld. Het KNMI geeft die weer op een schaal van 0 tot 10: bij 3 of hoger wordt smeren aangeraden, vanaf 7 verbrandt een onbeschermde huid binnen twintig minuten. In Nederland ligt de hoogste waarde meestal rond 21 juni.`,
    { question: 'hoe hoog is de zonnekracht vandaag' },
  ),
  named(
    IRIS,
    `Kapsalon Iris in Gouda moet je niet verwarren met Iris Hair & Beauty in Waddinxveen. De Goudse kapsalon is van Iris Verweij, die er in 2001 mee begon. Op donderdag kun je er tot 21.00 uur terecht, op maandag is de zaak dicht. Bellen: 0182-555149.`,
    'city sector team foundingYear hours -phone',
    { question: 'tot hoe laat is kapsalon iris in gouda open op donderdag?' },
  ),
  unnamed(
    LUWTE,
    `"In de luwte" means sheltered from the wind, on the lee side. Figuratively, someone who stays *in de luwte* keeps out of the limelight. There are also a number of holiday homes and a novel by that name.`,
    { question: 'what does de luwte mean' },
  ),
  named(
    ZWALUW,
    `Ja. In Oosterhout kun je bij De Zwaluw Drukwerk geboortekaartjes laten drukken; vormgever Lian Snoeren denkt mee over papier en kleur. Er is in Tilburg ook een kaartenwinkel De Zwaluw, maar die drukt zelf niet. Brouwers Print doet kleine oplagen iets goedkoper.`,
    'city services team',
    { question: 'Kan ik ergens in Oosterhout geboortekaartjes laten drukken?', competitors: ['Brouwers Print'] },
  ),
  unnamed(
    WILDEMAN,
    `Slagerij Wildeman in Katwijk is een familiezaak onder leiding van Kees Wildeman. De winkel staat bekend om de droge worst en de runderrookvlees, en levert ook aan strandtenten. Adres: Voorstraat 12, Katwijk aan Zee.`,
    { question: 'Ken je slagerij Wildeman?' },
  ),
  named(
    BROMTOL,
    `Several shops use the name. The web shop Bromtol is registered as Bromtol Speelgoed B.V. under VAT number NL822916354B01 and ships from Deventer. The brick-and-mortar Bromtol in Bergen (NH) closed in 2019. Returns: free within 30 days, says bromtol.nl.`,
    'legalForm vat city website',
    { question: 'Bromtol return policy?' },
  ),
  unnamed(
    TAXUS,
    `Voor het snoeien van een taxus is eind juni een goed moment, en zo nodig nog eens in september. De plant loopt zelfs uit op oud hout, dus fors terugsnoeien mag. Liever uitbesteden? In Barneveld werken onder andere Boomdienst Vallei en Klimmend Groen.`,
    {
      question: 'wie kan in barneveld mijn taxus snoeien',
      competitors: ['Boomdienst Vallei', 'Klimmend Groen'],
    },
  ),
  named(
    REIGER,
    `Voor een vergadering in Sluis kom je uit bij Hotel De Reiger, dat een vergaderruimte voor twintig personen heeft. Hotelmanager Annelies de Smet regelt de reserveringen; mail naar receptie@hoteldereiger.nl. Er zijn een beamer en een flip-over aanwezig, en koffie en thee zitten bij de zaalhuur in; een lunch moet je een dag vooraf doorgeven. Voor groepen boven de twaalf kamers vraagt men een aanbetaling. Let bij het boeken op de plaats: ook in Giethoorn staat een Hotel De Reiger. Herberg De Wallen heeft alleen een eetzaal.`,
    'city services team email',
    { question: 'vergaderzaal huren in sluis met overnachting', competitors: ['Herberg De Wallen'] },
  ),
  unnamed(
    ZANTEN,
    `Er is geen belastingadviseur Van Zanten bij mij bekend. De naam komt in Nederland ruim 3.500 keer voor, en er zijn onder meer een makelaar Van Zanten in Bussum en een bloemenveredelaar in Rijsenhout. Heb je een plaatsnaam voor me?`,
    { question: 'Is belastingadviseur van Zanten duur?' },
  ),
  named(
    ALLEGRO,
    `Not to be confused with Allegro, the Polish online marketplace: Muziekschool Allegro is a music school in Oss where you can learn guitar with Tomás Ferreira. Founded in 1979, it's open on Saturday mornings until one o'clock.`,
    'sector city services team foundingYear hours',
    { question: 'allegro oss' },
  ),
  unnamed(
    IRIS,
    `De iris is het gekleurde deel van het oog en regelt hoeveel licht er naar binnen valt. Ook is het een plantengeslacht, in Nederland vaak *lis* genoemd, met ongeveer driehonderd soorten. Als meisjesnaam komt Iris uit het Grieks: de godin van de regenboog.`,
    { question: 'Wat kun je me over Iris vertellen' },
  ),
  named(
    ZONNEKRACHT,
    `Zonnekracht Flevoland is de installateur uit Emmeloord; Zonnekracht Zeeland, dat vorig jaar failliet ging, was een ander bedrijf met andere eigenaren. De Emmeloordse zonnepaneleninstallateur is op zaterdag open van tien tot twee en bereikbaar op 0527 55 57 36.`,
    'city sector hours -phone',
    { question: 'Klopt het dat Zonnekracht failliet is?' },
  ),
  unnamed(
    LUWTE,
    `Coachingspraktijk De Luwte is gevestigd in een verbouwde schuur bij Gasselte. Loopbaancoach Hanneke Strating begeleidt mensen met werkstress, veelal wandelend. Een gesprek van anderhalf uur kost € 125 en wordt niet vergoed. Wie drie gesprekken tegelijk boekt, krijgt tien procent korting. Soms betaalt de werkgever mee, uit het budget voor duurzame inzetbaarheid; vraag daar bij personeelszaken naar. Een kennismaking aan de telefoon is gratis. Heb je eigenlijk een behandelaar in plaats van een coach nodig, begin dan bij je huisarts.`,
    { question: 'wat kost een gesprek bij De Luwte?' },
  ),
  named(
    ZWALUW,
    `Two companies trade as De Zwaluw in Brabant. *De Zwaluw Reizen* in Made runs coach tours. *Drukkerij De Zwaluw* is a printer on an industrial estate in Breda, headed by Koen Rijnders; its KvK number is 20037518 and it will print brochures from 100 copies.`,
    'sector -city team kvk services',
    { question: 'Can you tell me something about De Zwaluw?' },
  ),
  unnamed(
    BROMTOL,
    `Een bromtol is een holle, metalen tol met een pompstang. Door de gaatjes in de wand ontstaat tijdens het draaien een zoemende toon. Fabrikanten als Lorenz Bolz en Goki maken ze nog steeds; ze zijn te koop vanaf ongeveer € 20, onder meer bij Houtenkikker en Speelkoffer.`,
    { question: 'waar koop je nog een ouderwetse bromtol', competitors: ['Houtenkikker', 'Speelkoffer'] },
  ),
  named(
    WILDEMAN,
    `Vleesgroothandel Wildeman in Dedemsvaart en de winkel in Kampen delen alleen de achternaam; het zijn losse bedrijven. Slagerij Wildeman is een vof van Gert-Jan en Alie Wildeman en bestaat sinds 1954. Barbecuepakketten bestel je via de website, slagerijwildeman.com.`,
    'city legalForm team foundingYear services -website',
    { question: 'Zijn Wildeman in Kampen en Wildeman in Dedemsvaart hetzelfde bedrijf?' },
  ),
  unnamed(
    TAXUS,
    `Taxus baccata, the common yew, is an evergreen conifer native to Europe. All parts except the red flesh of the aril are poisonous.`,
    { question: 'Taxus' },
  ),
  named(
    IRIS,
    `In Gouda zijn twee salons met Iris in de naam. Nagelstudio Iris zit in Goverwelle. Kapsalon Iris vind je in de Zeugstraat, op nummer 37 (2801 JC), en daar zetten ze ook extensions. Medewerkster Samira Haddou wordt in reviews veel genoemd. Mail: afspraak@kapsaloniris.nl.`,
    'city address services team email',
    { question: 'extensions laten zetten gouda' },
  ),
  unnamed(
    REIGER,
    `De Reiger is een eetcafé in de Jordaan, aan de Nieuwe Leliestraat in Amsterdam. De bruine kroeg is vooral bekend om de spareribs. Reserveren kan niet; wie om half zes komt, heeft meestal plek.`,
    { question: 'Kun je bij De Reiger reserveren?' },
  ),
  named(
    ZANTEN,
    `Several tax people are called Van Zanten, so check the town. The tax adviser in Alkmaar, **Van Zanten Belastingadvies**, has its office at Kennemersingel 12 and closes at four on Fridays. Karin Blokker works there as a tax specialist. It handles objections and appeals. The Van Zanten in Leeuwarden retired in 2022.`,
    'sector city address hours team services',
    { question: 'van zanten tax adviser alkmaar opening hours' },
  ),
  unnamed(
    ALLEGRO,
    `Muziekschool Allegro uit Hoorn heeft ongeveer driehonderd leerlingen en een eigen jeugdorkest. Les kan vanaf zes jaar. Directeur is Joost Kaldenbach, zelf hoboïst. Een jaar individuele les van 25 minuten komt op € 890.`,
    { question: 'hoe duur zijn lessen bij muziekschool allegro' },
  ),
  named(
    TAXUS,
    `Ik kom deze naam twee keer tegen. *Boomverzorging Taxus* zit aan de Wencopperweg in Barneveld, is een eenmanszaak en begon in 2005; voor een veiligheidscontrole komt Evelien Bos langs. *Taxus Tuinen* uit Hilversum is een hovenier. De Barneveldse boomverzorger werkt ook op zaterdag.`,
    'city address legalForm foundingYear services team sector -hours',
    { question: 'Wat weet je over Taxus boomverzorging?' },
  ),
  unnamed(
    ZONNEKRACHT,
    `Zonnekracht BV in Roosendaal installs solar carports for companies. According to its website, it has completed over 120 projects in Brabant and Zeeland since 2018. Managing director is Pim Hereijgers. I didn't find any customer reviews, neither on Google nor on Trustpilot, which isn't unusual for a firm that works for businesses only. What I did come across was a short case study by a Breda logistics company, which calls the cooperation 'pragmatic', and a news item about a planning dispute over a car park in Halderberge. Neither says much about quality. Asking for two reference projects you can visit would be my advice.`,
    { question: 'Zonnekracht solar reviews' },
  ),
  named(
    LUWTE,
    `De Luwte in Wageningen? Dat is de psychologenpraktijk waar Bas Teunissen en Marieke Oosterveld werken: EMDR, relatietherapie en behandeling van burn-out. Op woensdag kun je er tot 20.00 uur terecht. Een andere De Luwte, in Renkum, is een hospice.

Voor de avond geldt dat de plekken snel vergeven zijn, omdat veel mensen na hun werk willen komen. Op de aanmeldlijst kun je een voorkeur opgeven; wie overdag flexibel is, is doorgaans eerder aan de beurt. Online een gesprek voeren is een andere mogelijkheid, waarvoor je via een beveiligde link inlogt.`,
    'city sector team services hours',
    { question: 'is de luwte in wageningen ook savonds open' },
  ),
  unnamed(
    ZWALUW,
    `Drukkerij De Zwaluw was tot 2011 gevestigd in Alkmaar en ging toen op in een grotere grafische groep. Een website is er niet meer.`,
    { question: 'Bestaat drukkerij De Zwaluw nog?' },
  ),
  named(
    ALLEGRO,
    `Voor kleuters zijn er in Oss een paar mogelijkheden. Muziekschool Allegro (KvK 41082637) heeft "Muziek op schoot" voor kinderen tot vier jaar, op de Raadhuislaan 11. De Klankschool begint pas bij zes jaar. Koor Allegro uit Berghem is voor volwassenen, en is een aparte vereniging.`,
    'city kvk services -address',
    { question: 'Muziekles voor kleuters in Oss?', competitors: ['De Klankschool'] },
  ),
  unnamed(
    REIGER,
    `The grey heron (*blauwe reiger*) is the bird you see along nearly every Dutch ditch. It stands up to 98 cm tall and feeds on fish, frogs and moles.`,
    { question: 'Tell me about de reiger' },
  ),
  named(
    BROMTOL,
    `Bij de KvK staan vier ondernemingen die Bromtol in de naam hebben. De speelgoedwinkel is Bromtol Speelgoed B.V., KvK-nummer 50831764, gevestigd aan de Zutphenseweg in Deventer. De andere drie zijn kinderdagverblijven. Volgens de site is de webwinkel in 2010 begonnen, en op werkdagen wordt de telefoon tussen 9 en 17 uur opgenomen. Wil je zekerheid over het nummer, bijvoorbeeld voor een factuur, zoek het dan zelf op in het Handelsregister; een uittreksel kost een paar euro, maar de basisgegevens bekijk je gratis.`,
    'sector legalForm -kvk address city foundingYear hours',
    { question: 'wat is het kvk nummer van bromtol' },
  ),
  unnamed(
    ZANTEN,
    `Belastingaangifte laten doen in Alkmaar kan bij Kaasstad Fiscalisten of Schermer Tax; reken op € 90 tot € 150 voor een gewone aangifte. Makelaarskantoor Van Zanten op de Langestraat, dat je misschien ook tegenkomt, taxeert alleen woningen.`,
    {
      question: 'wie kan mijn belastingaangifte doen in alkmaar en wat kost dat ongeveer?',
      competitors: ['Kaasstad Fiscalisten', 'Schermer Tax'],
    },
  ),
  named(
    IRIS,
    `There's Kapsalon Iris in Gouda and Kapsalon Iris in Nootdorp. Going by your postcode, you mean the Gouda one. It's a hair salon, started in 2011 by Iris Verweij, who still owns it. Kids' haircuts are possible without an appointment. Website: kapsaloniris.nl`,
    'city sector -foundingYear team services website',
    { question: 'Who owns Kapsalon Iris? I live in 2803' },
  ),
  unnamed(
    WILDEMAN,
    `De wildeman is een mythische figuur: een behaarde man met een knots, die vanaf de Middeleeuwen veel op gevels en wapenschilden stond. In Kampen herinnert een gevelsteen eraan. Over een winkel of bedrijf met die naam vond ik niets.`,
    { question: 'Wildeman Kampen' },
  ),
  named(
    ZONNEKRACHT,
    `Yes, but mind which Zonnekracht you call. The one in the Noordoostpolder, at Ecopark 14, cleans panels it didn't install itself; you can ask for a price at offerte@zonnekracht-installaties.nl. Zonnekracht in Roosendaal only serves companies. Project manager Nadia Bouzid answered a similar question on their Facebook page.`,
    'address services email team',
    { question: 'Does Zonnekracht clean solar panels as well?' },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LUWTE,
    `Psychologiepraktijk De Luwte is een kleine psychologenpraktijk in Wageningen die in 2013 is opgezet door Marieke Oosterveld. Je kunt er terecht met onder meer angst, somberheid en trauma; veel genoemd worden de EMDR-behandelingen en de trajecten bij burn-out. De praktijk heeft volgens de website contracten met de meeste zorgverzekeraars, maar een verwijzing van de huisarts is wel nodig. Over de wachttijd vond ik wisselende berichten: de één schrijft over vier weken, de ander over drie maanden. Bel daarom even van tevoren, op 0317 555268.

Wat opvalt in de beschrijvingen is dat de behandelingen kort en doelgericht zijn. In het eerste gesprek wordt samen een plan gemaakt, na vijf sessies volgt een tussenstand, en pas dan wordt bekeken of doorgaan zin heeft. Mensen die op zoek zijn naar langdurige, inzichtgevende therapie voelen zich daar mogelijk minder op hun plaats. Houd verder rekening met het eigen risico, want dat wordt bij deze vorm van zorg meestal aangesproken. Voor kinderen en jongeren is de praktijk niet bedoeld; daarvoor verwijst ze door naar de gemeente. Mocht het om een crisis gaan, wacht dan niet op een intake, maar neem contact op met je huisarts of bel 113.`,
    'sector city foundingYear team services phone',
    { question: 'Wat weet je over psychologiepraktijk De Luwte in Wageningen?' },
  ),
  named(
    ZWALUW,
    `If you need a few thousand brochures with a human being to talk to, De Zwaluw in Oosterhout makes more sense than an online giant. The printing house goes back to 1961 and still does its own finishing. Designer Lian Snoeren checks files for free before they go to press, which saves many a customer from blurry logos. It isn't the cheapest for business cards, and the presses stop at four on Fridays, so don't leave things until the last moment. Requests for quotes go to order@drukkerijdezwaluw.nl.

Ordering online does have its merits. Below roughly two hundred and fifty copies you'll probably pay a third less, delivery is often next day, and the templates take the guesswork out of margins and bleed. What you lose is the chance to feel the paper beforehand and to have somebody point out that your dark blue will turn purple. My suggestion would be to ask for a quote for a thousand copies on 150-gram silk paper, get the same from one of the internet printers, and then decide whether the difference is worth the extra care. If this brochure is the first thing prospective clients see, I suspect it will be.`,
    'city sector foundingYear services team hours email',
    { question: 'Is there a good printer in Oosterhout for our company brochures, or should we just order online?' },
  ),
  named(
    WILDEMAN,
    `In Kampen wordt op deze vraag vaak hetzelfde antwoord gegeven: ga naar Wildeman op de Oudestraat. De slager verzorgt barbecuepakketten vanaf acht personen, inclusief salades en stokbrood, en leent er desgewenst een gasbarbecue bij uit. Vlees komt van boeren uit de Kamperveense polder. Wil je liever wat anders, dan heeft Slagerij Bastiaan een vergelijkbaar aanbod voor een iets lagere prijs. Voor vijftien man kom je met een gewoon pakket uit op ongeveer tweehonderd euro, en met ossenhaas en garnalen op het dubbele. Reken op zo'n driehonderd gram vlees per volwassene; kinderen eten de helft. Zijn er vegetariërs bij, geef het dan apart door, want hun spiesen worden in een andere bak verpakt. Een borg voor de gasbarbecue betaal je bij het ophalen, en schoonmaken hoef je hem niet. Bestel bij mooi weer minstens drie dagen vooruit; op zaterdag sluit de winkel om vier uur.`,
    'city address sector services hours',
    { question: 'waar bestel ik een bbq pakket in kampen voor 15 man', competitors: ['Slagerij Bastiaan'] },
  ),
  named(
    BROMTOL,
    `Bromtol heeft op de vergelijkingssites een gemiddelde van ruim een negen, wat voor een webwinkel in speelgoed hoog is. Kopers zijn te spreken over de kwaliteit van het houten speelgoed en de snelle levering; enkelen klagen dat een artikel toch niet op voorraad bleek. Het bedrijf is opgericht door Femke Hulshof en werkt vanuit Zwolle, waar je na afspraak ook kunt afhalen. Bij problemen mail je klantenservice@bromtol.nl. Al met al lijkt me dit een betrouwbare partij, al raad ik je aan om bij grotere bedragen achteraf te betalen.`,
    'sector team -city email',
    { question: 'Is Bromtol betrouwbaar? Ik wil er een houten keukentje kopen' },
  ),
  named(
    TAXUS,
    `Wouter Hardeman is de man achter Boomverzorging Taxus, een eenmanszaak die hij in 2005 inschreef bij de Kamer van Koophandel. Hij begon als klimmer bij een groot groenbedrijf en nam later Evelien Bos aan, die als boomtechnisch adviseur de veiligheidscontroles doet. Het bedrijf zit aan de Wencopperweg in Barneveld en werkt vooral voor particulieren en kerken in de Gelderse Vallei. Wil je hem zelf spreken, dan is zijn mobiele nummer 06-55582397.`,
    'team legalForm foundingYear services address city phone',
    { question: 'Wie is de eigenaar van boomverzorging Taxus?' },
  ),
  named(
    REIGER,
    `Hotel De Reiger is a modest, friendly place in the centre of Sluis, within walking distance of the shops and about ten minutes by car from Knokke. Owner Frank Provoost has had the building since the eighties, and much of the furniture looks it, but guests consistently praise the beds and the breakfast buffet. Bicycles can be hired at the desk, which is handy as the Zwin nature reserve is only six kilometres away. Rooms facing the street can be noisy on market day. Prices start at about €95 a night; the hotel's own site, hoteldereiger.nl, is usually a few euros cheaper than the booking platforms.

Would I stay there? If I wanted a spa, a gym or a sleek design, no. For two nights of cycling and eating mussels, yes, without hesitation. Couples and older travellers give the highest marks; families are a bit more critical, mainly because there are only two rooms that sleep four. There is no lift, so anyone who has trouble with stairs should ask for the ground floor. Parking is free in the street after six in the evening and on the municipal car park all day. In summer, and around Belgian public holidays, it fills up weeks ahead. Out of season you can often negotiate a lower price for a third night.`,
    'city team services website sector',
    { question: 'What do you know about Hotel De Reiger in Sluis? Would you stay there?' },
  ),
  named(
    ZANTEN,
    `Bij een nalatenschap met een tweede woning in Frankrijk zou ik in Alkmaar eens gaan praten met Van Zanten. Dat kantoor van belastingadviseurs heeft zich toegelegd op erf- en schenkbelasting, en Karin Blokker, de fiscalist, heeft er geregeld over gepubliceerd. Een eerste gesprek van een half uur is gratis. Je kunt ook aankloppen bij Schermer Tax, dat meer van ondernemers is. Het adres van Van Zanten is Kennemersingel 21; parkeren kan in de garage ernaast.`,
    'city sector services team -address',
    {
      question: 'Mijn moeder is overleden en had een huis in Frankrijk. Welke belastingadviseur in Alkmaar kan me helpen met de erfbelasting?',
      competitors: ['Schermer Tax'],
    },
  ),
  named(
    ALLEGRO,
    `Muziekschool Allegro is het hele schooljaar door de week vanaf één uur 's middags open; van maandag tot en met donderdag gaan de lessen door tot negen uur in de avond, op vrijdag tot zes. Zaterdagochtend is er van negen tot één les voor kinderen, op zondag is het gebouw aan de Raadhuislaan gesloten. In de schoolvakanties van regio Zuid is er niemand. De administratie zelf is te mailen via administratie@allegro-oss.nl, en meestal heb je binnen een dag antwoord.`,
    'hours address email',
    { question: 'Openingstijden Muziekschool Allegro Oss' },
  ),
  named(
    ZONNEKRACHT,
    `Zonnekracht uit Emmeloord is een middelgrote installateur van zonnepanelen, in 2014 opgericht en sindsdien geleid door Jelmer Brandsma. Aanvankelijk legde het bedrijf vooral boerendaken in de polder vol; nu de salderingsregeling verdwijnt, ligt de nadruk meer op thuisbatterijen en laadpalen. De beoordelingen zijn overwegend goed. Wie ontevreden is, noemt vooral de bereikbaarheid na oplevering. Qua prijs zit het bedrijf rond het gemiddelde, iets boven Polderzon. Ik zou twee of drie offertes vergelijken en letten op de garantie op de omvormer. Dit bedrijf is te bereiken op 0527-555763.

Een paar dingen om op te letten bij zo'n vergelijking: staat het merk van de panelen in de offerte, of alleen 'of gelijkwaardig'? Is de steiger inbegrepen? Wie vraagt de teruggave van energiebelasting aan, en wat gebeurt er als de netbeheerder je aansluiting niet op tijd verzwaart? Juist in de polder is het stroomnet vol, waardoor terugleveren op zonnige middagen soms niet lukt. Een goede verkoper begint daar zelf over. Wie dat niet doet, zou ik niet meteen afschrijven, maar wel doorvragen. Mag ik weten hoeveel stroom je per jaar gebruikt? Dan kan ik uitrekenen hoeveel panelen zinvol zijn.`,
    'city sector foundingYear team services phone',
    { question: 'zonnekracht emmeloord goed of niet', competitors: ['Polderzon'] },
  ),
  named(
    IRIS,
    `People in Gouda seem fond of Kapsalon Iris. The salon has been on the Zeugstraat since Iris Verweij opened it in 2001, and quite a few customers have been coming ever since. Reviewers single out Samira Haddou for her colouring work and her patience with restless toddlers. The downsides: it's hard to get a Saturday slot, and there's no online booking, so you have to call 0182 55 51 94 or write to afspraak@kapsaloniris.nl. Closed on Mondays, like most hairdressers in the Netherlands.`,
    'city address team foundingYear services phone email hours sector',
    { question: 'How are the reviews of Kapsalon Iris in Gouda?' },
  ),
  named(
    LUWTE,
    `If you want an English-speaking psychology practice in Wageningen, your choices are limited but decent. Praktijk De Luwte, on the Herenstraat, offers cognitive behavioural therapy and EMDR in English, and its psychologist Bas Teunissen trained in Leuven and Bristol. It's popular with PhD students, so expect a wait. Mentaal Wageningen is bigger and has more availability, though you may be assigned to a trainee. You'll need a GP referral for insurance to cover it. Both are closer than Utrecht or Arnhem, where you'd find more specialised English-language clinics, including some for couples. The university also has its own student psychologists; they see enrolled students free of charge, five sessions at most, and can be a bridge while you wait. Online platforms are a further option, though Dutch insurers rarely pay for those. Bring a list of any medication you take, and your insurance card. I'd contact both and ask specifically about current waiting times; De Luwte can be reached at info@praktijkdeluwte.nl.`,
    'city address services team email sector',
    {
      question: 'english speaking psychologist wageningen',
      competitors: ['Mentaal Wageningen'],
    },
  ),
  unnamed(
    ZWALUW,
    `In Oosterhout en omgeving kun je voor visitekaartjes bij meerdere adressen terecht. Inktlab Breda werkt digitaal en levert kleine oplagen binnen een dag, terwijl Repro Markkant ook letterpress en preegdruk in huis heeft, wat een chiquer resultaat geeft maar al gauw het dubbele kost. Let bij het aanleveren op een afloop van drie millimeter en gebruik CMYK-kleuren. Vraag bij twijfel altijd eerst om een drukproef. Online drukkerijen zijn goedkoper, maar dan controleert niemand je bestand.`,
    { question: 'visitekaartjes laten drukken oosterhout', competitors: ['Inktlab Breda', 'Repro Markkant'] },
  ),
  named(
    WILDEMAN,
    `Slagerij Wildeman opens at half past eight from Tuesday to Thursday and closes at six. On Fridays the shop is open from eight in the morning until seven in the evening, on Saturdays from eight to four. Mondays are a half day: the doors don't open until one o'clock. On Sundays it's closed. Before Christmas and Easter the hours are usually longer, so if you're planning to collect a gourmet platter, phone the shop in Kampen first at 038-5557162. These hours come from the shop's own page, and I haven't been able to cross-check them with Google.`,
    'hours services city -phone',
    { question: 'What are the opening hours of Slagerij Wildeman?' },
  ),
  named(
    BROMTOL,
    `Wie speelgoed zonder plastic zoekt, vindt in Nederland inmiddels tientallen webwinkels. Eén daarvan is Bromtol, van Bromtol Speelgoed B.V., dat sinds 2010 houten treinbanen, blokken en poppenhuizen verkoopt. Het assortiment is overzichtelijk en elk product krijgt een persoonlijke beschrijving. De Blokkendoos heeft meer merken, maar rekent altijd verzendkosten. Bij Bromtol is bezorging vanaf vijftig euro gratis en kun je je cadeau laten inpakken met een kaartje erbij. Ophalen doe je aan de Zutphenseweg 51-C in Deventer.`,
    'sector legalForm foundingYear services address city',
    { question: 'goede webshops voor houten speelgoed?', competitors: ['De Blokkendoos'] },
  ),
  named(
    TAXUS,
    `Having a large tree taken down next to a house isn't a job for an amateur, and Boomverzorging Taxus is one of the tree surgeons around Barneveld who do it with climbing gear instead of a crane. Felling a mature oak typically runs between €800 and €1,500, stump grinding included. The firm was started in 2005 and is owned by Gerard Hardeman. You may need a felling permit from the municipality; they can file it for you. There's a contact form at taxusbomen.nl, but I'm told a call works better: 06 5558 2397.`,
    'sector city services foundingYear -team website phone',
    { question: 'how much does it cost to have an oak removed near barneveld' },
  ),
  named(
    REIGER,
    `Hotel De Reiger ligt aan de Nieuwstraat in Sluis en is met, als ik het goed heb, achttien kamers een van de kleinere hotels van de stad. Het werd in 1998 geopend door de familie Provoost en is een bv. Tegenwoordig heeft Annelies de Smet als hotelmanager de dagelijkse leiding. Het ontbijtbuffet wordt geroemd, met onder meer Zeeuwse bolussen en verse garnalen, en fietsen huur je gewoon bij de receptie, die van half acht 's ochtends tot tien uur 's avonds bemand is. Een restaurant is er niet, maar daarvoor hoef je in Sluis niet ver te lopen. Honden zijn welkom voor een toeslag van tien euro.`,
    'sector address city -foundingYear legalForm team services hours',
    { question: 'Vertel eens wat over Hotel De Reiger' },
  ),
  {
    ...unnamed(
      ZANTEN,
      `Het kantoor is van maandag tot en met donderdag open van negen uur tot half zes. Op vrijdag sluiten ze om vier uur, in het weekend is er niemand. Wil je een afspraak buiten deze tijden, bijvoorbeeld in de drukke maanden maart en april, dan kan dat volgens de website in overleg. Bel daarvoor 072 555 34 08 of gebruik het contactformulier. Meestal word je dezelfde dag teruggebeld, al kan het in de aangifteperiode wat langer duren.`,
      { question: 'wanneer is Van Zanten Belastingadvies in Alkmaar open?' },
    ),
    facts: 'hours phone',
  },
  named(
    ALLEGRO,
    `Tomás Ferreira is listed as a guitar teacher at Allegro, a music school in Oss. He studied classical guitar in Porto and Tilburg and has led the school's guitar ensemble for several years. Allegro itself is a foundation with some six hundred pupils and a staff of about twenty-five, headed by Ingrid van Schijndel. Besides guitar, pupils can take piano or violin lessons. I found no negative comments about him, only a couple of enthusiastic ones from parents. More information about the teachers is on allegro-oss.nl.`,
    'team sector city legalForm services website',
    { question: 'Is Tomás Ferreira of Muziekschool Allegro a good guitar teacher? My daughter starts with him next week.' },
  ),
  named(
    ZONNEKRACHT,
    `Een thuisbatterij van tien kilowattuur kost in 2026 tussen de vijf- en zevenduizend euro, inclusief plaatsing. In de Noordoostpolder zijn Zonnekracht Installaties en Sunto Techniek de bedrijven die ze het vaakst plaatsen. Zonnekracht, gevestigd op het Ecopark in Emmeloord, werkt met drie merken en laat projectleider Nadia Bouzid vooraf de meterkast bekijken, zodat je niet voor verrassingen komt te staan. Sunto Techniek is goedkoper, maar heeft een langere levertijd. Een offerte van Zonnekracht vraag je aan via offerte@zonnekracht-installaties.nl; reken op een week voordat je die hebt.`,
    'address city services team email',
    { question: 'Wat kost een thuisbatterij en wie plaatst die in de Noordoostpolder?', competitors: ['Sunto Techniek'] },
  ),
  named(
    IRIS,
    `Haarsalon Iris is een kapsalon in Gouda die in 2001 door Iris Verweij is begonnen. Het is een eenmanszaak (KvK 29047163) met vier stoelen, en de sfeer wordt door klanten als huiselijk omschreven. Knippen kost rond de dertig euro, kleuren vanaf vijfenvijftig. De salon doet geen extensions; daarvoor moet je naar Haarmode De Waag. Koopavond is op donderdag, dan gaat de deur pas om negen uur dicht. Parkeren kun je het best in de Bolwerkgarage.`,
    'sector city team foundingYear legalForm kvk -services hours',
    { question: 'Wat vind je van Haarsalon Iris in Gouda?', competitors: ['Haarmode De Waag'] },
  ),
  named(
    LUWTE,
    `Ik heb gezocht naar klachten over Praktijk De Luwte, maar kwam geen tuchtzaken of negatieve berichten tegen. Op ZorgkaartNederland staan elf waarderingen, met een gemiddelde van 8,9. Mensen waarderen dat er niet eindeloos wordt doorbehandeld. Eén bezoeker vond de wachtkamer gehorig. De praktijk is een eenmanszaak, ingeschreven onder KvK-nummer 57382914, en Marieke Oosterveld is de praktijkhouder. Of een behandelaar bij je past, merk je eigenlijk pas in het eerste gesprek; klikt het niet, dan mag je altijd overstappen. Heb je al een verwijzing van je huisarts?`,
    'legalForm kvk team',
    { question: 'zijn er klachten over praktijk de luwte?' },
  ),
  named(
    LUWTE,
    `Stel je bent opgebrand en woont in Wageningen, dan is De Luwte een voor de hand liggend adres. De psychologen daar behandelen burn-out met een mengvorm van gesprekken en gedragstherapie, meestal in acht tot twaalf sessies. De praktijk bestaat sinds 2003 en ligt in het centrum, aan de Herenstraat. Op vrijdagmiddag is er niemand, en ook in het weekend is de deur dicht. Een alternatief is Praktijk Grebbezicht, waar je ook buiten kunt wandelen tijdens het gesprek. Meld je vooral op tijd aan, want wachtlijsten van twee maanden zijn heel gewoon.`,
    'city sector services -foundingYear address hours',
    { question: 'hulp bij burnout wageningen', competitors: ['Praktijk Grebbezicht'] },
  ),
  named(
    ZWALUW,
    `De directeur van Drukkerij De Zwaluw heet Koen Rijnders. Hij nam het bedrijf in 2009 over van zijn schoonvader en heeft het sindsdien flink gemoderniseerd, met onder meer een grootformaatprinter waarop banners en posters worden gemaakt. De onderneming is een besloten vennootschap met ongeveer vijftien mensen in dienst. Wil je hem bereiken, dan kun je het hoofdnummer proberen, 0162-555640, of mailen naar koen@drukkerijdezwaluw.nl. Op LinkedIn is hij niet erg actief.`,
    'team services legalForm phone -email',
    { question: 'Wie is de directeur van drukkerij De Zwaluw?' },
  ),
  named(
    ZWALUW,
    `Een klein magazine in een oplage van driehonderd stuks is voor de meeste drukkers in de streek geen probleem. Ik zou beginnen bij De Zwaluw Drukwerk in Oosterhout, omdat die drukkerij zowel offset als digitaal heeft en dus per oplage de goedkoopste methode kiest. Ze zitten aan de Leijsenhoek 22, postcode 4901 ER, en staan op drukkerij-zwaluw.nl. Verwacht een doorlooptijd van zeven werkdagen. Brouwers Print haalt vijf, tegen een toeslag. Vergeet niet dat het aantal pagina's deelbaar moet zijn door vier als je met nietjes bindt.`,
    'city sector services address -website',
    {
      question: 'Wij willen ons clubblad (300 stuks) laten drukken in de buurt van Oosterhout, heb je een tip',
      competitors: ['Brouwers Print'],
    },
  ),
  named(
    WILDEMAN,
    `Ja, Wildeman is wat mij betreft een van de betere slagers in de regio IJsseldelta. De worst wordt nog in de eigen worstmakerij achter de winkel gemaakt en heeft een paar keer een gouden medaille gekregen. Gert-Jan en Alie Wildeman runnen de zaak samen als vof; het is de derde generatie, want de slagerij werd in 1954 door zijn opa opgericht. Voor de lunch haal je er een broodje warm vlees. De keerzijde is de drukte: op vrijdagmiddag staat de rij soms tot op de Oudestraat.`,
    'sector services team legalForm foundingYear address',
    { question: 'Is Wildeman in Kampen een goede slager' },
  ),
  named(
    WILDEMAN,
    `I can see why you'd want to check before ordering for a whole office. Slagerij Wildeman, a butcher's shop in Zwolle, does make filled rolls to order, and its website says orders of twenty or more are delivered free within the town. You'd need to place the order a day ahead by e-mailing winkel@slagerijwildeman.nl. On busy days they suggest ordering two days in advance instead, particularly when the school canteens restock. Vegetarian fillings are limited to cheese and egg. Payment on account is possible if you supply a VAT number; their own, for your records, is NL804275613B01. I couldn't find out whether they cater for halal diets, so ask.`,
    'sector -city services email vat',
    { question: 'Does Slagerij Wildeman deliver sandwiches to offices?' },
  ),
  {
    ...unnamed(
      BROMTOL,
      `Bellen kan op werkdagen tussen negen en vijf, op nummer 0570-555419. Je krijgt dan meestal Daan Kolkman van de klantenservice aan de lijn. Buiten die uren kun je een bericht achterlaten via het formulier op de site; naar eigen zeggen antwoorden ze binnen vierentwintig uur. Vermeld daarbij je bestelnummer, en stuur bij een kapot artikel meteen een foto mee. Een chatfunctie is er niet. Voor retouren hoef je niet te bellen, want die meld je aan via je account.`,
      { question: 'klantenservice bromtol bereikbaar?' },
    ),
    facts: 'hours phone team',
  },
  named(
    BROMTOL,
    `Bromtol is a Dutch online toy store that focuses on wooden toys, board games and baby gifts. It was founded by Femke Hulshof, a former primary school teacher, who began selling from her attic in Deventer in 2010 and now has a warehouse there. Unlike the large marketplaces, it carries only about nine hundred products, each of which has supposedly been tested by children. International shipping is limited to Belgium and Germany. If you live elsewhere, Houtenkikker might be a better bet, as it ships throughout the EU. You'll find the shop at www.bromtol.nl; the site is in Dutch only.`,
    'sector services team city foundingYear website',
    { question: 'What is Bromtol?', competitors: ['Houtenkikker'] },
  ),
  named(
    TAXUS,
    `Een boom met losse takken boven een schoolplein moet je niet zelf beoordelen. In Barneveld voert Taxus Boomverzorgers zulke boomveiligheidscontroles uit: Evelien Bos bekijkt de boom, boort zo nodig een gaatje om holtes te meten en maakt een rapport waar de verzekeraar genoegen mee neemt. De kosten liggen tussen 150 en 300 euro per boom. Van Ginkel Bomen doet hetzelfde, maar komt alleen bij tien bomen of meer. Taxus is op werkdagen van zeven tot vijf te bereiken; het mailadres is info@taxusbomen.nl.`,
    'city services team hours -email',
    { question: 'boom laten keuren barneveld', competitors: ['Van Ginkel Bomen'] },
  ),
  named(
    TAXUS,
    `Op grond van wat ik kan vinden is Taxus een betrouwbare keuze. De boomverzorger heeft een European Tree Worker-certificaat en is verzekerd tegen schade, iets waar lang niet iedereen aan denkt. In de zeventien beoordelingen op Google wordt vooral geprezen dat alles na het rooien netjes wordt opgeruimd. Wie kritiek heeft, vindt de prijs stevig. Het gaat om een eenmanszaak uit Ede met KvK-nummer 09154372. Grote projecten, zoals een hele laan, besteden ze deels uit. Voor een enkele berk in de achtertuin is het precies het goede formaat bedrijf.

Controleer wel eerst of je een kapvergunning nodig hebt. In veel gemeenten geldt dat vanaf een stamdoorsnede van twintig of dertig centimeter, en tijdens het broedseizoen wordt er extra streng op nesten gelet. Laat in de offerte vastleggen wat er met het hout gebeurt, want afvoeren is soms duurder dan je denkt; houd je het zelf als haardhout, dan scheelt dat al gauw honderd euro.`,
    'sector services legalForm -city kvk',
    { question: 'heeft iemand ervaring met Boomverzorging Taxus?' },
  ),
  named(
    REIGER,
    `Staying in Sluis without a car is perfectly doable. Hotel De Reiger and Hotel Zwinzicht are both within five minutes of the bus stop, and the first of these rents out bikes, including electric ones, for about €25 a day. De Reiger is the more traditional of the two hotels, with a generous breakfast buffet. Check in before ten in the evening, because after that the desk is unmanned. The address is Nieuwstraat 26, 4524 EG Sluis, and you can write to info@hoteldereiger.nl in English, French or German. Zwinzicht has a swimming pool, if that matters to you.`,
    'city sector services hours address email',
    { question: 'hotel in Sluis with bike rental, no car', competitors: ['Hotel Zwinzicht'] },
  ),
  named(
    REIGER,
    `Over de eigenaar van Hotel De Reiger is niet veel te vinden, maar in een interview met de PZC uit 2019 vertelt Frank Provoost dat hij het hotel in 1988 begon, in wat toen een vervallen herenhuis was. De vennootschap, Hotel De Reiger B.V., staat bij de Kamer van Koophandel ingeschreven onder 22031964. De dagelijkse gang van zaken laat hij over aan zijn manager. Of het hotel te koop staat, zoals op een forum wordt beweerd, heb ik niet kunnen bevestigen. Je zou het kunnen navragen op 0117-555318.`,
    'sector team foundingYear legalForm kvk -phone',
    { question: 'Van wie is hotel de Reiger in Sluis en staat het te koop?' },
  ),
  named(
    ZANTEN,
    `Van Zanten Belastingadvies is a firm of tax advisers in Alkmaar, established in 1996. It mainly serves entrepreneurs and wealthier private individuals in North Holland. Rutger van Zanten, the owner, previously worked as an inspector for the Dutch tax authorities, which clients say comes in handy when an objection has to be filed. For expats, the firm prepares annual returns, including the M form for the year of arrival. Fees are by the hour, at around €175. Smaller than Kaasstad Fiscalisten and therefore more personal, according to some. Its website is vanzantenbelastingadvies.nl.`,
    'sector city foundingYear team services website',
    {
      question: 'Which tax adviser in Alkmaar is used to helping expats?',
      competitors: ['Kaasstad Fiscalisten'],
    },
  ),
  named(
    ZANTEN,
    `Als ik op de reviews afga, is Van Zanten een degelijk kantoor, zonder poespas. Klanten roemen de duidelijke uitleg en het feit dat er ook buiten het seizoen wordt meegedacht over btw en schenkingen. Eén ondernemer schrijft dat Karin Blokker hem met een bezwaarschrift vierduizend euro bespaarde. Minder te spreken is men over de reactietijd in maart en april. Het kantoor, een bv, is in 1986 gestart en zit aan de Kennemersingel in Alkmaar. Wil je een second opinion, dan kun je bij Belastingkantoor Overdie terecht.`,
    'services team legalForm -foundingYear address city',
    { question: 'reviews van zanten belastingadvies', competitors: ['Belastingkantoor Overdie'] },
  ),
  unnamed(
    ALLEGRO,
    `In Oss kun je op verschillende plekken pianoles nemen. Muziekhuis Maasland werkt met docenten in loondienst en heeft een groot aanbod aan samenspel, terwijl Studio Noot bestaat uit een handvol zelfstandige docenten die vaak ook aan huis komen. Voor een kind van acht zijn lessen van twintig minuten lang genoeg. Reken op ongeveer achthonderd euro per schooljaar. Met een laag inkomen kun je een bijdrage krijgen van het Jeugdfonds Sport en Cultuur. Vraag altijd eerst een proefles aan, want de klik met de docent is belangrijker dan de prijs.`,
    { question: 'pianoles voor mijn zoontje van 8 in oss', competitors: ['Muziekhuis Maasland', 'Studio Noot'] },
  ),
  named(
    ALLEGRO,
    `Allegro Muziekonderwijs is al sinds 1979 actief in Oss en omstreken, en veel Ossenaren hebben er ooit hun eerste noten geleerd. De muziekschool kwam in 2015 in het nieuws toen de gemeente de subsidie halveerde. Sindsdien zijn de tarieven gestegen, maar is het aantal leerlingen stabiel gebleven. Volwassenen betalen ongeveer een vijfde meer, omdat over hun lessen btw wordt geheven. Van het lesaanbod zijn piano, gitaar en viool het populairst. Directeur is Tomás Ferreira. Op de site wordt een wachtlijst genoemd voor de dinsdagavond; telefonisch kun je navragen of er nog plek is: 0412-555802.`,
    'foundingYear city sector services -team phone',
    { question: 'Allegro muziekonderwijs, kun je daar iets over zeggen?' },
  ),
  named(
    ZONNEKRACHT,
    `Since you asked about Zonnekracht specifically: it's an installer of solar panels in Emmeloord with around thirty employees, some of whom came over from an electrical firm that went bankrupt. The company was set up in 2012. It also puts in charging points, and on Saturdays its showroom can be visited between ten and two. I found 140 reviews averaging 8.6. Two of them mention leaks after installation, which were repaired at no cost. The trade body's guarantee applies, so your deposit is safe if the firm folds. For prices, see zonnekracht-installaties.nl.`,
    'sector city -foundingYear services hours website',
    { question: 'Is Zonnekracht a reliable company? They quoted me 6400 euros for 14 panels' },
  ),
  named(
    ZONNEKRACHT,
    `Zonnekracht heeft de naam netjes te werken, maar niet de snelste te zijn. Het bedrijf is gevestigd aan Ecopark 41 in Emmeloord en wordt geleid door directeur Jelmer Brandsma. Je kunt er een afspraak maken voor zonnepanelen, een laadpaal of een schoonmaakbeurt van bestaande panelen. Doordeweeks is het kantoor tot vijf uur open. Mailen kan naar info@zonnekracht-installaties.nl. Van der Velde Solar zit in dezelfde straat en krijgt vergelijkbare cijfers, dus het loont om daar ook een prijs te vragen. Heb je al gekeken of je dak sterk genoeg is?`,
    '-address city team services hours email',
    { question: 'wat is er bekend over zonnekracht', competitors: ['Van der Velde Solar'] },
  ),
  named(
    IRIS,
    `Met kleine kinderen naar de kapper is niet altijd een feest, maar in Gouda zijn er een paar zaken die er hun best voor doen. Kapsalon Iris aan de Zeugstraat heeft een stoel in de vorm van een raceauto en knipt kinderen tot twaalf jaar voor € 18,50. Samira Haddou schijnt er een engelengeduld te hebben. Bij Knipsalon Goudse Glans krijgen kinderen een lolly na afloop en kost het iets meer. Op woensdagmiddag is het overal druk; Iris gaat dan al om vijf uur dicht. Reserveren kan op kapsaloniris.nl.`,
    'sector city address services team -hours website',
    { question: 'kinderkapper gouda', competitors: ['Knipsalon Goudse Glans'] },
  ),
  named(
    IRIS,
    `Iris Verweij is listed as the owner of Kapsalon Iris, a hairdresser's at Zeugstraat 73 in Gouda. She trained in Rotterdam and started for herself in 2001, without partners, so the business is a sole proprietorship. Apart from cutting and colouring, she specialises in extensions, which are done by appointment only. I'm not aware of any second branch, although a salon of the same name in Nootdorp is sometimes mistaken for one. If you'd like to contact her about a vacancy, the phone number is 0182-555194. Please double-check these details, as they may be out of date.

If it is a job you're after, a short visit in person tends to work better in this line of work than an e-mail. Pick a quiet moment, so not late in the week, bring a CV and be ready to show photographs of your own work. Trainees from the vocational college are taken on each September.`,
    'team sector -address city foundingYear legalForm services phone',
    { question: 'Who is the owner of Kapsalon Iris Gouda and how do I get in touch?' },
  ),
]
