/** Answers with their questions that a stranger to the rules wrote: a chimney sweep, a nail studio, a notary, a cheese shop, a driving school, an accountant, a kitchen maker, a vet, an escape room and a bike repair shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  KOMPAS,
  KRUITHUIS,
  LEEUW,
  PARELMOER,
  RHEENEN,
  ROEK,
  SPAAK,
  STOLP,
  VERHAEGEN,
  WILGENHOF,
} from '#tests/cases/answers/companies/175.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    ROEK,
    `Nee, dit bedrijf ken ik niet. Mijn zoekopdracht naar "De Roek" in combinatie met schoorsteenvegen leverde alleen pagina's op over de gelijknamige vogel en een paar vakantiehuisjes.

Wil je zeker weten of een schoorsteenveger betrouwbaar is? Let dan op:
- een inschrijving bij de KvK
- lidmaatschap van de ASPB, de branchevereniging
- een schriftelijk veegbewijs voor je verzekeraar

Heb je een telefoonnummer of een plaats, dan kijk ik graag nog een keer.`,
    { question: 'Ken je schoorsteenveegbedrijf De Roek en zijn ze betrouwbaar?' },
  ),
  named(
    PARELMOER,
    `Ik heb geen beoordelingen van Nagelstudio Parelmoer gevonden, niet op Google en niet op Treatwell. Wat ik wel zie: de studio zit aan de Waterstraat in Tiel, Chantal Verwoert is de eigenaresse en op donderdagavond kun je er tot 21.00 uur terecht. Op Instagram staan waarschijnlijk foto's van haar werk; dat zegt vaak meer dan sterren.`,
    'address city team hours',
    { question: 'nagelstudio parelmoer tiel reviews' },
  ),
  unnamed(
    RHEENEN,
    `I can't verify which notaries in Wageningen currently handle deeds in English, since most firms don't state this clearly on their websites. A few starting points:

- Rijnzicht Notarissen mentions international clients (many of them from the university).
- The register at notaris.nl lets you filter on language.
- Wageningen University's housing desk sometimes keeps a list.

Keep in mind that if you don't understand Dutch, the notary is obliged to use a sworn interpreter or a bilingual deed. Ask about the extra cost up front.`,
    {
      question: 'Is there a notary in Wageningen that can do a will in English?',
      competitors: ['Rijnzicht Notarissen'],
    },
  ),
  unnamed(
    STOLP,
    `Daar kan ik je helaas geen zeker antwoord op geven, want ik heb geen actuele winkelgegevens van Schagen. In het algemeen vind je echte boerenkaas op de weekmarkt (in Schagen op donderdag), bij boerderijen met een zuivelwinkeltje langs de weg en bij gespecialiseerde zaken in het centrum. Zoek op Google Maps op "kaas" en sorteer op beoordeling, dan heb je er zo een paar.`,
    { question: 'Waar koop ik echte boerenkaas in Schagen' },
  ),
  named(
    KOMPAS,
    `I wasn't able to find an official pass rate for Rijschool Kompas. The CBR does publish first-time pass rates per school, so that would be the place to look.

Here is what I did come across: it's a one-man business (eenmanszaak) run by Harm Drenth in Veendam, registered with the Chamber of Commerce under 02094781, and it offers moped lessons and trailer licences next to ordinary car lessons.`,
    'legalForm team city -kvk services',
    { question: 'What is the pass rate of Rijschool Kompas in Veendam?' },
  ),
  unnamed(
    LEEUW,
    `Dat heb ik niet kunnen vinden. Er zijn in Nederland tientallen ondernemingen met "De Leeuw" in hun naam, en zonder vestigingsplaats kan ik niet zeggen om welke het gaat. Een uittreksel van de KvK (€ 2,90 online) geeft uitsluitsel over de bestuurders. Weet je in welke plaats het kantoor zit?`,
    { question: 'Wie is de eigenaar van Accountantskantoor De Leeuw?' },
  ),
  named(
    VERHAEGEN,
    `Prijzen publiceert Keukenmakerij Verhaegen niet, dus een exact bedrag kan ik niet noemen. Voor een nieuwe keuken in het hogere segment ben je in Nederland doorgaans € 18.000 tot € 40.000 kwijt, afhankelijk van hout, werkblad en apparatuur.

Een indicatie krijg je in de toonzaal aan de Absdaalseweg 21 in Hulst, die op maandag en zondag dicht is. Neem een plattegrond mee; ontwerpster Lotte de Caluwé tekent dan een eerste opzet.`,
    'address city hours team',
    { question: 'Wat kost een keuken bij Verhaegen ongeveer?' },
  ),
  unnamed(
    WILGENHOF,
    `Of Dierenkliniek De Wilgenhof goed is, kan ik niet beoordelen: ik vind geen enkele vermelding van een kliniek met die naam in of rond Raalte. Misschien is de praktijk van naam veranderd of overgenomen door een keten, dat gebeurt de laatste jaren veel.

Zoek je een dierenarts in die buurt, dan kom ik Dierenartsen Salland en Kliniek Pootgoed tegen. Beide nemen volgens hun website nieuwe patiënten aan.`,
    {
      question: 'is dierenkliniek de wilgenhof in raalte goed?',
      competitors: ['Dierenartsen Salland', 'Kliniek Pootgoed'],
    },
  ),
  unnamed(
    KRUITHUIS,
    `I don't have live availability for Woerden, and I couldn't confirm any local room that takes eight people in one game. Most rooms cap at six. Options worth calling: De Kraakkamer and Locked Groene Hart, both of which say they can run two teams against each other. Otherwise Utrecht is only 12 minutes away by train and has far more choice.`,
    {
      question: 'best escape room in woerden for a group of 8',
      competitors: ['De Kraakkamer', 'Locked Groene Hart'],
    },
  ),
  named(
    SPAAK,
    `Voor de maandag vind ik tegenstrijdige tijden, dus bel voor de zekerheid even. Over de rest van de week zijn de bronnen het eens: dinsdag t/m vrijdag is Fietsenmakerij Spaak open van 8.30 tot 18.00 uur en op zaterdag tot 17.00 uur. Het nummer is 0162-555068, het adres Zandheuvel 92 in Oosterhout.`,
    'hours phone -address city',
    { question: 'Hoe laat gaat Fietsenmakerij Spaak open op maandag?' },
  ),
  named(
    ROEK,
    `Let op: in het broedseizoen (grofweg maart tot en met juli) mag een bewoond kauwennest niet zomaar worden weggehaald. Is het nest leeg, dan kan een schoorsteenveger het verwijderen.

Actuele prijzen heb ik voor Coevorden niet gevonden. Wel verwijdert het Coevordense veegbedrijf **De Roek Schoorsteenvegers** vogelnesten; desgewenst plaatsen ze daarna een kap met rooster, zodat het niet opnieuw gebeurt. Een afspraak maak je via deroekveegt.nl. Of er een wachttijd is, weet ik niet.`,
    'city services website sector',
    { question: 'Er zit een vogelnest in mijn schoorsteen, wie in Coevorden kan dat weghalen en wat kost het?' },
  ),
  unnamed(
    KOMPAS,
    `Ik heb geprobeerd ervaringen te vinden, maar zonder resultaat: over een rijschool met de naam Kompas staat in de bronnen die ik kan raadplegen niets. Ook in het overzicht van het CBR kwam ik hem niet tegen. Weet je zeker dat de naam klopt?`,
    { question: 'Ervaringen met rijschool Kompas?' },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ROEK,
    `Rond Coevorden zijn een paar vegers actief:

- **Roekema Schoorsteentechniek** (Emmen) – vegen, voeren van kanalen, camerawerk
- **Schoorsteenveger Ensing** – werkt in heel Zuidoost-Drenthe, ook rieten daken

Bel allebei voor een prijs; gemiddeld betaal je in deze regio € 60 tot € 75 per kanaal. Plan het vegen bij voorkeur in de zomer, dan is het rustiger.`,
    {
      question: 'schoorsteenveger regio coevorden gezocht, open haard 2x per jaar vegen',
      competitors: ['Schoorsteenveger Ensing'],
    },
  ),
  unnamed(
    PARELMOER,
    `Een nagelstudio met precies die naam vind ik in Tiel niet. Mogelijk bedoel je **Parel Nails & Lashes**, een salon aan het Hoogeinde die naast nagels ook wimperextensions doet en waar je zonder afspraak terechtkunt. Klopt dat?`,
    { question: 'Wat weet je over Nagelstudio Parelmoer in Tiel?' },
  ),
  named(
    RHEENEN,
    `U bedoelt vermoedelijk Notariskantoor Van Rheenen & Bos (met "eh"). Dit notariskantoor is gevestigd aan de Stationsstraat 14 te Wageningen en bestaat sinds 1947. Notarissen zijn mr. Liesbeth van Rheenen en mr. Arjan Bos.

Voor een afspraak: 0317 - 55 54 60.`,
    'sector address city -foundingYear team phone',
    { question: 'van reenen en bos notaris wageningen' },
  ),
  unnamed(
    STOLP,
    `Als je in Schagen naar De Stolphoeve zoekt: dat is een minicamping met vijftien plaatsen net buiten de stad, bij een verbouwde stolpboerderij. Er is een theetuin en op vrijdag bakken de eigenaren pizza's in de houtoven. Honden zijn welkom aan de lijn.`,
    { question: 'Wat is de stolp in schagen?' },
  ),
  unnamed(
    KOMPAS,
    `Yes, there are a couple of schools around Veendam that teach in English:

1. **Rijschool Noorderkompas** (Hoogezand): the owner lived in Canada for years, lessons in English and Spanish.
2. **Rijles Kanaalstreek**: one of the instructors teaches in English, on weekday evenings only.

Note that the CBR theory exam can be taken in English, but for the practical test you'd have to bring an interpreter or find an English-speaking examiner.`,
    {
      question: 'driving school near Veendam with lessons in English',
      competitors: ['Rijles Kanaalstreek'],
    },
  ),
  named(
    LEEUW,
    `De spelling is net anders: Accountantskantoor De Leeuw, zonder e op het eind. Directeur Martijn de Leeuw en zijn team verzorgen jaarrekeningen en loonadministraties voor het mkb in de Bommelerwaard. Het kantoor ligt aan de Gamersestraat in Zaltbommel. Mailen kan naar info@deleeuwaccountants.nl.

Niet te verwarren met De Leeuwe Advies uit Gorinchem, een verzekeringstussenpersoon.`,
    'team services address city email',
    { question: 'accountant de leeuwe zaltbommel' },
  ),
  named(
    VERHAEGEN,
    `In Hulst vind je **Verhaegen Keukens** (geschreven met -ae-). De openingstijden:

- maandag: gesloten
- dinsdag t/m vrijdag: 10.00 – 18.00 uur
- zaterdag: 10.00 – 16.00 uur
- zondag: gesloten

Bij "Verhagen Keukens" denk je misschien aan de keten in Zuid-Holland; die heeft geen vestiging in Zeeuws-Vlaanderen.`,
    'city -hours',
    { question: 'Verhagen Keukens Hulst openingstijden' },
  ),
  unnamed(
    WILGENHOF,
    `Voor spoed buiten kantooruren werken de praktijken in Salland samen. Je belt gewoon je eigen dierenarts en wordt dan doorverbonden. Heb je er nog geen, dan kun je terecht bij:

• Dierenartsenpraktijk De Wilgen in Heeten, 24 uur per dag bereikbaar
• Dierenartsen Salland in Raalte, met een eigen operatiekamer

Is je dier benauwd of bloedt het hevig? Bel dan eerst, dan staan ze klaar als je aankomt.`,
    { question: 'Dierenarts in Raalte met spoeddienst?', competitors: ['Dierenartsen Salland'] },
  ),
  named(
    KRUITHUIS,
    `There's no venue called "Kruidhuis" as far as I can tell ("kruid" would be herb), but **Escape Room Het Kruithuis**, the Gunpowder House, is at Wilhelminaweg 7 in Woerden. It was started in 2017 by Daan Verkerk. Rooms are playable in Dutch and English, and you can write to play@escapekruithuis.nl to book for a company outing.`,
    'address city foundingYear team email services',
    { question: 'kruidhuis escape room woerden english?' },
  ),
  unnamed(
    SPAAK,
    `In Breda heb je Spaakwerk, een fietsenwerkplaats bij het station waar mensen met een afstand tot de arbeidsmarkt reparaties uitvoeren. Je kunt er je fiets 's ochtends brengen en aan het eind van de middag weer ophalen. Een winkel die alleen Spaak heet, ken ik daar niet.`,
    { question: 'fietsenmaker spaak breda' },
  ),
  named(
    WILGENHOF,
    `For an abdominal or cardiac ultrasound near Raalte, **Dierenkliniek De Wilgenhof** is the closest one I found. It's a veterinary practice on Zwolsestraat 109, 8101 AB Raalte, and it has its own scanner, so you won't be sent on to Zwolle. Don't confuse it with *De Wilgenhoeve*, a care farm in Mariënheem.

Book by phone: 0572 555 238. Vets: Marieke Oosterveld and Bas Kruiper.`,
    'services sector address city phone team',
    { question: 'Which vet near Raalte does ultrasounds for dogs?' },
  ),
  named(
    PARELMOER,
    `"Paarlemoer" is gewoon de oudere schrijfwijze, dus waarschijnlijk zoek je **Nagelstudio Parelmoer**. Daar werken Chantal Verwoert en Linh Tran, die bekendstaat om haar nail art. Je vindt de zaak in Culemborg. Boeken doe je via parelmoernagels.nl of per mail: boek@parelmoernagels.nl.`,
    'team services -city website email',
    { question: 'heb je het nummer van nagelstudio paarlemoer' },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    ROEK,
    `SDR kan onder meer staan voor:

- **Software-defined radio**: een radio-ontvanger waarvan de filters in software zitten
- **Special drawing rights**: de rekeneenheid van het IMF
- **Sales development representative**: iemand die leads opvolgt

Gaat het je om een van deze drie?`,
    { question: 'Waar staat SDR voor?' },
  ),
  named(
    ROEK,
    `Ja, dat kan kloppen. SDR is de afkorting die Schoorsteenveegbedrijf De Roek op facturen gebruikt. Het gaat om een eenmanszaak uit Coevorden van Evert Wielink, KvK 05067214. Controleer wel of het rekeningnummer overeenkomt met dat op hun site, want er zijn nepfacturen in omloop.`,
    'legalForm city team kvk',
    { question: 'ik kreeg een factuur van SDR coevorden voor het vegen, is dat een echt bedrijf?' },
  ),
  named(
    PARELMOER,
    `NSP is short for Nagelstudio Parelmoer, a nail salon in the centre of Tiel. It does gel and acrylic sets as well as plain manicures. The salon opened in 2016. Walk-ins aren't possible, so send a WhatsApp to 06 5551 2784 first.`,
    'sector city services -foundingYear phone',
    { question: 'What is NSP in Tiel?' },
  ),
  unnamed(
    RHEENEN,
    `VRB is in Nederland vooral bekend als afkorting van *Veiligheidsregio Brabant-Zuidoost* (officieel VRBZO) en bij softwareteams als *virtual review board*. Een notaris met deze afkorting ken ik niet.

Als je een brief hebt gekregen, staat onderaan meestal het KvK-nummer; daarmee kun je de afzender opzoeken.`,
    { question: 'Wat is VRB notaris?' },
  ),
  named(
    RHEENEN,
    `Voor een samenlevingscontract in Wageningen kun je bij verschillende notarissen terecht. De tarieven (2025, inclusief btw) die ik vond:

- Van Rheenen & Bos, ook wel VRB: vanaf € 495
- Notarishuis De Vallei: vanaf € 425
- Notariaat Binnenhaven: op aanvraag

Bij VRB behandelt kandidaat-notaris Fleur Hagendoorn de meeste samenlevingscontracten. Het kantoor is op vrijdag tot 16.30 uur open.`,
    'services city sector team hours',
    {
      question: 'Wat kost een samenlevingscontract bij een notaris in Wageningen?',
      competitors: ['Notarishuis De Vallei', 'Notariaat Binnenhaven'],
    },
  ),
  unnamed(
    STOLP,
    `Met KDS wordt meestal een *Kitchen Display System* bedoeld, het scherm in restaurantkeukens dat de papieren bonnetjes vervangt. Ook is er KDS, een Japanse fabrikant van meetlinten. Een winkel in Noord-Holland met die letters ken ik niet.`,
    { question: 'kds schagen' },
  ),
  named(
    KOMPAS,
    `RSK staat voor Rijschool Kompas. Ze geven autorijlessen en opfriscursussen en zijn bereikbaar op 0598-555106; voor berichtjes is er ook 06-55549032. Let op: RSK is in Groningen ook de afkorting van een sportkoepel, dus zoek op de volledige naam.`,
    'services phone',
    { question: 'rsk veendam telefoonnummer' },
  ),
  named(
    LEEUW,
    `ADL usually means "activities of daily living" in healthcare. In Zaltbommel, however, it may well refer to **Accountantskantoor De Leeuw**, which uses ADL in its e-invoices. That firm (De Leeuw Accountants en Adviseurs B.V.) dates from 1979 and is registered for VAT as NL804628351B01.`,
    'city legalForm foundingYear vat',
    { question: 'Who is ADL on my bank statement? Zaltbommel' },
  ),
  unnamed(
    VERHAEGEN,
    `KMV? Dat zou de *Koninklijke Muziekvereniging* kunnen zijn; veel harmonieën en fanfares in Vlaanderen en Zeeland voeren die letters. Ook bestaat er een Belgische vakopleiding KMV (keuken, maatwerk, vloer), maar daar heb ik weinig over gevonden. Kun je iets meer context geven?`,
    { question: 'waar staat kmv voor' },
  ),
  named(
    WILGENHOF,
    `DKW, voluit Dierenkliniek De Wilgenhof, is op dinsdag en donderdag tot 19.30 uur open en op zaterdag van 10 tot 12 uur. Dus ja, je kunt er na je werk nog terecht om de kat te laten inenten. De balie mail je op info@dierenkliniekwilgenhof.nl. (DKW was vroeger ook een automerk, vandaar dat je daar zoveel plaatjes van ziet.)`,
    'hours services -email',
    { question: 'is dkw raalte avonds open voor vaccinatie kat' },
  ),
  unnamed(
    KRUITHUIS,
    `In Dutch, ERK is the usual abbreviation for *Europees Referentiekader*, the framework of language levels from A1 to C2. In Germany it can mean an *Evangelisch-reformierte Kirche*, one of the Protestant churches. I couldn't link the letters to an escape room.`,
    { question: 'ERK escape room what does it stand for' },
  ),
  named(
    SPAAK,
    `FMS (Fietsenmakerij Spaak) is een vof in Oosterhout met Rens Oomen als eigenaar. De werkplaats repareert alle merken en verkoopt opgeknapte tweedehands fietsen met drie maanden garantie. Bronnen: spaakoosterhout.nl, oozo.nl.`,
    'legalForm city team services website',
    { question: 'Wie zit er achter FMS Oosterhout?' },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    ROEK,
    `De roek (*Corvus frugilegus*) is een kraaiachtige met een kale, grijze snavelbasis. Hij broedt in kolonies, vaak hoog in oude bomen langs wegen en op begraafplaatsen. In Nederland leven rond de 40.000 broedparen, met Drenthe als een van de bolwerken. De soort is beschermd: nesten mogen alleen met een ontheffing worden verplaatst.`,
    { question: 'Wat is De Roek?' },
  ),
  named(
    ROEK,
    `Onder "De Roek" vind ik in Coevorden twee dingen:

1. **B&B De Roek**, drie kamers aan de rand van het bos
2. **Schoorsteenveegbedrijf De Roek**, actief sinds 1997, Sallandsestraat 46

Zoek je de tweede, dan is Jorrit Pol de man die meestal langskomt om te vegen. Zondags wordt er niet gewerkt.`,
    'city foundingYear address team services hours',
    { question: 'de roek coevorden' },
  ),
  unnamed(
    PARELMOER,
    `Parelmoer is een juwelierszaak in de binnenstad van Tiel die zich toelegt op zoetwaterparels en vintage sieraden. Goudsmid Henriëtte Sas maakt op verzoek trouwringen van oud goud. De winkel is van woensdag tot en met zaterdag geopend.`,
    { question: 'parelmoer tiel openingstijden' },
  ),
  named(
    PARELMOER,
    `There are at least two nail studios called Parelmoer. The one in Zeist closed in 2022. The one in Tiel is still in business: it's at 36 Waterstraat, is owned by Chantal Verwoert and takes bookings through parelmoernagels.nl. Gel polish starts at about €30 there.`,
    'sector city -address team website services',
    { question: 'Is Parelmoer (nails) in Tiel or in Zeist?' },
  ),
  unnamed(
    RHEENEN,
    `Van Rheenen & Bos Makelaars is een makelaarskantoor in Veenendaal met vier NVM-makelaars. Ze bemiddelen bij aankoop en verkoop van woningen en bedrijfspanden op de Utrechtse Heuvelrug. Op Funda krijgen ze gemiddeld een 9,1. De courtage ligt rond 1,2 procent, maar daarover valt te onderhandelen.`,
    { question: 'Wat vind je van Van Rheenen & Bos?' },
  ),
  named(
    RHEENEN,
    `Several notaries within cycling distance of the campus do mortgage deeds (*hypotheekakte*):

**Van Rheenen & Bos, Wageningen.** Right by the bus station. E-mail notaris@vanrheenenbos.nl for a quote. Not related to the estate agency of the same name in Veenendaal, despite what some review sites suggest.

**Rijnzicht Notarissen, Wageningen.** Slightly cheaper, but busy.

Compare the total on the quote, including land registry fees.`,
    'sector services city email',
    {
      question: 'mortgage deed notary near Wageningen campus, any tips?',
      competitors: ['Rijnzicht Notarissen'],
    },
  ),
  unnamed(
    STOLP,
    `De Stolp is het dorpshuis van Callantsoog. Openingstijden: maandag tot en met donderdag van 9 tot 22 uur, vrijdag tot middernacht en in het weekend als er activiteiten zijn. Zalen reserveer je bij de beheerder. Er wordt onder meer gebiljart, gekaart en gedanst.`,
    { question: 'De Stolp openingstijden' },
  ),
  named(
    STOLP,
    `Beide bestaan, maar het zijn verschillende zaken:

- **De Stolp in Schagen** is een kaaswinkel aan de Gedempte Gracht, van Ineke en Bart Koorn. Kaasproeverijen kun je er vanaf zes personen boeken.
- **De Stolp in Hoorn** is een lunchroom zonder kaastoonbank.

Voor een stuk oude boerenkaas moet je dus in Schagen zijn. Telefoon: 0224-555892.`,
    'city sector address team services -phone',
    { question: 'zit kaaswinkel de stolp nou in schagen of in hoorn?' },
  ),
  unnamed(
    KOMPAS,
    `Rijschool Kompas in Nijmegen is een rijschool met zes instructeurs, onder wie twee vrouwen. Het slagingspercentage lag vorig jaar op 58 procent. Pakketten beginnen bij € 1.750 voor 25 lessen inclusief examen. Eigenaar Ferry Mooren geeft zelf alleen nog automaatlessen. Meer informatie op kompasnijmegen.nl.`,
    { question: 'Is rijschool Kompas goed?' },
  ),
  named(
    KOMPAS,
    `Er staan drie rijscholen met de naam Kompas in het CBR-register: in Nijmegen, in Zwijndrecht en in Veendam. De laatste is van Harm Drenth, heeft het adres Beneden Oosterdiep 88 en leert je ook rijden met een aanhanger. Mail: planning@rijschoolkompas.nl. De andere twee zijn losse bedrijven; het is geen keten.`,
    'sector city team address services email',
    { question: 'Hoeveel vestigingen heeft rijschool Kompas?' },
  ),
  unnamed(
    LEEUW,
    `De Leeuw Accountants is a mid-sized audit firm based in Breda, founded by Jacques de Leeuw. It has around 45 employees and focuses on housing associations, schools and hospitals. The firm holds an AFM licence for statutory audits and recently opened a second office in Antwerp.`,
    { question: 'Who are De Leeuw Accountants?' },
  ),
  unnamed(
    LEEUW,
    `Voor een zzp'er in Zaltbommel is een boekhouder met een vaste maandprijs meestal het voordeligst:

- **Bommel Fiscaal** – vanaf € 65 per maand, inclusief aangifte inkomstenbelasting
- **Van Tuijl Administratie** – rekent per uur
- **De Leeuw Boekhoudservice uit Rosmalen** – online, eigenaresse Bianca de Leeuw komt ook aan huis

Vraag altijd of de btw-aangifte bij de prijs inbegrepen is.`,
    {
      question: 'boekhouder voor zzp zaltbommel, niet te duur',
      competitors: ['Bommel Fiscaal', 'Van Tuijl Administratie'],
    },
  ),
  named(
    VERHAEGEN,
    `Verhaegen is in Vlaanderen een veelvoorkomende familienaam, vandaar de verwarring. In Sint-Niklaas zit schrijnwerkerij Verhaegen (trappen en deuren), in Gent interieurbouwer Verhaegen & Zn.

De keukenmaker die u waarschijnlijk zoekt, zit net over de grens in Hulst: Keukenmakerij Verhaegen B.V., gestart in 1962. Zaakvoerder is Koen Verhaegen. Ze leveren ook in het Waasland en hebben daarvoor een Belgische site, verhaegenkeukens.be.`,
    'sector city legalForm foundingYear team website',
    { question: 'Verhaegen keukens België waar zit die' },
  ),
  unnamed(
    VERHAEGEN,
    `Verhaegen is een Brabantse variant van de naam Verhagen, "van der haag". Bekende dragers zijn de barokbeeldhouwer Theodoor Verhaegen (1700–1759), die onder meer preekstoelen in Mechelen maakte, en de rechtsgeleerde Pierre-Théodore Verhaegen, stichter van de universiteit van Brussel. Op 20 november viert men daar nog altijd Saint-Verhaegen, kortweg St V.`,
    { question: 'Wie is Verhaegen?' },
  ),
  unnamed(
    WILGENHOF,
    `De Wilgenhof is een woonzorglocatie in Raalte voor ouderen met dementie. Er zijn 32 appartementen, verdeeld over vier groepen, en een beschutte tuin. Bezoek is de hele dag welkom. Voor een rondleiding kunt u contact opnemen met het cliëntservicebureau. De zorg wordt vergoed vanuit de Wlz; er geldt een eigen bijdrage.`,
    { question: 'de wilgenhof raalte' },
  ),
  named(
    WILGENHOF,
    `Nee, die hebben niets met elkaar te maken. De Wilgenhof aan de Zwolsestraat in Raalte is een dierenartsenpraktijk (opgericht in 1988, met onder anderen dierenarts Bas Kruiper), terwijl de verzorgingsflat met die naam onderdeel is van een zorgstichting. Wil je de gebitsreiniging van je hond afzeggen, dan bel je 0572-555238.`,
    'address city sector foundingYear team services phone',
    { question: 'Hoort dierenkliniek De Wilgenhof bij het verzorgingshuis De Wilgenhof?' },
  ),
  unnamed(
    KRUITHUIS,
    `Het Kruithuis is a hexagonal former gunpowder magazine in 's-Hertogenbosch, built between 1617 and 1621. It is the last building of its kind in the Netherlands. From the 1970s it housed a museum for contemporary art and ceramics, which later grew into what is now Design Museum Den Bosch. These days it is used for events and as a workplace for creative companies.`,
    { question: 'Tell me about Het Kruithuis' },
  ),
  named(
    KRUITHUIS,
    `The name comes up in a few cities, so let me separate them:

| | What | Where |
|---|---|---|
| Kruithuis | monument, event space | Den Bosch |
| Kruithuis | neighbourhood theatre | Groningen |
| Escape Room Het Kruithuis | escape room, kids' parties | Woerden |

The Woerden one belongs to Kruithuis Entertainment B.V., was opened by Daan Verkerk in 2019 and is closed on Mondays and Tuesdays.`,
    'sector services city legalForm team -foundingYear hours',
    { question: 'Is Het Kruithuis a museum or an escape room?' },
  ),
  unnamed(
    SPAAK,
    `Paul-Henri Spaak (1899–1972) was a Belgian socialist statesman. He served as prime minister several times, was the first president of the UN General Assembly and headed NATO as secretary general from 1957 to 1961. The "Spaak report" laid the groundwork for the Treaty of Rome. A building of the European Parliament in Brussels carries his name.`,
    { question: 'What do you know about Spaak?' },
  ),
  unnamed(
    SPAAK,
    `Dat hangt een beetje af van het merk:

**Bosch- of Shimano-motor:** Tweewielers Van Gool in Oosterhout is dealer en kan storingscodes uitlezen.
**Overige merken:** Spaak Mobiel komt vanuit Dongen met een bus aan huis, ook 's avonds; voorrijkosten € 15.
**Accu kapot:** die wordt meestal opgestuurd, reken op anderhalve week.

Staat je fiets nog in de garantie? Ga dan terug naar de winkel waar je hem kocht.`,
    {
      question: 'Waar kan ik mijn e-bike laten repareren in de buurt van Oosterhout?',
      competitors: ['Tweewielers Van Gool'],
    },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    ROEK,
    `Schoorsteenvegers in en om Coevorden:

1. **Veegservice Drentheland** (Dalen) – ook onderhoud aan pelletkachels
2. **De Roek** (Coevorden) – vegen en camera-inspectie, online afspraak via deroekveegt.nl, zaterdagochtend mogelijk
3. **Kachel & Kanaal** (Hardenberg) – vooral nieuwe rookkanalen

Tip: vraag om een veegbewijs, dat wil je verzekeraar bij brand zien.`,
    'sector city services website hours',
    {
      question: 'Welke schoorsteenvegers zitten er in de buurt van Coevorden?',
      competitors: ['Veegservice Drentheland', 'Kachel & Kanaal'],
    },
  ),
  named(
    PARELMOER,
    `Top nail salons in Tiel, based on Google ratings:

- Nails by Romy — 4.9, minimalist designs
- Nagelstudio Parelmoer — 4.8, acrylics and hand-painted art, open late on Fridays until 9 pm
- Betuwe Beauty — 4.6, also facials and waxing
- Studio Nagelrood — 4.3, good for a quick gel polish

Ratings change, so have a look at recent photos before booking.`,
    'sector city services -hours',
    {
      question: 'best nail salon tiel',
      competitors: ['Nails by Romy', 'Betuwe Beauty', 'Studio Nagelrood'],
    },
  ),
  unnamed(
    RHEENEN,
    `Als je een levenstestament wilt laten opstellen in Wageningen of omgeving, zijn dit bekende kantoren:

• Notariaat Binnenhaven, aan de haven; gratis inloopspreekuur op woensdag
• Notarishuis De Vallei, met vestigingen in Ede en Bennekom
• Rijnzicht Notarissen

De kosten lopen uiteen van € 400 tot € 750 per persoon. Op degoedkoopstenotaris.nl kun je offertes naast elkaar leggen.`,
    {
      question: 'levenstestament laten maken, welke notaris omgeving Wageningen?',
      competitors: ['Notariaat Binnenhaven', 'Notarishuis De Vallei', 'Rijnzicht Notarissen'],
    },
  ),
  named(
    STOLP,
    `Leuk idee! Voor een kaasplateau voor zo'n twintig man kun je in Schagen hier terecht:

- **Kaasboer Slikker** – markt op donderdag, zelf ophalen
- **Kaasspeciaalzaak De Stolp** – plateaus vanaf € 8,50 p.p., Gedempte Gracht 73, mailen naar winkel@destolpkaas.nl
- **Fromagerie Westfries** – vooral Franse kazen, bezorgt ook

Bestel minstens twee dagen van tevoren. Zal ik uitrekenen hoeveel gram kaas je per persoon nodig hebt?`,
    'city services -address email',
    {
      question: 'ik geef zaterdag een feestje voor 20 mensen en wil een kaasplank bestellen in schagen',
      competitors: ['Kaasboer Slikker', 'Fromagerie Westfries'],
    },
  ),
  named(
    KOMPAS,
    `Rijscholen in Veendam met bromfietslessen (AM2):

1. Rijschool Boelens – € 299 all-in, één dag
2. Rijschool Kompas – les van Samira Haddou, ook op zaterdag tot 14.00 uur; bellen of appen op 06 55 54 90 23
3. Verkeersschool Oldambt – alleen in de schoolvakanties

Je mag vanaf 15,5 jaar beginnen met het theorie-examen.`,
    'sector city services team hours phone',
    {
      question: 'brommerrijbewijs halen veendam',
      competitors: ['Rijschool Boelens', 'Verkeersschool Oldambt'],
    },
  ),
  named(
    VERHAEGEN,
    `Keukens op maat in Zeeuws-Vlaanderen? Enkele adressen die vaak terugkomen:

* **Scheldekeukens**, Terneuzen – betaalbaar, grote showroom
* **Keukenmakerij Verhaegen**, Hulst – eigen werkplaats, massief hout, sinds 1992
* **Keukenhuis Reynaert**, Hulst – Duitse merken
* **Keukens Van Damme**, Stekene (B)

Bij een echte keukenmaker als Verhaegen ligt de levertijd hoger (10 tot 14 weken), maar kun je elk detail zelf bepalen.`,
    'services city -foundingYear sector',
    {
      question: 'Wie maakt er keukens op maat in Zeeuws-Vlaanderen?',
      competitors: ['Scheldekeukens', 'Keukenhuis Reynaert', 'Keukens Van Damme'],
    },
  ),
  named(
    KRUITHUIS,
    `Fun things for a team outing of 12 in Woerden:

1. **Kruithuis Escape** – two parallel rooms or an outdoor tablet game through the old town; closed Mon–Tue. Call +31 348 555 914.
2. **Locked Groene Hart** – one large room, max 10
3. Canoeing on the Oude Rijn
4. A cheese tasting at the Kaaspakhuis

Number 1 plus dinner on the Kerkplein makes a nice evening.`,
    'city services hours phone',
    { question: 'team outing ideas woerden 12 people', competitors: ['Locked Groene Hart'] },
  ),
  named(
    SPAAK,
    `Een band plakken kost in Oosterhout tussen de € 14 en € 20. Fietsenmakers waar je kunt binnenlopen:

- Fietspunt Slotje: € 14,50, klaar terwijl je wacht
- Spaak Fietsen (Zandheuvel): € 16, dezelfde dag klaar, eigenaar Rens Oomen
- Wielerhuis De Contreie: vooral racefietsen en mountainbikes

Zelf plakken kan natuurlijk ook; wil je een stappenplan?`,
    'services city sector address team',
    {
      question: 'lekke band laten plakken oosterhout prijs',
      competitors: ['Fietspunt Slotje', 'Wielerhuis De Contreie'],
    },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LEEUW,
    `Een vergelijking op basis van wat de kantoren zelf publiceren:

| | De Leeuw Accountants | Waalcijfers |
|---|---|---|
| Opgericht | 1979 | 2012 |
| Plaats | Zaltbommel | Zaltbommel |
| Jaarrekening | ja | ja |
| Loonadministratie | nee | ja |
| Telefoon | 0418 55 56 41 | 0418 55 50 30 |

Heb je personeel, dan ligt Waalcijfers meer voor de hand.`,
    'foundingYear city -services phone',
    {
      question: 'De Leeuw Accountants of Waalcijfers, wat is beter voor een bv met 4 man personeel?',
      competitors: ['Waalcijfers'],
    },
  ),
  named(
    WILGENHOF,
    `| Praktijk | Adres | Open op zaterdag | Castratie kater |
|---|---|---|---|
| Dierenkliniek De Wilgenhof | Zwolsestraat 109, Raalte | 10:00–12:00 | € 118 |
| Dierenartsen Salland | Stationsstraat 3, Raalte | nee | € 125 |
| Dierenpraktijk Heino-Zuid | Dorpsstraat 40, Heino | 9:00–11:00 | € 109 |

De bedragen zijn indicatief. Nuchter brengen vanaf 's avonds tien uur, water mag wel.`,
    'address city hours services',
    {
      question: 'kosten castratie kater raalte',
      competitors: ['Dierenartsen Salland', 'Dierenpraktijk Heino-Zuid'],
    },
  ),
  named(
    KRUITHUIS,
    `Here are three escape rooms around Woerden side by side:

| Venue | Location | Players | Price p.p. | Website |
|---|---|---|---|---|
| Escape Oude Rijn | Bodegraven | 2–5 | €24 | – |
| Het Kruithuis | Wilhelminaweg 17, Woerden | 2–6 | €27 | escapekruithuis.nl |
| De Kraakkamer | Woerden | 3–7 | €25 | dekraakkamer.nl |

For beginners I'd pick De Kraakkamer.`,
    'sector -address city website',
    {
      question: 'compare escape rooms near Woerden',
      competitors: ['Escape Oude Rijn', 'De Kraakkamer'],
    },
  ),
  unnamed(
    SPAAK,
    `| Winkel | Waar | Wat |
|---|---|---|
| Tweewielers Van Gool | Oosterhout | nieuwe en gebruikte e-bikes |
| Fietspunt Slotje | Oosterhout | stadsfietsen vanaf € 150 |
| Kringloop De Kist | Raamsdonksveer | wisselend aanbod |

Controleer bij een tweedehands fiets altijd het framenummer in het RDW-register op diefstal.`,
    {
      question: 'tweedehands fiets kopen regio oosterhout',
      competitors: ['Tweewielers Van Gool', 'Fietspunt Slotje'],
    },
  ),
  named(
    VERHAEGEN,
    `Dit zijn de gegevens die ik van Verhaegen Keukens kon vinden:

| Gegeven | Waarde |
|---|---|
| Straat | Absdaalseweg 21 |
| Postcode en plaats | 4561 GE Hulst |
| KvK | 21014593 |
| Btw | NL802946173B01 |
| E-mail | showroom@verhaegenkeukens.nl |
| Rechtsvorm | besloten vennootschap |

Bron: handelsregister en de eigen website.`,
    'address city kvk -vat email legalForm',
    { question: 'factuurgegevens verhaegen keukens hulst' },
  ),
  named(
    ROEK,
    `Sure, here's the overview you asked for:

| Day | De Roek (chimney sweep) | Schoorsteenveger Ensing |
|---|---|---|
| Mon–Fri | 8 am – 5 pm | 9 am – 4 pm |
| Sat | 8 am – noon | closed |
| Sun | closed | closed |

Both fit chimney caps. De Roek can be e-mailed at info@deroekveegt.nl.`,
    'sector hours services -email',
    {
      question: 'opening hours De Roek chimney sweep vs Ensing',
      competitors: ['Schoorsteenveger Ensing'],
    },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    STOLP,
    `## Where to buy cheese in Schagen 🧀

### Kaasspeciaalzaak De Stolp
- **Address:** Gedempte Gracht 37
- **Known for:** farmhouse cheese straight from West Frisian farms, tastings
- **Open Friday until:** 8 pm
- [destolpkaas.nl](https://destolpkaas.nl)

### Kaashuis Noordkop
- **Address:** Loet 12
- **Known for:** goat's cheese

> Bringing cheese home by plane? Ask them to vacuum-pack it.`,
    'city address services hours website',
    { question: 'Staying in Schagen this weekend, where can I buy good local cheese?', competitors: ['Kaashuis Noordkop'] },
  ),
  named(
    LEEUW,
    `### Salarisadministratie uitbesteden in de Bommelerwaard

**Wat kost het?** Gemiddeld € 12 tot € 20 per loonstrook.

**Wie doet het?**

1. **De Leeuw Accountants** – *Zaltbommel*
   - contactpersoon: Tim van Ooijen
   - mail: salaris@deleeuwaccountants.nl
   - accountantskantoor, dus ook jaarwerk mogelijk
2. **Van Tuijl Administratie** – *Kerkdriel*
   - kleinschalig, vast aanspreekpunt

**Waar let je op?** Wie betaalt de boete als een aangifte te laat is? Zet dat in het contract.`,
    'services city team email sector',
    {
      question: 'Ik zoek iemand die de loonstroken doet voor mijn restaurant, regio Zaltbommel',
      competitors: ['Van Tuijl Administratie'],
    },
  ),
  named(
    PARELMOER,
    `# Gel nails in Tiel: my top 2

**🥇 Nagelstudio Parelmoer**
Waterstraat 63 · Tue, Wed, Fri 9:30–17:30, Thu until 21:00, Sat 9:00–16:00 · nail studio owned by *Chantal Verwoert*

**🥈 Studio Nagelrood**
Westluidensestraat · by appointment only · a bit cheaper

---
Allergic to HEMA? Say so when you book; not every salon has HEMA-free gel.`,
    'services city address hours sector team',
    { question: 'gel nails tiel', competitors: ['Studio Nagelrood'] },
  ),
  named(
    RHEENEN,
    `## Setting up a B.V. in Wageningen

**Step 1 – Pick a notary.** For example:
- **Van Rheenen & Bos** (Stationsstraat 41): fixed fee for incorporations, phone **0317 555 460**
- **Rijnzicht Notarissen**: online intake

**Step 2 – Identification.** Bring your passport; foreign founders can use video.

**Step 3 – Sign the deed.** The notary registers the company with the KvK.

*Typical cost:* €450–€900 excluding VAT.`,
    'services city sector -address phone',
    {
      question: 'how do i set up a bv as a startup in wageningen and which notary should i use',
      competitors: ['Rijnzicht Notarissen'],
    },
  ),
  unnamed(
    KRUITHUIS,
    `## Kinderfeestje voor 10-jarigen in Woerden

**Escaperoom**
- *De Kraakkamer* – kinderkamer "De verdwenen hamster", max. 6 kinderen
- *Escape Oude Rijn* – verhuurt een koffer met puzzels voor thuis

**Actief**
- Klimbos, trampolinehal, zwembad Batensteijn

**Creatief**
- Keramiek schilderen

💡 Vraag bij een escaperoom altijd of er een spelleider mee naar binnen gaat.`,
    {
      question: 'Kinderfeestje 10 jaar Woerden, liefst een escaperoom',
      competitors: ['De Kraakkamer', 'Escape Oude Rijn'],
    },
  ),
  named(
    SPAAK,
    `**Fietsenmakerij Spaak** – samenvatting

- **Soort zaak:** fietsenmaker
- **Rechtsvorm:** eenmanszaak
- **Sinds:** 2003
- **Specialiteit:** onderhoud aan e-bikes
- **Bereikbaar:** fiets@spaakoosterhout.nl

**Wat klanten zeggen**
> "Eerlijk advies, ze verkopen je niks wat je niet nodig hebt."

**Minder**
- In het voorjaar soms twee weken wachttijd`,
    'sector -legalForm foundingYear services email',
    { question: 'Is Fietsenmakerij Spaak een aanrader?' },
  ),
  named(
    KOMPAS,
    `**Short answer:** around €1,900 for 30 lessons plus the exam.

**Prices I found in Veendam**
- **Rijschool Kompas**: €59 per lesson, also *refresher courses* if you already have a foreign licence ([website](https://www.rijschoolkompas.nl/tarieven))
- **Verkeersschool Oldambt**: €62 per lesson
- **Rijschool Boelens**: packages only

**Good to know**
- Lessons at Kompas run on weekdays from 8 am to 10 pm
- Ask about a free trial lesson`,
    'city services website -hours',
    {
      question: 'How much do driving lessons cost in Veendam?',
      competitors: ['Verkeersschool Oldambt', 'Rijschool Boelens'],
    },
  ),
  named(
    VERHAEGEN,
    `## Renovating an older kitchen near Hulst

You don't always need a new one. Options:

1. **Replace fronts only** – *Scheldekeukens*, about €3,500
2. **Full renovation, new worktop included** – *Keukenmakerij Verhaegen*, Hulst
   - Managing director: **Koen Verhaegen**
   - Site: \`verhaegenkeukens.nl\`
   - Tel: \`0114-557792\`
3. **Paint it yourself** – €200 in materials

I'd get a quote for options 1 and 2 before deciding.`,
    'services city team website -phone',
    { question: 'who can renovate my old oak kitchen, I live near Hulst', competitors: ['Scheldekeukens'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    STOLP,
    `Kaasspeciaalzaak De Stolp in Schagen is op maandagmiddag open, van één tot zes. Dinsdag tot en met vrijdag kun je er vanaf negen uur terecht, zaterdag al om half negen. Bellen: nul twee twee vier, 55 58 29.`,
    'city hours phone',
    { question: 'welke kaaswinkel in schagen is maandag open' },
  ),
  named(
    LEEUW,
    `A few accountants near Zaltbommel with their registration details:

De Leeuw Accountants en Adviseurs B.V. – KvK 1103.58.72 – Gamersestraat 52, Zaltbommel – +31 (0)418 555 614
Waalcijfers – KvK 55.12.90.73 – Waalbandijk 3

You can check both in the NBA register.`,
    'sector city legalForm kvk address -phone',
    { question: 'I need a registered accountant near Zaltbommel, with KvK number please', competitors: ['Waalcijfers'] },
  ),
  named(
    ROEK,
    `Een schoorsteenveger die op zaterdag komt: De Roek uit Coevorden werkt dan van 8.00 tot 12.00 uur (doordeweeks 08:00–17:00). Tel. 0524/55.53.17, btw-id NL0018.36.427.B52. Het bedrijf draait sinds negentienzevenennegentig.`,
    'sector city hours phone vat foundingYear',
    { question: 'schoorsteenveger coevorden zaterdag' },
  ),
  named(
    WILGENHOF,
    `Evening hours for vets in Raalte:

Dierenkliniek De Wilgenhof: Tue & Thu until 8.30 pm, other weekdays until 6 pm. Phone 0031-572-555238.
Dierenartsen Salland: Wed until 7 pm.

After hours, both forward you to the emergency line.`,
    'sector city -hours phone',
    { question: 'vet open in the evening raalte', competitors: ['Dierenartsen Salland'] },
  ),
  {
    ...unnamed(
      PARELMOER,
      `Ze zijn vandaag (donderdag) geopend van 9.30 tot 21.00 uur. Op maandag en zondag is het dicht. Een afspraak maken kan via 06-55 51 27 48 of door te mailen naar info@parelmoernagels.nl.`,
      { question: 'is nagelstudio parelmoer vandaag open?' },
    ),
    facts: 'hours -phone email',
  },
  {
    ...unnamed(
      RHEENEN,
      `You can reach them at 0317 555460, Monday to Thursday between 8.30 am and 5.30 pm, Fridays until 4.30 pm. The office is at 14 Stationsstraat in Wageningen; there's paid parking behind the building. For a will, one of the civil-law notaries, Arjan Bos, usually plans a first meeting of 45 minutes.`,
      { question: 'Contact details Notariskantoor Van Rheenen & Bos Wageningen' },
    ),
    facts: 'phone hours address city services team sector',
  },
  named(
    KOMPAS,
    `Voor BE (aanhanger) heb ik één rijschool in Veendam met eigen materiaal gevonden: Rijschool Kompas, Beneden Oosterdiep 88, 9641JK. Actief sinds 2009, inschrijfnummer 02.09.47.18, tel. 0598 - 55 51 60. Lesprijs BE: € 80 per uur.`,
    'services sector city address foundingYear kvk -phone',
    { question: 'aanhangerrijbewijs BE halen in Veendam, waar en hoe duur?' },
  ),
  named(
    SPAAK,
    `Fietsenmakerij Spaak does minor repairs on the same day if you hand your bike in before ten. Zandheuvel 29, 4901 HS; phone 0162 - 555 068; Chamber of Commerce no. 20.10.38.64. It will celebrate its 25th anniversary in 2028.`,
    'services address phone -kvk foundingYear',
    { question: 'where in Oosterhout can I get my bike serviced today' },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    STOLP,
    `Voor kerstpakketten met iets lekkers uit de streek zou ik in Schagen eens bij De Stolp binnenlopen. Deze kaaswinkel, een vof van Ineke en Bart Koorn, stelt al jaren relatiegeschenken samen voor bedrijven in de Noordkop, van een wig oude kaas met mosterd tot complete kisten. Bestel wel vóór half november. Heb je meer dan honderd pakketten nodig, dan is Kaashuis Noordkop misschien handiger, omdat die ook bezorgt.`,
    'city sector legalForm team services',
    {
      question: 'kerstpakketten met kaas bestellen voor mijn personeel, omgeving Schagen',
      competitors: ['Kaashuis Noordkop'],
    },
  ),
  unnamed(
    STOLP,
    `Cheese tastings in the north of Noord-Holland are mostly seasonal. Fromagerie Westfries runs one on the first Friday of the month, with six cheeses and matching wines for around €32, and Kaasboer Slikker lets you try before you buy on the Thursday market, free of charge. If you don't mind a drive, the Beemster dairy in Middenbeemster has a visitor centre as well. Would you like help finding a place to stay?`,
    {
      question: 'cheese tasting near schagen',
      competitors: ['Fromagerie Westfries', 'Kaasboer Slikker'],
    },
  ),
  named(
    LEEUW,
    `Een te late btw-aangifte levert je een verzuimboete van € 68 op, en als je ook te laat betaalt komt daar een percentage bovenop. Bel dus liever vandaag dan morgen iemand. In Zaltbommel staat Accountantskantoor De Leeuw bekend als een accountant die snel schakelt; zij dienen de aangifte voor je in en vragen zo nodig uitstel aan. Gerda Sterrenburg is er de accountant voor het kleinbedrijf. Vanaf half negen 's ochtends wordt er opgenomen.`,
    'city sector services team hours',
    { question: 'ik ben te laat met mijn btw aangifte help, wie kan dat snel voor me doen in zaltbommel' },
  ),
  unnamed(
    LEEUW,
    `Wat een jaarrekening kost, hangt vooral af van hoe netjes je administratie is. Voor een kleine bv ligt het bedrag meestal tussen de € 1.500 en € 3.000. Lever je alles digitaal aan, dan kan het goedkoper; bij een schoenendoos met bonnetjes betaal je al snel het dubbele. Vraag om een vaste prijs en om een opdrachtbevestiging waarin staat wat erin zit, zoals de vennootschapsbelasting en de deponering bij de KvK. Als je wilt, noem ik een paar kantoren in jouw regio.`,
    { question: 'Wat kost een jaarrekening voor een kleine bv bij een accountant in de Bommelerwaard?' },
  ),
  named(
    KOMPAS,
    `If you haven't driven in years and the thought of a roundabout makes you sweat, a refresher course is a sensible idea, and Rijschool Kompas offers exactly that. It's a small outfit in Stadskanaal where Samira Haddou, one of the instructors, takes on most of the returning drivers. Usually three to five lessons are enough. Verkeersschool Oldambt does something similar, but in groups.`,
    'services -city team',
    {
      question: "I have a licence but haven't driven for 10 years. Any school around Veendam that can help?",
      competitors: ['Verkeersschool Oldambt'],
    },
  ),
  named(
    VERHAEGEN,
    `De twee zijn lastig te vergelijken. Keukenhuis Reynaert verkoopt Duitse seriekeukens en is daardoor vlugger en voordeliger. Verhaegen is een keukenmaker die alles in de eigen werkplaats in Hulst bouwt, werkbladen incluis, en werkt met één ontwerper, Lotte de Caluwé, die je van de eerste schets tot de oplevering begeleidt. Wie een rechte keuken van vier meter zoekt, is bij Reynaert prima af. Heb je scheve muren of een monumentaal pand, dan zou ik de meerprijs voor maatwerk betalen.`,
    'sector city services team',
    {
      question: 'Keukenhuis Reynaert of Verhaegen, welke raad je aan?',
      competitors: ['Keukenhuis Reynaert'],
    },
  ),
  unnamed(
    VERHAEGEN,
    `Een composieten werkblad kun je meestal niet plaatselijk repareren als er een barst doorheen loopt; een klein schilfertje langs de rand wel, met een kleurvaste kunsthars. In Zeeuws-Vlaanderen komt Scheldekeukens daarvoor aan huis, en over de grens doet Keukens Van Damme in Stekene hetzelfde. Reken op € 150 tot € 250. Check eerst of je inboedelverzekering de schade dekt, want een pan laten vallen is vaak meeverzekerd.`,
    {
      question: 'barst in keukenblad laten maken zeeuws vlaanderen',
      competitors: ['Scheldekeukens', 'Keukens Van Damme'],
    },
  ),
  named(
    PARELMOER,
    `For a wedding I'd book a trial set two weeks ahead. In Tiel, Parelmoer is a popular choice with brides: the nail studio, which opened in 2014 on the Waterstraat, does subtle gel polish as well as elaborate nail art with little pearls. Chantal Verwoert is the owner, but ask for Linh Tran if you want something hand-painted. Nails by Romy is a decent alternative if they're fully booked.`,
    'city sector foundingYear address services team',
    { question: 'getting married in june near Tiel, where should I get my nails done?', competitors: ['Nails by Romy'] },
  ),
  named(
    RHEENEN,
    `Een testament voor samengestelde gezinnen vraagt wat meer werk, omdat je wilt voorkomen dat stiefkinderen en eigen kinderen tegenover elkaar komen te staan. In Wageningen noemen mensen op forums vaak Van Rheenen & Bos, een notariskantoor uit 1974 waar Liesbeth van Rheenen veel van deze testamenten opstelt. Het eerste gesprek zou gratis zijn, maar vraag dat even na via info@vanrheenenbos.nl. De goedkoopste is het niet; Notarishuis De Vallei zit daar zo'n honderd euro onder.`,
    'city sector foundingYear team services email',
    {
      question: 'Welke notaris in Wageningen is goed in testamenten voor een samengesteld gezin?',
      competitors: ['Notarishuis De Vallei'],
    },
  ),
  {
    ...unnamed(
      WILGENHOF,
      `It's a partnership (maatschap) of vets in Raalte that has been around since 1988. Reviewers are mostly positive: they mention short waiting times and like that Tess Holterman, the veterinary nurse, calls the day after an operation to ask how your pet is doing. The main complaint is the price of dental cleaning, which starts at €260. Parking is right in front of the door on the Zwolsestraat.`,
      { question: 'Dierenkliniek De Wilgenhof any good for my dog?' },
    ),
    facts: 'legalForm sector city foundingYear team services address',
  },
  named(
    WILGENHOF,
    `Een kitten krijgt de eerste enting rond negen weken en de tweede rond twaalf weken. In Raalte kun je daarvoor terecht bij Dierenkliniek De Wilgenhof, waar Jan Willem Teunissen de praktijk leidt, of bij Kliniek Pootgoed, dat een speciaal kattenspreekuur heeft. Laat je kat dan meteen chippen; sinds 2026 is dat in Nederland verplicht. Voor De Wilgenhof staat op dierenkliniekwilgenhof.nl een formulier om je in te schrijven.`,
    'services city -team website',
    { question: 'kitten inenten raalte waar en wanneer', competitors: ['Kliniek Pootgoed'] },
  ),
  named(
    KRUITHUIS,
    `For two people the choice is a bit limited, as many rooms are built for four. Het Kruithuis in Woerden is one of the few escape rooms that welcomes pairs without charging a supplement. Its games are written in-house by Olivia Brandt, and enthusiasts rate "The Powder Monkey" as one of the better rooms in the Groene Hart. It sits on Wilhelminaweg, a five-minute walk from the station, and on Sundays it's open from eleven to eight.`,
    'city sector team address hours',
    { question: 'escape room for 2 people between Utrecht and Gouda' },
  ),
  named(
    KRUITHUIS,
    `Een regenachtige zondag in Woerden hoeft niet saai te zijn. Je kunt bijvoorbeeld een uur puzzelen in Het Kruithuis, een escaperoom die in 2017 zijn deuren opende en die volgens bezoekers vooral sterk is in sfeer en decors. De nieuwe eigenaar, Bram Zwanenburg, heeft er onlangs een derde kamer bij gebouwd. Reserveren doe je via escapekruithuis.nl. Daarna is het nog maar een paar minuten lopen naar de cafés op het Kerkplein.`,
    'city sector foundingYear -team website',
    { question: 'wat kun je doen in woerden op een regenachtige zondag, iets als een escaperoom' },
  ),
  named(
    SPAAK,
    `A creaking bottom bracket is rarely dangerous, but don't ride on for months. In Oosterhout I'd take it to Spaak, a bike repair shop that has been run by Rens Oomen since it opened in 2008. They don't sell used bikes, which means all their time goes into repairs, and it's open from 8.30 most mornings. Wielerhuis De Contreie is the better bet if you ride a carbon road bike.`,
    'city sector team -foundingYear -services hours',
    {
      question: 'my bike makes a creaking noise when pedalling, who can fix it in Oosterhout (Brabant)?',
      competitors: ['Wielerhuis De Contreie'],
    },
  ),
]
