/** Passages that tell one of several facts, written and labelled by a stranger to the rules. */
import type { Profile, Sentence } from './sentence.ts'

export const COMPANIES: Record<string, Profile> = {
  opt: { name: 'Optiek Verhoeven', aliases: ['Verhoeven Optiek', 'Verhoeven'], legalForm: 'eenmanszaak', websites: ['https://www.optiekverhoeven.nl'], phones: ['0575 555 214'], emails: ['info@optiekverhoeven.nl'], addresses: [{ street: 'Beukerstraat 34', postalCode: '7201 LE', city: 'Zutphen' }],
    foundingYear: 1987, kvk: '08041276', vat: 'NL001734562B01', sector: 'opticien', services: ['oogmeting', 'contactlenzen', 'multifocale brillen', 'zonnebrillen op sterkte'], team: [{ name: 'Marieke Verhoeven', role: 'eigenaar' }, { name: 'Tim Bosman', role: 'optometrist' }, { name: 'Hanneke Slot', role: 'verkoopadviseur' }], hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 09:00-17:00; zo gesloten'] },
  blo: { name: 'Bloemsierkunst De Lelie', aliases: ['De Lelie', 'Bloemen De Lelie'], legalForm: 'vof', websites: ['https://www.delelieveenendaal.nl'], phones: ['0318 555 340'], emails: ['bloemen@delelieveenendaal.nl'], addresses: [{ street: 'Hoofdstraat 118', postalCode: '3901 AS', city: 'Veenendaal' }],
    foundingYear: 1996, kvk: '30128457', vat: 'NL806214573B01', sector: 'bloemist', services: ['boeketten', 'rouwwerk', 'bruidswerk', 'bezorgen van bloemen'], team: [{ name: 'Anja van Schuppen', role: 'eigenaar' }, { name: 'Lotte Kramer', role: 'bloembinder' }, { name: 'Ruben Vink', role: 'bezorger' }], hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'] },
  fie: { name: 'Rijwielhandel Ter Horst', aliases: ['Ter Horst', 'Ter Horst Fietsen'], legalForm: 'eenmanszaak', websites: ['https://www.terhorstfietsen.nl'], phones: ['074 555 18 20'], emails: ['werkplaats@terhorstfietsen.nl'], addresses: [{ street: 'Deldenerstraat 61', postalCode: '7551 AC', city: 'Hengelo' }],
    foundingYear: 1974, kvk: '06052318', vat: 'NL001298347B01', sector: 'fietsenmaker', services: ['fietsreparatie', 'onderhoud van e-bikes', 'verkoop van nieuwe fietsen', 'haal- en brengservice'], team: [{ name: 'Gerrit ter Horst', role: 'eigenaar' }, { name: 'Bas Oude Luttikhuis', role: 'monteur' }, { name: 'Ilse Wolters', role: 'verkoper' }], hours: ['ma 13:00-18:00; di,wo,do,vr 08:30-18:00; za 08:30-16:00; zo gesloten'] },
  sch: { name: 'Schoonheidssalon Puur Sanne', aliases: ['Puur Sanne'], legalForm: 'eenmanszaak', websites: ['https://www.puursanne.nl'], phones: ['033 555 47 12'], emails: ['afspraak@puursanne.nl'], addresses: [{ street: 'Langestraat 87', postalCode: '3811 AD', city: 'Amersfoort' }],
    foundingYear: 2013, kvk: '57284016', vat: 'NL002041785B27', sector: 'schoonheidssalon', services: ['gezichtsbehandelingen', 'acnebehandeling', 'wimperlifting', 'harsen'], team: [{ name: 'Sanne de Wit', role: 'eigenaar' }, { name: 'Esra Yilmaz', role: 'schoonheidsspecialiste' }], hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-21:00; vr 09:00-17:30; za 09:00-15:00; zo gesloten'] },
  not: { name: 'Van Dongen Notarissen B.V.', aliases: ['Van Dongen Notarissen', 'Notariskantoor Van Dongen', 'Van Dongen'], legalForm: 'bv', websites: ['https://www.vandongennotarissen.nl'], phones: ['076 555 09 34'], emails: ['info@vandongennotarissen.nl'], addresses: [{ street: 'Baronielaan 142', postalCode: '4818 RC', city: 'Breda' }],
    foundingYear: 1991, kvk: '20073915', vat: 'NL809154627B01', sector: 'notaris', services: ['testament', 'hypotheekakte', 'samenlevingscontract', 'oprichting van een bv'], team: [{ name: 'Paul van Dongen', role: 'notaris en eigenaar' }, { name: 'Eline Hermans', role: 'kandidaat-notaris' }, { name: 'Joke Smits', role: 'notarisklerk' }], hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'] },
  die: { name: 'Dierenkliniek De Meent', aliases: ['De Meent'], legalForm: 'bv', websites: ['https://www.dierenkliniekdemeent.nl'], phones: ['035 555 26 81'], emails: ['balie@dierenkliniekdemeent.nl'], addresses: [{ street: 'Gijsbrecht van Amstelstraat 210', postalCode: '1215 CP', city: 'Hilversum' }],
    foundingYear: 2006, kvk: '32114508', vat: 'NL816402735B01', sector: 'dierenarts', services: ['vaccinaties', 'gebitsbehandeling', 'sterilisatie en castratie', 'echografie'], team: [{ name: 'Floor Jansen', role: 'eigenaar en dierenarts' }, { name: 'Mark Dijkhuizen', role: 'dierenarts' }, { name: 'Kim de Ruiter', role: 'paraveterinair' }], hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-12:00; zo gesloten'] },
  dru: { name: 'Drukkerij Hoekstra B.V.', aliases: ['Drukkerij Hoekstra', 'Hoekstra'], legalForm: 'bv', websites: ['https://www.drukkerijhoekstra.nl'], phones: ['0515 555 406'], emails: ['order@drukkerijhoekstra.nl'], addresses: [{ street: 'Edisonstraat 9', postalCode: '8606 JJ', city: 'Sneek' }],
    foundingYear: 1958, kvk: '01037642', vat: 'NL003518294B01', sector: 'drukkerij', services: ['visitekaartjes', 'brochures', 'boeken drukken', 'grootformaat print'], team: [{ name: 'Jelle Hoekstra', role: 'directeur' }, { name: 'Wietske Postma', role: 'dtp\'er' }, { name: 'Sjoerd Bakker', role: 'drukker' }], hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'] },
  spo: { name: 'Sportschool FitPoint', aliases: ['FitPoint'], legalForm: 'vof', websites: ['https://www.fitpointroermond.nl'], phones: ['0475 555 730'], emails: ['info@fitpointroermond.nl'], addresses: [{ street: 'Oranjelaan 25', postalCode: '6043 GA', city: 'Roermond' }],
    foundingYear: 2010, kvk: '14097583', vat: 'NL822017364B01', sector: 'sportschool', services: ['fitness', 'groepslessen', 'personal training', 'spinning'], team: [{ name: 'Roel Janssen', role: 'eigenaar' }, { name: 'Naomi Peeters', role: 'personal trainer' }, { name: 'Dennis Geraats', role: 'groepslesinstructeur' }], hours: ['ma,di,wo,do,vr 07:00-22:00; za,zo 08:00-16:00'] },
  sdb: { name: 'Schildersbedrijf Kuipers', aliases: ['Kuipers', 'Kuipers Schilderwerken'], legalForm: 'bv', websites: ['https://www.schildersbedrijfkuipers.nl'], phones: ['0592 555 129'], emails: ['info@schildersbedrijfkuipers.nl'], addresses: [{ street: 'Industrieweg 17', postalCode: '9403 AB', city: 'Assen' }],
    foundingYear: 1982, kvk: '04031857', vat: 'NL007263415B01', sector: 'schildersbedrijf', services: ['binnenschilderwerk', 'buitenschilderwerk', 'behangen', 'houtrotreparatie'], team: [{ name: 'Henk Kuipers', role: 'eigenaar' }, { name: 'Daan Mulder', role: 'schilder' }, { name: 'Petra Hofman', role: 'planner' }], hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'] },
  adv: { name: 'Meijer Advocatuur', aliases: ['Meijer Advocaten', 'Advocatenkantoor Meijer', 'Meijer'], legalForm: 'eenmanszaak', websites: ['https://www.meijeradvocatuur.nl'], phones: ['023 555 61 90'], emails: ['kantoor@meijeradvocatuur.nl'], addresses: [{ street: 'Nassaulaan 46', postalCode: '2011 PD', city: 'Haarlem' }],
    foundingYear: 2001, kvk: '34152790', vat: 'NL001862947B33', sector: 'advocaat', services: ['echtscheiding', 'arbeidsrecht', 'huurrecht', 'mediation'], team: [{ name: 'Karin Meijer', role: 'eigenaar en advocaat' }, { name: 'Thomas de Boer', role: 'advocaat' }, { name: 'Yvonne Prins', role: 'juridisch secretaresse' }], hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'] },
};

export const SENTENCES: readonly Sentence[] = [
  // ---- opt
  ['opt', 'city', 'right', `Voor een nieuwe bril in Zutphen kun je goed terecht bij Optiek Verhoeven.`],
  ['opt', 'city', 'right', `Optiek Verhoeven is an independent optician in the old centre of Zutphen. Owner Marieke Verhoeven and her team do eye tests and fit contact lenses, and the shop is closed on Mondays.`],
  ['opt', 'city', 'right', `**Verhoeven Optiek**
- Plaats: Zutphen
- Specialisatie: multifocale brillen
- Website: optiekverhoeven.nl`],
  ['opt', 'city', 'wrong', `Optiek Verhoeven is a family-run optician based in Doetinchem. Marieke Verhoeven is the owner, and you can book an eye exam through www.optiekverhoeven.nl.`],
  ['opt', 'city', 'absent', `Specsavers heeft een vestiging in Deventer. Van Optiek Verhoeven kon ik niet met zekerheid achterhalen in welke plaats de winkel zit.`],
  ['opt', 'foundingYear', 'right', `De winkel bestaat sinds 1987 en is nog altijd zelfstandig: Optiek Verhoeven hoort niet bij een keten.`],
  ['opt', 'foundingYear', 'right', `Optiek Verhoeven opened its doors on the Beukerstraat in Zutphen in 1987. These days you can go there for eye tests, contact lenses and prescription sunglasses.`],
  ['opt', 'foundingYear', 'right', `| Opticien | Opgericht | Oogmeting |
|---|---|---|
| Optiek Verhoeven | 1987 | ja, op afspraak |
| Eye Wish | 1994 | ja |`],
  ['opt', 'foundingYear', 'wrong', `Optiek Verhoeven werd in 1999 opgericht en is gevestigd aan de Beukerstraat in Zutphen. Je kunt er terecht voor oogmetingen en contactlenzen.`],
  ['opt', 'foundingYear', 'wrong', `According to its website, Verhoeven Optiek has been helping customers in Zutphen with glasses since 1962.`],
  ['opt', 'team', 'right', `Optometrist Tim Bosman voert bij Optiek Verhoeven de uitgebreide oogmetingen uit. Een afspraak maken kan telefonisch via 0575 555 214.`],
  ['opt', 'team', 'right', `The owner of Optiek Verhoeven is Marieke Verhoeven.`],
  ['opt', 'team', 'wrong', `Optiek Verhoeven in Zutphen is owned by Tim Bosman, who also carries out the eye tests himself.`],
  ['opt', 'team', 'wrong', `Optiek Verhoeven is een zelfstandige opticien in de binnenstad van Zutphen. De zaak wordt geleid door eigenaar Robert Lansink en staat bekend om multifocale brillen.`],
  ['opt', 'team', 'absent', `As far as I can see, Optiek Verhoeven in Zutphen doesn't publish the names of its staff, so I can't tell you who does the eye tests.`],
  ['opt', 'address', 'right', `Je vindt Optiek Verhoeven aan de Beukerstraat 34 in Zutphen.`],
  ['opt', 'address', 'right', `### Optiek Verhoeven
Address: Beukerstraat 34, 7201 LE Zutphen
Good for: multifocal glasses and contact lenses
Opening hours: Tuesday to Saturday`],
  ['opt', 'address', 'wrong', `If you are looking for contact lenses in Zutphen, Optiek Verhoeven is a good choice. The shop is located at Turfstraat 12 and is run by Marieke Verhoeven.`],
  ['opt', 'phone', 'right', `Bel voor een oogmeting bij Optiek Verhoeven naar 0575-555214; op maandag is de winkel dicht.`],
  ['opt', 'phone', 'wrong', `You can reach Optiek Verhoeven in Zutphen by phone on 0575 531 880 or via info@optiekverhoeven.nl.`],
  ['opt', 'sector', 'right', `Ja, in Zutphen zit een onafhankelijke opticien die vaak goed wordt beoordeeld: Optiek Verhoeven.`],
  ['opt', 'sector', 'right', `Verhoeven is a local optician's shop with its own optometrist. Besides glasses it sells contact lenses and prescription sunglasses.`],
  ['opt', 'sector', 'right', `Wie een brillenzaak zoekt met persoonlijk advies, komt in Zutphen al snel uit bij Verhoeven. De winkel zit aan de Beukerstraat en is van Marieke Verhoeven.`],
  ['opt', 'sector', 'wrong', `Verhoeven in Zutphen is a jeweller on the Beukerstraat, best known for wedding rings and watch repairs.`],

  // ---- blo
  ['blo', 'city', 'right', `Bloemsierkunst De Lelie in Veenendaal verzorgt onder meer bruidsboeketten en rouwwerk.`],
  ['blo', 'city', 'right', `A few florists stand out here, and one of them is De Lelie, which has its shop on the main street of Veenendaal. Bouquets can be delivered the same day if you order before noon.`],
  ['blo', 'city', 'right', `De Veenendaalse bloemenzaak De Lelie wordt gerund door Anja van Schuppen en is op vrijdag tot 20.00 uur open.`],
  ['blo', 'city', 'wrong', `In Wageningen is Bloemsierkunst De Lelie een bekend adres voor rouwwerk. Eigenaresse Anja van Schuppen maakt veel werk zelf, en bestellen kan via 0318 555 340.`],
  ['blo', 'city', 'wrong', `Bloemen De Lelie is a florist located in Ede. Founded in 1996, it offers bouquets, wedding flowers and delivery; see delelieveenendaal.nl for the current range.`],
  ['blo', 'foundingYear', 'right', `Sinds 1996 kun je bij De Lelie terecht voor bloemen en planten.`],
  ['blo', 'foundingYear', 'right', `Established in 1996, Bloemsierkunst De Lelie has grown into one of the better known flower shops in Veenendaal. It is especially popular for wedding work.`],
  ['blo', 'foundingYear', 'right', `Anja van Schuppen begon Bloemsierkunst De Lelie in 1996 met een kleine winkel. Inmiddels werken er meerdere bloembinders en wordt er in de hele regio bezorgd.`],
  ['blo', 'foundingYear', 'wrong', `Florist De Lelie in Veenendaal is a fairly young business: it was founded in 2015 by Anja van Schuppen.`],
  ['blo', 'foundingYear', 'absent', `Bloemsierkunst De Lelie in Veenendaal heeft sinds 2021 ook een webshop waarin je boeketten kunt bestellen.`],
  ['blo', 'team', 'right', `Anja van Schuppen is the woman behind Bloemsierkunst De Lelie.`],
  ['blo', 'team', 'right', `Bij De Lelie in Veenendaal maakt bloembinder Lotte Kramer veel van het bruidswerk. Neem het liefst een paar maanden voor de trouwdag contact op.`],
  ['blo', 'team', 'right', `**Bloemsierkunst De Lelie**
Eigenaar: Anja van Schuppen
Telefoon: 0318 555 340
Diensten: boeketten, rouwwerk, bruidswerk`],
  ['blo', 'team', 'wrong', `Bloemsierkunst De Lelie is a florist at Hoofdstraat 118 in Veenendaal. Its owner, Lotte Kramer, specialises in wedding flowers and funeral arrangements.`],
  ['blo', 'team', 'absent', `Bloemenhuis Van Ginkel is van Kees van Ginkel. Wie er achter De Lelie zit, staat niet op de website.`],
  ['blo', 'address', 'right', `The flower shop De Lelie can be found at number 118 on the Hoofdstraat in Veenendaal. It opens at 9 on most weekdays, but only at 1 pm on Monday.`],
  ['blo', 'address', 'wrong', `Bloemsierkunst De Lelie, Kerkewijk 55, Veenendaal – boeketten, bruidswerk en bezorging in de regio.`],
  ['blo', 'address', 'absent', `Bloemsierkunst De Lelie zit in het centrum van Veenendaal; het precieze adres kun je het best op de website opzoeken.`],
  ['blo', 'phone', 'right', `To order a funeral wreath from De Lelie, call +31 318 555 340.`],
  ['blo', 'phone', 'absent', `Van Bloemen De Lelie heb ik geen telefoonnummer gevonden. Fleurop kun je voor een landelijke bestelling bellen op 0320 555 900.`],
  ['blo', 'sector', 'right', `De Lelie is een bloemist in Veenendaal.`],
  ['blo', 'sector', 'right', `Looking for a flower shop near Veenendaal? I would start with De Lelie: it does wedding flowers, has its own delivery driver and has been around since 1996.`],
  ['blo', 'sector', 'wrong', `De Lelie is een sfeervol restaurant aan de Hoofdstraat in Veenendaal, waar je kunt lunchen en dineren.`],
  ['blo', 'sector', 'absent', `De Lelie zit aan de Hoofdstraat 118 in Veenendaal en is op zondag gesloten. Verdere informatie over het bedrijf heb ik niet kunnen vinden.`],

  // ---- fie
  ['fie', 'city', 'right', `Rijwielhandel Ter Horst, a bike shop in Hengelo, repairs both regular bicycles and e-bikes.`],
  ['fie', 'city', 'right', `Je kunt je fiets laten ophalen door Ter Horst. Het bedrijf is gevestigd in Hengelo, aan de Deldenerstraat, en repareert alle merken.`],
  ['fie', 'city', 'wrong', `Ter Horst Fietsen uit Almelo heeft een eigen werkplaats voor e-bikes. Gerrit ter Horst is de eigenaar en op terhorstfietsen.nl kun je een onderhoudsbeurt inplannen.`],
  ['fie', 'city', 'wrong', `Enschede has several good bicycle repair shops. Rijwielhandel Ter Horst is one of the oldest in the city, dating back to 1974, and offers a pick-up and delivery service (074 555 18 20).`],
  ['fie', 'city', 'absent', `Rijwielhandel Ter Horst haalt fietsen ook op in Borne en Delden, zodat je er niet zelf mee op pad hoeft.`],
  ['fie', 'foundingYear', 'right', `Ter Horst is een echt familiebedrijf, opgericht in 1974.`],
  ['fie', 'foundingYear', 'right', `Rijwielhandel Ter Horst started in 1974 as a small repair shop. Today Gerrit ter Horst also sells new bikes from his premises in Hengelo.`],
  ['fie', 'foundingYear', 'right', `Met een geschiedenis die teruggaat tot 1974 is Rijwielhandel Ter Horst een van de langst bestaande fietsenzaken van Hengelo; voor e-bikes is er een aparte werkplaats.`],
  ['fie', 'foundingYear', 'wrong', `| Shop | Town | Since |
|---|---|---|
| Ter Horst Fietsen | Hengelo | 1991 |
| Fietsspecialist Reef | Hengelo | 2003 |`],
  ['fie', 'foundingYear', 'absent', `How long has Rijwielhandel Ter Horst been in business? I couldn't find a founding date, but the shop moved to a larger workshop in 2012.`],
  ['fie', 'team', 'right', `Bij Rijwielhandel Ter Horst sleutelt monteur Bas Oude Luttikhuis aan de e-bikes.`],
  ['fie', 'team', 'right', `Gerrit ter Horst owns Rijwielhandel Ter Horst in Hengelo. He is usually in the shop himself and is happy to give a quote before any repair starts.`],
  ['fie', 'team', 'right', `Voor advies over een nieuwe fiets kun je bij Ter Horst vragen naar Ilse Wolters, die er in de verkoop werkt.`],
  ['fie', 'team', 'wrong', `Rijwielhandel Ter Horst heeft als eigenaar Bas Oude Luttikhuis. De winkel zit aan de Deldenerstraat 61 en is op zaterdag tot 16.00 uur open.`],
  ['fie', 'team', 'wrong', `Ter Horst Fietsen is run by owner Johan Nijhuis, who took over the business a few years ago.`],
  ['fie', 'address', 'right', `Rijwielhandel Ter Horst – Deldenerstraat 61, 7551 AC Hengelo. Repairs, e-bike servicing and new bikes.`],
  ['fie', 'address', 'right', `Met een lekke band kun je zonder afspraak binnenlopen op de Deldenerstraat 61 in Hengelo, waar Ter Horst zit.`],
  ['fie', 'address', 'wrong', `You'll find Rijwielhandel Ter Horst at Enschedesestraat 210 in Hengelo. The workshop services e-bikes of most brands, and it opens at 8.30 from Tuesday.`],
  ['fie', 'phone', 'right', `Het telefoonnummer van Ter Horst Fietsen is 074-5551820.`],
  ['fie', 'phone', 'wrong', `Rijwielhandel Ter Horst zit aan de Deldenerstraat in Hengelo en haalt je fiets desgewenst thuis op. Daarvoor bel je 074 243 66 71.`],
  ['fie', 'sector', 'right', `One of the bicycle repair shops people in Hengelo recommend is Ter Horst.`],
  ['fie', 'sector', 'right', `Ter Horst in Hengelo is een fietsenmaker met een eigen haal- en brengservice.`],
  ['fie', 'sector', 'right', `**Ter Horst** (Hengelo): fietsenwinkel met werkplaats, gerund door Gerrit ter Horst. Ook voor onderhoud aan e-bikes.`],
  ['fie', 'sector', 'wrong', `Ter Horst is a car garage on the Deldenerstraat in Hengelo, where you can go for MOT tests, tyres and maintenance of all makes.`],

  // ---- sch
  ['sch', 'city', 'right', `Schoonheidssalon Puur Sanne zit in Amersfoort, midden in de winkelstraat.`],
  ['sch', 'city', 'right', `Yes, there is a good option in Amersfoort: Puur Sanne. The salon offers acne treatments and lash lifts, and on Thursdays you can book until 9 pm.`],
  ['sch', 'city', 'right', `## Puur Sanne (Amersfoort)
Kleine salon van Sanne de Wit, met gezichtsbehandelingen, wimperlifting en harsen.`],
  ['sch', 'city', 'wrong', `Puur Sanne is a beauty salon in Zeist run by Sanne de Wit. It focuses on facials and acne treatment; appointments can be made at puursanne.nl.`],
  ['sch', 'city', 'absent', `Schoonheidssalon Puur Sanne krijgt ook klanten uit Leusden en Soest. Waar de salon precies gevestigd is, heb ik niet kunnen nagaan.`],
  ['sch', 'foundingYear', 'right', `In 2013 opende Sanne de Wit haar eigen salon, Puur Sanne. Inmiddels werkt ze er samen met Esra Yilmaz en is de salon vijf dagen per week geopend.`],
  ['sch', 'foundingYear', 'right', `Puur Sanne has been operating in Amersfoort since 2013.`],
  ['sch', 'foundingYear', 'wrong', `Schoonheidssalon Puur Sanne bestaat al sinds 2004, aldus de website.`],
  ['sch', 'foundingYear', 'wrong', `Founded in 2019, Puur Sanne is one of the newer beauty salons on the Langestraat in Amersfoort. Owner Sanne de Wit is known for her acne treatments.`],
  ['sch', 'foundingYear', 'absent', `Beautycenter Eemland werd in 2009 opgericht; voor Puur Sanne heb ik geen oprichtingsjaar gevonden.`],
  ['sch', 'team', 'right', `Sanne de Wit, the owner of Puur Sanne, does most of the skin analyses herself.`],
  ['sch', 'team', 'right', `Bij Puur Sanne in Amersfoort kun je voor een wimperlifting terecht bij Esra Yilmaz. De salon zit aan de Langestraat en is op maandag dicht.`],
  ['sch', 'team', 'right', `Het team van Schoonheidssalon Puur Sanne:
- Sanne de Wit (eigenaresse)
- Esra Yilmaz (schoonheidsspecialiste)`],
  ['sch', 'team', 'wrong', `Puur Sanne is a small beauty salon in Amersfoort. Esra Yilmaz founded and owns the salon, which offers facials, waxing and lash lifting.`],
  ['sch', 'team', 'absent', `Een klant, Monique Bakker, schrijft dat ze na drie behandelingen bij Puur Sanne een veel rustigere huid had.`],
  ['sch', 'address', 'right', `The salon's address is Langestraat 87, 3811 AD Amersfoort, and Puur Sanne is open from Tuesday to Saturday.`],
  ['sch', 'address', 'right', `Schoonheidssalon Puur Sanne vind je in Amersfoort op Langestraat 87. Er is een parkeergarage op loopafstand, en op donderdag kun je er ook 's avonds terecht.`],
  ['sch', 'address', 'wrong', `Puur Sanne, gevestigd aan de Utrechtseweg 140 in Amersfoort, biedt onder andere harsen en acnebehandelingen aan.`],
  ['sch', 'phone', 'right', `Appointments at Puur Sanne can be made by calling 033 555 47 12 or by sending an email to afspraak@puursanne.nl.`],
  ['sch', 'phone', 'right', `Wil je een gezichtsbehandeling boeken in Amersfoort? Puur Sanne is bereikbaar op 033-555 4712, dinsdag tot en met zaterdag.`],
  ['sch', 'sector', 'right', `Puur Sanne is een schoonheidssalon in Amersfoort die gespecialiseerd is in acnebehandelingen.`],
  ['sch', 'sector', 'right', `For a facial in Amersfoort, beauty salon Puur Sanne comes up often in reviews. It was started by Sanne de Wit in 2013.`],
  ['sch', 'sector', 'wrong', `Puur Sanne is a hairdresser in the centre of Amersfoort where you can go for cutting, colouring and highlights.`],
  ['sch', 'sector', 'absent', `Puur Sanne in Amersfoort heeft overwegend vijfsterrenbeoordelingen op Google. Op zondag en maandag is er niemand bereikbaar.`],

  // ---- not
  ['not', 'city', 'right', `Van Dongen Notarissen is a civil-law notary firm in Breda.`],
  ['not', 'city', 'right', `Wie in Breda een huis koopt, kan de hypotheekakte laten passeren bij Notariskantoor Van Dongen. Het kantoor ligt aan de Baronielaan en is op werkdagen vanaf half negen open.`],
  ['not', 'city', 'right', `| Kantoor | Vestigingsplaats | Testament |
|---|---|---|
| Van Dongen Notarissen | Breda | ja |
| Kerkhoff Notariaat | Oosterhout | ja |`],
  ['not', 'city', 'wrong', `Notariskantoor Van Dongen is gevestigd in Tilburg en wordt geleid door notaris Paul van Dongen. Het kantoor stelt onder meer testamenten en samenlevingscontracten op.`],
  ['not', 'city', 'wrong', `Van Dongen Notarissen B.V., a Roosendaal firm, handles wills, mortgage deeds and company formations. More information is available at vandongennotarissen.nl or by phone on 076 555 09 34.`],
  ['not', 'foundingYear', 'right', `Het notariskantoor Van Dongen werd in 1991 opgericht door Paul van Dongen.`],
  ['not', 'foundingYear', 'right', `Van Dongen Notarissen dates from 1991, which makes it one of the more experienced notary offices in Breda. It draws up wills, cohabitation agreements and mortgage deeds.`],
  ['not', 'foundingYear', 'right', `Van Dongen Notarissen
• sinds 1991 actief in Breda
• testamenten, hypotheekakten en bv-oprichtingen
• kantoor aan de Baronielaan`],
  ['not', 'foundingYear', 'wrong', `As far as I can tell, Van Dongen Notarissen was founded in 2008.`],
  ['not', 'foundingYear', 'absent', `Notariskantoor Van Dongen in Breda werkt sinds 2018 volledig digitaal, zodat je conceptakten online kunt bekijken.`],
  ['not', 'team', 'right', `Kandidaat-notaris Eline Hermans begeleidt bij Van Dongen Notarissen vooral de familierechtzaken.`],
  ['not', 'team', 'right', `The notary at Van Dongen Notarissen in Breda is Paul van Dongen. His office on the Baronielaan can help you with a will, a mortgage deed or setting up a BV.`],
  ['not', 'team', 'wrong', `Van Dongen Notarissen is a notary firm on the Baronielaan in Breda. Eline Hermans is the owner and handles most family law matters.`],
  ['not', 'team', 'wrong', `De eigenaar van Notariskantoor Van Dongen in Breda is Maarten Lips.`],
  ['not', 'team', 'absent', `Notaris Frank Oomen werkt bij Oomen & Partners in Etten-Leur; wie er bij Van Dongen Notarissen passeert, heb ik niet kunnen vinden.`],
  ['not', 'address', 'right', `Documents can be signed at the office of Van Dongen Notarissen, Baronielaan 142 in Breda. There is free parking in front of the building.`],
  ['not', 'address', 'wrong', `Notariskantoor Van Dongen (Ginnekenweg 88, 4818 JH Breda) is op werkdagen geopend van 8.30 tot 17.00 uur.`],
  ['not', 'address', 'absent', `Neem naar de afspraak bij Van Dongen Notarissen in Breda een geldig identiteitsbewijs mee. Het bezoekadres staat in de bevestigingsmail.`],
  ['not', 'phone', 'right', `Call Van Dongen Notarissen on 076 555 09 34 for a quote for a cohabitation agreement.`],
  ['not', 'phone', 'wrong', `**Van Dongen Notarissen**
Baronielaan 142, Breda
Tel. 076 521 44 70
info@vandongennotarissen.nl`],
  ['not', 'sector', 'right', `Van Dongen is een notaris in Breda die werkt met vaste tarieven voor testamenten.`],
  ['not', 'sector', 'right', `For a prenuptial agreement or will you need a civil-law notary. In Breda, Van Dongen is a well-regarded office that has been active since 1991.`],
  ['not', 'sector', 'right', `Als notariskantoor verzorgt Van Dongen onder meer hypotheekakten, samenlevingscontracten en de oprichting van een bv. Je vindt het kantoor aan de Baronielaan in Breda.`],
  ['not', 'sector', 'wrong', `Van Dongen is een makelaarskantoor in Breda dat woningen verkoopt en taxeert.`],

  // ---- die
  ['die', 'city', 'right', `In Hilversum kun je met je hond of kat naar Dierenkliniek De Meent.`],
  ['die', 'city', 'right', `Dierenkliniek De Meent is located in Hilversum and is open on Saturday mornings as well. The vets there do vaccinations, dental work and ultrasound.`],
  ['die', 'city', 'wrong', `Dierenkliniek De Meent staat in Bussum en is van dierenarts Floor Jansen. Voor vaccinaties en gebitsbehandelingen maak je een afspraak via 035 555 26 81.`],
  ['die', 'city', 'wrong', `De Meent is a veterinary clinic in the centre of Baarn, owned by Floor Jansen. Vaccinations and dental treatments can be booked online at dierenkliniekdemeent.nl.`],
  ['die', 'city', 'absent', `Is Dierenkliniek De Meent bij jou in de buurt? Dat kun je het beste even op de website nakijken. Voor spoed buiten openingstijden is er een spoedkliniek in Naarden.`],
  ['die', 'foundingYear', 'right', `Dierenkliniek De Meent is in 2006 gestart door Floor Jansen.`],
  ['die', 'foundingYear', 'right', `De Meent, a veterinary clinic in Hilversum, was established in 2006. It has two vets and offers ultrasound, dental treatment and neutering.`],
  ['die', 'foundingYear', 'right', `Over de geschiedenis is weinig bekend, behalve dat Dierenkliniek De Meent sinds 2006 bestaat.`],
  ['die', 'foundingYear', 'wrong', `Dierenkliniek De Meent has been caring for pets in Hilversum since 1985. The practice is led by Floor Jansen.`],
  ['die', 'foundingYear', 'wrong', `### Dierenkliniek De Meent
- Opgericht: 2016
- Plaats: Hilversum
- Diensten: vaccinaties, echografie, castratie`],
  ['die', 'team', 'right', `Dierenarts Mark Dijkhuizen is verbonden aan Dierenkliniek De Meent in Hilversum. Hij doet onder andere de echo's en de gebitsbehandelingen.`],
  ['die', 'team', 'right', `Owner and vet Floor Jansen runs De Meent together with a small team.`],
  ['die', 'team', 'right', `Kim de Ruiter assisteert als paraveterinair bij operaties in Dierenkliniek De Meent. De kliniek is op werkdagen van acht tot zes open.`],
  ['die', 'team', 'wrong', `Mark Dijkhuizen is de eigenaar van Dierenkliniek De Meent.`],
  ['die', 'team', 'absent', `I don't have any information on who owns Dierenkliniek De Meent. By comparison, the animal hospital in Naarden is led by Saskia Vermeer.`],
  ['die', 'address', 'right', `Dierenkliniek De Meent: Gijsbrecht van Amstelstraat 210, Hilversum. Inloopspreekuur is er niet; je maakt vooraf een afspraak.`],
  ['die', 'address', 'right', `You can visit Dierenkliniek De Meent at Gijsbrecht van Amstelstraat 210 (1215 CP) in Hilversum.`],
  ['die', 'address', 'wrong', `De Meent is a veterinary clinic in Hilversum, on the Larenseweg at number 31. It was founded in 2006 and has its own ultrasound equipment.`],
  ['die', 'phone', 'right', `Bij spoed bel je Dierenkliniek De Meent op 035-5552681, tijdens openingstijden.`],
  ['die', 'phone', 'wrong', `| Praktijk | Plaats | Telefoon |
|---|---|---|
| Dierenkliniek De Meent | Hilversum | 035 624 17 03 |
| Dierenartspraktijk Gooi | Laren | 035 555 88 21 |`],
  ['die', 'sector', 'right', `De Meent in Hilversum is a vet practice for cats, dogs and other small pets.`],
  ['die', 'sector', 'right', `Zoek je een dierenarts in Hilversum die ook op zaterdagochtend open is, dan is De Meent een optie. Eigenaar is Floor Jansen.`],
  ['die', 'sector', 'wrong', `De Meent is a dental practice in Hilversum, and it is accepting new patients for check-ups and implants.`],
  ['die', 'sector', 'absent', `De Meent aan de Gijsbrecht van Amstelstraat is goed bereikbaar met de bus en heeft eigen parkeerplaatsen.`],

  // ---- dru
  ['dru', 'city', 'right', `Drukkerij Hoekstra uit Sneek drukt boeken al vanaf kleine oplages.`],
  ['dru', 'city', 'right', `For business cards I'd suggest Drukkerij Hoekstra; their print shop is on the Edisonstraat in Sneek. They also do brochures and large-format printing.`],
  ['dru', 'city', 'right', `Based in the Frisian town of Sneek, Drukkerij Hoekstra B.V. has been printing books and brochures since 1958.`],
  ['dru', 'city', 'wrong', `Drukkerij Hoekstra B.V. is een familiedrukkerij in Drachten met Jelle Hoekstra als directeur. Offertes vraag je aan via order@drukkerijhoekstra.nl.`],
  ['dru', 'city', 'absent', `Drukkerij Hoekstra levert in heel Friesland, dus ook in Bolsward en Joure worden bestellingen gratis bezorgd.`],
  ['dru', 'foundingYear', 'right', `Drukkerij Hoekstra was founded in 1958 and is now led by Jelle Hoekstra. The company, in Sneek, prints everything from business cards to books.`],
  ['dru', 'foundingYear', 'right', `Oprichtingsjaar van Drukkerij Hoekstra: 1958.`],
  ['dru', 'foundingYear', 'wrong', `Drukkerij Hoekstra in Sneek bestaat sinds 1979 en heeft zich ontwikkeld van handelsdrukkerij tot leverancier van boeken en grootformaat print. De directeur is Jelle Hoekstra.`],
  ['dru', 'foundingYear', 'wrong', `Hoekstra is a printing company from Sneek that started out in 2002, initially with just business cards.`],
  ['dru', 'foundingYear', 'absent', `In 2017 Drukkerij Hoekstra invested in a new digital press, which made small print runs a lot cheaper.`],
  ['dru', 'team', 'right', `Jelle Hoekstra is directeur van Drukkerij Hoekstra in Sneek.`],
  ['dru', 'team', 'right', `If your artwork isn't ready yet, Wietske Postma of Drukkerij Hoekstra can help with the layout. The company is at Edisonstraat 9 in Sneek.`],
  ['dru', 'team', 'right', `Drukker Sjoerd Bakker staat bij Hoekstra achter de pers; bestanden lever je aan als pdf.`],
  ['dru', 'team', 'wrong', `Drukkerij Hoekstra B.V. is a printing company in Sneek, founded in 1958. Its managing director is Anton Wiersma, and the firm mostly works for local businesses.`],
  ['dru', 'team', 'absent', `De auteur Froukje Dijkstra liet haar roman drukken bij Drukkerij Hoekstra en was erg te spreken over de kwaliteit.`],
  ['dru', 'address', 'right', `Afhalen kan bij Drukkerij Hoekstra op het bedrijventerrein, Edisonstraat 9, 8606 JJ Sneek.`],
  ['dru', 'address', 'wrong', `Drukkerij Hoekstra is located at Oosterdijk 41 in Sneek and is open on weekdays. You can collect your order there or have it delivered.`],
  ['dru', 'address', 'absent', `Drukkerij Hoekstra in Sneek works mostly online. I couldn't find a street address, but you can upload your files through the website.`],
  ['dru', 'phone', 'right', `For a quote, ring Drukkerij Hoekstra at +31 (0)515 555 406.`],
  ['dru', 'phone', 'absent', `Het telefoonnummer van Drukkerij Hoekstra staat niet in de bronnen die ik kon raadplegen; mailen kan naar order@drukkerijhoekstra.nl.`],
  ['dru', 'sector', 'right', `Hoekstra is een drukkerij in Sneek, bekend van boeken en brochures.`],
  ['dru', 'sector', 'right', `Among the printers in the Sneek area, Hoekstra is the one with the longest history. Jelle Hoekstra runs the company, and they also do large-format work.`],
  ['dru', 'sector', 'right', `**Hoekstra, Sneek** – printing company for business cards, brochures and books`],
  ['dru', 'sector', 'wrong', `Hoekstra is een boekhandel aan de Edisonstraat in Sneek. Je vindt er een ruim aanbod romans, kinderboeken en kantoorartikelen.`],

  // ---- spo
  ['spo', 'city', 'right', `FitPoint in Roermond has weekday opening hours from 7 am to 10 pm.`],
  ['spo', 'city', 'right', `Sportschool FitPoint is te vinden in Roermond, aan de Oranjelaan. Je kunt er fitnessen, spinnen en groepslessen volgen, en Roel Janssen is de eigenaar.`],
  ['spo', 'city', 'right', `Compared with Basic-Fit in Weert, FitPoint (Roermond) is smaller but offers more personal guidance.`],
  ['spo', 'city', 'wrong', `Sportschool FitPoint in Venlo is een kleinschalige sportschool van Roel Janssen. Naast fitness zijn er spinninglessen; een proefles boek je via 0475 555 730.`],
  ['spo', 'city', 'absent', `FitPoint has members from Swalmen and Herten as well. The address wasn't listed in the source I found.`],
  ['spo', 'foundingYear', 'right', `Sinds de opening in 2010 is Sportschool FitPoint uitgegroeid tot een sportschool met een ruim aanbod aan groepslessen. Je vindt FitPoint aan de Oranjelaan in Roermond.`],
  ['spo', 'foundingYear', 'right', `Roel Janssen set up FitPoint in 2010.`],
  ['spo', 'foundingYear', 'right', `**Sportschool FitPoint**
Founded: 2010
Owner: Roel Janssen
Offers: fitness, spinning, group classes, personal training`],
  ['spo', 'foundingYear', 'wrong', `FitPoint, een sportschool in Roermond, opende in 1998 de deuren.`],
  ['spo', 'foundingYear', 'absent', `Sportschool FitPoint in Roermond werd in 2022 uitgebreid met een aparte spinningzaal. Wanneer het bedrijf is begonnen, vermeldt de website niet.`],
  ['spo', 'team', 'right', `Wie onder begeleiding wil trainen, kan bij FitPoint terecht bij personal trainer Naomi Peeters.`],
  ['spo', 'team', 'right', `Group classes at FitPoint in Roermond are taught by Dennis Geraats, among others. Most classes are in the evening, and you sign up through the app.`],
  ['spo', 'team', 'wrong', `Sportschool FitPoint is eigendom van Naomi Peeters. De sportschool ligt aan de Oranjelaan 25 in Roermond en biedt fitness, spinning en groepslessen.`],
  ['spo', 'team', 'wrong', `The owner of FitPoint in Roermond is Stefan Crombach, a former professional cyclist.`],
  ['spo', 'team', 'absent', `Op de site van FitPoint in Roermond staat wel een rooster, maar niet wie de trainers zijn.`],
  ['spo', 'address', 'right', `FitPoint's gym is at Oranjelaan 25, 6043 GA in Roermond; parking is free.`],
  ['spo', 'address', 'right', `Adres van Sportschool FitPoint: Oranjelaan 25, Roermond
Open: werkdagen vanaf 7.00 uur, weekend vanaf 8.00 uur`],
  ['spo', 'address', 'absent', `Anytime Fitness zit aan de Godsweerdersingel 10 in Roermond. FitPoint ligt een stuk verder van het centrum, maar een exact adres heb ik niet.`],
  ['spo', 'phone', 'right', `Voor een gratis proefles bij FitPoint bel je 0475-555730 of stuur je een mail. Vraag meteen naar het rooster van de groepslessen.`],
  ['spo', 'phone', 'wrong', `FitPoint can be contacted at 0475 338 219, or just walk in at Oranjelaan 25.`],
  ['spo', 'sector', 'right', `FitPoint is a gym in Roermond with group classes and personal training. Roel Janssen opened it in 2010.`],
  ['spo', 'sector', 'right', `Een sportschool in Roermond waar je ook in het weekend terechtkunt, is FitPoint.`],
  ['spo', 'sector', 'wrong', `FitPoint is een fysiotherapiepraktijk in Roermond, waar je zonder verwijzing terechtkunt met rug- en knieklachten.`],
  ['spo', 'sector', 'absent', `I found a FitPoint listed at Oranjelaan 25 in Roermond, but the listing doesn't say what kind of business it is.`],

  // ---- sdb
  ['sdb', 'city', 'right', `Schildersbedrijf Kuipers, gevestigd te Assen, doet zowel binnen- als buitenschilderwerk.`],
  ['sdb', 'city', 'right', `Kuipers Schilderwerken is an Assen-based painting contractor. The company, owned by Henk Kuipers, also repairs wood rot and hangs wallpaper.`],
  ['sdb', 'city', 'wrong', `Schildersbedrijf Kuipers komt uit Emmen en bestaat sinds 1982. Eigenaar Henk Kuipers geeft vooraf een vaste prijs; kijk voor voorbeelden op schildersbedrijfkuipers.nl.`],
  ['sdb', 'city', 'wrong', `Here are some painters in Groningen:
- Schildersbedrijf Kuipers, located in Groningen, tel. 0592 555 129: exterior painting and wood rot repair
- De Vries Schilders: interior work`],
  ['sdb', 'city', 'absent', `Schildersbedrijf Kuipers werkt in heel Drenthe, onder meer in Beilen en Rolde.`],
  ['sdb', 'foundingYear', 'right', `Kuipers is al sinds 1982 een begrip onder de schilders in Assen.`],
  ['sdb', 'foundingYear', 'right', `Schildersbedrijf Kuipers has been in business since 1982. It takes on interior and exterior painting in and around Assen, and Henk Kuipers gives quotes free of charge.`],
  ['sdb', 'foundingYear', 'right', `Hoe oud is Schildersbedrijf Kuipers? Het bedrijf werd opgericht in 1982, volgens de eigen website.`],
  ['sdb', 'foundingYear', 'wrong', `Schildersbedrijf Kuipers was founded in 1969 and operates from the Industrieweg in Assen. It is best known for exterior painting and wood rot repair.`],
  ['sdb', 'foundingYear', 'absent', `Schildersbedrijf Kuipers in Assen is in 2014 verhuisd naar een groter pand op het industrieterrein; sindsdien is er ook een eigen spuiterij.`],
  ['sdb', 'team', 'right', `Henk Kuipers, eigenaar van Schildersbedrijf Kuipers, komt zelf langs om de klus op te nemen.`],
  ['sdb', 'team', 'right', `Scheduling at Schildersbedrijf Kuipers is handled by Petra Hofman. You can call the office in Assen on weekdays from 7.30 am.`],
  ['sdb', 'team', 'right', `Reviewers of Kuipers Schilderwerken often mention Daan Mulder, one of the painters, for his neat work.`],
  ['sdb', 'team', 'wrong', `Daan Mulder is eigenaar van Schildersbedrijf Kuipers in Assen. Het bedrijf doet binnen- en buitenschilderwerk en behangt ook.`],
  ['sdb', 'team', 'wrong', `Schildersbedrijf Kuipers
- Owner: Wim Boerma
- Location: Assen
- Services: interior and exterior painting, wallpapering`],
  ['sdb', 'address', 'right', `De werkplaats van Schildersbedrijf Kuipers staat aan de Industrieweg 17 in Assen, maar de schilders komen natuurlijk bij je thuis.`],
  ['sdb', 'address', 'wrong', `Schildersbedrijf Kuipers has its office at Vaart Noordzijde 103 in Assen. Henk Kuipers started the firm in 1982, and it now does wallpapering too.`],
  ['sdb', 'address', 'absent', `Schildersbedrijf Kuipers used to be on the Rolderstraat in Assen, but has since moved. I don't know the current address.`],
  ['sdb', 'phone', 'right', `Een vrijblijvende offerte voor buitenschilderwerk vraag je bij Kuipers aan via 0592 555 129. Het bedrijf zit in Assen en repareert ook houtrot.`],
  ['sdb', 'phone', 'absent', `Contact details for Schildersbedrijf Kuipers: email info@schildersbedrijfkuipers.nl. A phone number is not mentioned in the sources I have.`],
  ['sdb', 'sector', 'right', `Kuipers is a painting company in Assen that also does wallpapering.`],
  ['sdb', 'sector', 'right', `In Assen is Kuipers een schildersbedrijf met goede beoordelingen. Henk Kuipers is de eigenaar en het bedrijf bestaat sinds 1982.`],
  ['sdb', 'sector', 'right', `Ja, er zijn meerdere huisschilders in Assen. Kuipers is er een van, met als sterke punt buitenschilderwerk.`],
  ['sdb', 'sector', 'wrong', `Kuipers is an Assen-based roofing company that installs and repairs flat and pitched roofs.`],

  // ---- adv
  ['adv', 'city', 'right', `Voor een echtscheiding in Haarlem kun je onder meer naar Meijer Advocatuur.`],
  ['adv', 'city', 'right', `Meijer Advocatuur has its office in Haarlem, a short walk from the station. Karin Meijer founded the firm in 2001, and it focuses on family and employment law.`],
  ['adv', 'city', 'right', `- **Meijer Advocaten** – Haarlem – arbeidsrecht, huurrecht, mediation
- **Spaarne Advocaten** – Heemstede – strafrecht`],
  ['adv', 'city', 'wrong', `Advocatenkantoor Meijer is a small law firm located in Leiden. Lawyer Karin Meijer handles divorces and mediation, and the first consultation can be booked at meijeradvocatuur.nl.`],
  ['adv', 'city', 'absent', `Meijer Advocatuur treedt regelmatig op bij de rechtbank in Amsterdam, vooral in arbeidszaken.`],
  ['adv', 'foundingYear', 'right', `Meijer Advocatuur, opgericht in 2001, richt zich op particulieren. Het kantoor aan de Nassaulaan in Haarlem behandelt echtscheidingen, ontslagzaken en huurgeschillen.`],
  ['adv', 'foundingYear', 'right', `The firm goes back to 2001, when Karin Meijer started Meijer Advocatuur.`],
  ['adv', 'foundingYear', 'wrong', `Advocatenkantoor Meijer bestaat volgens de website sinds 1988.`],
  ['adv', 'foundingYear', 'wrong', `Meijer Advocatuur is a Haarlem law firm that was set up in 2012 by Karin Meijer. It offers advice on divorce, employment law and tenancy law.`],
  ['adv', 'foundingYear', 'absent', `Karin Meijer van Meijer Advocatuur werd in 1995 beëdigd als advocaat en is sinds 2009 ook mediator.`],
  ['adv', 'team', 'right', `At Meijer Advocatuur, employment cases are usually taken on by Thomas de Boer.`],
  ['adv', 'team', 'right', `Meijer Advocatuur is het kantoor van Karin Meijer in Haarlem. Zij doet zelf de echtscheidingen en is daarnaast mediator.`],
  ['adv', 'team', 'right', `Yvonne Prins, juridisch secretaresse bij Meijer Advocatuur, plant de eerste gesprekken in.`],
  ['adv', 'team', 'wrong', `Meijer Advocatuur (Nassaulaan 46, Haarlem) is owned by Thomas de Boer. The firm specialises in divorce, employment law and mediation.`],
  ['adv', 'team', 'absent', `Welke advocaat je bij Meijer Advocatuur in Haarlem krijgt toegewezen, hangt af van je zaak. Bij Spaarne Advocaten spreek je altijd eerst Jeroen Visser.`],
  ['adv', 'address', 'right', `Meijer Advocatuur houdt kantoor aan de Nassaulaan 46, 2011 PD Haarlem.`],
  ['adv', 'address', 'right', `You can walk to Meijer Advocatuur from Haarlem station: the office is at 46 Nassaulaan. It is open on weekdays from nine to five.`],
  ['adv', 'address', 'wrong', `Het kantoor van Meijer Advocaten bevindt zich op Kenaupark 15 in Haarlem. Karin Meijer en Thomas de Boer zijn er de advocaten.`],
  ['adv', 'phone', 'right', `Phone number of Meijer Advocatuur: 023-5556190 (weekdays, 9:00–17:00).`],
  ['adv', 'phone', 'wrong', `Meijer Advocatuur in Haarlem bereik je telefonisch op 023 531 72 08; een eerste gesprek van een half uur is meestal gratis.`],
  ['adv', 'sector', 'right', `Meijer Advocatuur is a law firm in Haarlem.`],
  ['adv', 'sector', 'right', `Heb je een advocaat nodig voor een ontslagzaak, dan is Meijer Advocatuur in Haarlem een goede keuze. Het kantoor werkt ook op basis van toevoeging.`],
  ['adv', 'sector', 'wrong', `Meijer is an accounting firm on the Nassaulaan in Haarlem that prepares annual accounts and tax returns for small businesses.`],
  ['adv', 'sector', 'absent', `Of Meijer in Haarlem op zaterdag bereikbaar is, heb ik niet kunnen vaststellen. Het telefoonnummer is 023 555 61 90.`],
];
