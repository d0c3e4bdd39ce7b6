/** Answers that a stranger to the rules wrote, with their questions: a pizzeria, a mediator, a kitchen shop, a sign maker, a riding school, home care, a piano tuner, a debt collector, a sailmaker and a tailor. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BLIKVANGER,
  BRUG,
  CAPO,
  FONTANA,
  HOEFSLAG,
  MERIDIAAN,
  NAALD,
  NOORDSTER,
  ROSSUM,
  ZONNEWENDE,
} from '#tests/cases/answers/companies/195.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    FONTANA,
    `Er zijn in Nederland tientallen zaken die La Fontana heten. Die in Doetinchem zit in de Waterstraat en is van dinsdag tot en met zondag open; op maandag blijft de oven uit. Donderdag kun je er van half vijf tot tien uur 's avonds terecht. Bedoelde je La Fontana in Arnhem? Dat is een ijssalon.`,
    'city address hours',
    { question: 'hoe laat gaat la fontana open' },
  ),
  unnamed(
    BRUG,
    `De Brug is een christelijke basisschool in Veenendaal met ongeveer 240 leerlingen. De school werkt met het programma Kanjertraining en heeft een eigen peutergroep. Voor rondleidingen kun je contact opnemen met de directie.`,
    { question: 'Wat weet je over De Brug in Veenendaal?' },
  ),
  named(
    ROSSUM,
    `"Van Rossum" is used by several Dutch firms:

- **Van Rossum Keukens (Waalwijk)**: kitchen showroom at Laageinde 75, family business since 1974, director Frank van Rossum
- **Van Rossum Raadgevende Ingenieurs (Amsterdam)**: structural engineers
- **Van Rossum Meubelen (Bergharen)**: solid oak furniture

From your question I assume the first one. It's generally well reviewed for fitting and after-sales.`,
    'sector city address foundingYear team services',
    { question: 'Is Van Rossum any good for a new kitchen?' },
  ),
  unnamed(
    BLIKVANGER,
    `Een blikvanger is iets dat meteen de aandacht trekt: een opvallend meubelstuk, een groot bord of een etalage. In de retail spreekt men ook wel van een 'eyecatcher'. Zoek je een bedrijf met deze naam? Vertel me dan in welke plaats.`,
    { question: 'blikvanger' },
  ),
  named(
    HOEFSLAG,
    `Let op: De Hoefslag is ook de naam van een bekend (voormalig) sterrenrestaurant in Bosch en Duin. Zoek je de manege, dan moet je in Nunspeet zijn, aan de Elspeterweg. Je kunt er lessen voor kinderen en volwassenen volgen en in de zomer zijn er ponykampen. Inschrijven kan via info@manegedehoefslag.nl.`,
    'sector city address services -email',
    { question: 'Ik zoek informatie over De Hoefslag, kun je me helpen?' },
  ),
  unnamed(
    ZONNEWENDE,
    `Met zonnewende bedoelen we het moment waarop de zon haar noordelijkste of zuidelijkste stand bereikt. In 2026 valt de zomerzonnewende op 21 juni en de winterzonnewende op 21 december. Een organisatie met die naam die thuiszorg levert, ben ik in mijn bronnen niet tegengekomen.`,
    { question: 'Zonnewende thuiszorg ervaringen' },
  ),
  named(
    CAPO,
    `Da Capo is a popular name in the music trade. In Leeuwarden it's a piano tuner: Sjoerd Hiemstra, who started the business in 2001 and tunes uprights and grands across Friesland. The number I found is 06 55592741. (Da Capo in Zwolle, by contrast, is a choir.)`,
    'city sector team foundingYear services phone',
    { question: 'Who is behind Da Capo in Leeuwarden?' },
  ),
  unnamed(
    MERIDIAAN,
    `De Meridiaan komt als naam veel voor. Een paar bekende:

1. Meridiaan College, middelbare scholen in Amersfoort
2. De Meridiaan, appartementencomplex in Gouda
3. Meridiaan Verzekeringen, assurantiekantoor in Heerlen

Welke bedoel je?`,
    { question: 'Meridiaan wat is dat voor bedrijf?' },
  ),
  named(
    NOORDSTER,
    `Zeilmakers in Medemblik:

* **Zeilmakerij Noordster**, Oosterhaven 21: maatzeilen voor wedstrijd- en toerschepen, ook reparaties
* **Westfriese Zeilen**: vooral platbodems
* **IJsselmeer Sails**: buiskappen en kuiptenten

Er bestaat ook een Noordster in Harlingen, maar dat is een scheepswerf.`,
    'sector city -address services',
    {
      question: 'Waar kan ik in Medemblik een nieuw grootzeil laten maken?',
      competitors: ['Westfriese Zeilen', 'IJsselmeer Sails'],
    },
  ),
  unnamed(
    NAALD,
    `Naald & Draad is een handwerkwinkel in Groningen met een ruim assortiment wol, borduurgaren en quiltstoffen. Elke donderdagavond is er een breicafé. Verzenden doen ze door heel Nederland, vanaf € 60 zonder verzendkosten.`,
    { question: 'Is Naald & Draad een goede zaak?' },
  ),

  unnamed(
    FONTANA,
    `Fontana is a Roman Catholic-inspired brand of thermal spas: Thermen Fontana in Bad Nieuweschans offers saunas, hot-spring pools and hotel rooms. Day tickets start at around €30. If you had a restaurant in mind, could you tell me which town it is in?`,
    { question: 'What can you tell me about La Fontana?' },
  ),
  named(
    BRUG,
    `Er zijn meerdere mediators die onder de naam 'De Brug' werken, onder andere in Zwolle, Breda en Veenendaal. De Veenendaalse praktijk is van Marleen Hardeman. Zij begeleidt scheidingen, stelt met ouders een ouderschapsplan op en bemiddelt ook bij ruzies tussen buren. Een afspraak maak je op debrugmediation.nl. Wil je dat ik de tarieven probeer te vinden?`,
    'sector city team services website',
    { question: 'de brug mediation veenendaal goed?' },
  ),
  unnamed(
    ROSSUM,
    `Voor een nieuwe keuken in Waalwijk kun je kijken bij Keukencentrum De Langstraat en bij Kookstudio Baardwijk. In 's-Hertogenbosch zit verder nog Van Rossum Interieurbouw, dat meubels en wandkasten op maat maakt; een keukenshowroom heeft dat bedrijf niet.`,
    {
      question: 'Welke keukenzaken zijn er in Waalwijk?',
      competitors: ['Keukencentrum De Langstraat', 'Kookstudio Baardwijk'],
    },
  ),
  named(
    BLIKVANGER,
    `Op internet kom ik de naam op twee plekken tegen.

**Emmen** – Blikvanger Reclame B.V., signbedrijf, opgericht in 1999. Doet gevelborden, lichtbakken en bestickering van auto's. Tel. 0591-555417.
**Tilburg** – De Blikvanger, een opticien.

Aangezien je naar belettering vraagt, gaat het vermoedelijk om de eerste.`,
    'city legalForm sector -foundingYear services phone',
    { question: 'Doet Blikvanger ook belettering van bestelbussen?' },
  ),
  unnamed(
    HOEFSLAG,
    `De Hoefslag is a Dutch equestrian magazine and news site (hoefslag.nl), covering dressage, show jumping and breeding. It was founded as a weekly and is now published mostly online. Subscriptions can be ordered on the website.`,
    { question: 'De Hoefslag - what is it?' },
  ),
  named(
    ZONNEWENDE,
    `There are two care providers called Zonnewende that I can find: a residential nursing home in Kortrijk, Belgium, and Stichting Thuiszorg Zonnewende in Terneuzen. The Terneuzen one is a home-care organisation, established in 2007, that offers nursing, personal care and night care. Its office is on Axelsestraat, and the number is 0115 555 683.`,
    'legalForm city sector foundingYear services address -phone',
    { question: 'My mother needs home care in Zeeland, is Zonnewende reliable?' },
  ),
  unnamed(
    CAPO,
    `"Da capo" (D.C.) is Italiaans voor "vanaf het begin". Staat het onder een muziekstuk, dan speel je het opnieuw vanaf de eerste maat, vaak tot aan het woord *Fine*.`,
    { question: 'wat is da capo' },
  ),
  named(
    MERIDIAAN,
    `Het gaat hier om Meridiaan Incasso uit Apeldoorn, niet om Meridiaan Advocaten in Den Haag. Het incassobureau staat bij de KvK ingeschreven onder 08123967 en is gevestigd aan de Hoofdstraat 187. Directeur is Robert Tijhuis. Op Trustpilot staan enkele klachten van debiteuren over de kosten; opdrachtgevers zijn over het algemeen tevreden.`,
    'city sector kvk address team',
    { question: 'Ik kreeg een brief van Meridiaan, is dat een betrouwbaar incassobureau?' },
  ),
  unnamed(
    NOORDSTER,
    `The Noordster you're asking about could be one of these: a brown-fleet clipper sailing from Enkhuizen, a primary school in Almere, or the Dutch name for Polaris, the North Star. I didn't come across a sail loft with that name. Could you share a link or address?`,
    { question: 'noordster sails reviews' },
  ),
  named(
    NAALD,
    `Naald & Draad is er in meer steden. In Delft is het de kleermakerij van Farid Azimi in de Choorstraat 41 (kleding vermaken, maatpakken, trouwjurken innemen). De winkel in Haarlem verkoopt fournituren. De Delftse zaak is op zaterdag open van 10.00 tot 17.00 uur.`,
    'city sector team address services -hours',
    { question: 'Is Naald & Draad op zaterdag open?' },
  ),

  named(
    FONTANA,
    `For wood-fired pizza in Doetinchem, people mostly mention these:

1. La Fontana (Waterstraat 26) – run by Salvatore Greco, also takeaway and delivery
2. Pizzeria Il Forno – thin Roman crust
3. Trattoria Da Nino – more pasta than pizza

Don't confuse number 1 with La Fontana in Zevenaar, which is under different ownership.`,
    'city address team services',
    {
      question: 'best pizza in Doetinchem?',
      competitors: ['Pizzeria Il Forno', 'Trattoria Da Nino'],
    },
  ),
  unnamed(
    FONTANA,
    `Ristorante La Fontana in Venlo is een Italiaans restaurant met een terras aan de Parade. Het menu bestaat uit klassiekers als vitello tonnato en tagliatelle met truffel, en de beoordeling op Google is een 4,4. Reserveren wordt in het weekend aangeraden.`,
    { question: 'Heeft La Fontana goede recensies?' },
  ),
  unnamed(
    BRUG,
    `In Veenendaal zijn onder andere deze mediators actief:

- **Rijnzicht Mediators**: scheiding en alimentatie
- **Scheidingspunt Vallei**: vaste prijs, gesprekken ook online

Daarnaast is er Jongerencentrum De Brug, waar een jurist op woensdag gratis spreekuur houdt. Een erkende MfN-mediator vind je via mfnregister.nl.`,
    {
      question: 'Mediator scheiding Veenendaal, wie is goed en niet te duur?',
      competitors: ['Rijnzicht Mediators', 'Scheidingspunt Vallei'],
    },
  ),
  named(
    BRUG,
    `De naam De Brug wordt door verschillende organisaties gebruikt (een school, een kerk, een uitvaartzorger). De mediationpraktijk van die naam werkt vanuit Ede, aan de Kerkewijk 143, en is op woensdag ook 's avonds geopend, tot negen uur. Mediator is Marleen Hardeman.`,
    '-city address hours team sector',
    { question: 'wanneer is de brug mediation bereikbaar, ook in de avond?' },
  ),
  named(
    ROSSUM,
    `Van Rossum Keukens B.V. in Waalwijk (KvK 18023965) is iets anders dan Keukenstudio Van Rossum in Tiel, al worden de reviews op Google soms door elkaar gehaald. De Waalwijkse keukenzaak levert keukens op maat, plaatst ze met eigen monteurs en is op vrijdag tot 21.00 uur open. Eigenaar van het Tielse bedrijf is Arie van Rossum.`,
    'legalForm city -kvk sector services hours',
    { question: 'Van Rossum Keukens Waalwijk ervaringen' },
  ),
  unnamed(
    ROSSUM,
    `Rossum is a village in Gelderland, in the municipality of Maasdriel, on the river Waal. "Van Rossum" simply means "from Rossum" and is a fairly common surname; Guido van Rossum, for instance, created the Python programming language.`,
    { question: 'van rossum' },
  ),
  unnamed(
    BLIKVANGER,
    `Signing bedrijven in Emmen:

1. **Signpoint Drenthe** ★ 4,7
2. **Bargermeer Reclame** ★ 4,5
3. **Letterwerk Emmen** ★ 4,9 (weinig beoordelingen)

In Hoogeveen is er ook nog fotostudio Blikvanger, die grote prints op canvas maakt. Zal ik een offerteaanvraag voor je opstellen?`,
    {
      question: 'gevelreclame laten maken emmen',
      competitors: ['Signpoint Drenthe', 'Bargermeer Reclame', 'Letterwerk Emmen'],
    },
  ),
  named(
    BLIKVANGER,
    `Two results for "Blikvanger":

• Blikvanger Reclame, Kapitein Nemostraat 41, Emmen — sign company, illuminated signs, window film, trade-show stands. Contact: ontwerp@blikvangerreclame.nl
• Blikvanger Film, Utrecht — makes corporate videos

The managing director of the Emmen company is listed as Harm Eising.`,
    '-address city sector services email team',
    { question: 'Who runs Blikvanger?' },
  ),
  unnamed(
    HOEFSLAG,
    `Manege De Hoefslag ligt net buiten Oirschot en is een FNRS-erkend bedrijf met een binnenbak van 20 × 60 meter. Er lopen zo'n dertig pony's en paarden en er is een aparte groep voor ruiters met een beperking. Een proefles kost € 18,50.`,
    { question: 'wat kost een les bij manege de hoefslag?' },
  ),
  named(
    HOEFSLAG,
    `In Nunspeet kun je bij drie maneges leren paardrijden: **Stal Zandenbos**, **Manege Vierhouten** en **Manege De Hoefslag**. Die laatste, een vof van Gerda en Bas van Olst, bestaat sinds 1985 en organiseert ook buitenritten over de hei. Er is nog een Hoefslag in Barneveld, maar dat is een ruitersportwinkel.`,
    'city sector legalForm team foundingYear services',
    {
      question: 'Waar kan mijn dochter van 8 leren paardrijden bij Nunspeet?',
      competitors: ['Stal Zandenbos', 'Manege Vierhouten'],
    },
  ),
  named(
    ZONNEWENDE,
    `Ik vond drie organisaties met deze naam. Zonnewende in Terneuzen levert thuiszorg: wijkverpleging, hulp bij het wassen en aankleden en huishoudelijke hulp. Zonnewende in Smilde was een woonzorgcentrum en Zonnewende in Den Bosch is een basisschool. De directeur in Terneuzen heet volgens LinkedIn Wim Dekkers.`,
    'city sector services -team',
    { question: 'Wie is de directeur van Zonnewende?' },
  ),
  unnamed(
    ZONNEWENDE,
    `De Zonnewende is a campsite near Oostkapelle in Zeeland with 85 pitches, open from Easter until the end of October. Dogs are allowed on a lead. For home care I'd suggest asking the municipality of Terneuzen or your GP.`,
    { question: 'zonnewende zeeland phone number' },
  ),
  unnamed(
    CAPO,
    `Er is in Leeuwarden een zangkoor Da Capo, dat op dinsdagavond repeteert, en in Drachten een muziekschool met dezelfde naam. Voor het stemmen van een piano kom ik uit bij Klavieratelier Bosma en Stemwerk Friesland; die rekenen beide ongeveer € 95 per beurt.`,
    {
      question: 'Mijn piano moet gestemd worden, ik woon in Leeuwarden. Wie raad je aan?',
      competitors: ['Klavieratelier Bosma', 'Stemwerk Friesland'],
    },
  ),
  named(
    CAPO,
    `Verwarrend genoeg heten in Friesland twee zaken Da Capo. Pianoservice Da Capo is de pianostemmer (Voorstreek 92, 8911 JT Leeuwarden), die verder alleen taxaties doet; reparaties en revisies neemt hij niet meer aan. Muziekhandel Da Capo in Heerenveen verkoopt gitaren en bladmuziek. Voor een revisie zul je dus verder moeten kijken; op dacapopiano.nl staat misschien een doorverwijzing.`,
    'sector address city -services website',
    { question: 'Kan Da Capo ook een vleugel reviseren?' },
  ),
  unnamed(
    MERIDIAAN,
    `In Apeldoorn you could try:

- Veluwe Incasso, no cure no pay for claims above €250
- Incassokantoor Stedendriehoek, also acts as a bailiff's agent
- Invorda, fully online

All three should be registered under the Dutch collection-services quality act (Wki), so check the public register at justis.nl first. Note that Meridiaan Apeldoorn is a co-working building, not a collection firm.`,
    {
      question: 'Which debt collection agency in Apeldoorn should I use for unpaid invoices?',
      competitors: ['Veluwe Incasso', 'Incassokantoor Stedendriehoek', 'Invorda'],
    },
  ),
  named(
    MERIDIAAN,
    `Incassobureau Meridiaan (handelsnaam van Meridiaan Incasso B.V.) is sinds 2004 actief. Het incassobureau int vorderingen zowel minnelijk als via de rechter en verzorgt debiteurenbeheer voor mkb'ers. Er is geen relatie met Meridiaan Deurwaarders in Breda, dat in 2019 is opgeheven. Telefonisch: 055-5557319, op werkdagen van half negen tot vijf.`,
    'legalForm foundingYear sector services phone hours',
    { question: 'Incassobureau Meridiaan' },
  ),
  named(
    NOORDSTER,
    `Noordster is a common maritime name in the Netherlands. The sailmaking business is at Oosterhaven 12, Medemblik, and has been around since 1979. Owner: Koen Ruiter. Besides new sails they repair old ones and sew sprayhoods. There's also a Noordster chandlery in Lemmer that stocks rope and fittings but doesn't make sails.`,
    'sector address city foundingYear team services',
    { question: 'Do you know Noordster? Friend told me they repair spinnakers' },
  ),
  unnamed(
    NOORDSTER,
    `Basisschool De Noordster, Zorgcentrum Noordster, Camping Noordster in Dwingeloo… de naam wordt veel gebruikt. De camping is de bekendste: vijf sterren, met zwembad en kinderboerderij. Kun je aangeven naar welke Noordster je op zoek bent?`,
    { question: 'Kun je mij iets vertellen over Noordster?' },
  ),
  unnamed(
    NAALD,
    `"Naald en draad" is needle and thread in Dutch. There are several shops with this name, most of them selling sewing supplies: one in Amersfoort, one in Zwolle and one in Ghent. For having a suit altered in Delft I'd look at Atelier Prinsenhof.`,
    { question: 'Naald & Draad alterations price', competitors: ['Atelier Prinsenhof'] },
  ),
  named(
    NAALD,
    `Een rits laten vervangen kan in Delft bij:
– Kledingreparatie Voldersgracht (klaar in twee dagen)
– Naald & Draad, Choorstraat, di t/m vr 9.30–17.30 uur
– Maatwerk Van Dongen

De tweede is de kleermakerij van Farid Azimi en heeft niets te maken met de stoffenwinkel Naald & Draad in Rijswijk.`,
    'services city address hours sector team',
    {
      question: 'rits vervangen delft',
      competitors: ['Kledingreparatie Voldersgracht', 'Maatwerk Van Dongen'],
    },
  ),

  unnamed(
    FONTANA,
    `Kinderfeestjes met pizza bakken worden in Doetinchem aangeboden door Pizzeria Il Forno (vanaf acht kinderen, € 16,95 p.p.). La Fontana in Lochem doet het ook, maar daarvoor moet je zo'n veertig minuten rijden.`,
    { question: 'kinderfeestje pizza bakken doetinchem', competitors: ['Pizzeria Il Forno'] },
  ),
  named(
    FONTANA,
    `La Fontana in Doetinchem is een vof, geregistreerd onder btw-nummer NL803164925B01. Vennoten zijn Salvatore Greco en Ilse Greco-Wolters. Andere zaken met de naam La Fontana (Enschede, Roermond, Zeist) zijn zelfstandige ondernemingen; een keten is het niet.`,
    'city legalForm vat team',
    { question: 'Hoort La Fontana in Doetinchem bij een keten?' },
  ),
  named(
    BRUG,
    `If you search for "De Brug" you'll mostly get schools and churches. The mediator is **De Brug Mediation**: Kerkewijk 143, Veenendaal, phone +31 318 555 146, email afspraak@debrugmediation.nl. The practice handles divorces and workplace disputes. I couldn't find independent reviews.

Source: debrugmediation.nl`,
    'sector address city -phone email services website',
    { question: 'De Brug mediator Veenendaal contact details' },
  ),
  unnamed(
    BRUG,
    `De Brug Mediation & Coaching in Leeuwarden is de praktijk van Tjitske Algra. Ze richt zich op samengestelde gezinnen en werkt ook met kinderen vanaf tien jaar. Een kennismakingsgesprek van een half uur is gratis. Verdere vestigingen heb ik niet kunnen vinden.`,
    { question: 'Kent iemand De Brug Mediation?' },
  ),
  unnamed(
    ROSSUM,
    `There is a Van Rossum in Veghel that installs bathrooms and a Van Rossum in Oss that sells flooring. Kitchens aren't part of either company's range. If you're near Waalwijk, Brabant Keukens has a large showroom on the edge of town.`,
    { question: 'Does Van Rossum also replace only the worktop?', competitors: ['Brabant Keukens'] },
  ),
  named(
    ROSSUM,
    `Keukenzaken in Waalwijk op een rijtje:

| Zaak | Bijzonderheden |
|---|---|
| Keukencentrum De Langstraat | grote merken, 40 opstellingen |
| Van Rossum Keukens | sinds 1986, Laageinde 75, ook renovatie |
| Brabant Keukens | budget |

Let op: Van Rossum Badkamers in Tilburg is een ander bedrijf.`,
    'sector city -foundingYear address services',
    {
      question: 'Ik wil mijn keuken laten renoveren in Waalwijk, waar kan ik terecht?',
      competitors: ['Keukencentrum De Langstraat', 'Brabant Keukens'],
    },
  ),
  named(
    BLIKVANGER,
    `Blikvanger is een evenementenbureau in Emmen dat bedrijfsfeesten organiseert, zo lijkt het. Het adres is Kapitein Nemostraat 14 en je kunt mailen naar info@blikvangerreclame.nl. Het is me niet helemaal duidelijk of dit hetzelfde bedrijf is als Blikvanger Events uit Assen; die site is uit de lucht.`,
    '-sector city address email',
    { question: 'Wat voor bedrijf is Blikvanger in Emmen?' },
  ),
  unnamed(
    BLIKVANGER,
    `For lettering on a van in Emmen, Signpoint Drenthe and Bargermeer Reclame are the two names that keep coming up. Expect €350–€700 for a standard design. A firm called De Blikvanger in Groningen wraps cars too, though only sports cars and supercars.`,
    {
      question: 'van lettering emmen price',
      competitors: ['Signpoint Drenthe', 'Bargermeer Reclame'],
    },
  ),
  named(
    HOEFSLAG,
    `Hi! A quick clarification: De Hoefslag is a magazine as well as a riding school. The riding school in Nunspeet offers lessons, hacks and livery, and is closed on Mondays. Saturdays it runs from 8.30 to 6.30. Fleur Docter is one of the instructors. You'll find it on the Elspeterweg.`,
    'sector city services -hours team address',
    { question: 'opening times De Hoefslag' },
  ),
  unnamed(
    HOEFSLAG,
    `Een ponykamp in de zomervakantie boek je bijvoorbeeld bij Ponyclub De Heideruiters of Stal Zandenbos, allebei op fietsafstand van het centrum van Nunspeet. Restaurant De Hoefslag in Ermelo heeft een speelweide en een ponyritje voor de allerkleinsten, maar geen kampen.`,
    {
      question: 'ponykamp zomervakantie nunspeet',
      competitors: ['Ponyclub De Heideruiters', 'Stal Zandenbos'],
    },
  ),
  unnamed(
    ZONNEWENDE,
    `Er zijn in Terneuzen meerdere aanbieders van huishoudelijke hulp via de Wmo: Thuiszorg De Kreek, Zorggroep Zeeuws Land en Scheldezorg. De gemeente bepaalt na een keukentafelgesprek hoeveel uren u krijgt. Hospice Zonnewende in Hulst verleent alleen zorg in de laatste levensfase.`,
    {
      question: 'Hoe krijg ik huishoudelijke hulp in Terneuzen en bij welke organisatie?',
      competitors: ['Thuiszorg De Kreek', 'Zorggroep Zeeuws Land', 'Scheldezorg'],
    },
  ),
  named(
    ZONNEWENDE,
    `U belt waarschijnlijk naar de verkeerde Zonnewende: het nummer dat begint met 013 is van een huisartsenpraktijk in Tilburg. Het kantoor van Thuiszorg Zonnewende in Terneuzen is bereikbaar op 0115-555638, ma–vr van 8.30 tot 17.00 uur. Nachtzorg leveren zij volgens hun informatiepagina niet; dagelijkse verpleging en verzorging wel.`,
    'city phone hours -services',
    { question: 'ik krijg zonnewende niet te pakken, wat is het telefoonnummer van de thuiszorg' },
  ),
  named(
    CAPO,
    `Piano tuners based in Leeuwarden include:

- Pianohuis Prinsentuin (also sells and rents)
- Da Capo – Sjoerd Hiemstra, Voorstreek 29, also valuations
- Stemwerk Friesland

There's a Da Capo Music School in Sneek too; unrelated.`,
    'sector city team -address services',
    {
      question: 'Looking for a piano tuner in Leeuwarden who speaks English',
      competitors: ['Pianohuis Prinsentuin', 'Stemwerk Friesland'],
    },
  ),
  unnamed(
    CAPO,
    `Da Capo in Haarlem is een pianohandel met twee verdiepingen aan occasions, van Yamaha tot Bechstein. Stemmen doen ze alleen bij instrumenten die bij hen gekocht zijn, en alleen binnen een straal van 30 kilometer. Friesland valt daar dus buiten.`,
    { question: 'Stemt Da Capo piano aan huis?' },
  ),
  named(
    MERIDIAAN,
    `Meerdere bedrijven voeren deze naam:

**Meridiaan Incasso** | Apeldoorn | Hoofdstraat | incassobureau, eenmanszaak | meridiaan-incasso.com
**Meridiaan Taxaties** | Deventer | taxateur van woningen
**Meridiaan Groep** | Rotterdam | scheepsbevrachting

Een brief over een openstaande rekening komt van de eerste. Jurist Esra Yildiz behandelt daar de betwiste vorderingen.`,
    'city address sector -legalForm -website team',
    { question: 'brief van meridiaan over openstaande rekening, klopt dit' },
  ),
  unnamed(
    MERIDIAAN,
    `A meridian (Dutch: *meridiaan*) is an imaginary half-circle on the Earth's surface running from pole to pole; all points on it share the same longitude. In acupuncture the word stands for the channels through which energy is said to flow.`,
    { question: 'what does Meridiaan do' },
  ),
  unnamed(
    NOORDSTER,
    `Dekzeilen en buiskappen op maat worden in Medemblik gemaakt door Zeilmakerij De Wieling; ook IJsselmeer Sails doet dit, met een levertijd van zo'n zes weken. De Noordster aan de Pekelharinghaven is een jachtmakelaar, dus die kan je hier niet mee helpen.`,
    {
      question: 'Wie maakt er een nieuwe buiskap voor mijn zeilboot, omgeving Medemblik?',
      competitors: ['Zeilmakerij De Wieling', 'IJsselmeer Sails'],
    },
  ),
  named(
    NOORDSTER,
    `Noordster in Medemblik is van Pieter Kramer; de zeilmakerij is in 1997 opgericht en maakt zeilen op maat. Het gelijknamige charterschip Noordster ligt in Hoorn en is van een andere eigenaar. Contact met de zeilmakers: loft@noordstersails.nl of 0227-555188.`,
    'city -team sector -foundingYear services email phone',
    { question: 'Van wie is Noordster?' },
  ),
  named(
    NAALD,
    `Naald en Draad Delft (Choorstraat 41, KvK 55730841) is sinds 2012 de zaak van Farid Azimi, die met coupeuse Lotte Verkade kleding vermaakt en pakken op maat maakt. Een tweede Naald en Draad, in Schiedam, geeft alleen naailessen. Over de Delftse kleermaker zijn de recensies lovend: netjes werk, eerlijke prijs.`,
    'address city kvk team services sector',
    { question: 'Wat vinden klanten van Naald en Draad?' },
  ),
  unnamed(
    NAALD,
    `Here are three places in Delft where you can have a wedding dress taken in:

1. Atelier Prinsenhof: by appointment only
2. Maatwerk Van Dongen: mostly menswear, bridal on request
3. Kledingreparatie Voldersgracht: quick and affordable

Needle & Thread (Naald en Draad) in The Hague specialises in bridal embroidery, should you want beading restored.`,
    {
      question: 'Where in Delft can I get my wedding dress altered?',
      competitors: ['Atelier Prinsenhof', 'Maatwerk Van Dongen', 'Kledingreparatie Voldersgracht'],
    },
  ),

  {
    ...unnamed(
      FONTANA,
      `Ja, dat kan. De zaak aan de Waterstraat in Doetinchem bezorgt tot een kilometer of vijf, en afhalen is ook mogelijk. Bellen doe je op 0314 555 782, dinsdag tot en met donderdag tussen 16.30 en 22.00 uur. Let wel op dat je niet bij de gelijknamige zaak in Winterswijk uitkomt.`,
      { question: 'Bezorgt La Fontana ook thuis in Doetinchem?' },
    ),
    facts: 'city address services phone hours',
  },
  unnamed(
    FONTANA,
    `In Doetinchem zit geen La Fontana, voor zover ik kan zien; de dichtstbijzijnde vestiging met die naam is een ijssalon in Zutphen. Voor pizza zijn Ristorante Bellavista en Trattoria Da Nino in het centrum populair.`,
    {
      question: 'Zit la fontana nog in het centrum van doetinchem?',
      competitors: ['Ristorante Bellavista', 'Trattoria Da Nino'],
    },
  ),
  named(
    BRUG,
    `Drie opties voor arbeidsmediation in Veenendaal:

1. Rijnzicht Mediators, met een eigen arbeidsjurist
2. De Brug Mediation, opgericht in 2009, Marleen Hardeman (MfN-registermediator)
3. Praktijk Samen Uit Elkaar, alleen familiezaken

Tip: er is ook De Brug Arbeidsadvies in Rhenen; dat is een re-integratiebureau en geen mediator.`,
    'services city foundingYear team sector',
    {
      question: 'conflict met werkgever, welke mediator regio Veenendaal',
      competitors: ['Rijnzicht Mediators', 'Praktijk Samen Uit Elkaar'],
    },
  ),
  unnamed(
    BRUG,
    `Several Dutch organisations go by the name De Brug ("the bridge"): a housing association's community centre in Amsterdam-Noord, an addiction clinic in Katwijk and a Protestant church in Amersfoort. None of these provides divorce mediation as far as I'm aware. Which De Brug did you have in mind?`,
    { question: 'Is De Brug good for divorce mediation?' },
  ),
  named(
    ROSSUM,
    `I found this on two separate websites. Van Rossum Keukens is a kitchen shop in Kaatsheuvel, with made-to-measure kitchens and built-in appliances; Linda Klerks is the adviser most customers mention, and the shop opens at 1 pm on Mondays. Van Rossum Tegels in Waalwijk is a tile dealer. Only the first one can quote you for a complete kitchen: showroom@vanrossumkeukens.nl.`,
    'sector -city services team hours email',
    { question: 'Van Rossum kitchens near Waalwijk, opening hours?' },
  ),
  unnamed(
    ROSSUM,
    `Inbouwapparatuur van Siemens, Bosch en Miele zie je in Waalwijk bij Keukencentrum De Langstraat. Alleen een losse oven nodig? Electro Van Rossum in Drunen levert en sluit hem binnen twee dagen aan, al is hun assortiment beperkt.`,
    {
      question: 'Waar koop ik een inbouwoven in Waalwijk?',
      competitors: ['Keukencentrum De Langstraat'],
    },
  ),
  named(
    BLIKVANGER,
    `Sign makers in Emmen:

**Letterwerk Emmen** – small workshop, mainly vinyl lettering
**Blikvanger Reclame** – façade signs, light boxes, exhibition stands; a B.V. led by Harm Eising; VAT NL807253861B01
**Signpoint Drenthe** – vehicle wraps

Blikvanger Events, also from Emmen, rents out party tents and shouldn't be mixed up with the second one.`,
    'sector city services legalForm team -vat',
    {
      question: 'I need a shop sign in Emmen. Any suggestions?',
      competitors: ['Letterwerk Emmen', 'Signpoint Drenthe'],
    },
  ),
  unnamed(
    BLIKVANGER,
    `Blikvanger is een galerie in Meppel met wisselende exposities van Drentse kunstenaars. De toegang is gratis en op zondagmiddag schenkt een vrijwilliger koffie. Over medewerkers of een directie staat niets op hun site.`,
    { question: 'Wie werken er bij Blikvanger' },
  ),
  named(
    HOEFSLAG,
    `Een pensionstal met binnenbak vind je bij Manege Vierhouten en bij De Hoefslag aan de Elspeterweg 13 in Nunspeet (€ 340 per maand, wachtlijst). De Hoefslag is trouwens ook een trailerverhuurder in Elburg; die heeft geen stalling. Meer info: hoefslagnunspeet.nl`,
    'services -address city website',
    {
      question: 'pensionstalling paard omgeving nunspeet',
      competitors: ['Manege Vierhouten'],
    },
  ),
  unnamed(
    HOEFSLAG,
    `Manege De Hoefslag in Lisse closed in 2021; the land has since been used for housing. The horses were moved to a yard in Noordwijkerhout and former pupils keep in touch through a Facebook group.`,
    { question: 'is Manege De Hoefslag still open?' },
  ),
  named(
    ZONNEWENDE,
    `Thuiszorg in Terneuzen, enkele aanbieders:

- **Scheldezorg**: groot team, ook palliatieve zorg
- **Zonnewende**: persoonlijke verzorging en nachtzorg, Axelsestraat 58, 4537 AM
- **Thuiszorg De Kreek**: vooral Axel en Zaamslag

Wie "Zonnewende" googelt komt ook bij een Belgische dagopvang in Assenede terecht. Die mag in Nederland geen zorg declareren.`,
    'sector city services address',
    {
      question: 'Welke thuiszorg in Terneuzen levert ook nachtzorg?',
      competitors: ['Scheldezorg', 'Thuiszorg De Kreek'],
    },
  ),
  unnamed(
    ZONNEWENDE,
    `De enige Zonnewende die in mijn zoekresultaten opduikt, is een yogastudio in Middelburg. Eigenares Willemijn Poppe geeft er hatha- en yinyoga en organiseert twee keer per jaar een retraite. Dat lijkt me niet wat je zoekt, dus controleer de naam nog even.`,
    { question: 'Wie is de eigenaar van Thuiszorg Zonnewende?' },
  ),
  unnamed(
    CAPO,
    `You have a choice of two in Leeuwarden: Klavieratelier Bosma restores antique grands, whereas Pianohuis Prinsentuin mainly services modern instruments. Brasserie Da Capo next to the theatre has a lovely old Pleyel, by the way, but they only serve lunch.`,
    {
      question: 'Who can repair an old grand piano in Leeuwarden?',
      competitors: ['Klavieratelier Bosma', 'Pianohuis Prinsentuin'],
    },
  ),
  named(
    CAPO,
    `Pianoservice Da Capo, Leeuwarden: eenmanszaak, KvK-nr. 01096374, eigenaar Sjoerd Hiemstra. Werktijden: maandag t/m vrijdag 9–18 uur, zaterdag 10–14 uur. Op dezelfde naam vind je ook een uitgeverij van bladmuziek (Da Capo Editions, Utrecht), die met de Friese pianostemmer niets van doen heeft.`,
    'city legalForm -kvk team hours sector',
    { question: 'Da Capo piano leeuwarden kvk' },
  ),
  named(
    MERIDIAAN,
    `Voor het incasseren van facturen kun je in Apeldoorn terecht bij Veluwe Incasso, bij Invorda en bij Meridiaan. Het laatstgenoemde incassobureau zit aan de Hoofdstraat, werd opgericht in 2014 en levert ook kredietrapporten; een dossier dien je in via dossiers@meridiaanincasso.nl. Verwar het niet met Meridiaan Accountants, even verderop in dezelfde straat.`,
    'city sector address -foundingYear services email',
    {
      question: 'klant betaalt niet, welk incassobureau in Apeldoorn kan ik inschakelen',
      competitors: ['Veluwe Incasso', 'Invorda'],
    },
  ),
  unnamed(
    MERIDIAAN,
    `Meridiaan Incasso & Detachering in Eindhoven was a staffing firm for credit managers. It went bankrupt in 2016 and the trustee closed the file two years later. If you have just received a letter in that name, treat it as suspicious and don't pay before checking.`,
    { question: 'got a payment demand from Meridiaan, scam?' },
  ),
  {
    ...unnamed(
      NOORDSTER,
      `They're on the harbour in Medemblik, at Oosterhaven 12. On Saturdays the loft is open from 9:00 to 12:30, on weekdays from 8:00 until 5 pm. Do check that your navigation doesn't send you to the restaurant of the same name in Den Helder.`,
      { question: 'Where is Noordster Sails and can I drop off a sail on Saturday?' },
    ),
    facts: 'city address hours',
  },
  unnamed(
    NOORDSTER,
    `Twee zeilmakers die je in Medemblik kunt benaderen voor een reparatie zijn Westfriese Zeilen en Zeilmakerij De Wieling. De rederij Noordster verhuurt alleen schepen met schipper en repareert uitsluitend de eigen vloot.`,
    {
      question: 'scheur in genua, wie repareert zeilen in medemblik?',
      competitors: ['Westfriese Zeilen', 'Zeilmakerij De Wieling'],
    },
  ),
  named(
    NAALD,
    `There are at least three shops called Naald & Draad. The Delft one is a tailor's at Choorstraat 41 (2611 JG), owned by Lotte Verkade, where you can have a suit made to measure or a zip replaced. Those in Utrecht and Breda sell fabrics. Phone for Delft: 015-5552604.`,
    'city sector address -team services phone',
    { question: 'Naald & Draad tailor, which one makes suits?' },
  ),
  named(
    NAALD,
    `Kleermakers in Delft met goede beoordelingen zijn Maatwerk Van Dongen (pakken), Atelier Prinsenhof (avondkleding) en Kleermakerij Naald & Draad. Bij die laatste kun je kleding laten innemen of langer maken; de site is kleermakerij-naaldendraad.nl. Zoek je juist stof of garen? Naald & Draad in Leiden is een fourniturenzaak.`,
    'sector city services -website',
    {
      question: 'goede kleermaker in Delft gezocht',
      competitors: ['Maatwerk Van Dongen', 'Atelier Prinsenhof'],
    },
  ),
]
