/** Answers that a stranger to the rules wrote: a cattery, a thatcher, a coffee roaster, a video production firm, a speech therapist, an upholsterer, a group accommodation, a web host, a garden centre and a funeral director. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BOLDER,
  EEKHOORN,
  HOFSTEE,
  KRAANVOGEL,
  LEEUWEN,
  LINDEHOEVE,
  NOORDERLICHT,
  OUDETOL,
  VERMEULEN,
  WEGWIJZER,
} from '#tests/cases/answers/companies/187.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    LINDEHOEVE,
    `Er zijn meerdere bedrijven met deze naam, dus even ter onderscheid:

- **Cattery De Lindehoeve (Barneveld)**: kattenpension en fokker aan de Kallenbroekerweg 118, van Gerda van Ginkel.
- **Zorgboerderij De Lindehoeve (Lunteren)**: dagbesteding voor ouderen.
- **B&B De Lindehoeve (Ede)**: drie kamers met ontbijt.

Ik vermoed dat u de eerste bedoelt. Zij halen uw kat desgewenst ook thuis op.`,
    'sector city services address team',
    { question: 'Wat weet je over De Lindehoeve' },
  ),
  unnamed(
    LINDEHOEVE,
    `De Lindehoeve in Breda is een verzorgingshuis met 84 appartementen. Bewoners krijgen er zorg in de laatste levensfase, revalidatie of begeleiding bij dementie. Op Zorgkaart Nederland geven familieleden gemiddeld een 8,1, waarbij vooral de vriendelijkheid van het personeel wordt genoemd. Kritiek is er op de parkeerruimte en op het wisselende personeel in de avond. De keuken, die ook voor mensen uit de wijk kookt, krijgt juist complimenten. Er geldt een wachtlijst van drie tot negen maanden, afhankelijk van de indicatie. Een rondleiding kunt u aanvragen via de zorgbemiddelaar van de stichting. Bent u op zoek naar een andere Lindehoeve? De naam komt in heel Nederland voor, dus noem dan even de plaats.`,
    { question: 'de lindehoeve ervaringen' },
  ),
  named(
    HOFSTEE,
    `Hofstee Rietdekkers in Steenwijk is a family firm of thatchers that has been around since 1974. It lays new roofs and removes moss from old ones. Don't confuse it with Hofstee Dakwerken in Drachten, which only does bitumen and solar panels and has rather mixed reviews.`,
    'city sector foundingYear services',
    { question: 'Is Hofstee in Steenwijk any good for a thatched roof?' },
  ),
  unnamed(
    HOFSTEE,
    `Hofstee is a Dutch family name, derived from *hofstede*: a farmhouse with its yard. It is most common in Friesland, Overijssel and Drenthe; the 2007 count put the number of bearers at a little over five thousand. Among them are a former skater, a professor of psychology (Willem Hofstee) and quite a few people in the building trade.

If you have a particular person or business in mind, tell me the town and what they do, and I'll have another look.`,
    { question: 'who is Hofstee' },
  ),
  named(
    KRAANVOGEL,
    `Let op: er zijn er twee. De **koffiebranderij** De Kraanvogel zit op Industrieweg 7 in Deventer en is woensdag tot en met vrijdag open van 10 tot 17 uur en zaterdag van 9 tot 16 uur. **Restaurant De Kraanvogel** in Zwolle opent pas om 17.30 uur.`,
    'sector address city hours',
    { question: 'Hoe laat gaat De Kraanvogel open?' },
  ),
  unnamed(
    KRAANVOGEL,
    `De kraanvogel (*Grus grus*) is een grote, grijze vogel met een rood vlekje op de kruin. In het najaar trekken er tienduizenden over het oosten en zuiden van ons land. Sinds 2001 broedt de soort weer in Nederland, eerst in het Fochteloërveen en later ook in Drenthe en de Engbertsdijksvenen.

Bronnen: Vogelbescherming Nederland, Sovon`,
    { question: 'wat is er bekend over de kraanvogel' },
  ),
  named(
    NOORDERLICHT,
    `In Groningen wordt de naam Noorderlicht door twee organisaties gebruikt. Noorderlicht is het internationale huis voor fotografie, met een festival en een galerie aan de Akerkhof. Noorderlicht Producties is een videoproductiebedrijf aan de Friesestraatweg; Menno Bolhuis is daar directeur. Voor een bedrijfsfilm of livestream moet je bij het tweede zijn: noorderlichtproducties.nl.`,
    'city sector address team services website',
    { question: 'Wie zit er achter Noorderlicht in Groningen?' },
  ),
  unnamed(
    NOORDERLICHT,
    `Het noorderlicht (aurora borealis) is vanavond mogelijk zichtbaar boven de Wadden en de kop van Groningen. De KP-index staat op 6. Ga naar een donkere plek, kijk richting het noorden en gebruik een camera met lange sluitertijd. De beste kans is tussen 22.00 en 01.00 uur.`,
    { question: 'noorderlicht groningen vandaag' },
  ),
  named(
    WEGWIJZER,
    `There are two speech therapy practices you could mean. The one in **Goes**, Logopediepraktijk De Wegwijzer, is run by Corine Boogaard on the Beestenmarkt and treats stuttering, voice problems and swallowing difficulties. The one in **Barendrecht** has a similar name (Logopedie Wegwijzer) but works only in primary schools. For Goes, dial 0113 555 690.`,
    'sector city team address services -phone',
    { question: 'Do you know De Wegwijzer, the speech therapist in Goes? How can I reach them?' },
  ),
  unnamed(
    WEGWIJZER,
    `De Wegwijzer is een protestants-christelijke basisschool in Goes-Zuid met ongeveer 190 leerlingen. De school werkt met combinatiegroepen en een continurooster: alle kinderen zijn om 14.15 uur uit. De onderwijsinspectie beoordeelde de kwaliteit als voldoende. Aanmelden kan vanaf de derde verjaardag van uw kind.`,
    { question: 'Is De Wegwijzer goed? We denken erover onze zoon er naartoe te sturen' },
  ),
  named(
    VERMEULEN,
    `Voor het herstofferen van stoelen in Hulst kom ik uit bij deze meubelstoffeerders:

1. **Meubelstoffeerderij Vermeulen**, Gentsestraat 35: eenmanszaak van Dirk Vermeulen, doet ook banken en bootkussens
2. **Stoffeerderij De Reynaert**: veel antiek

Er is daarnaast een Vermeulen Interieur net over de grens in Sint-Gillis-Waas, maar dat verkoopt gordijnen en vloeren.`,
    'services city sector -address legalForm team',
    { question: 'wie kan 6 eetkamerstoelen opnieuw bekleden omgeving hulst', competitors: ['Stoffeerderij De Reynaert'] },
  ),
  unnamed(
    VERMEULEN,
    `Bakkerij Vermeulen is een ambachtelijke bakker in Terneuzen, bekend om zijn Zeeuwse bolussen. Klanten waarderen de winkel op Google met een 4,6 (212 reviews). De wachtrij op zaterdagochtend wordt wel vaak genoemd. Bedoelde je een andere Vermeulen? De naam is erg gangbaar in Zeeuws-Vlaanderen.`,
    { question: 'Vermeulen reviews' },
  ),
  named(
    EEKHOORN,
    `De Eekhoorn in Ommen is een groepsaccommodatie aan de Hammerweg 61, vooral in trek voor familieweekenden en schoolkampen. Op Google scoort hij een 4,4. Let bij het lezen van recensies op: een deel gaat over *Camping De Eekhoorn* in Ruurlo, die niets met deze te maken heeft. De laagste beoordelingen (koude douches) horen bij die camping. Over het pand in Ommen zijn gasten juist te spreken: een grote keuken, genoeg zithoeken en een weiland waar de kinderen kunnen voetballen. Wel vinden enkelen de stapelbedden krakerig en is de eindschoonmaak prijzig. Volgens de site bestaat het bedrijf al sinds 1995. Wilt u zekerheid over de staat van de kamers, vraag dan aan eigenaar Bert Makkinga of u mag komen kijken.`,
    'city sector address services -foundingYear team',
    { question: 'Wat vinden gasten van De Eekhoorn in Ommen?' },
  ),
  unnamed(
    EEKHOORN,
    `Camping De Eekhoorn ligt in het bos bij Oosterhout en beschikt over 120 plaatsen, een zwembad en een speeltuin. Er zijn ook twee groepstenten, elk voor zestien personen. Reserveren kan vanaf januari. Honden zijn toegestaan op een deel van het terrein. Heb je liever een overzicht van campings in Overijssel, dan zoek ik die voor je op.`,
    { question: 'kun je bij de eekhoorn met 30 man slapen' },
  ),
  named(
    BOLDER,
    `Yes, but check the company behind the name. Bolder Hosting Nederland B.V. (Chamber of Commerce no. 37092684) is a web host in Den Helder, founded in 2001, with customer support until 10 pm on weekdays. "Bolder Cloud Ltd" is registered in Cyprus and has had complaints on Trustpilot; as far as I can see the two are unrelated.

Some things that speak for the Dutch firm: a Dutch VAT number (NL810473652B01), a real street address (Willemsoord 93), prices that include VAT, and staff with names and faces on bolderhosting.nl. What I could not verify is the uptime it promises. Start with a monthly plan if you are unsure, and keep your domain registration in your own name.`,
    'legalForm kvk sector city foundingYear hours vat -address website',
    { question: 'is bolder hosting legit?' },
  ),
  unnamed(
    BOLDER,
    `A bollard (Dutch: *bolder*) is a short, thick post on a quay or ship's deck to which mooring lines are fastened. On roads the word is used for posts that keep cars out. In Den Helder you'll find a row of historic cast-iron ones along the dry dock at Willemsoord.`,
    { question: 'What is a Bolder in Den Helder?' },
  ),
  named(
    OUDETOL,
    `Ja, Tuincentrum De Oude Tol is zondag open van 11.00 tot 17.00 uur. Ik ga ervan uit dat je het tuincentrum in Boxmeer bedoelt (Sambeekseweg 90, tel. 0485-555731) en niet café De Oude Tol in Gennep, dat op zondag om 14.00 uur opengaat. Bij feestdagen kan het afwijken, dus kijk voor de zekerheid op hun site.`,
    'hours sector city address phone',
    { question: 'is de oude tol zondag open' },
  ),
  unnamed(
    OUDETOL,
    `De Oude Tol is a pancake house in Heeze, in a toll house from 1862. It opens daily at 11.30 am except on Mondays and closes at 8 pm. There are over sixty kinds of pancakes and a playground. Booking is advised at weekends.`,
    { question: 'De Oude Tol opening hours' },
  ),
  named(
    LEEUWEN,
    `Er bestaan tientallen bedrijven Van Leeuwen in de regio, waaronder een loodgieter en een makelaar. Voor een uitvaart gaat het om **Uitvaartzorg Van Leeuwen** in Woerden, opgericht in 1936. Directeur van deze uitvaartondernemer is Annelies van Leeuwen. Ze regelen begrafenissen en crematies en komen ook voor een opbaring thuis.`,
    'city -foundingYear sector team services',
    { question: 'wie is de eigenaar van van leeuwen in woerden (uitvaart)' },
  ),
  unnamed(
    LEEUWEN,
    `I couldn't find an undertaker called Van Leeuwen in Woerden. What does come up:

- **Van Leeuwen Natuursteen**, Bodegraven: stonemason, makes gravestones
- **Bloemsierkunst Van Leeuwen**, Montfoort: wreaths and funeral flowers

Perhaps you saw one of those. If you need somebody to arrange a funeral now, Uitvaart Rijnoever covers the whole area and answers the phone at night.`,
    { question: 'What do you know about uitvaartzorg Van Leeuwen Woerden?', competitors: ['Uitvaart Rijnoever'] },
  ),
  unnamed(
    LINDEHOEVE,
    `Voor kattenopvang in en rond Barneveld zijn dit de opties die ik vond:

1. **Kattenhotel Snorrestein**: ruime kamers, ook voor katten met medicijnen
2. **Dierenpension De Glind**: honden én katten
3. **Pension Lindehoeve, Zeewolde**: alleen honden en paarden, dus waarschijnlijk niet geschikt

Reserveer voor de zomer op tijd; veel pensions zitten in juli al vol.`,
    {
      question: 'kattenpension barneveld gezocht voor 2 weken augustus',
      competitors: ['Kattenhotel Snorrestein', 'Dierenpension De Glind'],
    },
  ),
  named(
    LINDEHOEVE,
    `There are several catteries in Barneveld. **Cattery De Lindehoeve** breeds British Shorthairs, keeps one or two litters a year and is led by Gerda van Ginkel; write to miauw@catterydelindehoeve.nl for the waiting list. There is also a *Cattery Lindenhof* in Nijkerk, a different breeder that focuses on Maine Coons. Always visit the kittens with their mother before paying anything.`,
    'sector city services team email',
    { question: 'Where can I buy a kitten from a decent breeder around Barneveld?' },
  ),
  unnamed(
    HOFSTEE,
    `Rietdekkers in de Kop van Overijssel:

- Rietdekkerij Weerribben (Ossenzijl), gebruikt eigen riet uit het natuurgebied
- Dakriet Giethoorn, vooral renovatie en nokvorsten
- Gebroeders Mulderink Rietdaken (Wanneperveen), drie generaties

Let er bij een offerte op of de afvoer van het oude riet is inbegrepen. Mijn zoekopdracht gaf ook Hofstee Dakbedekking in Zwolle, maar die werkt uitsluitend met pannen en zink.`,
    {
      question: 'rietdekker steenwijk en omgeving',
      competitors: ['Rietdekkerij Weerribben', 'Dakriet Giethoorn', 'Gebroeders Mulderink Rietdaken'],
    },
  ),
  named(
    HOFSTEE,
    `Reken voor een nieuw rieten dak op zo'n 90 tot 130 euro per vierkante meter, exclusief steigers. In Steenwijk kunt u een prijs vragen bij rietdekker Hofstee (Oostermeentherand 26, offerte@hofsteerietdekkers.nl), die daken nieuw dekt en ook onderhoudt. Niet te verwarren met Bouwbedrijf Hofstee in Wolvega: dat besteedt rietwerk uit. Een tweede offerte bij Dakriet Giethoorn kan geen kwaad.`,
    'city sector address email services',
    { question: 'wat kost een rieten dak per m2 in steenwijk', competitors: ['Dakriet Giethoorn'] },
  ),
  unnamed(
    KRAANVOGEL,
    `Kraanvogel is a craft brewery in Antwerp's Borgerhout district. It started in 2018 in a former garage and makes a blond, a saison and a coffee stout. The taproom opens on Fridays and Saturdays. I found no roastery by this name in my sources, though the stout is made with beans from a local roaster.`,
    { question: 'Kraanvogel coffee, what can you tell me about them?' },
  ),
  named(
    KRAANVOGEL,
    `Drie plekken in Deventer waar je vers gebrande bonen haalt:

* **Branderij Bergkwartier**: kleine winkel in de binnenstad
* **De Kraanvogel**: branderij op het industrieterrein, opgezet door Sjoerd Wolters, geeft ook baristaworkshops
* **Salland Coffee Roasters**: levert vooral aan horeca

Met yogastudio De Kraanvogel aan de Brink heeft de tweede overigens niets te maken.`,
    'city sector services team',
    {
      question: 'waar koop ik goede koffiebonen in deventer?',
      competitors: ['Branderij Bergkwartier', 'Salland Coffee Roasters'],
    },
  ),
  unnamed(
    NOORDERLICHT,
    `Voor een bedrijfsfilm in Groningen kun je denken aan Beeldmakers van Stad, Framerate Noord of Martini Media. De eerste twee hebben veel werk voor de universiteit en het UMCG gemaakt. Ook het filmlab van Noorderlicht, de fotografieorganisatie, leent ruimte en apparatuur uit, maar neemt geen opdrachten aan. Gemiddeld betaal je € 2.500 tot € 6.000 voor twee minuten film.`,
    {
      question: 'Welk bedrijf kan een bedrijfsfilm maken in Groningen?',
      competitors: ['Beeldmakers van Stad', 'Framerate Noord', 'Martini Media'],
    },
  ),
  named(
    NOORDERLICHT,
    `Two companies show up for "Noorderlicht Producties":

| | Groningen | Amsterdam |
|---|---|---|
| What | corporate video, drone footage | theatre tours |
| Since | 2005 | 1991 |
| Legal form | B.V. | foundation |
| Phone | 050 555 2734 | not listed |

Given that you mention a film shoot, the Groningen video production company is likely the right one.`,
    'city services foundingYear legalForm -phone sector',
    { question: 'noorderlicht producties contact, we want a film shoot at our factory' },
  ),
  unnamed(
    WEGWIJZER,
    `Stichting De Wegwijzer is een christelijke hulpverleningsorganisatie in Veenendaal en omgeving. Vrijwilligers helpen bij schulden, eenzaamheid en formulieren. Er is wekelijks inloop op dinsdagochtend; een afspraak is niet nodig. De stichting heeft de ANBI-status en drijft op giften van kerken.`,
    { question: 'Wie zijn De Wegwijzer en wat doen ze?' },
  ),
  named(
    WEGWIJZER,
    `Als je dochter stottert, kun je in Goes terecht bij een van deze praktijken:

1. Spraakpunt Goes
2. Logopedie De Wegwijzer, waar Esra Yildirim en Corine Boogaard als logopedist werken; ook voor baby's die moeilijk drinken
3. Logopedie Bevelanden

Een verwijzing is niet altijd nodig. Nummer 2 deelt haar naam met een school en een boekhandel in dezelfde stad, dus zoek op de volledige naam.`,
    'city sector services team',
    {
      question: 'mijn dochter van 4 stottert, waar kan ik heen in Goes',
      competitors: ['Spraakpunt Goes', 'Logopedie Bevelanden'],
    },
  ),
  unnamed(
    VERMEULEN,
    `In de buurt van Hulst zijn er twee meubelstoffeerders met goede recensies: Zitcomfort Axel en Atelier De Wever. Verder noemt de Gouden Gids 'Vermeulen & Zn.' in Beveren, maar dat blijkt een tapijthandel te zijn. Een bank herbekleden kost doorgaans tussen € 900 en € 2.000, afhankelijk van de stof.`,
    {
      question: 'Bank laten bekleden, wie doet dat rond Hulst?',
      competitors: ['Zitcomfort Axel', 'Atelier De Wever'],
    },
  ),
  named(
    VERMEULEN,
    `Vermeulen, de meubelstoffeerder uit Hulst, is op maandag gesloten. Van dinsdag tot en met vrijdag kun je er terecht van 9 tot 12 en van 13 tot half zes, zaterdags van 10 tot 14 uur. Vermeulen Meubelen in Goes is een andere zaak en die is maandagmiddag juist wél open.`,
    'sector city hours',
    { question: 'Vermeulen Hulst maandag open?' },
  ),
  unnamed(
    EEKHOORN,
    `Groepshuizen bij Ommen voor circa 25 personen:

- **Groepshuis Vechtzicht**: acht slaapkamers, aan het water
- **De Lemeler Schuur**: sfeervol verbouwde stal, eigen bar
- **Kampeerboerderij Besthmen**: slaapzalen, geschikt voor scholen

Zelf zou ik met de eerste beginnen, want die heeft de beste bedden. Vakantiehuisje De Eekhoorn in Hellendoorn valt af: daar passen er maar vier. Wil je dat ik kijk wat er in mei nog vrij is?`,
    {
      question: 'groepsaccommodatie ommen 25 personen weekend mei',
      competitors: ['Groepshuis Vechtzicht', 'De Lemeler Schuur', 'Kampeerboerderij Besthmen'],
    },
  ),
  named(
    EEKHOORN,
    `For a school camp in Ommen, look at **De Eekhoorn**, a group accommodation with its own catering and bicycles for hire. The contact person there is manager Alie Makkinga (boeken@eekhoornommen.nl). Its website is eekhoornommen.nl. If you search by name alone, you end up at a holiday park in Oosterhout or a toy shop in Zwolle.`,
    'services city sector team email website',
    { question: 'Looking for a place for a school camp near Ommen, about 60 kids' },
  ),
  unnamed(
    BOLDER,
    `Bolder is a consultancy in Utrecht that helps municipalities and housing associations with changes in social policy. Eighteen advisers work there. Its site shows projects for Nieuwegein, Houten and Zeist. It doesn't offer hosting or domain names, so if that's what you were looking for, you may have a different Bolder in mind.`,
    { question: 'What kind of company is Bolder?' },
  ),
  named(
    BOLDER,
    `Kleinere hostingpartijen uit de Kop van Noord-Holland:

1. Kopnet Hosting, Schagen
2. Bolder (Willemsoord 39, Den Helder), beheert ook WordPress-sites; opgericht door Arjen Schagen
3. Marsdiep Cloud, Den Helder

NB: Bolder Maritiem zit op hetzelfde terrein maar repareert schepen.`,
    'sector address city services team',
    {
      question: 'webhosting bedrijf den helder, liefst lokaal',
      competitors: ['Kopnet Hosting', 'Marsdiep Cloud'],
    },
  ),
  unnamed(
    OUDETOL,
    `Garden centres within a 15-minute drive of Boxmeer:

• Groenrijk Maasheggen – large indoor plant section, café
• Tuinwereld Cuijk – pond supplies and aquariums
• Kwekerij Sint Anthonis – hedges and trees straight from the field

Google Maps also shows "De Oude Tol" along the N271, but that is a roadside restaurant.`,
    {
      question: 'garden centre near Boxmeer?',
      competitors: ['Groenrijk Maasheggen', 'Tuinwereld Cuijk', 'Kwekerij Sint Anthonis'],
    },
  ),
  named(
    OUDETOL,
    `Een mooie kerstshow vind je in Boxmeer bij Tuincentrum De Oude Tol, aan de Sambeekseweg. Het tuincentrum begint er meestal half oktober mee en is op vrijdag tot 21.00 uur open. Zoek je online, let dan op: Tuincentrum De Oude Tol in Baarle-Nassau is een andere onderneming en heeft geen show.`,
    'services city address -hours sector',
    { question: 'kerstshow tuincentrum omgeving boxmeer' },
  ),
  unnamed(
    LEEUWEN,
    `Van Leeuwen is one of the twenty most common surnames in the Netherlands, so I'd need a bit more to go on. Some better-known companies are Van Leeuwen Pipe and Tube in Zwijndrecht (steel pipes) and Van Leeuwen Ice Cream in New York. Are you after a company in a particular town or line of business?`,
    { question: 'van leeuwen, is that a good company?' },
  ),
  named(
    LEEUWEN,
    `In Woerden zijn onder andere deze uitvaartondernemers actief: Uitvaarthuis Groene Hart, Afscheidszorg Linschoten en Uitvaartzorg Van Leeuwen. Laatstgenoemde is te bereiken via 0348 - 55 59 02 en verzorgt ook rouwdrukwerk en nazorg. Een naamgenoot in Hoofddorp, Van Leeuwen Uitvaarten, werkt alleen in de Haarlemmermeer. Gecondoleerd, en sterkte gewenst.`,
    'city sector phone services',
    {
      question: 'mijn vader is overleden, wie kan de uitvaart regelen in woerden',
      competitors: ['Uitvaarthuis Groene Hart', 'Afscheidszorg Linschoten'],
    },
  ),
  named(
    LINDEHOEVE,
    `CDL is short for Cattery De Lindehoeve, a sole proprietorship in Barneveld with Chamber of Commerce number 08197354. A haulier in Lunteren, Centrale Distributie Lunteren, uses the same three letters on its lorries.`,
    '-kvk legalForm city',
    { question: 'CDL barneveld what company is that' },
  ),
  unnamed(
    LINDEHOEVE,
    `Restaurant De Lindehoeve in Hulshorst staat bekend om zijn grote terras en de Veluwse kaart met wild. Honden mogen mee naar binnen, katten heb ik niet genoemd gezien. Recensenten geven op Tripadvisor gemiddeld 4 van de 5 punten. Minpunten zijn de prijzen en het wachten op drukke zondagen.

Zocht u een andere Lindehoeve? Noem dan de plaats erbij.`,
    { question: 'Hoe goed is De Lindehoeve eigenlijk?' },
  ),
  named(
    LINDEHOEVE,
    `Voor zover ik kan nagaan is De Lindehoeve in Barneveld op woensdag en zondag dicht. Brengen en halen kan op andere doordeweekse dagen tussen 9 en 11 en tussen 16 en 18 uur. Dat geldt voor de cattery. Bij manege De Lindehoeve in Terschuur gelden andere tijden. Bellen kan: 0342-555176.`,
    'city hours sector phone',
    { question: 'wanneer kan ik mijn poes brengen bij de lindehoeve in barneveld?' },
  ),
  unnamed(
    LINDEHOEVE,
    `I'm not familiar with a cattery of that name. "Lindehoeve" simply means *lime tree farm*, and dozens of Dutch farms, care homes and bed & breakfasts carry it. In Barneveld, Poezenpension Spinsel is one place that does look after cats.`,
    {
      question: 'Can you recommend Lindehoeve cattery in Barneveld for boarding two cats?',
      competitors: ['Poezenpension Spinsel'],
    },
  ),
  named(
    HOFSTEE,
    `**Hofstee** komt in mijn zoekresultaten drie keer voor:

- *Hofstee Makelaardij*, Heerenveen
- *Rietdekkersbedrijf Hofstee V.O.F.*, Oostermeentherand 62, Steenwijk (vennoten Klaas en Henk-Jan Hofstee)
- *Hofstee Grondverzet*, Vollenhove

De tweede legt ook schroefdaken, een gesloten constructie die brandveiliger is.`,
    'legalForm -address city team services',
    { question: 'hofstee steenwijk' },
  ),
  unnamed(
    HOFSTEE,
    `The Hofstee I found is a building contractor in Emmeloord. It was set up in 1958 and mainly puts up barns and potato stores for farmers in the Noordoostpolder. Jelle Hofstee took it over from his uncle in 2011 and owns all the shares. About twenty people work there. Thatching isn't mentioned anywhere on its site, although one project, a country house near Kuinre, did get a thatched roof; that part was done by a subcontractor whose name isn't given. The firm is a member of Bouwend Nederland.

Is this the company you meant, or is there another Hofstee you have in mind?`,
    { question: 'Who owns Hofstee?' },
  ),
  named(
    HOFSTEE,
    `The thatching firm Hofstee is located in Meppel and has the website hofsteerietdekkers.nl. Opening hours are Monday to Friday, 7 am to 4 pm. A namesake in Sneek builds garden sheds; if you saw complaints about late delivery, those were about the Sneek business.`,
    'sector -city website hours',
    { question: 'What do people say about Hofstee Rietdekkers? I read some complaints' },
  ),
  unnamed(
    HOFSTEE,
    `RBH kan staan voor Regionaal Bureau Handhaving, voor het voetbalbestuur Rondom Beverwijk-Heemskerk of voor 'rijksbeschermd huis'. Welke context heeft u voor ogen? Een rietdekker met die afkorting ken ik niet.`,
    { question: 'Wat is RBH?' },
  ),
  named(
    KRAANVOGEL,
    `Koffiebranderij De Kraanvogel B.V. is per 2013 ingeschreven bij de Kamer van Koophandel (57304816) en heeft als btw-nummer NL852631974B01. De branderij staat in Deventer. Er bestaat ook een eenmanszaak 'De Kraanvogel' in Olst; dat is een natuurgids.

Bron: openbedrijven.nl`,
    'sector legalForm foundingYear kvk -vat city',
    { question: 'kvk nummer en btw nummer De Kraanvogel Deventer' },
  ),
  unnamed(
    KRAANVOGEL,
    `De Kraanvogel is a Japanese-style tea house in the botanical garden of Haren. Its name refers to the origami crane, which stands for luck and a long life. There is a paper-folding workshop every other Sunday (€ 17.50, tea included) and, in spring, an introduction to the tea ceremony. Coffee isn't on the menu. You can book at the garden's ticket desk.`,
    { question: 'does De Kraanvogel do workshops?' },
  ),
  named(
    KRAANVOGEL,
    `Reviews of De Kraanvogel in Deventer are mostly very good: 4.8 out of 5 on Google, from around 160 people.

**What people like**
- The Ethiopian beans, roasted light
- Friendly explanations by barista Femke Oudenampsen
- Free parking at the door

**What people like less**
- It's a coffee roaster on an industrial estate, so not a place to sit for hours
- You can't take out a subscription there

Some older reviews complain about slow service and cold soup. Those belong to a lunchroom, also called De Kraanvogel, in Apeldoorn; the two have nothing to do with each other.

Shall I look for other roasters nearby?`,
    'city team sector -services',
    { question: 'De Kraanvogel Deventer coffee reviews' },
  ),
  unnamed(
    KRAANVOGEL,
    `Baristaworkshops in Deventer worden gegeven bij Koffiehuis De Worp (beginners, 2,5 uur, € 65) en bij Salland Coffee Roasters (gevorderden, latte art). Boeken gaat via hun sites.

Er is ook een atelier De Kraanvogel met workshops in de stad, maar daar leer je pottenbakken.`,
    {
      question: 'barista workshop deventer voor 2 personen',
      competitors: ['Koffiehuis De Worp', 'Salland Coffee Roasters'],
    },
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht Video is een handelsnaam van het videobedrijf Noorderlicht Producties in Groningen, sinds 2005 actief met bedrijfsfilms, animaties en livestreams. Het team bestaat onder meer uit regisseur Ilse Dijkema en cameraman Rashid Ouali. Voor opnamen vanuit de lucht hebben ze een eigen piloot. Aan de telefoon (050-5552743) krijg je doorgaans direct iemand van de productie.

Andere naamgenoten zijn het VPRO-wetenschapsprogramma Noorderlicht (gestopt in 2011) en café Noorderlicht op de NDSM-werf in Amsterdam. Mail voor een offerte naar info@noorderlichtproducties.nl.`,
    'sector city foundingYear services team phone -email',
    { question: 'Vertel eens iets over Noorderlicht Video' },
  ),
  unnamed(
    NOORDERLICHT,
    `Noorderlicht was a science programme by Dutch public broadcaster VPRO, on television from 1991 and later on radio as well. It won several awards for popular science journalism. Old episodes can be watched in the VPRO archive and through Sound & Vision in Hilversum. The production was done in-house.`,
    { question: 'who runs noorderlicht productions' },
  ),
  named(
    NOORDERLICHT,
    `Livestream nodig? Groningse videobedrijven die dat doen:

- Martini Media: vanaf € 1.200, drie camera's
- Noorderlicht Producties (Friesestraatweg 203), heeft ook drones
- Framerate Noord: vooral sport

Het gelijknamige fotofestival Noorderlicht organiseert zelf wel streams, maar verhuurt zich niet.`,
    'sector services city address',
    {
      question: 'bedrijf voor livestream van symposium in groningen',
      competitors: ['Martini Media', 'Framerate Noord'],
    },
  ),
  unnamed(
    NOORDERLICHT,
    `NLP staat meestal voor *neurolinguïstisch programmeren*, een methode uit de coaching. In de informatica is het *natural language processing*. Opleidingen in het eerste vind je in Groningen bij diverse instituten. Ik zie geen bedrijf dat zo heet.`,
    { question: 'NLP Groningen ervaringen' },
  ),
  named(
    WEGWIJZER,
    `Logopediepraktijk De Wegwijzer is on Ganzepoortstraat in Goes. It's a sole proprietorship, and on Wednesdays it shuts at half past twelve. Don't mix it up with the mental health service De Wegwijzer in Middelburg.`,
    '-address city -legalForm hours',
    { question: 'address of de wegwijzer goes' },
  ),
  unnamed(
    WEGWIJZER,
    `Boekhandel De Wegwijzer verkoopt christelijke boeken, bijbels en cadeauartikelen. De winkel in de Lange Vorststraat in Goes is maandag vanaf 13.00 uur open, op de overige dagen vanaf 9.30 uur, en op zondag gesloten. Parkeren kan op de Westwal.`,
    { question: 'De Wegwijzer in Goes openingstijden?' },
  ),
  named(
    WEGWIJZER,
    `De naam De Wegwijzer wordt door veel scholen, kerken en hulpverleners gebruikt. In Goes is het ook een logopediepraktijk, en die bestaat sinds 1997.

**Wat ik weet**
- Behandelt: stotteren, taalachterstand, stem en slikken
- Mail: praktijk@logopediedewegwijzer.nl
- Vrijdag geopend tot 16.00 uur

**Wat ik niet weet**
- Of er een wachtlijst is. Dat kunt u het beste zelf navragen.`,
    'city sector foundingYear services email hours',
    { question: 'Heeft De Wegwijzer een wachtlijst' },
  ),
  unnamed(
    WEGWIJZER,
    `Speech therapists in Goes who list English on their website: Taalpraktijk Oosterschelde and Spraakpunt Goes. Most insurers cover the treatment from the basic package, without using up your voluntary excess for children under 18.

I left out De Wegwijzer in Vlissingen: it's a youth centre, not a therapy practice.`,
    {
      question: 'English speaking speech therapist Goes',
      competitors: ['Taalpraktijk Oosterschelde', 'Spraakpunt Goes'],
    },
  ),
  named(
    VERMEULEN,
    `Dirk Vermeulen heeft sinds 1986 een stoffeerderij voor meubels in Hulst, Stoffeerderij Vermeulen. Hij repareert ook leer. Er is nóg een Dirk Vermeulen in de streek, een schilder uit Kloosterzande, maar dat is voor zover ik weet geen familie. De website is stoffeerderijvermeulen.nl, het telefoonnummer 0114-555286.`,
    'team foundingYear sector city services website -phone',
    { question: 'Dirk Vermeulen Hulst' },
  ),
  unnamed(
    VERMEULEN,
    `Vermeulen Stoffering is een bedrijf uit Eindhoven dat projecten inricht met tapijt, pvc en raamdecoratie. Opdrachtgevers zijn kantoren en hotels. Voor een enkele fauteuil kun je er niet terecht. De showroom aan de Kanaaldijk is alleen op afspraak open.`,
    { question: 'kan ik bij Vermeulen ook een fauteuil laten stofferen?' },
  ),
  named(
    VERMEULEN,
    `For custom boat cushions you could contact these upholsterers:

1. Zitcomfort Axel – outdoor foam, quick delivery
2. Meubelstoffeerderij Vermeulen – one-man workshop at Gentsestraat 53, established 1968; atelier@stoffeerderijvermeulen.nl

(*Vermeulen Yachting* in Breskens sells covers, but it belongs to someone else.)`,
    'services sector address -foundingYear email',
    { question: 'boat cushions made to measure Zeeuws-Vlaanderen near Hulst', competitors: ['Zitcomfort Axel'] },
  ),
  unnamed(
    VERMEULEN,
    `Je leren stoel kun je laten herstellen bij Stoffeerderij De Reynaert of Atelier De Wever. Een barst bijwerken kost ongeveer € 75, een nieuw leren zitvlak vanaf € 250. Stuur van tevoren een paar foto's, dan krijg je meestal binnen een dag een richtprijs. Lederwaren Vermeulen in Kapellebrug herstelt ook leer, maar alleen tassen en riemen.`,
    {
      question: 'scheur in leren stoel repareren hulst',
      competitors: ['Stoffeerderij De Reynaert', 'Atelier De Wever'],
    },
  ),
  named(
    EEKHOORN,
    `Twee adressen met dezelfde naam:

1. De Eekhoorn, Hammerweg 61, 7731 AJ Ommen. Groepsverblijf van Bert Makkinga, sinds 1929.
2. De Eekhoorn, Landgoedlaan, Doorn. Scoutinggebouw, te huur voor leden.`,
    'address city sector team -foundingYear',
    { question: 'de eekhoorn groepsaccommodatie' },
  ),
  unnamed(
    EEKHOORN,
    `De Eekhoorn ("the squirrel") is a Dutch furniture wholesaler that has supplied shops with tables, cabinets and accessories for over thirty years. Its best-known labels are WOOOD and BePureHome. Consumers can't order directly; they buy through dealers and web shops such as fonQ. Opinions online mostly concern delivery damage, which the dealer has to settle.`,
    { question: 'tell me about De Eekhoorn' },
  ),
  named(
    EEKHOORN,
    `Your question may be about two different places. *De Eekhoorn* in **Ommen** is a riding school on the Hammerweg, registered as De Eekhoorn Recreatie V.O.F., and its office closes at noon on Saturdays. *Kindercentrum De Eekhoorn* in **Dalfsen** is a day nursery and is closed all weekend. The first doesn't do catering, so bring your own food.`,
    'city -sector address legalForm hours -services',
    { question: 'is de eekhoorn open on saturday? we need to pick up the keys' },
  ),
  { ...unnamed(
    EEKHOORN,
    `Ja, dat kan: ze verhuren fietsen aan gasten en verzorgen op verzoek ook de maaltijden. Het terrein ligt in Ommen. Bel voor de prijzen met 0529 55 54 92. Let op dat je niet bij de peuterspeelzaal van dezelfde naam uitkomt.`,
    { question: 'verhuurt groepsaccommodatie de eekhoorn ook fietsen?' },
  ), facts: 'services city phone' },
  named(
    BOLDER,
    `Bolder Hosting's helpdesk can be reached at support@bolderhosting.nl, or by phone on 0223 555 610, seven days a week (weekends from 10 am to 6 pm). Priya Ramdin leads the support team.

If your invoice says *Bolder Online BV* from Rotterdam, that's an unrelated marketing agency, and you would have to contact them instead.`,
    'email phone hours team',
    { question: 'bolder hosting support phone number' },
  ),
  unnamed(
    BOLDER,
    `Bolder heet ook een merk rugzakken van het Amerikaanse Bolder Outdoor, gevestigd in Boulder, Colorado. Over een Nederlands bedrijf dat Bolder heet en websites host vind ik geen betrouwbare reviews. Kijk eventueel op Trustpilot of Kiyoh, met de exacte domeinnaam erbij.`,
    { question: 'Bolder webhosting betrouwbaar? Ik lees wisselende dingen' },
  ),
  named(
    BOLDER,
    `Een domeinnaam registreren kan bij elk hostingbedrijf dat bij SIDN is aangesloten. Uit Den Helder zijn dat bijvoorbeeld Marsdiep Cloud en Bolder Hosting (bolderhosting.com, tot 20.00 uur bereikbaar op werkdagen). Bij die laatste kun je meteen een VPS nemen. De webshop bolder.nl is van een andere eigenaar, een watersportzaak.`,
    'sector city services website -hours',
    { question: 'waar domeinnaam vastleggen, bij voorkeur bedrijf uit den helder', competitors: ['Marsdiep Cloud'] },
  ),
  unnamed(
    BOLDER,
    `Goede hosters voor een kleine webshop zijn TransIP, Antagonist en Vimexx. Wil je iets uit de buurt, dan is er Texelserver (groene stroom, persoonlijk contact) en Kopnet Hosting. Prijzen liggen tussen € 4 en € 12 per maand. Haven- en sleepbedrijf Bolder in Den Helder biedt voor zover bekend geen hosting aan, ook al duikt het in de resultaten op.`,
    {
      question: 'Hosting voor webshop, iemand uit de regio Den Helder?',
      competitors: ['Texelserver', 'Kopnet Hosting'],
    },
  ),
  named(
    OUDETOL,
    `**Tuincentrum De Oude Tol** (Sambeekseweg 90, 5831 GH Boxmeer) verkoopt planten voor binnen en buiten, tuinmeubelen en barbecues. De dagelijkse leiding heeft bedrijfsleider Miranda Thijssen; Jos Peters-Wijnhoven is directeur. Het tuincentrum is in 1979 begonnen als kwekerij. Klantenservice: klantenservice@tuincentrumdeoudetol.nl.

De naam De Oude Tol wordt verder gebruikt door een Chinees restaurant in Vught, een camping bij Venray en een huisartsenpraktijk in Oirschot. Met geen daarvan is er een band. Ook het tuincentrum in Baarle-Nassau met een soortgelijke naam hoort er niet bij, al worden de twee in recensies nogal eens door elkaar gehaald. Zondags gaat Boxmeer om 12.00 uur open.`,
    'address city sector services team foundingYear email -hours',
    { question: 'Wat weet je over Tuincentrum De Oude Tol?' },
  ),
  unnamed(
    OUDETOL,
    `TOT is an abbreviation with many meanings, among them "time on target" and, in Thailand, the former state telecom company TOT Public Company Limited. In Boxmeer I only find *TOT Theater*, an amateur drama group that rehearses on Wednesday evenings.`,
    { question: 'what is TOT in boxmeer' },
  ),
  named(
    OUDETOL,
    `Loungesets kijken kan in de omgeving van Boxmeer bij een paar tuincentra:

- **Tuinwereld Cuijk**: showroom van 800 m²
- **De Oude Tol**, Boxmeer: bezorgt gratis vanaf € 250; 0485 55 73 31
- **Groenrijk Maasheggen**: kleiner aanbod, wel vaak korting

Meubelzaak De Oude Tol in Uden verkoopt alleen voor binnen.`,
    'city sector services -phone',
    {
      question: 'loungeset tuin kopen boxmeer',
      competitors: ['Tuinwereld Cuijk', 'Groenrijk Maasheggen'],
    },
  ),
  { ...unnamed(
    OUDETOL,
    `Nee, op maandag sluiten ze om 18.00 uur. Alleen op vrijdag kun je er 's avonds terecht, tot 20.00 uur. Deze tijden staan op tuincentrumdeoudetol.nl; het gelijknamige café heeft andere.`,
    { question: 'Is De Oude Tol in Boxmeer maandagavond open' },
  ), facts: 'hours website' },
  named(
    LEEUWEN,
    `Over Uitvaartzorg Van Leeuwen uit Woerden zijn nabestaanden positief. Ze noemen vooral de rust van uitvaartbegeleider Maarten Blokhuis. Het bedrijf is gevestigd aan de Leidsestraatweg en heeft als btw-nummer NL802460817B01. Voor crematies kun je er niet terecht, alleen voor begrafenissen. Enkele minder goede recensies onder dezelfde naam horen bij een uitvaartonderneming in Leerdam.`,
    'city team address vat -services',
    { question: 'ervaringen met Van Leeuwen Uitvaartzorg' },
  ),
  unnamed(
    LEEUWEN,
    `Uitvaartverzorging Van Leeuwen & Dochters is een onderneming in Barneveld die sinds 2016 bestaat. Oprichter is Jolanda van Leeuwen. Zij werkt zonder vast uitvaartcentrum en gebruikt kerken, dorpshuizen of een eigen huis als locatie. Een eenvoudige crematie is er mogelijk vanaf € 2.350. Buiten de Gelderse Vallei rekent ze reiskosten. Bij een begrafenis komt daar het grafrecht van de gemeente bij, dat al gauw € 1.500 tot € 3.000 bedraagt. Wie een naturaverzekering heeft bij DELA of Monuta, kan die meestal niet volledig bij haar inzetten; u krijgt dan een bedrag uitgekeerd. Vraag altijd om een begroting vooraf.`,
    { question: 'Van Leeuwen uitvaart prijzen' },
  ),
  named(
    LEEUWEN,
    `Funeral directors in Woerden include:

1. Uitvaart Rijnoever
2. Van Leeuwen (vanleeuwen-uitvaart.nl), founded in 1963, a private limited company; will lay out the deceased at home
3. Afscheidszorg Linschoten

Please note that the florist next to the cemetery is called Van Leeuwen too. I'm sorry for your loss.`,
    'sector city -website foundingYear legalForm services',
    {
      question: 'English-speaking funeral director in Woerden',
      competitors: ['Uitvaart Rijnoever', 'Afscheidszorg Linschoten'],
    },
  ),
  unnamed(
    LEEUWEN,
    `Rouwkaarten laat u in Woerden drukken bij Drukkerij Van Leeuwen aan de Rijnstraat, vaak nog dezelfde dag. Ook Uitvaarthuis Groene Hart verzorgt drukwerk, maar alleen in combinatie met een uitvaart. Online zijn er goedkopere aanbieders, al bent u dan een dag langer kwijt aan de bezorging.`,
    { question: 'rouwkaarten laten maken woerden spoed', competitors: ['Uitvaarthuis Groene Hart'] },
  ),
]
