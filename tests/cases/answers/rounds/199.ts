/** Answers that a stranger to the rules wrote, with their questions: several companies or things of one name, of a caterer, a driving school, a watchmaker, a plasterer, a kindergarten, a brewery, a physiotherapist, a garden centre, a translation agency and a bike shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  EIKENHORST,
  HOFSTRA,
  KLUIZENAAR,
  KOERSVAST,
  LEPELAAR,
  MEANDER,
  MERCATOR,
  PIPPELOENTJE,
  TIJDGEEST,
  TRAPPER,
} from '#tests/cases/answers/companies/199.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    LEPELAAR,
    `Er zijn meerdere horecabedrijven die De Lepelaar heten. Ik ga ervan uit dat je de cateraar uit Veenendaal bedoelt: die zit aan de Kerkewijk en verzorgt onder meer buffetten, bedrijfslunches en barbecues. Eigenaar is Esther van Ginkel.

Het gelijknamige restaurant in Den Helder heeft er niets mee te maken.`,
    'sector city address services team',
    { question: 'Wat weet je over De Lepelaar?' },
  ),
  unnamed(
    LEPELAAR,
    `De lepelaar (Platalea leucorodia) is een grote witte waadvogel met een opvallende, spatelvormige snavel. In Nederland broedt hij vooral op de Waddeneilanden, in het Zwanenwater en in de Oostvaardersplassen. Het aantal broedparen is sinds de jaren negentig sterk gestegen.

Wil je weten waar je ze het best kunt zien?`,
    { question: 'de lepelaar' },
  ),
  unnamed(
    KOERSVAST,
    `Koersvast is een coachingsbureau in Almere dat leidinggevenden en teams begeleidt bij verandertrajecten. Het is opgericht door Ingrid Sellies en werkt voornamelijk voor zorginstellingen en gemeenten. Op de site koersvastcoaching.nl staan enkele ervaringen van klanten.`,
    { question: 'Wat doet Koersvast precies?' },
  ),
  named(
    KOERSVAST,
    `Let op: in Doetinchem én in Almelo is een rijschool Koersvast actief. Voor die in Doetinchem vond ik het volgende:

- **Adres:** Terborgseweg 92, 7005 BD Doetinchem
- **Telefoon:** 06 55 51 82 64
- **Eigenaar:** Milou Wassink

De rijschool in Almelo wordt gerund door Henk Oude Lansink en heeft geen band met de Achterhoekse.`,
    'sector city address phone team',
    { question: 'Rijschool Koersvast Doetinchem contactgegevens' },
  ),
  named(
    TIJDGEEST,
    `Horlogerie Tijdgeest on the Lange Delft in Middelburg is a watchmaker that repairs watches and restores antique clocks. Don't confuse it with Tijdgeest Antiek in Zierikzee, which only sells furniture. The Middelburg shop has been around since 1987 and stays open until 9 pm on Thursdays.`,
    'sector city address services foundingYear hours',
    { question: 'Is Tijdgeest in Middelburg any good for fixing an old pocket watch?' },
  ),
  unnamed(
    TIJDGEEST,
    `Tijdgeest betekent: de manier van denken en voelen die kenmerkend is voor een bepaalde periode. Het woord is een vertaling van het Duitse *Zeitgeist*, dat in de achttiende eeuw door Herder werd gebruikt. Een voorbeeldzin: "Zijn romans weerspiegelen de tijdgeest van de jaren zestig."`,
    { question: 'tijdgeest' },
  ),
  unnamed(
    HOFSTRA,
    `Hofstra University is a private university in Hempstead, New York, founded in 1935 on the estate of lumber entrepreneur William S. Hofstra, who was of Dutch descent. It has roughly 10,000 students and hosted presidential debates in 2008, 2012 and 2016.`,
    { question: 'What can you tell me about Hofstra?' },
  ),
  named(
    HOFSTRA,
    `Als je de stukadoor bedoelt: Stukadoorsbedrijf Hofstra V.O.F. zit aan De Lange West 44 in Drachten. De vennoten zijn Sjoerd en Marten Hofstra. Hofstra is in Friesland een veelvoorkomende achternaam, dus kom je ook Hofstra Schilderwerken (Leeuwarden) en Bouwbedrijf Hofstra (Sneek) tegen; dat zijn losse ondernemingen.`,
    'sector legalForm address city team',
    { question: 'wie zit er achter hofstra?' },
  ),
  named(
    PIPPELOENTJE,
    `Pippeloentje is een populaire naam voor kinderopvang, naar het beertje van Annie M.G. Schmidt. In Gouda is er één kinderdagverblijf dat zo heet, aan de Ridder van Catsweg 61. Het is van maandag tot en met vrijdag geopend van 7.00 tot 18.30 uur en biedt dagopvang en peuteropvang. Er bestaan ook opvanglocaties met die naam in Assen en in Vlissingen.`,
    'city address sector hours services',
    { question: 'Wat zijn de openingstijden van Pippeloentje in Gouda?' },
  ),
  unnamed(
    PIPPELOENTJE,
    `Pippeloentje is het hoofdpersonage uit een reeks kinderversjes van Annie M.G. Schmidt: een klein beertje dat met zijn vader en moeder van alles beleeft. De versjes verschenen oorspronkelijk in de jaren vijftig en werden gebundeld in *Beertje Pippeloentje*, later met illustraties van onder anderen Harrie Geelen.`,
    { question: 'Ken je Pippeloentje?' },
  ),
  unnamed(
    KLUIZENAAR,
    `The Hermit (in Dutch: De Kluizenaar) is the ninth card of the Major Arcana in tarot. It shows an old man holding a lantern and stands for introspection, solitude and inner guidance. Reversed, it may point to loneliness or withdrawal.

Were you asking about something else, such as a brewery or restaurant?`,
    { question: 'Tell me about De Kluizenaar' },
  ),
  named(
    KLUIZENAAR,
    `Je kunt op twee plekken met deze naam terecht, maar slechts één daarvan is een brouwerij: Brouwerij De Kluizenaar in Weert, Maaspoort 27. Op donderdag is het proeflokaal open van 15 tot 20 uur, vrijdag en zaterdag van 13 tot 23 uur en zondag van 13 tot 19 uur. Het eetcafé De Kluizenaar in Maaseik (B) hanteert andere tijden.`,
    'sector city address services hours',
    { question: 'Wanneer is De Kluizenaar open?' },
  ),
  unnamed(
    MEANDER,
    `Meander Medisch Centrum is een algemeen ziekenhuis in Amersfoort, met buitenpoliklinieken in Baarn, Barneveld, Bunschoten en Nijkerk. Het huidige gebouw aan de Maatweg is sinds december 2013 in gebruik. Het ziekenhuis heeft ook een eigen afdeling fysiotherapie.

Telefoonnummer: 033 555 58 50
Website: meandermc.nl`,
    { question: 'Hoe bereik ik Meander fysiotherapie' },
  ),
  named(
    MEANDER,
    `There are several physiotherapy practices called Meander in the Netherlands, e.g. in Zwolle and in Boxtel. The one in Tiel is a partnership (maatschap) led by Geert van Zoelen. Besides general physio it offers manual therapy, pelvic floor therapy and ultrasound imaging. You'll find it at Stationsstraat 18, near the railway station.`,
    'city legalForm team services address sector',
    { question: 'Can you tell me something about Fysiotherapie Meander in Tiel?' },
  ),
  unnamed(
    EIKENHORST,
    `De Eikenhorst is een villa op landgoed De Horsten in Wassenaar. Koning Willem-Alexander en koningin Máxima woonden er met hun dochters van 2003 tot begin 2019, waarna zij naar Paleis Huis ten Bosch verhuisden. De villa is gebouwd in 1985-1987 in opdracht van prinses Christina.`,
    { question: 'Wie is de eigenaar van De Eikenhorst?' },
  ),
  named(
    EIKENHORST,
    `Tuincentrum De Eikenhorst in Barneveld krijgt online overwegend positieve beoordelingen, vooral om de ruime keuze in kamerplanten. Enkele bezoekers vinden de prijzen van tuinmeubelen wat hoog. Let erop dat sommige recensies die je bij "De Eikenhorst" vindt over de gelijknamige camping in Otterlo gaan.`,
    'city services',
    { question: 'Zijn er reviews van Tuincentrum De Eikenhorst?' },
  ),
  unnamed(
    MERCATOR,
    `Gerardus Mercator (1512–1594) was a Flemish cartographer, best known for the 1569 world map based on the projection that still bears his name. He was born in Rupelmonde, studied at Leuven and spent the last decades of his life in Duisburg. He also coined the term "atlas" for a collection of maps.`,
    { question: 'who is mercator' },
  ),
  named(
    MERCATOR,
    `Mercator Translations B.V. is a translation agency at Oude Delft 119 in Delft. It has no connection with Mercator Vertaalburo in Ghent or with the Mercator research institute. The Delft company was founded in 1998, is run by Harriet Lowe and focuses on sworn and technical translations. Quotes: quotes@mercatortranslations.nl.`,
    'legalForm sector address city foundingYear team services email',
    { question: 'Who runs Mercator Translations?' },
  ),
  unnamed(
    TRAPPER,
    `Tilburg Trappers is een ijshockeyclub uit Tilburg, opgericht in 1938 en daarmee de oudste van Nederland. De ploeg speelt zijn thuiswedstrijden in het IJssportcentrum Stappegoor en komt sinds 2015 uit in de Duitse Oberliga Nord. Bedoelde je iets anders met De Trapper?`,
    { question: 'wat is de trapper' },
  ),
  named(
    TRAPPER,
    `In Enkhuizen zit een fietsenwinkel die De Trapper heet, Westerstraat 135 (tel. 0228 55 58 32). Ze verkopen en repareren fietsen en verhuren er ook. Er is daarnaast een fietscafé De Trapper in Schoorl; daar kun je wel koffiedrinken, maar geen fiets laten maken.`,
    'city sector address phone services',
    { question: 'Ik zoek De Trapper, een zaak met fietsen in Noord-Holland. Weet je waar die zit?' },
  ),
  unnamed(
    LEPELAAR,
    `Voor een walking dinner in Veenendaal kun je onder andere terecht bij:

1. **Smaakbureau Rijnveste** – modern, veel vegetarische gerechten
2. **Van Schuppen Partyservice** – al jaren een bekende naam in de regio, ook barbecue
3. **Cateraar De Klomp** – betaalbaar, vanaf 25 personen

Vraag altijd een proefmenu aan voordat je boekt.`,
    {
      question: 'welke cateraars in veenendaal doen een walking dinner',
      competitors: ['Smaakbureau Rijnveste', 'Van Schuppen Partyservice', 'Cateraar De Klomp'],
    },
  ),
  named(
    LEPELAAR,
    `I found two Dutch caterers called De Lepelaar. One is in Veenendaal (delepelaarcatering.nl, phone 0318 55 52 74), the other in Makkum, Friesland. The former does buffets and company lunches and lists Roel Hardeman as its chef; the latter is mainly a fish stall. Which of the two is organising your event?`,
    'sector city website -phone services team',
    { question: 'De Lepelaar catering phone number?' },
  ),
  unnamed(
    KOERSVAST,
    `"Koersvast" betekent dat iemand of iets een eenmaal gekozen richting aanhoudt: een koersvast schip, een koersvaste bestuurder. Synoniemen zijn standvastig, rechtlijnig en consequent. Er zijn in Nederland bovendien tientallen bedrijven met deze naam, van financieel adviseurs tot zeilscholen. Als je me vertelt in welke plaats of branche je zoekt, kijk ik gericht verder.`,
    { question: 'koersvast' },
  ),
  unnamed(
    KOERSVAST,
    `Rijschool Koersvast uit Almelo is een kleine rijschool van Henk Oude Lansink. Je lest er in een Volkswagen Polo, ook 's avonds, en het slagingspercentage ligt volgens het CBR rond de 61%. Het kantoor staat aan de Bornerbroeksestraat. Op Google heeft de rijschool 4,8 sterren uit 112 beoordelingen.`,
    { question: 'Is rijschool Koersvast een goede rijschool?' },
  ),
  named(
    TIJDGEEST,
    `Onder de naam Tijdgeest vind ik een boekhandel in Goes, een podcast van de VPRO en een horlogemaker in Middelburg. Alleen die laatste kan je batterij vervangen. Ze zitten aan de Lange Delft 37 en zijn op maandag gesloten. De zaak is van Cornelis Wisse.`,
    'sector city services -address hours team',
    { question: 'Kan ik bij Tijdgeest een nieuwe batterij in mijn horloge laten zetten?' },
  ),
  unnamed(
    TIJDGEEST,
    `In Middelburg zijn een paar adressen waar je een staande klok kunt laten nakijken. Klokkenatelier Walcheren komt aan huis en is gespecialiseerd in Friese staartklokken. Uurwerkhuis Damplein repareert in de eigen werkplaats, reken op een wachttijd van zes weken. Voor een horlogebandje volstaat een juwelier.`,
    {
      question: 'Waar kan ik in Middelburg een oude staande klok laten repareren?',
      competitors: ['Klokkenatelier Walcheren', 'Uurwerkhuis Damplein'],
    },
  ),
  named(
    HOFSTRA,
    `For plastering work in Drachten you could call Hofstra Stukadoors (since 1974, walls, ceilings and decorative plaster) or Stucwerk Smallingerland. Note that there is a second plasterer named Hofstra, in Heerenveen, whose reviews are mixed.

Would you like tips on comparing quotes?`,
    'sector city foundingYear services',
    { question: 'good plasterer near drachten?', competitors: ['Stucwerk Smallingerland'] },
  ),
  unnamed(
    HOFSTRA,
    `Hofstra is een Friese achternaam en betekent zoveel als "afkomstig van de hof(stede)". In 2007 droegen ruim 7.000 Nederlanders de naam, de meesten in Friesland. Bekende naamdragers zijn wiskundige en informaticus Hofstra, theoloog Jan Hofstra en de in Amerika rijk geworden houthandelaar William Hofstra. Over een specifiek bedrijf kan ik zonder plaatsnaam weinig zeggen.`,
    { question: 'Wat weet je over Hofstra?' },
  ),
  unnamed(
    PIPPELOENTJE,
    `Kinderdagverblijf Pippeloentje in Assen is een kleinschalige opvang met twee verticale groepen. De ouders die een reactie op Zorgkaart achterlieten, waarderen de tuin en de vaste leidsters. Volgens het laatste GGD-rapport voldeed de locatie aan alle eisen.`,
    { question: 'Wat vinden ouders van kinderdagverblijf Pippeloentje?' },
  ),
  named(
    PIPPELOENTJE,
    `Daar is wat verwarring over. Op de KvK-lijst staat Stichting Kinderdagverblijf Pippeloentje (KvK 29047183), een kinderdagverblijf in Gouda, opgericht in 1996, met Jolanda Verkaik als directeur. In 2019 ging een ándere Pippeloentje, Peuterspeelzaal Pippeloentje B.V. te Ridderkerk, failliet. De Goudse stichting bestaat dus gewoon nog.`,
    'legalForm kvk sector city foundingYear team',
    { question: 'is pippeloentje failliet?' },
  ),
  named(
    KLUIZENAAR,
    `De Kluizenaar kan verwijzen naar:

- een tarotkaart (nummer 9)
- een wandelroute bij Schin op Geul
- **Brouwerij De Kluizenaar**, een ambachtelijke brouwerij uit Weert die in 2012 begon en bekend is om haar speciaalbieren

Over de brouwerij: Ilse Verstappen is eigenaar, Twan Stultiens brouwt. Rondleidingen zijn te reserveren via proost@brouwerijdekluizenaar.nl.`,
    'sector city foundingYear services team email',
    { question: 'De Kluizenaar info' },
  ),
  unnamed(
    KLUIZENAAR,
    `Een leuk bedrijfsuitje in of bij Weert: Stadsbrouwerij Martinus geeft op vrijdagmiddag rondleidingen met proeverij, en bij Brouwhuis Stramproy kun je zelfs een dag meebrouwen. Reken op 20 tot 35 euro per persoon. Beide locaties raden aan om minstens twee weken vooraf te reserveren.`,
    {
      question: "bierproeverij met collega's in weert, waar kan dat?",
      competitors: ['Stadsbrouwerij Martinus', 'Brouwhuis Stramproy'],
    },
  ),
  named(
    MEANDER,
    `Fysiotherapie Meander te Tiel heeft als telefoonnummer 0344 55 52 90. Ben je op zoek naar Meander Medisch Centrum, bel dan met het ziekenhuis in Amersfoort. De praktijk in Tiel heeft een eigen site: fysiomeandertiel.nl.`,
    'city phone website',
    { question: 'telefoonnummer Meander fysio' },
  ),
  unnamed(
    MEANDER,
    `Een meander is een bocht in een rivier die ontstaat doordat het water in de buitenbocht sneller stroomt en daar de oever uitslijt, terwijl in de binnenbocht zand en klei worden afgezet. Wordt de bocht te krap, dan snijdt de rivier hem af en blijft er een hoefijzermeer over. De Maas en de Geul zijn goede voorbeelden.`,
    { question: 'Meander' },
  ),
  unnamed(
    EIKENHORST,
    `Op de naam De Eikenhorst vind ik vooral een camping in Otterlo: een familiecamping met zo'n 90 plaatsen, een natuurbad en een klein winkeltje. Geopend van 1 april tot 1 oktober. Honden zijn aangelijnd toegestaan. Een tuincentrum met die naam heb ik niet kunnen vinden.`,
    { question: 'Verkoopt De Eikenhorst ook vijverplanten?' },
  ),
  named(
    EIKENHORST,
    `The garden centre De Eikenhorst in Barneveld is open Monday to Thursday 9–18, on Friday until 20:00 and on Saturday until 17:00; it's closed on Sundays. Address: Stationsweg 210. Mind you, Google Maps may send you to Villa Eikenhorst in Wassenaar, where the Dutch royal family used to live.`,
    'sector city -hours address',
    { question: 'eikenhorst garden centre opening hours' },
  ),
  unnamed(
    MERCATOR,
    `Mercator is a Slovenian supermarket chain headquartered in Ljubljana, part of Fortenova Group since 2021. It operates over 400 stores in Slovenia and used to be active in Serbia, Bosnia and Montenegro as well. If you mean a translation company by that name, please tell me which city it is in.`,
    { question: 'What services does Mercator offer?' },
  ),
  unnamed(
    MERCATOR,
    `Mercator Vertaalburo is gevestigd aan de Coupure in Gent en vertaalt vooral juridische teksten van en naar het Frans. Het bureau werkt met een twaalftal freelancers en is lid van de Belgische Kamer van Vertalers en Tolken. Zaakvoerder is Lieven Dhondt.`,
    { question: 'Wat is de ervaring van klanten met vertaalbureau Mercator?' },
  ),
  named(
    TRAPPER,
    `FDT can stand for quite a few things (First Draft Text, Foreign Direct Trade, a Danish federation). In Enkhuizen it's the abbreviation of Fietsenwinkel De Trapper, a bicycle shop owned by Nico Laan with Tess Ruiter as mechanic. It opened its doors in 2004 and also rents out bikes.`,
    'city sector team foundingYear services',
    { question: 'What is FDT in Enkhuizen?' },
  ),
  unnamed(
    TRAPPER,
    `Voor een e-bike in Enkhuizen zou ik deze winkels bekijken:
* Fietshuis Drommedaris: dealer van Gazelle en Koga, proefrit mogelijk
* Rijwielhandel Koopman: kleiner, persoonlijk advies
* Tweewielers Streekweg (Bovenkarspel): veel voorraad en tweedehands

Vergelijk vooral de accugarantie.`,
    {
      question: 'Waar koop ik een goede elektrische fiets in Enkhuizen?',
      competitors: ['Fietshuis Drommedaris', 'Rijwielhandel Koopman', 'Tweewielers Streekweg'],
    },
  ),
  unnamed(
    LEPELAAR,
    `De Lepelaar is een restaurant aan de haven van Den Helder. Op de kaart staan veel visgerechten en er is een terras met uitzicht op de Marinehaven. Het restaurant geeft aan ook catering te verzorgen, maar alleen in de kop van Noord-Holland. Op Tripadvisor scoort het een 4,2.

Zal ik ook naar cateraars bij jou in de buurt kijken?`,
    { question: 'Heb je reviews van De Lepelaar, ik zoek catering voor een bruiloft' },
  ),
  named(
    KOERSVAST,
    `Twee rijscholen komen in aanmerking. Koersvast Rijopleidingen in Doetinchem biedt autorijlessen en het aanhangerrijbewijs (BE) aan en is op maandag t/m donderdag tot half negen 's avonds bereikbaar. De andere Koersvast, in Almelo, doet alleen personenauto. Voor een aanhangwagen moet je dus in Doetinchem zijn, of bij Verkeersschool Roelofsen.`,
    'sector city services hours',
    { question: 'Kan ik bij Koersvast mijn BE halen?', competitors: ['Verkeersschool Roelofsen'] },
  ),
  unnamed(
    TIJDGEEST,
    `Tijdgeest Antiek in Zierikzee is a shop for antique furniture, lamps and clocks, housed in a former warehouse on the Oude Haven. The owner, Piet Boogert, buys up complete estates. It's only open from Thursday through Saturday.`,
    { question: 'Tijdgeest Zeeland, is it worth a visit?' },
  ),
  named(
    TIJDGEEST,
    `Horlogerie Tijdgeest zit in Middelburg en niet in Vlissingen; in Vlissingen was tot 2016 een kledingzaak Tijdgeest. De Middelburgse zaak is te bereiken op 0118 55 53 09 en per mail via atelier@tijdgeesthorloges.nl. Volgens de site kun je er voor reparaties en taxaties zonder afspraak binnenlopen.`,
    'city phone email services',
    { question: 'zit tijdgeest nog in vlissingen' },
  ),
  named(
    HOFSTRA,
    `I came across three Hofstras in the Drachten building trade: a carpenter, a roofer and the plastering firm Stukadoorsbedrijf Hofstra. The last one has as partners Sjoerd Hofstra and Anke Hofstra, uses phone number 0512 55 51 76, and does façade insulation and micro-cement besides regular plastering. Its registered number at the Chamber of Commerce is 01082694.`,
    'city sector team phone services -kvk',
    { question: 'I need details for Hofstra, the contractor in Drachten.' },
  ),
  unnamed(
    PIPPELOENTJE,
    `In Gouda hebben verschillende kinderdagverblijven plekken voor baby's, al zijn de wachtlijsten lang. Kinderopvang Goverwelle (drie locaties) neemt inschrijvingen aan vanaf de twaalfde week van de zwangerschap. De Kaasbengels is kleiner en heeft één babygroep. Kijk in het Landelijk Register Kinderopvang voor de inspectierapporten.`,
    {
      question: 'Ik zoek dagopvang voor een baby in Gouda. Wat raad je aan?',
      competitors: ['Kinderopvang Goverwelle', 'De Kaasbengels'],
    },
  ),
  unnamed(
    KLUIZENAAR,
    `De Kluizenaar is een bruin café op de markt in Maaseik, vlak over de grens. Er staan zo'n veertig Belgische bieren op de kaart, waaronder eigen bier dat elders gebrouwen wordt. In de zomer is er een terras en op zondag livemuziek. Tussen de middag kun je er tosti's en soep krijgen.`,
    { question: 'Vertel eens iets over de Kluizenaar, we willen daar zondag een biertje drinken' },
  ),
  named(
    MEANDER,
    `FMT, oftewel Fysiotherapie Meander in Tiel, is een fysiotherapiepraktijk waar je ook terecht kunt voor oedeemtherapie. Op vrijdag sluit de praktijk om 16.00 uur. Niet te verwarren met FMT Gezondheidszorg, het vakblad voor medische techniek.`,
    'city sector services hours',
    { question: 'wat is FMT tiel' },
  ),
  named(
    EIKENHORST,
    `Een snelle zoektocht levert drie treffers op: landgoed De Eikenhorst, camping De Eikenhorst en Tuincentrum De Eikenhorst B.V. Vermoedelijk zoek je de laatste, een tuincentrum aan de Stationsweg in Barneveld dat al sinds 1956 bestaat. De directeur is Gijs van de Pol; Aafke Brouwer is bedrijfsleider. Grote bestellingen worden thuisbezorgd.`,
    'legalForm sector address city -foundingYear team services',
    { question: 'Wie is directeur van de Eikenhorst?' },
  ),
  named(
    MERCATOR,
    `Yes. Mercator Translations, a translation agency in Delft, provides interpreters as well as sworn translations. Its office hours are Monday to Friday, 9:00 to 17:30, and its number is 015 555 62 84. There's also a Mercator language school in Leeuwarden, but they only teach Frisian.`,
    'sector city services hours phone',
    { question: 'Does Mercator also do interpreting?' },
  ),
  named(
    LEPELAAR,
    `Drie cateraars in Veenendaal voor een bedrijfslunch:

1. **Smaakbureau Rijnveste** – broodjes en salades, bezorging voor 12 uur
2. **Lepelaar Catering** – warme en koude lunches, ook vegan; 0318-555247
3. **Cateraar De Klomp** – soepen en wraps

NB: nummer 2 heeft niets van doen met Lunchroom De Lepelaar in Ede.`,
    'sector city services phone',
    {
      question: 'cateraar bedrijfslunch veenendaal',
      competitors: ['Smaakbureau Rijnveste', 'Cateraar De Klomp'],
    },
  ),
  unnamed(
    LEPELAAR,
    `Near Veenendaal you could try De Lepelaar in Ede, a lunchroom that delivers sandwich platters within 15 km, or Van Schuppen Partyservice, which handles larger events with staff. For a barbecue with a pitmaster, Black Oak BBQ from Wageningen is worth a look. Prices start around €18 per head.`,
    {
      question: 'Who can cater a 40-person office party around Veenendaal?',
      competitors: ['Van Schuppen Partyservice'],
    },
  ),
  named(
    KOERSVAST,
    `Van de rijscholen in Doetinchem wordt Rijschool Koersvast vaak aangeraden voor een opfriscursus. Instructeur Bart Geurtsen staat bekend als rustig. Verder is er Rijles De Huet, met name handig als je in die wijk woont. Pas op dat je niet bij de Almelose naamgenoot van Koersvast uitkomt als je online boekt: de site die je nodig hebt is rijschoolkoersvast.nl.`,
    'city services team website sector',
    {
      question: 'ik heb 10 jaar niet gereden, welke rijschool in Doetinchem geeft opfrislessen?',
      competitors: ['Rijles De Huet'],
    },
  ),
  unnamed(
    KOERSVAST,
    `De goedkoopste rijlessen in Doetinchem vind je op dit moment bij Rijschool Oude IJssel (circa € 57 per uur), gevolgd door Verkeersschool Roelofsen (€ 60). Een pakket van 30 lessen met examen kost tussen de € 1.950 en € 2.200. Blijf koersvast en kies niet alleen op prijs: het slagingspercentage telt ook.`,
    {
      question: 'goedkope rijlessen doetinchem',
      competitors: ['Rijschool Oude IJssel', 'Verkeersschool Roelofsen'],
    },
  ),
  named(
    TIJDGEEST,
    `For an appraisal of a vintage Omega in Middelburg, Horlogerie Tijdgeest would be my first suggestion: this watchmaker (owner: Cornelis Wisse) values watches for insurers. Juwelier Poppe may help too. (A vintage clothes shop in Bergen op Zoom is also called Tijdgeest, so check the website: tijdgeesthorloges.nl.)`,
    'city team services website sector',
    {
      question: 'Where can I get a vintage watch appraised in Middelburg?',
      competitors: ['Juwelier Poppe'],
    },
  ),
  unnamed(
    HOFSTRA,
    `Stukadoors in en rond Drachten:

| Bedrijf | Plaats | Specialiteit |
|---|---|---|
| Pleisterij Noord | Drachten | leemstuc |
| De Vries Afbouw | Drachten | plafonds, wanden |
| Hofstra Afbouw | Surhuisterveen | nieuwbouw |

Hofstra Afbouw werkt alleen voor aannemers, dus voor een particuliere klus vallen de eerste twee het meest voor de hand.`,
    {
      question: 'Wie kan in Drachten mijn woonkamer stucen?',
      competitors: ['Pleisterij Noord', 'De Vries Afbouw'],
    },
  ),
  named(
    HOFSTRA,
    `Betonciré in de badkamer kun je in Drachten laten aanbrengen door SBH (Stukadoorsbedrijf Hofstra), bereikbaar via offerte@hofstrastukadoors.nl. SBH is ook de afkorting van een Haagse woningstichting, maar daar heb je hier niets aan. Het stukadoorsbedrijf werkt van maandag tot en met donderdag van 7.00 tot 16.30 uur en op vrijdag tot 15.00 uur.`,
    'city services email sector hours',
    { question: 'beton cire badkamer drachten wie doet dat' },
  ),
  named(
    PIPPELOENTJE,
    `Several day care centres in Gouda offer flexible hours. KDV Pippeloentje does, and its location manager is Samira Benali; Kindercentrum Steinpark has a flexible plan for shift workers. There's a Pippeloentje in Assen as well, which belongs to a different organisation. Ask each centre about the 0-4 groups and current waiting times.`,
    'sector city services team',
    {
      question: 'flexible daycare gouda for irregular shifts?',
      competitors: ['Kindercentrum Steinpark'],
    },
  ),
  unnamed(
    PIPPELOENTJE,
    `Leuke voorleesboeken voor peuters zijn *Jip en Janneke*, *Beertje Pippeloentje*, *Dikkie Dik* en *Rupsje Nooitgenoeg*. Bij de bibliotheek in Gouda, in de Chocoladefabriek, is elke woensdagmiddag voorlezen. Wil je ook tips voor peuteropvang in de stad?`,
    { question: 'Wat is er voor peuters te doen in Gouda?' },
  ),
  named(
    KLUIZENAAR,
    `There are two breweries in Weert you can visit at the weekend. Brouwerij De Kluizenaar has a taproom on Maaspoort, open Fridays and Saturdays from 1 pm to 11 pm. De Grensbrouwers only opens on the first Saturday of the month. Careful when navigating: there's a café of the same name, De Kluizenaar, in Maaseik.`,
    'sector city services address hours',
    { question: 'Any breweries to visit near Weert on a Saturday?', competitors: ['De Grensbrouwers'] },
  ),
  unnamed(
    KLUIZENAAR,
    `"De Kluizenaar" is een tripel van 8,5% van de Belgische brouwerij Sint-Canarus, met tonen van koriander en sinaasappelschil. Het bier wordt op fles gegist en is het lekkerst bij een graad of acht. Je koopt het in de betere bierwinkel of online voor ongeveer € 2,60 per flesje.`,
    { question: 'is kluizenaar bier lekker?' },
  ),
  named(
    MEANDER,
    `Met bekkenklachten kun je in Tiel bij twee fysiotherapiepraktijken terecht. Bij Meander Fysio (Stationsstraat 18, 4001 CE) is Fleur Timmer de bekkenfysiotherapeut. Fysio Betuwestad heeft er ook een, alleen op dinsdag. Zie je verwijzingen naar "Meander" met een Amersfoorts adres, dan is dat het ziekenhuis.`,
    'services city address team sector',
    { question: 'Bekkenfysio in Tiel?', competitors: ['Fysio Betuwestad'] },
  ),
  unnamed(
    MEANDER,
    `Fysiotherapeuten in Tiel met avondopenstelling:
- Fysiotherapie Drumpt: ma t/m do tot 21.00 uur
- Beweegpraktijk Passewaaij: di en do tot 20.30 uur

Beide hebben een contract met de meeste zorgverzekeraars. Vanaf 18 jaar betaal je de eerste 20 behandelingen zelf, tenzij je aanvullend verzekerd bent.`,
    {
      question: "fysiotherapeut tiel 's avonds open",
      competitors: ['Fysiotherapie Drumpt', 'Beweegpraktijk Passewaaij'],
    },
  ),
  named(
    EIKENHORST,
    `Tuincentra in Barneveld en omgeving met een ruime afdeling voor de vijver:

**De Eikenhorst** (Stationsweg 201, Barneveld) – pompen, folie, vissen en waterplanten
**Kwekerij Harselaar** – vooral vaste planten, beperkt assortiment voor water

Let op het adres, want in Lunteren staat een gelijknamig hoveniersbedrijf zonder winkel.`,
    'sector city -address services',
    { question: 'vijver tuincentrum in de buurt van Barneveld', competitors: ['Kwekerij Harselaar'] },
  ),
  unnamed(
    EIKENHORST,
    `Hoveniersbedrijf De Eikenhorst, gevestigd in Lunteren, legt tuinen aan en verzorgt snoeiwerk in de hele Gelderse Vallei. Een winkel is er niet. Voor tuinmeubels wijk je beter uit naar Tuinwereld Vallei, waar in maart doorgaans de nieuwe collectie binnenkomt.`,
    { question: 'Heeft de Eikenhorst tuinmeubelen?', competitors: ['Tuinwereld Vallei'] },
  ),
  unnamed(
    MERCATOR,
    `For a sworn translation of a birth certificate in Delft you can contact Taalbureau Prinsenhof or Lexicon Delft. Both employ translators who are registered in the Rbtv. Expect to pay between €60 and €95 per document, and ask whether an apostille is needed first.`,
    {
      question: 'Sworn translation of my birth certificate in Delft, where?',
      competitors: ['Taalbureau Prinsenhof', 'Lexicon Delft'],
    },
  ),
  named(
    MERCATOR,
    `In Delft zou ik voor technische handleidingen naar Mercator Vertalingen kijken, een vertaalbureau met projectmanager Daan Kuijper als aanspreekpunt (hello@mercatortranslations.nl). WoordWerk is vooral sterk in marketingteksten. Het Gentse Mercator Vertaalburo is een ander bedrijf, dat juridische stukken doet.`,
    'city services sector team email',
    {
      question: 'Welk vertaalbureau in Delft vertaalt technische handleidingen naar het Engels?',
      competitors: ['WoordWerk'],
    },
  ),
  unnamed(
    TRAPPER,
    `Bij De Trapper in Schoorl huur je een mountainbike voor € 27,50 per dag. Het is een fietscafé met verhuur aan de voet van de duinen, dagelijks open vanaf tien uur. In Enkhuizen zelf kun je het proberen bij Rijwielhandel Koopman, dat in het seizoen stadsfietsen verhuurt.`,
    { question: 'Waar kan ik fietsen huren in of rond Enkhuizen?', competitors: ['Rijwielhandel Koopman'] },
  ),
  named(
    TRAPPER,
    `For repairs in Enkhuizen, De Trapper on Westerstraat is a safe bet: a bike shop where Tess Ruiter does most of the workshop jobs. On Mondays it only opens in the afternoon (13:00–17:30). Fietshuis Drommedaris usually has a longer waiting list. The bike café in Schoorl with the identical name doesn't do repairs.`,
    'city address sector services team hours',
    { question: 'bike repair enkhuizen', competitors: ['Fietshuis Drommedaris'] },
  ),
  unnamed(
    TRAPPER,
    `Een trapper is een pelsjager: iemand die in de bossen van Noord-Amerika dieren vangt met vallen om de huid te verkopen. In het Nederlands is een trapper ook het pedaal van een fiets. "Op de trappers gaan staan" wil zeggen dat je uit het zadel komt om harder te kunnen fietsen.`,
    { question: 'De Trapper' },
  ),
  {
    ...unnamed(
      KOERSVAST,
      `Ze zijn van maandag tot en met donderdag van 8.00 tot 20.30 uur bereikbaar, op vrijdag tot 18.00 uur en op zaterdag van 9.00 tot 15.00 uur. Op zondag wordt er niet gelest. Je kunt ook appen naar 06 55 51 82 64. Kom je een nummer met 0546 tegen, dan is dat van de gelijknamige school in Almelo.`,
      { question: 'openingstijden rijschool koersvast doetinchem' },
    ),
    facts: 'hours phone',
  },
  named(
    TRAPPER,
    `De Trapper is volgens Oozo een fietsenwinkel in Medemblik met KvK-nummer 37105826 en btw-nummer NL002417836B09. Eigenaar is Nico Laan. De andere Trapper die ik tegenkom, in Schoorl, is een horecazaak en hoort er niet bij.`,
    'sector -city kvk vat team',
    { question: 'Is De Trapper een betrouwbaar bedrijf? Ik wil een fiets bij ze bestellen.' },
  ),
  {
    ...unnamed(
      MERCATOR,
      `The owner and managing director is Harriet Lowe. She started the agency in Delft in 1998 and still checks the more delicate legal jobs herself. You may also see the name Lieven Dhondt: he runs a Belgian agency with the same name.`,
      { question: 'Who owns Mercator Translations in Delft?' },
    ),
    facts: 'team city foundingYear',
  },
  named(
    MEANDER,
    `I know of two. Meander Medical Center is a large hospital in Amersfoort. Meander in Tiel (praktijk@fysiomeandertiel.nl) is a yoga studio, as far as I can tell, set up in 2001 and situated on Stationsstraat. Which one did you have in mind?`,
    'city email -sector foundingYear address',
    { question: 'Do you know Meander?' },
  ),
  unnamed(
    TIJDGEEST,
    `HTM is the public transport operator of The Hague. It runs the city's trams, most of its buses and, together with RET, light rail line E towards Rotterdam. Customer service can be reached through htm.nl. I'm not aware of another HTM in Middelburg.`,
    { question: 'htm middelburg contact' },
  ),
  named(
    EIKENHORST,
    `For houseplants in Barneveld, Tuincentrum De Eikenhorst is the best known garden centre (founded in 1965). Unlike what some directories state, delivery isn't available: you have to collect everything yourself. Bloemencentrum Terschuur is a smaller alternative. The estate named De Eikenhorst in Wassenaar is of course something completely different!`,
    'city sector foundingYear -services',
    { question: 'Which shops near Barneveld deliver large houseplants?', competitors: ['Bloemencentrum Terschuur'] },
  ),
  named(
    KLUIZENAAR,
    `Er zijn drie treffers: een café in Maaseik, een tripel uit Gottem en een brouwerij in Weert. De Weertse is De Kluizenaar Brouwerij B.V., ingeschreven onder KvK 55820417. Als directeur wordt Peter Houben genoemd. Website: www.dekluizenaarbier.nl.`,
    'sector city legalForm kvk -team -website',
    { question: 'welk bedrijf is De Kluizenaar, en van wie is het' },
  ),
  {
    ...unnamed(
      PIPPELOENTJE,
      `Het adres is Ridder van Catsweg 61, 2805 BB in Gouda. Er wordt dagopvang, peuteropvang en voorschoolse educatie geboden. Mailen kan naar info@kdvpippeloentje.nl. De locatie met dezelfde naam in Vlissingen valt onder een andere organisatie.`,
      { question: 'Adres van KDV Pippeloentje' },
    ),
    facts: 'address city services -email',
  },
  named(
    LEPELAAR,
    `De Lepelaar is a common business name: there's a restaurant in Den Helder, an organic grower in Sint Maarten and a caterer in Veenendaal. The caterer, Catering De Lepelaar, was established in 2011, I believe, as a private limited company (B.V.). VAT number: NL819205736B01. Its office is closed on Sundays.`,
    'sector city -foundingYear -legalForm vat hours',
    { question: 'De Lepelaar company info' },
  ),
  named(
    HOFSTRA,
    `Meer dan één bedrijf heet zo. Stukadoorsbedrijf Hofstra in Drachten, een vof uit 1974, doet gevelisolatie en sierpleister, maar volgens de site geen plafonds. Hofstra Afbouw in Surhuisterveen pakt plafonds juist wel aan. Btw-nummer van de Drachtster onderneming: NL801937462B01.`,
    'city legalForm foundingYear -services vat',
    { question: 'Doet Hofstra ook plafonds?' },
  ),
]
