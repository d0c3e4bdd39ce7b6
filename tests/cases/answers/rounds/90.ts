/** Answers that a stranger to the rules wrote: short ones that know nothing of a company, or not everything. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DIJKSTRA, HUISKOMPAS, TOLHUIS } from '#tests/cases/answers/companies/80.ts'
import { GESPREK, KRUIK, TERPSTRA } from '#tests/cases/answers/companies/81.ts'
import { BRANDING, HOVING, TUINPALET } from '#tests/cases/answers/companies/90.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TOLHUIS,
    `Over Het Tolhuis in Winterswijk komt in mijn zoekresultaten niets naar boven, sorry. Wel stuitte ik in de buurt op Hotel De Lindeboom en Herberg De Eekhoorn; daar kun je allebei slapen en eten.`,
    { competitors: ['Hotel De Lindeboom', 'Herberg De Eekhoorn'] },
  ),
  unnamed(
    HUISKOMPAS,
    `I'm not familiar with Huiskompas. If it's a small advisory firm, it may simply not have made it into the sources I can read. The AFM register is the place to check whether an adviser holds a licence.`,
  ),
  named(
    DIJKSTRA,
    `Wie de planning doet bij ETB Dijkstra kon ik niet achterhalen. Dat de elektricien in Heerenveen zit en zonnepanelen legt, staat wel op meerdere sites.`,
    'city sector services',
  ),
  named(
    KRUIK,
    `Café De Kruik opens at noon on Fridays and Saturdays and stays shut on Mondays. Whether the kitchen keeps the same times, I couldn't say.`,
    'hours',
  ),
  unnamed(
    TERPSTRA,
    `Terpstra Schoonmaakdiensten? Nee, die naam zegt me niets. Als het om kantoorschoonmaak in Drachten gaat: Frisia Clean en Helder & Co heb ik wel in beeld.`,
    { competitors: ['Frisia Clean', 'Helder & Co'] },
  ),
  unnamed(
    GESPREK,
    `Searching for "Het Gesprek" mostly returns pages about job interviews and difficult talks, since the phrase just means "the conversation". A language school of that name in Breda did not show up. Do you have a link?`,
  ),
  named(
    HOVING,
    `Van Hoving Uitvaartzorg vond ik:

- adres: Vaart Zuidzijde 46, Assen
- telefoon: 0592 55 50 83

Niet gevonden: tarieven en het jaar van oprichting.`,
    'city -address phone',
  ),
  named(
    BRANDING,
    `De Branding does offer dry needling, according to its own pages. I found no waiting times, though, and nothing on whether a referral is needed.`,
    'services',
  ),
  unnamed(
    TUINPALET,
    `Ik heb op 'Tuinpalet' gezocht, met en zonder 'hoveniers' erachter, maar er kwam niets uit dat op een bedrijf in Ede wijst. Schrijf je het misschien als Tuin Palet of Tuinpallet?`,
  ),
  unnamed(
    TOLHUIS,
    `Can't find it, I'm afraid. Three Dutch places called Het Tolhuis did come up (in Gouda, Amsterdam and Vaassen), but none in Winterswijk. Landgoed Woldzicht would be my alternative for a weekend in that area.`,
    { competitors: ['Landgoed Woldzicht'] },
  ),
  named(
    HUISKOMPAS,
    `Huiskompas Hypotheekadvies is een B.V. met KvK-nummer 32158064. Hoeveel mensen er werken en wat een eerste gesprek kost, heb ik niet boven water gekregen.`,
    'legalForm -kvk',
  ),
  named(
    DIJKSTRA,
    `Good news and bad news. Good: Elektrotechnisch Bureau Dijkstra has a site, www.etb-dijkstra-heerenveen.nl, and was founded in 1996. Bad: not a single review anywhere, so I can't tell you what customers think.`,
    '-website foundingYear',
  ),
  unnamed(
    KRUIK,
    `Helaas: geen eetcafé met de naam De Kruik gevonden in Amersfoort. Er bestaan wel kroegen die zo heten in andere plaatsen, maar daar heb je vermoedelijk niets aan. Misschien is het gesloten of van naam veranderd?`,
  ),
  unnamed(
    TERPSTRA,
    `There is no trace of a company called Terpstra Schoonmaak in the sources I have. Terpstra is a very common Frisian surname, so the hits I get are athletes and a dentist. A KVK search on the exact name would settle it.`,
  ),
  named(
    GESPREK,
    `Taalschool Het Gesprek in Breda geeft Spaanse les, zoveel is duidelijk. Onduidelijk blijft in welk jaar ze begonnen zijn; daar spreken de bronnen zich niet over uit.`,
    'city services',
  ),
  named(
    HOVING,
    `Hoving Uitvaart is a private limited company (BV) run by Harmke Hoving. I was unable to confirm a phone number or the opening hours, so please check those yourself.`,
    '-legalForm team',
  ),
  unnamed(
    BRANDING,
    `Met 'De Branding' krijg ik strandpaviljoens, een camping en een zwembad, maar geen fysiotherapiepraktijk in Katwijk. Praktijk Ouwehand en Fysio Duinzicht zitten er wél.`,
    { competitors: ['Praktijk Ouwehand', 'Fysio Duinzicht'] },
  ),
  unnamed(
    TUINPALET,
    `No information available on Tuinpalet. Landscapers I can tell you something about in the Ede area:

1. Van Ginkel Tuinen
2. Groenmakers Veluwe
3. Buitenkans Hoveniers

Shall I compare those three?`,
    { competitors: ['Van Ginkel Tuinen', 'Groenmakers Veluwe', 'Buitenkans Hoveniers'] },
  ),
  named(
    TOLHUIS,
    `| Wat je vroeg | Wat ik vond |
|---|---|
| Telefoon Het Tolhuis | 0543 55 51 27 |
| KvK-nummer | 09142753 |
| Oprichtingsjaar | onbekend |

Voor dat laatste kun je het beste even mailen.`,
    '-phone kvk',
  ),
  named(
    HUISKOMPAS,
    `Huiskompas, the mortgage broker at Arnhemseweg 241 in Amersfoort, doesn't publish its fees as far as I can tell. Its website would be the obvious place, but I saw no rate card there either.`,
    'city -address sector',
  ),
  unnamed(
    DIJKSTRA,
    `Er zijn in Friesland zó veel bedrijven die Dijkstra heten dat ik niet kan zeggen welke je bedoelt. Een Elektrotechnisch Bureau Dijkstra in Heerenveen zit er in elk geval niet tussen. Weet je de voornaam van de eigenaar?`,
  ),
  unnamed(
    KRUIK,
    `Hmm, De Kruik isn't ringing any bells. For special beers in Amersfoort, people tend to point to Het Hopgenot; Stadscafé Koppel also comes up a lot.`,
    { competitors: ['Het Hopgenot', 'Stadscafé Koppel'] },
  ),
  named(
    TERPSTRA,
    `Directeur van Terpstra Schoonmaakdiensten is Sjoerd Terpstra. Een e-mailadres heb ik niet kunnen vinden, wel een telefoonnummer: 0512 55 54 90. Of dat nog in gebruik is, merk je vanzelf.`,
    '-phone team',
  ),
  named(
    GESPREK,
    `For Het Gesprek I can confirm the website (hetgesprektaalschool.nl) and that it teaches Italian. I cannot confirm class sizes, prices or who the teachers are.`,
    'website services',
  ),
  unnamed(
    HOVING,
    `Gecondoleerd, als u deze vraag om die reden stelt. Over Uitvaartzorg Hoving beschik ik helaas over geen enkele informatie. In Assen kunt u wel terecht bij Stille Wende of Uitvaarthuis Lubbers, die dag en nacht bereikbaar zijn.`,
    { competitors: ['Stille Wende', 'Uitvaarthuis Lubbers'] },
  ),
  unnamed(
    BRANDING,
    `Neither my training data nor a quick web search tells me anything about Fysiotherapie De Branding. That doesn't mean it isn't there. ZorgkaartNederland lists most practices, so I'd try that first.`,
  ),
  named(
    TUINPALET,
    `Tuinpalet bestaat sinds 2009 en zit aan de Galvanistraat 9. Of ze ook daktuinen aanleggen? Daar vond ik niets over terug.`,
    'address -foundingYear',
  ),
  named(
    TOLHUIS,
    `Who owns Het Tolhuis today isn't something I could find out. The hotel itself was founded in 1982 and is closed on Mondays.`,
    'sector -foundingYear hours',
  ),
  unnamed(
    HUISKOMPAS,
    `Bedoel je misschien *Het Woningkompas* of *Woonkompas*? Op Huiskompas Hypotheekadvies vind ik namelijk niets. Twee kantoren in de regio die ik wel ken: Van Rossum Advies en Woonwijs Hypotheken.`,
    { competitors: ['Van Rossum Advies', 'Woonwijs Hypotheken'] },
  ),
  unnamed(
    DIJKSTRA,
    `I have to be honest: I have nothing on ETB Dijkstra, and I'd rather say so than make up a phone number. Ask a neighbour, check Google Maps, or let the trade body Techniek Nederland point you to a certified electrician nearby.`,
  ),
  named(
    KRUIK,
    `Bij De Kruik in Amersfoort treden geregeld bandjes op, maar een agenda met data kreeg ik niet te pakken. Eigenaar Ronald Smits zet die, zo lees ik, alleen op een krijtbord.`,
    'city services -team',
  ),
  named(
    TERPSTRA,
    `Terpstra Schoonmaak is based in Leeuwarden and does window cleaning for offices. I found no VAT number and no founding date.`,
    '-city services',
  ),
  unnamed(
    GESPREK,
    `Niets gevonden over THG als taalschool. De afkorting hoort bij een gymnasium en bij een voetbalclub, zegt het internet. Kun je me de volledige naam geven?`,
  ),
  unnamed(
    HOVING,
    `**Result:** no match for "Hoving Uitvaartzorg".
**Possible reasons:** a different spelling (Hovinga, Hovink), a recent change of name, or a business without a website.
**Next step:** the municipality of Assen can tell you which funeral directors work locally.`,
  ),
  named(
    BRANDING,
    `Fysiotherapie De Branding in Katwijk is op zaterdag en zondag gesloten. De avondtijden door de week spreken elkaar tegen in mijn bronnen, dus die laat ik liever weg.`,
    'city hours',
  ),
  named(
    TUINPALET,
    `Tuinpalet is a landscaping company in Ede; beyond that I'm short on details. No email, no street address, no opening times in anything I read.`,
    'city sector',
  ),
  unnamed(
    TOLHUIS,
    `Een hotel dat Het Tolhuis heet staat niet in de overzichten van Winterswijk die ik heb bekeken. Check anders Booking of de site van de regionale VVV; die zijn completer dan ik.`,
  ),
  unnamed(
    HUISKOMPAS,
    `HKH could be many things, and in mortgages I don't recognise it. De Hypotheekwinkel Eemland is one adviser near Amersfoort I can describe. Want me to?`,
    { competitors: ['De Hypotheekwinkel Eemland'] },
  ),
  named(
    DIJKSTRA,
    `Een storingsdienst heeft Elektrotechnisch Bureau Dijkstra niet, lees ik op een vergelijkingssite. Prijzen en beoordelingen van de zaak aan de Leeuwarderstraatweg 43 trof ik nergens aan.`,
    'address -services',
  ),
  named(
    KRUIK,
    `Here's what I have on Café De Kruik:

- Phone: 033 555 81 27
- Street: Langegracht 22
- Menu: not found
- Owner: not found

Two out of four, so not my best day.`,
    'address -phone',
  ),
  unnamed(
    TERPSTRA,
    `Sorry, ik moet je het antwoord schuldig blijven. TSD zie ik als afkorting van van alles, behalve van een schoonmaakbedrijf in Drachten. Schoonmaakbedrijf Veenstra wordt daar wel vaak genoemd.`,
    { competitors: ['Schoonmaakbedrijf Veenstra'] },
  ),
  unnamed(
    GESPREK,
    `Could it be that the school is called Het Taalgesprek, or Gesprek & Co? Under the name you typed I get no hits in Breda at all.`,
  ),
  named(
    HOVING,
    `Hoving Uitvaartzorg regelt ook natuurbegrafenissen. Wat dat kost vermeldt men niet; vraag ernaar via bericht@hovinguitvaart.nl, zou ik zeggen, want ook op fora vond ik geen bedragen.`,
    'email services',
  ),
  named(
    BRANDING,
    `De Branding was set up in 1989, its directory entry says. I couldn't get hold of its Chamber of Commerce number. The team page does list Mirjam van Duijn.`,
    '-foundingYear team',
  ),
  unnamed(
    TUINPALET,
    `Tuinpalet ken ik niet. Punt. Maar voor een tuinontwerp in Ede hoef je niet lang te zoeken: Groenmakers Veluwe heeft een mooi portfolio op groenmakersveluwe.nl.`,
    { competitors: ['Groenmakers Veluwe'] },
  ),
  unnamed(
    TOLHUIS,
    `My search for Hotel-Restaurant Het Tolhuis came back empty, even after I added Winterswijk and Achterhoek to the query. Might you have the name of the owner or the road it's on?`,
  ),
  named(
    HUISKOMPAS,
    `Volgens de gegevens die ik inzag is Huiskompas op zaterdag gesloten. Of je ook via een videogesprek terechtkunt, kon ik niet bevestigen.`,
    '-hours',
  ),
  named(
    DIJKSTRA,
    `ETB Dijkstra can be reached on 0513 55 56 04 or at contact@etbdijkstra.nl. The one item still missing from your list is the KVK number, which never surfaced.`,
    'phone -email',
  ),
  unnamed(
    KRUIK,
    `Ik durf niet te zeggen of De Kruik nog bestaat of ooit bestaan heeft: er is online niks over te vinden. Zin in een biertje? Café Van Zanten zit in het centrum.`,
    { competitors: ['Café Van Zanten'] },
  ),
  unnamed(
    TERPSTRA,
    `After checking several business directories, I could not locate any entry for Terpstra Schoonmaakdiensten. Please note that directories are often out of date, and smaller cleaning firms are regularly missing.`,
  ),
  named(
    GESPREK,
    `De eigenaar van Het Gesprek is Ilse Verbeek. Sinds wanneer zij dat doet heb ik niet kunnen nagaan, en ook een btw-nummer ontbreekt in mijn bronnen.`,
    '-team',
  ),
  named(
    HOVING,
    `The funeral director you're asking about, Hoving Uitvaartzorg in Assen, has KVK number 04058261. Its VAT number I could not find, neither on a site nor in a directory.`,
    'city -kvk sector',
  ),
  unnamed(
    BRANDING,
    `Geen idee, eerlijk gezegd. Er is me geen praktijk bekend die De Branding heet, in Katwijk noch in Noordwijk. Probeer het eens via je zorgverzekeraar: die houdt een lijst bij van gecontracteerde fysiotherapeuten.`,
  ),
  unnamed(
    TUINPALET,
    `Nope, nothing. "Tuinpalet" brings up paint colours and a garden magazine. If what you need is someone for a pond in Ede, Buitenkans Hoveniers does those.`,
    { competitors: ['Buitenkans Hoveniers'] },
  ),
  named(
    TOLHUIS,
    `Het Tolhuis, een hotel met restaurant in Winterswijk, heeft als website hoteltolhuis-achterhoek.nl. Een mailadres kon ik daar niet op ontdekken, alleen een contactformulier.`,
    'city -website sector',
  ),
  named(
    HUISKOMPAS,
    `Yes, Huiskompas exists: it was founded in 2012 by Nadia el Amrani, who still owns it. No, I couldn't find client reviews; the usual review sites have no page for them.`,
    '-foundingYear team',
  ),
  unnamed(
    DIJKSTRA,
    `Over dit bedrijf kan ik niets terugvinden. Voor een nieuwe groepenkast in Heerenveen zijn er genoeg andere adressen, zoals Bouma Installatie en Friesland Elektra. Vraag bij beide een offerte aan.`,
    { competitors: ['Bouma Installatie', 'Friesland Elektra'] },
  ),
  unnamed(
    KRUIK,
    `Is it perhaps De Kruk, or De Kruyck with a "y"? I ask because De Kruik doesn't appear on any list of Amersfoort pubs I can open.`,
  ),
  named(
    TERPSTRA,
    `Dit is alles wat ik van Terpstra Schoonmaakdiensten kon samenrapen:

1. Oprichting: 2003
2. Rechtsvorm: eenmanszaak
3. Aantal medewerkers: geen gegevens
4. Keurmerken: geen gegevens`,
    'foundingYear -legalForm',
  ),
  named(
    GESPREK,
    `Het Gesprek sits at Nieuwe Boschstraat 84, as far as I can see, and picks up the phone on 076 555 23 60. Its term dates remain a mystery to me.`,
    '-address phone',
  ),
  unnamed(
    HOVING,
    `Hoving Uitvaart komt niet voor in de bronnen die mij ter beschikking staan. Het is denkbaar dat de onderneming onder een andere handelsnaam werkt. Drentse Uitvaartzorg is wel vindbaar, mocht u haast hebben.`,
    { competitors: ['Drentse Uitvaartzorg'] },
  ),
  unnamed(
    BRANDING,
    `- Sources consulted: Google Maps, ZorgkaartNederland, the KVK register
- Entries for a physiotherapist called De Branding in Katwijk: zero
- Closest hits: Beweegcentrum Kust & Kracht and Praktijk Ouwehand`,
    { competitors: ['Beweegcentrum Kust & Kracht', 'Praktijk Ouwehand'] },
  ),
  named(
    TUINPALET,
    `Vijvers legt Tuinpalet aan, dat staat vast. Wat niet vaststaat is hoe lang je op ze moet wachten; daarover zwijgt hun site tuinpalet-ede.nl.`,
    'website services',
  ),
  named(
    TOLHUIS,
    `I found Het Tolhuis, but not the room rates you were after. Weddings and parties are on offer, as are conference rooms. For prices, write to hotel@tolhuis-achterhoek.nl.`,
    '-email services',
  ),
  unnamed(
    HUISKOMPAS,
    `Wat vervelend, maar ik krijg geen resultaten bij Huiskompas. Heb je de naam van een visitekaartje of van horen zeggen? In het tweede geval klopt hij mogelijk niet helemaal.`,
  ),
  unnamed(
    DIJKSTRA,
    `Unfortunately an online search gives me no electrician by that name in Heerenveen. I did come across Lichtpunt Elektrotechniek, which fits charging points, and Bouma Installatie.`,
    { competitors: ['Lichtpunt Elektrotechniek', 'Bouma Installatie'] },
  ),
  named(
    KRUIK,
    `Zaalverhuur doet De Kruik niet, begrijp ik uit een gastenblog. Vanaf welk jaar de kroeg er zit, ben ik niet te weten gekomen.`,
    'sector -services',
  ),
  named(
    TERPSTRA,
    `Terpstra Schoonmaakdiensten in Drachten is open Monday to Saturday from 8 to 5. I could not determine whether it takes on private homes.`,
    'city -hours',
  ),
  unnamed(
    GESPREK,
    `Voor Nederlandse les in Breda had ik je graag iets over Het Gesprek verteld, maar mijn kennis schiet tekort. Lingua Mark en Talenhuis Brabant kan ik wel toelichten.`,
    { competitors: ['Lingua Mark', 'Talenhuis Brabant'] },
  ),
  unnamed(
    HOVING,
    `That name draws a blank. Hoving is a fairly usual surname in Drenthe, and what I see are genealogy pages and a painter. Would you like me to look for funeral homes near Assen in general?`,
  ),
  named(
    BRANDING,
    `Over Fysiotherapie De Branding weet ik één ding zeker: je belt ze op 071 555 37 61. Een website, een teamlijst, tarieven: allemaal niet gevonden.`,
    '-phone',
  ),
  named(
    TUINPALET,
    `Gerard Mulder owns Tuinpalet, which is a limited company (a Dutch BV). I went looking for its turnover and headcount without success.`,
    'legalForm -team',
  ),
  unnamed(
    TOLHUIS,
    `Ik heb twee keer gezocht en twee keer niets gekregen. Waarschijnlijk ligt het aan de naam: Tolhuis, 't Tolhuys, De Tol? Zeg het maar, dan probeer ik een derde keer.`,
  ),
  unnamed(
    HUISKOMPAS,
    `As of my last update I hold no records on Huiskompas Hypotheekadvies. For refinancing around Amersfoort you might compare De Hypotheekwinkel Eemland, Van Rossum Advies and Woonwijs Hypotheken; a first meeting is free at most advisers.`,
    { competitors: ['De Hypotheekwinkel Eemland', 'Van Rossum Advies', 'Woonwijs Hypotheken'] },
  ),
  named(
    DIJKSTRA,
    `Op de vraag of ETB Dijkstra een BV is moet ik passen. Het btw-nummer is NL001738246B57 en eigenaar is Sietse Dijkstra, dat kon ik wel vinden.`,
    '-vat team',
  ),
  named(
    KRUIK,
    `De Kruik was started in 1984 and is a vof, i.e. a general partnership. Opening hours? My sources are silent on those.`,
    '-foundingYear legalForm',
  ),
  unnamed(
    TERPSTRA,
    `Terpstra, Terpstra… ik zie een bakker, een notaris en een schaatser, maar geen schoonmaker in Drachten. Kan het Terpsma of Tjepkema zijn?`,
  ),
  unnamed(
    GESPREK,
    `I'd love to help you pick a Spanish course, but Taalschool Het Gesprek is not a school I have any data about. Parla Breda, by contrast, publishes its full timetable at parlabreda.nl.`,
    { competitors: ['Parla Breda'] },
  ),
  named(
    HOVING,
    `Wat ik niet heb: een prijslijst. Wat ik wel heb: Hoving Uitvaartzorg is in 1998 opgericht, is eigendom van Harmke Hoving en verzorgt opbaring thuis.`,
    '-foundingYear services team',
  ),
  named(
    BRANDING,
    `The good thing first: De Branding, a physiotherapy practice, sees children too and helps athletes recover from injuries. Now what I lack: the name of whoever is in charge, plus any info on parking.`,
    'sector services',
  ),
  unnamed(
    TUINPALET,
    `Op basis van openbare bronnen kan ik het bestaan van Tuinpalet niet bevestigen. Advies: vraag een uittreksel bij de Kamer van Koophandel op voordat u een aanbetaling doet.`,
  ),
  unnamed(
    TOLHUIS,
    `Perhaps it goes by another name online? The Winterswijk tourist office names Hotel De Lindeboom, Landgoed Woldzicht and Herberg De Eekhoorn, and that's all; the one you mention isn't among them.`,
    { competitors: ['Hotel De Lindeboom', 'Landgoed Woldzicht', 'Herberg De Eekhoorn'] },
  ),
  named(
    HUISKOMPAS,
    `Huiskompas is een hypotheekadviseur uit Soest; telefonisch 033 555 41 28. Straat, huisnummer en openingstijden ontbreken in wat ik las.`,
    '-city phone sector',
  ),
  named(
    DIJKSTRA,
    `Hours for ETB Dijkstra: weekdays 7:30–17:00, and shut all weekend. VAT and KVK: couldn't dig those up. Source: a local business guide.`,
    '-hours',
  ),
  unnamed(
    KRUIK,
    `Eetcafé De Kruik levert bij mij nul treffers op. Wil je live muziek, kijk dan bij Stadscafé Koppel; wil je rustig zitten, dan Het Hopgenot.`,
    { competitors: ['Stadscafé Koppel', 'Het Hopgenot'] },
  ),
  unnamed(
    TERPSTRA,
    `I don't have browsing switched on right now, and Terpstra Schoonmaakdiensten isn't part of what I learned. Try again with search enabled, or paste the text of their site and I'll summarise it.`,
  ),
  named(
    GESPREK,
    `Het Gesprek, een talenschool in Tilburg, mailt u via info@talengesprek.nl. Lestijden stonden helaas op geen enkele pagina die ik opende.`,
    '-city -email sector',
  ),
  named(
    HOVING,
    `Its own website, hovinguitvaart.nl, says Hoving Uitvaartzorg is open on Saturdays from 10 to 1. It says nothing about costs, and neither does anybody else.`,
    'website hours',
  ),
  unnamed(
    BRANDING,
    `Deze praktijk staat niet in mijn geheugen en ook niet in de zoekresultaten van vandaag. Bij Fysio Duinzicht kun je in elk geval online een afspraak maken.`,
    { competitors: ['Fysio Duinzicht'] },
  ),
  unnamed(
    TUINPALET,
    `Tuinpalet Hoveniers: unknown to me. It could be a young firm, a trade name of some other company, or a typo for "Tuinplan". Which village are they in, do you know?`,
  ),
  named(
    TOLHUIS,
    `Chef-kok van Het Tolhuis is Joost Lammers. Een menukaart of een Michelinvermelding kan ik er niet bij leveren, want daar vond ik geen spoor van.`,
    'team',
  ),
  named(
    HUISKOMPAS,
    `Huiskompas advises first-time buyers but does not do mortgages for entrepreneurs. It's registered under KVK 32158046. What I looked for in vain is a fee schedule.`,
    'kvk -services',
  ),
  unnamed(
    DIJKSTRA,
    `Tip: zoek op je postcode bij Techniek Nederland. Zelf heb ik namelijk voor ETB Dijkstra in Heerenveen geen bruikbare treffer, alleen een boekhandel en een autobedrijf met die achternaam.`,
  ),
  unnamed(
    KRUIK,
    `Disappointing, I know, but I've no listing, no menu and no reviews for De Kruik in Amersfoort. Café Van Zanten and Het Hopgenot I do have. Which of the two shall I look up?`,
    { competitors: ['Café Van Zanten', 'Het Hopgenot'] },
  ),
  named(
    TERPSTRA,
    `Over Terpstra Schoonmaak in Drachten: ja, het schoonmaakbedrijf doet ook vloeronderhoud. Nee, een uurtarief maakt het niet openbaar; ik vond het althans niet.`,
    'city sector services',
  ),
  named(
    GESPREK,
    `Het Gesprek has been around since 2001 and closes on Sundays. I came up empty on reviews and on the name of its owner.`,
    '-foundingYear hours',
  ),
  unnamed(
    HOVING,
    `Misschien schrijft u het als Hovingh of Hovenga? Bij de spelling die u gaf blijft mijn scherm leeg, ook als ik er Assen bij zet.`,
  ),
  unnamed(
    BRANDING,
    `Let me be upfront: whatever I said about De Branding would be guesswork. It isn't in anything I can look up. Fysio Duinzicht, Praktijk Ouwehand and Beweegcentrum Kust & Kracht are, so that's where I'd begin.`,
    { competitors: ['Fysio Duinzicht', 'Praktijk Ouwehand', 'Beweegcentrum Kust & Kracht'] },
  ),
  named(
    TUINPALET,
    `Tuinpalet in Ede? Gevonden: telefoon 0318 55 52 90, mail kantoor@tuinpalet-ede.nl. Niet gevonden: btw-nummer, openingstijden, en of ze in de winter doorwerken.`,
    'city phone -email',
  ),
  named(
    TOLHUIS,
    `Het Tolhuis is at Groenloseweg 118 in Groenlo, and it's a BV. The hours when you can book by phone I couldn't pin down.`,
    '-city address -legalForm',
  ),
]
