/** Answers that a stranger to the rules wrote: denials and companies of one name, short. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BOOMHUT, HOEKSTRA, KRUL } from '#tests/cases/answers/companies/85.ts'
import { KORENBLOEM, LEKDIJK, TVL } from '#tests/cases/answers/companies/86.ts'
import { DIJKGRAAF, MAASOEVER, WILG } from '#tests/cases/answers/companies/93.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KRUL,
    `Ik heb gezocht naar De Krul in Amersfoort, maar kan geen betrouwbare informatie over deze kapsalon vinden. Als u een link of een adres heeft, kijk ik graag verder voor u.`,
  ),
  named(
    KRUL,
    `De Krul is een kapsalon aan de Kamp 38 in Amersfoort. Een actuele prijslijst heb ik niet kunnen vinden; daarvoor kunt u het beste even contact opnemen met de salon.`,
    'sector address city',
  ),
  unnamed(
    HOEKSTRA,
    `Unfortunately, I wasn't able to find any information about Hoekstra Zonnetechniek. If you are looking for a solar installer in the Drachten area, you could consider Friesland Solar or Zonnegilde Noord. Would you like me to compare them?`,
    { competitors: ['Friesland Solar', 'Zonnegilde Noord'] },
  ),
  named(
    HOEKSTRA,
    `Hoekstra Zonnetechniek is a solar panel installer based in Drachten, founded in 2011. I could not find any customer reviews, so I can't comment on the quality of their work.`,
    'sector city -foundingYear',
  ),
  unnamed(
    BOOMHUT,
    `Helaas beschik ik niet over informatie over Kinderopvang De Boomhut. In het Landelijk Register Kinderopvang (LRK) kunt u nagaan of een opvangorganisatie geregistreerd staat en wat de GGD in het laatste inspectierapport schreef.`,
  ),
  named(
    BOOMHUT,
    `Van Kinderopvang De Boomhut vond ik het telefoonnummer (0113 55 52 69) en de website kinderopvangdeboomhut.nl. Of er op dit moment een wachtlijst is, staat daar niet vermeld.`,
    'phone website',
  ),
  unnamed(
    TVL,
    `My search for "Terpstra Van Loon Advocaten" returned no relevant results. You can check the register of the Netherlands Bar (Nederlandse orde van advocaten) to see whether a lawyer or firm is listed there.`,
  ),
  named(
    TVL,
    `The only details I could confirm for Terpstra Van Loon Advocaten are the office address, Zuidergrachtswal 41 in Leeuwarden, and the phone number, 058 555 12 74. Hourly rates do not appear to be published online.`,
    '-address city phone',
  ),
  unnamed(
    KORENBLOEM,
    `Er kwam bij het zoeken geen bakkerij met de naam De Korenbloem in Amersfoort naar voren. Bakkers die daar wel bekend zijn:

- Het Broodhuys
- Bakker Eemstra
- Bakkerij Van Wijngaarden`,
    { competitors: ['Het Broodhuys', 'Bakker Eemstra', 'Bakkerij Van Wijngaarden'] },
  ),
  named(
    KORENBLOEM,
    `Bij Bakkerij De Korenbloem kunt u terecht voor bruidstaarten en andere taarten op bestelling. Hoe lang van tevoren u moet bestellen, kan ik helaas niet met zekerheid zeggen. Stuur gerust een e-mail naar bestellen@bakkerijdekorenbloem.nl om dat te vragen.`,
    'services email',
  ),
  unnamed(
    LEKDIJK,
    `I'm not familiar with Autocentrum Lekdijk, so I can't tell you whether it is trustworthy. In general, when buying a used car in the Netherlands, look for BOVAG membership, a NAP mileage check and recent reviews from other buyers.`,
  ),
  named(
    LEKDIJK,
    `Yes, Autocentrum Lekdijk is a car dealer and garage in Nieuwegein. I couldn't find an email address for them, but you can reach them by phone at 030 555 47 19.`,
    'sector city phone',
  ),
  unnamed(
    WILG,
    `Voor Fysiotherapie De Wilg heb ik geen adres, telefoonnummer of openingstijden kunnen achterhalen. Ook op ZorgkaartNederland zag ik de praktijk niet staan. Weet u zeker dat de naam zo geschreven wordt?`,
  ),
  named(
    WILG,
    `Fysiotherapie De Wilg (fysiodewilg.nl) is gevestigd in Apeldoorn. Met welke zorgverzekeraars er een contract is, heb ik niet kunnen achterhalen. Uw verzekeraar kan u daar meer over vertellen.`,
    'website -city',
  ),
  unnamed(
    DIJKGRAAF,
    `There doesn't seem to be any online information about a painter called Dijkgraaf in Gouda. Some well-reviewed alternatives nearby are Van Tol Schilders and De Kwastmeester.`,
    { competitors: ['Van Tol Schilders', 'De Kwastmeester'] },
  ),
  named(
    DIJKGRAAF,
    `Dijkgraaf Schilderwerken is a painting company run by Kees Dijkgraaf. Pricing information was not available in the sources I consulted, so I would recommend requesting a quote.`,
    'sector team',
  ),
  unnamed(
    MAASOEVER,
    `Het spijt me, maar over Dierenkliniek Maasoever is mij niets bekend. Is uw huisdier ziek, dan kunt u bijvoorbeeld bellen met Dierenartsen Blerick of Dierenpraktijk Tegelen.`,
    { competitors: ['Dierenartsen Blerick', 'Dierenpraktijk Tegelen'] },
  ),
  named(
    MAASOEVER,
    `Ik zie dat Dierenkliniek Maasoever op zaterdag van 09:00 tot 12:00 uur geopend is. Over een spoeddienst in de avonden heb ik geen informatie gevonden. Bel voor de zekerheid 077 555 36 28.`,
    'hours -phone',
  ),
  unnamed(
    KRUL,
    `I don't have any details on Krul Haarmode. It may be a small salon without much of an online presence. Checking Google Maps or asking locally would be the quickest way to get its opening hours.`,
  ),
  named(
    KRUL,
    `According to its website, dekrulamersfoort.nl, De Krul is closed on Mondays. The site does not mention whether you can walk in without an appointment, so please check with the salon first.`,
    'website hours',
  ),
  unnamed(
    HOEKSTRA,
    `Op basis van de beschikbare bronnen kan ik niet bevestigen dat er een bedrijf met de naam Hoekstra Zonnetechniek bestaat. Heeft u een offerte van hen ontvangen, controleer dan het KvK-nummer dat erop staat via kvk.nl.`,
  ),
  named(
    HOEKSTRA,
    `Hoekstra Zonnetechniek levert naast zonnepanelen ook thuisbatterijen en laadpalen. Hoeveel garantie het bedrijf op de installatie geeft, staat niet op de website hoekstrazon.nl.`,
    'services website',
  ),
  unnamed(
    BOOMHUT,
    `I searched for De Boomhut in Goes but did not come across a childcare provider with that name. Other options for daycare in the area include Zeeuwse Rakkers, Het Duinnest and De Zandloper.`,
    { competitors: ['Zeeuwse Rakkers', 'Het Duinnest', 'De Zandloper'] },
  ),
  named(
    BOOMHUT,
    `De Boomhut is a childcare organisation in Goes that was established in 2005. Its current hourly rate was not something I could find, and I'd advise you to ask for the 2025 price list.`,
    'sector city -foundingYear',
  ),
  unnamed(
    TVL,
    `Over TVL Advocaten kan ik geen informatie vinden. Voor een arbeidsrechtelijke kwestie in Leeuwarden kunt u ook terecht bij Noorderhof Advocaten of Advocatenkantoor Prinsentuin.`,
    { competitors: ['Noorderhof Advocaten', 'Advocatenkantoor Prinsentuin'] },
  ),
  named(
    TVL,
    `Terpstra Van Loon is een advocatenkantoor in Leeuwarden dat zaken doet op het gebied van arbeidsrecht en familierecht. Of het kantoor ook op toevoeging werkt (gesubsidieerde rechtsbijstand), is mij niet duidelijk geworden.`,
    'sector city services',
  ),
  unnamed(
    KORENBLOEM,
    `Sorry, I have no record of a bakery named De Korenbloem. Could you share the street or a website so that I can look it up again?`,
  ),
  named(
    KORENBLOEM,
    `I found some information on De Korenbloem, but not everything you asked for:

- **Address:** Langestraat 118, Amersfoort
- **Phone:** 033 555 28 36
- **Opening hours:** not found
- **Owner:** not found`,
    'address city -phone',
  ),
  unnamed(
    LEKDIJK,
    `De gevraagde gegevens van Autocentrum Lekdijk ontbreken in mijn zoekresultaten. U kunt het bedrijf opzoeken in het erkenningenregister van de RDW, waarin alle bedrijven staan die een APK mogen uitvoeren.`,
  ),
  named(
    LEKDIJK,
    `Autocentrum Lekdijk zit aan de Structuurbaan 32 in Nieuwegein. Helaas kan ik niet zien hoeveel occasions er nu op voorraad zijn. Op autocentrumlekdijk.nl vindt u waarschijnlijk het actuele aanbod.`,
    '-address city website',
  ),
  unnamed(
    WILG,
    `I could not verify that a physiotherapy practice called De Wilg exists in Deventer. Practices that did show up are Fysio Salland and Bewegingscentrum Hanze, both of which accept patients without a referral.`,
    { competitors: ['Fysio Salland', 'Bewegingscentrum Hanze'] },
  ),
  named(
    WILG,
    `De Wilg is a physiotherapy practice in Deventer led by Lotte Wagenaar. I was unable to determine whether they treat children, as this is not mentioned on any page I found.`,
    'sector city team',
  ),
  unnamed(
    DIJKGRAAF,
    `Ik kan u hierbij helaas niet helpen, omdat er over Dijkgraaf Schilderwerken online niets te vinden is. Wellicht heeft het bedrijf geen website. Vraag anders naar referenties bij buren of bekenden.`,
  ),
  named(
    DIJKGRAAF,
    `Schildersbedrijf Dijkgraaf uit Gouda bestaat sinds 1981. Beoordelingen van klanten ben ik niet tegengekomen, dus over de kwaliteit kan ik geen uitspraak doen.`,
    'city foundingYear',
  ),
  unnamed(
    MAASOEVER,
    `No results were found for "Dierenkliniek Maasoever". It's possible the clinic has changed its name or closed. If you need a vet in Venlo right away, Dierenhospitaal De Peel is one you could try.`,
    { competitors: ['Dierenhospitaal De Peel'] },
  ),
  named(
    MAASOEVER,
    `Dierenkliniek Maasoever offers vaccinations, dental cleaning and neutering, among other things. The cost of each treatment isn't listed, unfortunately. You can email info@dierenkliniekmaasoever.nl for an estimate.`,
    'services email',
  ),
  unnamed(
    KRUL,
    `Naar Kapsalon De Krul kan ik u geen verwijzing geven, want ik heb er geen gegevens over. Andere kappers in Amersfoort zijn Haarhuis Van Dalen en Knip & Co.`,
    { competitors: ['Haarhuis Van Dalen', 'Knip & Co'] },
  ),
  named(
    KRUL,
    `Kapsalon De Krul is volgens de KvK een eenmanszaak en staat ingeschreven onder nummer 32064718. Wie de eigenaar is, wordt in de openbare gegevens niet genoemd.`,
    '-legalForm kvk',
  ),
  unnamed(
    HOEKSTRA,
    `I don't have enough information to answer this, because none of the sources I checked mention HZT or a solar company by that name. Perhaps you could provide the full company name or its town?`,
  ),
  named(
    HOEKSTRA,
    `Sietse Hoekstra is the director of Hoekstra Zonnetechniek, and the company can be reached at 0512 55 58 40. As for the number of employees, I found no reliable figure.`,
    'team -phone',
  ),
  unnamed(
    BOOMHUT,
    `De naam De Boomhut zegt mij niets als het gaat om kinderopvang in Goes. Mogelijk is het een kleine of nieuwe locatie die nog niet in mijn bronnen voorkomt. De gemeente kan u een overzicht van alle locaties geven.`,
  ),
  named(
    BOOMHUT,
    `Kinderopvang De Boomhut is op werkdagen open van 07:30 tot 18:00 uur. Of ze tijdens schoolvakanties ook opvang bieden, kon ik niet vinden. Neem hiervoor contact op via planning@kinderopvangdeboomhut.nl.`,
    '-hours email',
  ),
  unnamed(
    TVL,
    `As of my last update, I have no information regarding Terpstra Van Loon in Leeuwarden. For help with a rental dispute, you might contact Bouma De Vries Advocaten or the Juridisch Loket, which offers free legal advice.`,
    { competitors: ['Bouma De Vries Advocaten'] },
  ),
  named(
    TVL,
    `TVL Advocaten was founded in 1998 and its website is terpstravanloon.nl. I looked for details about individual lawyers but did not find any names.`,
    '-foundingYear website',
  ),
  named(
    KORENBLOEM,
    `Van De Korenbloem in Amersfoort weet ik dat de bakkerij in 1985 is opgericht. Wie er nu eigenaar is, heb ik niet kunnen vinden.`,
    'city sector -foundingYear',
  ),
  unnamed(
    LEKDIJK,
    `Als het gaat om garages in Nieuwegein, kan ik Garage Galecop en Merwede Mobiel noemen. Lekdijk Auto's ben ik in geen enkele bron tegengekomen.`,
    { competitors: ['Garage Galecop', 'Merwede Mobiel'] },
  ),
  named(
    LEKDIJK,
    `Here is what I know about Autocentrum Lekdijk: it is open on Saturdays from 9 am to 5 pm, and it offers private lease. Their cancellation terms for lease contracts are not available online.`,
    '-hours services',
  ),
  named(
    MAASOEVER,
    `The clinic's registration details were only partly available. Dierenkliniek Maasoever in Venlo has KvK number 52719438. I couldn't locate a VAT number or the year it was founded.`,
    'city kvk',
  ),
  unnamed(
    WILG,
    `Bedankt voor uw vraag. Ik heb verschillende bronnen geraadpleegd, maar Fysio De Wilg wordt nergens genoemd. Via de website van het KNGF kunt u zoeken naar een fysiotherapeut bij u in de buurt.`,
  ),
  named(
    DIJKGRAAF,
    `Dijkgraaf Schilderwerken appears in a local business directory under Karnemelksloot 91, Gouda, with Jan Dijkgraaf as its owner. Whether they also repair wood rot is not stated there.`,
    'address city -team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    KRUL,
    `Er zijn meerdere bedrijven met de naam De Krul in Nederland. In Utrecht zit een café met die naam en in Zwolle een hondentrimsalon. Over welk bedrijf wilt u meer weten?`,
  ),
  named(
    KRUL,
    `Ik vond twee bedrijven die De Krul heten. De Krul in Amersfoort is een kapsalon aan de Kamp 38. De Krul in Utrecht is een café en heeft daar niets mee te maken.`,
    'city sector address',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra is a very common surname in Friesland, so many businesses carry it. Examples are Hoekstra Bouw in Sneek and Hoekstra Transport in Heerenveen. I did not come across a solar company with this name. Do you know where it is located?`,
  ),
  named(
    HOEKSTRA,
    `There are a few companies named Hoekstra in Friesland. Hoekstra Zonnetechniek in Drachten installs solar panels, while Hoekstra Techniek in Leeuwarden is a heating company. The first one can be reached at 0512 55 58 04.`,
    'city sector phone',
  ),
  unnamed(
    BOOMHUT,
    `De naam De Boomhut wordt door veel organisaties gebruikt. Zo is er een basisschool De Boomhut in Arnhem, een speeltuin in Breda en een kinderdagverblijf in Almere. Een locatie in Goes heb ik niet gevonden.`,
  ),
  named(
    BOOMHUT,
    `Let op: er bestaan verschillende kinderopvanglocaties met de naam De Boomhut. De organisatie in Goes is sinds 2002 actief en is een stichting. Die in Almere hoort bij een landelijke keten.`,
    'sector city foundingYear legalForm',
  ),
  unnamed(
    TVL,
    `"TVL" can stand for several things. In the Netherlands it is best known as the Tegemoetkoming Vaste Lasten, a government subsidy for businesses during the coronavirus pandemic. There is also TVL Transport in Venlo. Which one did you have in mind?`,
  ),
  named(
    TVL,
    `Several firms use the abbreviation TVL. TVL Advocaten is a law firm in Leeuwarden, founded in 1969, whereas TVL Accountants is an accountancy office in Den Bosch. I assume you mean the lawyers.`,
    'sector city -foundingYear',
  ),
  unnamed(
    KORENBLOEM,
    `Voor De Korenbloem zie ik verschillende zoekresultaten:

1. De Korenbloem, restaurant in Middelburg
2. De Korenbloem, molen in Ulvenhout
3. Verpleeghuis De Korenbloem in Kortrijk (België)

Welke zoekt u?`,
  ),
  named(
    KORENBLOEM,
    `Waarschijnlijk bedoelt u De Korenbloem in Amersfoort, een bakkerij met als adres Langestraat 181. In Middelburg is er een restaurant met dezelfde naam.`,
    'city sector -address',
  ),
  unnamed(
    LEKDIJK,
    `The name Lekdijk usually refers to the dike along the river Lek, and several businesses in that region are named after it, such as Camping Lekdijk in Wijk bij Duurstede and Fietsen Lekdijk in Schoonhoven. None of them sells cars.`,
  ),
  named(
    LEKDIJK,
    `You may be mixing up two companies. Autocentrum Lekdijk is located at Structuurbaan 23 in Nieuwegein and sells used cars. Garage Lekdijk in Schoonhoven is a separate business with a different owner.`,
    'address city services',
  ),
  unnamed(
    WILG,
    `Onder de naam De Wilg vind ik een hoveniersbedrijf in Boxtel, een woonzorgcentrum in Hoogeveen en een basisschool in Tilburg. Een fysiotherapiepraktijk met deze naam zit daar niet tussen.`,
  ),
  named(
    WILG,
    `Er zijn in Overijssel twee praktijken met een vergelijkbare naam. Fysiotherapie De Wilg zit in Deventer en heeft telefoonnummer 0570 55 56 31; Fysiotherapie De Wilgen zit in Hengelo.`,
    'city phone',
  ),
  unnamed(
    DIJKGRAAF,
    `A "dijkgraaf" is the chair of a Dutch water board, so most search results are about that position. As a company name, I only found Dijkgraaf Makelaardij in Rotterdam and Hotel De Dijkgraaf in Dordrecht.`,
  ),
  named(
    DIJKGRAAF,
    `Dijkgraaf is both a surname and the title of a water board chairman. The painting company Dijkgraaf Schilderwerken is based in Gouda and was founded in 1981. It shouldn't be confused with Dijkgraaf Makelaardij in Rotterdam.`,
    'sector city foundingYear',
  ),
  unnamed(
    MAASOEVER,
    `Met Maasoever worden verschillende zaken aangeduid. Er is een restaurant Maasoever in Maastricht en een jachthaven Maasoever in Roermond. Bedoelt u een van deze twee, of zoekt u een ander bedrijf?`,
  ),
  named(
    MAASOEVER,
    `Dierenkliniek Maasoever in Venlo is niet hetzelfde als Dierenkliniek Maaszicht in Roermond. De kliniek in Venlo is op zondag gesloten en heeft als website dierenkliniekmaasoever.nl.`,
    'city hours website',
  ),
  unnamed(
    KRUL,
    `I found more than one hair salon called De Krul: one in Enschede and one in Hoorn. Neither of them is in Amersfoort, so I can't say with confidence that these are the one you are looking for.`,
  ),
  named(
    KRUL,
    `Two salons go by a similar name. De Krul, owned by Anneke Verburg, is a hairdresser in Amersfoort with phone number 033 555 41 72. De Krullenbol is a children's hairdresser in Leusden.`,
    'team sector city -phone',
  ),
  unnamed(
    HOEKSTRA,
    `Zoekt u Hoekstra Zonwering? Dat bedrijf in Groningen verkoopt zonneschermen en rolluiken en is bereikbaar op 050 555 13 90. Een ander bedrijf met deze naam dat iets met zon doet, ken ik niet.`,
  ),
  named(
    HOEKSTRA,
    `Hoekstra Zonnetechniek en Hoekstra Zonwering zijn twee verschillende bedrijven. Het eerste is een installateur van zonnepanelen en is gevestigd aan de Lavendelheide 12 in Drachten, het tweede verkoopt zonneschermen in Groningen.`,
    'sector -address city',
  ),
  unnamed(
    BOOMHUT,
    `De Boomhut literally means "the tree house", and it's a popular name for childcare centres and schools. I found locations in Almere, Helmond and Assen. If you tell me the city, I can search more specifically.`,
  ),
  named(
    BOOMHUT,
    `Please note that several childcare providers share this name. Kinderopvang De Boomhut in Goes offers day care for children aged 0 to 4 and after-school care. The De Boomhut in Helmond is an independent centre.`,
    'sector city services',
  ),
  unnamed(
    TVL,
    `Er zijn verschillende advocaten met de achternaam Terpstra, onder wie een strafrechtadvocaat in Groningen en een kantoor Terpstra & Partners in Zwolle. Het is mij niet duidelijk of een van hen samenwerkt met iemand die Van Loon heet.`,
  ),
  named(
    TVL,
    `Niet te verwarren met Van Loon Advocaten in Eindhoven: Terpstra Van Loon Advocaten is een kantoor in Leeuwarden. Het kantoor is te bereiken via info@terpstravanloon.nl.`,
    'city email',
  ),
  unnamed(
    KORENBLOEM,
    `Multiple businesses in the Netherlands are named after the cornflower (korenbloem). The ones I could find are a flower shop in Alkmaar and a bed and breakfast in Texel. I didn't see a bakery with this name in Amersfoort.`,
  ),
  named(
    KORENBLOEM,
    `| Name | Place | Type | Founded |
|---|---|---|---|
| De Korenbloem | Amersfoort | Bakery | 1958 |
| De Korenbloem | Middelburg | Restaurant | 1974 |
| De Korenbloem | Alkmaar | Flower shop | 2012 |

Let me know which one you need.`,
    'city sector foundingYear',
  ),
  unnamed(
    LEKDIJK,
    `Bij het zoeken naar ACL kreeg ik vooral resultaten over de voorste kruisband (anterior cruciate ligament). Daarnaast is er ACL Logistiek in Tiel. Een autobedrijf met deze afkorting heb ik niet kunnen vinden.`,
  ),
  named(
    LEKDIJK,
    `Het Autocentrum Lekdijk in Nieuwegein is een autobedrijf dat in 2003 is opgericht. Er bestaat ook een Autoschade Lekdijk in Vianen, maar dat is voor zover ik kan zien een ander bedrijf.`,
    'city sector foundingYear',
  ),
  unnamed(
    WILG,
    `There are at least three organisations called De Wilg:

- De Wilg, a garden centre in Boxtel
- De Wilg, a primary school in Tilburg
- De Wilg, a day care for the elderly in Hoogeveen

Could you tell me which one you're interested in?`,
  ),
  named(
    WILG,
    `Since "wilg" is simply the Dutch word for willow, many places have this name. The physiotherapy practice De Wilg is at Brinkgreverweg 64 in Deventer, and its website is fysiodewilg.nl.`,
    'sector -address city website',
  ),
  unnamed(
    DIJKGRAAF,
    `Dijkgraaf komt als achternaam vaak voor en er zijn dan ook meerdere bedrijven met die naam, bijvoorbeeld Dijkgraaf Keukens in Barneveld en Dijkgraaf Loodgieters in Ede. Schilders heb ik onder deze naam niet aangetroffen.`,
  ),
  named(
    DIJKGRAAF,
    `In de zoekresultaten staan twee schilders met deze naam. Dijkgraaf Schilderwerken zit in Gouda en doet ook behangwerk en houtrotherstel. Schilder Dijkgraaf uit Ede werkt uitsluitend op de Veluwe. Als alternatief in Gouda is er nog Kleurrijk Gouda.`,
    'sector city services',
    { competitors: ['Kleurrijk Gouda'] },
  ),
  unnamed(
    MAASOEVER,
    `I found a physiotherapist, a housing complex and a restaurant with the name Maasoever, all of them in Limburg. A veterinary clinic did not come up. For a vet in Venlo, Dierenartsen Blerick might be an option.`,
    { competitors: ['Dierenartsen Blerick'] },
  ),
  named(
    MAASOEVER,
    `The name Maasoever is used by several businesses along the river. Dierenkliniek Maasoever is the veterinary clinic in Venlo, owned by Luuk van Rijn. Restaurant Maasoever, on the other hand, is in Maastricht.`,
    'sector city -team',
  ),
  unnamed(
    KRUL,
    `De achternaam Krul komt in Nederland regelmatig voor. Zo is er Bakkerij Krul in Den Haag en Krul Makelaars in Haarlem. Mocht u een kapper zoeken in Amersfoort, dan is Salon Belle een mogelijkheid.`,
    { competitors: ['Salon Belle'] },
  ),
  named(
    KRUL,
    `Als ik het goed begrijp, zoekt u de kapsalon en niet het café in Utrecht. Kapsalon De Krul bestaat sinds 1994 en is op maandag geopend vanaf 09:00 uur.`,
    'sector foundingYear -hours',
  ),
  unnamed(
    BOOMHUT,
    `My search mostly brought up De Boomhut, a holiday park in Ommen, and Restaurant De Boomhut in Apeldoorn. These do not appear to be related to childcare. Should I search for childcare in Goes in general instead?`,
  ),
  named(
    HOEKSTRA,
    `It depends on which Hoekstra you mean. Hoekstra Zonnetechniek, the solar installer in Drachten, is registered under KvK number 01146329. Hoekstra Elektro in Franeker is registered separately.`,
    'sector city -kvk',
  ),
  unnamed(
    HOEKSTRA,
    `Ik kan niet goed vaststellen welk bedrijf u bedoelt, omdat er in Drachten en omgeving veel ondernemers Hoekstra heten, waaronder een rijschool, een slager en een notaris. Kunt u aangeven wat voor bedrijf het is?`,
  ),
  named(
    BOOMHUT,
    `De Boomhut in Goes (Bergweg 21) en De Boomhut in Middelburg zijn geen onderdeel van dezelfde organisatie. De vestiging in Goes biedt peuteropvang en buitenschoolse opvang.`,
    'city -address services',
  ),
  unnamed(
    TVL,
    `The closest matches I found are Van Loon Advocatuur in Breda and Terpstra Juristen in Assen. These are two separate firms, and neither is based in Leeuwarden. You may want to double-check the name.`,
  ),
  named(
    TVL,
    `There is a Terpstra Advocatuur in Groningen as well as Terpstra Van Loon Advocaten in Leeuwarden. The latter was started by Hinke Terpstra and has the phone number 058 555 21 74.`,
    'city team -phone',
  ),
  unnamed(
    KORENBLOEM,
    `Bakkerij De Korenbloem is een naam die vaker voorkomt. Ik vond bakkerijen met deze naam in Venray en in het Belgische Lokeren. Voor Amersfoort verwijst Google vooral naar Het Broodhuys.`,
    { competitors: ['Het Broodhuys'] },
  ),
  named(
    KORENBLOEM,
    `Van de bakkerijen met de naam De Korenbloem is die in Amersfoort van Joost Hagenaar. De winkel is op zaterdag open van 08:00 tot 16:00 uur. De bakkerij in Venray heeft een andere eigenaar.`,
    'sector city team -hours',
  ),
  unnamed(
    DIJKGRAAF,
    `I came across two people named Kees Dijkgraaf on LinkedIn, one of whom is a teacher in Utrecht and the other an engineer in Delft. I found no painting business connected to either of them.`,
  ),
  named(
    WILG,
    `The results show two different practices. De Wilg, run by Lotte Wagenaar, is in Zutphen and provides dry needling and manual therapy. The other, Praktijk De Wilgenhof, is for psychotherapy.`,
    'team -city services',
  ),
  unnamed(
    MAASOEVER,
    `De afkorting DKM wordt onder meer gebruikt door een Duitse bank en door een klusbedrijf in Kerkrade. Zonder verdere toelichting weet ik niet naar welk bedrijf u op zoek bent.`,
  ),
  named(
    MAASOEVER,
    `Both clinics treat cats and dogs, but they are not connected. Dierenkliniek Maasoever (Venlo) opened in 2014 and provides emergency care, while Dierenkliniek De Maas (Roermond) sees patients by appointment only.`,
    'city -foundingYear services sector',
  ),
]
