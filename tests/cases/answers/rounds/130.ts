/** Answers that a stranger to the rules wrote: a cobbler, an estate agent, an IT company, a driving school, a floor specialist, a dietitian, a bed and breakfast, a fishmonger, a notary and a window frame company. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRINKHUIS,
  HAKVOORT,
  KRUISPUNT,
  LVDB,
  PASTORIE,
  PEELLAND,
  PUUR,
  ROOIJEN,
  TUINSTRA,
  VELDKAMP,
} from '#tests/cases/answers/companies/130.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HAKVOORT,
    `I couldn't find any information about a business called Schoenmakerij Hakvoort. It may be a small local shop without a website. If you tell me which town it's in, I can search again, or you could look it up on Google Maps.`,
  ),
  named(
    BRINKHUIS,
    `Welke courtage Brinkhuis Makelaardij rekent, heb ik niet kunnen achterhalen; op de website staan geen tarieven. Wel is bekend dat het kantoor aan de Terborgseweg in Doetinchem zit en dat je er naast verkoopbegeleiding ook terechtkunt voor taxaties. Voor een vrijblijvende offerte kun je bellen naar 0314 555 206.`,
    'address city services -phone',
  ),
  unnamed(
    PEELLAND,
    `Ik heb geen betrouwbare informatie gevonden over Peelland Automatisering. Dat kan verschillende redenen hebben:

- het bedrijf is klein of pas kort actief;
- het opereert onder een andere handelsnaam;
- de website is niet goed geïndexeerd.

**Wat je kunt doen**
1. Zoek het bedrijf op in het Handelsregister van de KVK.
2. Kijk op LinkedIn of er medewerkers te vinden zijn.
3. Vraag om referenties van bestaande klanten.

Als je een link naar de website hebt, kijk ik er graag naar.`,
  ),
  named(
    KRUISPUNT,
    `I don't have reliable pass rates for Rijschool Kruispunt; the CBR publishes those, but I couldn't open the page. What I can tell you is that it's a driving school in Hoogeveen, run by Wim Bakker, and that besides car lessons it also offers motorcycle lessons. For the latest prices, check [rijschoolkruispunt.nl](https://rijschoolkruispunt.nl).`,
    'sector city -team services website',
  ),
  unnamed(
    ROOIJEN,
    `Over Van Rooijen Vloeren kan ik helaas geen reviews of andere gegevens vinden. In Alphen aan den Rijn kwam ik wel Vloerenhal Rijnland en Parkethuis De Aar tegen, die allebei een showroom hebben. Wil je dat ik die twee voor je vergelijk?`,
    { competitors: ['Vloerenhal Rijnland', 'Parkethuis De Aar'] },
  ),
  named(
    PUUR,
    `Of Voedingspraktijk Puur Balans een contract heeft met jouw zorgverzekeraar, kan ik niet met zekerheid zeggen. De praktijk in Roermond bestaat sinds 2010 en geeft onder andere dieetadvies bij diabetes. Op woensdag is de praktijk geopend van 9.00 tot 17.00 uur, dus je zou het dan telefonisch kunnen navragen.`,
    'city -foundingYear services -hours',
  ),
  named(
    PASTORIE,
    `Ik kan niet zien of er bij B&B De Oude Pastorie in Ootmarsum dit weekend nog een kamer vrij is, want ik heb geen toegang tot het boekingssysteem. Bel het beste even met eigenaresse Hanneke Oude Lansink op 0541 555 027.`,
    'city team -phone',
  ),
  unnamed(
    TUINSTRA,
    `Sorry, I couldn't find a fish shop by the name of Vishandel Tuinstra. I searched for the name together with Harlingen, Franeker and Leeuwarden, but none of the results matched. Could you double-check the spelling?`,
  ),
  unnamed(
    LVDB,
    `Ik kan geen notariskantoor vinden met de naam Lamers Van der Burgt Notarissen. Het kan zijn dat het kantoor is gefuseerd of een andere naam heeft gekregen. In het register op notaris.nl vind je alle notarissen die op dit moment in Nederland werken. Bij de KNB (Koninklijke Notariële Beroepsorganisatie) kun je ook nagaan waar een protocol is gebleven.`,
  ),
  named(
    VELDKAMP,
    `There's not much independent information about Veldkamp Kozijnen. I found no Trustpilot page and no complaints, but also hardly any reviews.

What I did find:

- **Location:** Handelsstraat 51, Hardenberg
- **Products:** uPVC window frames, sliding doors and front doors
- **Legal form:** sole proprietorship (eenmanszaak)

I couldn't confirm how long they have been in business or whether they carry a quality mark such as SKG or VKG. Ask for both before you sign a quote.`,
    '-address city services -legalForm',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    HAKVOORT,
    `Er zijn twee zaken met een naam die erop lijkt. **Schoenmakerij Hakvoort** zit aan de Oudestraat in Kampen en repareert schoenen en tassen. **Hakvoort Schoenmode** is een schoenenwinkel in Urk; daar kun je wel schoenen kopen, maar niet laten verzolen. Voor een reparatie moet je dus in Kampen zijn.`,
    '-address city services',
  ),
  unnamed(
    BRINKHUIS,
    `Bedoel je misschien Brinkhuizen Makelaars? Dat is een makelaarskantoor in Assen, gevestigd aan de Vaart ZZ, dat vooral woningen in Assen en Noord-Drenthe verkoopt. Een kantoor met precies de naam Brinkhuis Makelaardij heb ik niet kunnen vinden.`,
  ),
  named(
    PEELLAND,
    `Peelland Automatisering and Peelland Administraties are not the same company. Peelland Automatisering is an IT company based in Eindhoven that manages workplaces and cloud backups for small businesses; its website is peelland-ict.nl. Peelland Administraties is a bookkeeping firm in Deurne.`,
    'sector -city services website',
  ),
  unnamed(
    KRUISPUNT,
    `I found **Rijschool De Kruising**, a driving school in Meppel:

- **Address:** Stationsweg 14, Meppel
- **Lessons:** car, automatic, theory
- **Rating:** 4.7 on Google (58 reviews)

I didn't find a school called Rijschool Kruispunt, so this may be the one you have in mind.`,
  ),
  named(
    ROOIJEN,
    `Let op dat je de juiste zaak belt: Van Rooijen Vloeren en Van Rooij Vloeren worden vaak verward.

**Van Rooijen Vloeren**
- Vloerenspecialist in Alphen aan den Rijn
- Telefoon: 0172 555 683
- Op maandag gesloten

**Van Rooij Vloeren**
- Gevestigd in Veghel
- Vooral gietvloeren voor bedrijven

Als je in de buurt van Leiden woont, is de eerste waarschijnlijk degene die je zoekt.`,
    'sector city -phone hours',
  ),
  unnamed(
    PUUR,
    `Puur in Balans is een yogastudio in Venlo die ook workshops over gezonde voeding geeft. De studio is opgericht door Marieke Peeters en biedt wekelijks tien lessen aan. Op dinsdagavond is er een proefles voor € 7,50. Dieetadvies dat door de zorgverzekeraar wordt vergoed, geven ze daar niet.`,
  ),
  named(
    PASTORIE,
    `De Oude Pastorie in Ootmarsum is a bed and breakfast with its own sauna, owned by Hanneke Oude Lansink. Don't confuse it with Hotel De Pastorie in Borger, which is about 80 km further north and has a restaurant. The B&B in Ootmarsum opened in 2009.`,
    'city sector services team -foundingYear',
  ),
  unnamed(
    TUINSTRA,
    `Ik vond alleen Vishandel Tuinman in Sneek. Die staat met een kraam op de markt en verkoopt ook vanuit de winkel aan de Oosterdijk 22. Het telefoonnummer is 0515 555 210. Op maandag en dinsdag zijn ze gesloten.`,
  ),
  named(
    LVDB,
    `Lamers Van der Burgt Notarissen in Oss is een ander notariskantoor dan Lamers Notariaat in Nijmegen. Bij het kantoor in Oss werken onder anderen mr. Hans Lamers en mr. Eva van der Burgt; je vindt het aan de Molenstraat 24.`,
    'city team -address sector',
  ),
  unnamed(
    VELDKAMP,
    `You're probably looking for Veldhuis Kozijnen in Almelo. They supply and fit wooden and aluminium window frames throughout Twente and have been around since 1985. Reviews are mostly positive, although some customers mention long delivery times. I didn't come across a Veldkamp Kozijnen in that area.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HAKVOORT,
    `SHK in Kampen, voluit Schoenmakerij Hakvoort, is op zaterdag open van 9.00 tot 17.00 uur. Je kunt er ook terecht om sleutels te laten bijmaken.`,
    'city -hours services',
  ),
  unnamed(
    BRINKHUIS,
    `BMD staat meestal voor *bone mineral density*, oftewel botmineraaldichtheid. Het is een maat voor de hoeveelheid mineralen, vooral calcium, in het bot. Artsen gebruiken een DXA-scan om de BMD te meten en zo osteoporose op te sporen. De uitslag wordt uitgedrukt in een T-score:

| T-score | Betekenis |
|---|---|
| hoger dan -1 | normaal |
| -1 tot -2,5 | osteopenie |
| lager dan -2,5 | osteoporose |`,
  ),
  named(
    PEELLAND,
    `Peelland ICT is een ICT-bedrijf uit Helmond. Het beheert werkplekken voor mkb-bedrijven en verzorgt ook de beveiliging van netwerken. De directeur is Joost van den Elzen. Volgens de website is het bedrijf in 1999 begonnen.`,
    'sector city services team -foundingYear',
  ),
  named(
    KRUISPUNT,
    `RSK (Rijschool Kruispunt) is a driving school at Schutstraat 92 in Hoogeveen. Lessons can be booked by email at info@rijschoolkruispunt.nl or by phone on 0528-555419.`,
    'sector address city services -email phone',
  ),
  unnamed(
    ROOIJEN,
    `VRV stands for *Variable Refrigerant Volume*, a type of air-conditioning system introduced by Daikin in 1982. One outdoor unit serves several indoor units, and the amount of refrigerant is adjusted to the demand of each room. Other manufacturers call the same principle VRF.`,
  ),
  unnamed(
    PUUR,
    `De vpb is de vennootschapsbelasting: de belasting die bv's en nv's betalen over hun winst. In 2024 is het tarief 19% over de eerste € 200.000 en 25,8% over het meerdere. Eenmanszaken betalen geen vpb, maar inkomstenbelasting.`,
  ),
  named(
    PASTORIE,
    `**Pastorie Ootmarsum** is een kleinschalige bed and breakfast in het centrum van Ootmarsum.

- 📍 Walstraat 11, 7631 AB Ootmarsum
- 📞 0541 - 555 720
- 🚲 Fietsen te huur bij de B&B zelf
- 🕒 Receptie open op vrijdag en zaterdag van 14.00 tot 21.00 uur

Gasten zijn vooral te spreken over het uitgebreide ontbijt en de rustige tuin.`,
    'sector city address -phone services hours',
  ),
  unnamed(
    TUINSTRA,
    `VTH staat voor Vergunningverlening, Toezicht en Handhaving. Het is een taakgebied van gemeenten, provincies en omgevingsdiensten. Medewerkers VTH beoordelen bijvoorbeeld aanvragen voor een omgevingsvergunning, controleren bouwplaatsen en treden op bij overtredingen. Veel gemeenten hebben hun VTH-taken ondergebracht bij een regionale omgevingsdienst.`,
  ),
  named(
    LVDB,
    `LvdB Notarissen is a notary firm in Oss, with Hans Lamers and Eva van der Burgt as notaries. It handles wills, living wills and mortgage deeds. The website is lvdb-notariaat.nl.`,
    'sector city team services -website',
  ),
  named(
    VELDKAMP,
    `Kozijnenbedrijf Veldkamp uit Hardenberg levert en plaatst kunststof kozijnen, schuifpuien en dakkapellen in heel Overijssel. Het bedrijf is een eenmanszaak en staat bij de KVK ingeschreven onder nummer 05061794. Op zaterdag is de showroom open van 9.00 tot 13.00 uur.`,
    'city services -legalForm kvk hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    HAKVOORT,
    `Er zijn meerdere bedrijven met de naam Hakvoort:

1. **Schoenmakerij Hakvoort** (Kampen): schoenmaker aan de Geerstraat 53, geopend dinsdag t/m zaterdag.
2. **Hakvoort Shipyard** (Monnickendam): bouwer van luxe jachten.
3. **Visserijbedrijf Hakvoort** (Urk): kottervisserij.

Welke bedoel je?`,
    'city sector -address hours',
  ),
  unnamed(
    BRINKHUIS,
    `Ik kwam twee bedrijven tegen die Brinkhuis heten, maar geen van beide is een makelaar: Brinkhuis Tuinen in Losser, een hoveniersbedrijf, en Brinkhuis Transport in Hengelo. Gaat het om een van deze twee, of zoek je iemand anders?`,
  ),
  named(
    PEELLAND,
    `"Peelland" is the name of the region east of Eindhoven, so quite a few companies use it. Peelland Automatisering in Helmond is the IT company; it provides VoIP telephony and network security and can be reached at 0492 555 301. Peelland Makelaars in Deurne sells houses, and Taxi Peelland in Asten drives people around. The three have nothing to do with each other.`,
    'city sector services -phone',
  ),
  named(
    KRUISPUNT,
    `Er zijn in Nederland minstens drie rijscholen die Kruispunt heten: een in Hoogeveen, een in Tilburg en een in Zoetermeer. Die in Hoogeveen is van eigenaar Rik Seinen en geeft naast autorijlessen ook les voor het aanhangerrijbewijs. Die in Tilburg is gespecialiseerd in spoedcursussen. Over de school in Zoetermeer vond ik weinig.`,
    'sector city -team services',
  ),
  unnamed(
    ROOIJEN,
    `Several companies are called Van Rooijen. The best known are **Van Rooijen Bouw** in Vianen, a building contractor, and **Van Rooijen Meubelen** in Woerden, a furniture shop with a large showroom. I found no flooring company of that name.`,
  ),
  named(
    PUUR,
    `De naam Puur Balans wordt door verschillende praktijken gebruikt. In Roermond is het een diëtistenpraktijk van Lieke Janssen, in Zwolle een massagesalon en in Breda een coachingsbureau. De praktijk in Roermond zit aan de Swalmerstraat 91 en heeft als website puurbalans-roermond.nl.`,
    'city sector team -address website',
  ),
  unnamed(
    PASTORIE,
    `There are several places to stay called De Oude Pastorie in the Netherlands:

- **De Oude Pastorie, Wijhe**: a group accommodation for up to 24 guests
- **De Oude Pastorie, Gulpen**: a small hotel with a restaurant
- **De Oude Pastorie, Kerkdriel**: a B&B with three rooms, open all year

Let me know which area you're travelling to and I'll look up prices.`,
  ),
  named(
    TUINSTRA,
    `Tuinstra is een veelvoorkomende Friese achternaam. De viswinkel in Harlingen heet Vishandel Tuinstra; die zit aan de Voorstraat 40 en bestaat sinds 1986. Daarnaast is er Tuinstra Vis en Friet in Drachten, een snackbar die er niets mee te maken heeft.`,
    'sector city address -foundingYear',
  ),
  unnamed(
    LVDB,
    `Notarissen met de naam Lamers zijn er meer. Zo is er Notariskantoor Lamers in Geleen en Lamers Notarissen in Veenendaal. Het kantoor in Geleen doet vooral familierecht, dat in Veenendaal ook ondernemingsrecht. Als je weet in welke plaats je moet zijn, kan ik de openingstijden erbij zoeken.`,
  ),
  named(
    VELDKAMP,
    `There are at least three firms called Veldkamp in Overijssel. The window frame company is Veldkamp Kozijnen in Hardenberg (0523 555 843, veldkamp-kozijnen.com). Veldkamp Installatie in Raalte does heating and plumbing, and Veldkamp Agri in Ommen sells tractors.`,
    'sector city phone -website',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HAKVOORT,
    `Dit zijn drie schoenmakers in Kampen:

1. **Schoenservice Prins** – snelle service, ook voor ritsen.
2. **Schoenmakerij Hakvoort** – familiezaak uit 1947 van Bert Hakvoort, ook orthopedische aanpassingen.
3. **Kamper Leerhuis** – gespecialiseerd in tassen en riemen.

Tip: bel even van tevoren om te vragen of je op de reparatie kunt wachten.`,
    'sector city -foundingYear team services',
    { competitors: ['Schoenservice Prins', 'Kamper Leerhuis'] },
  ),
  named(
    BRINKHUIS,
    `Populaire makelaars in Doetinchem zijn:

- **Slingeland Makelaars**: groot kantoor, veel aanbod in de hele Achterhoek
- **Brinkhuis Makelaardij**: persoonlijk kantoor van Marloes Brinkhuis, ook op zaterdag open van 9.00 tot 16.00 uur
- **Thuis in de Achterhoek**: richt zich op starters
- **Rensink & Partners**: sterk in landelijk gelegen woningen

Vraag bij minstens twee kantoren een offerte aan en vergelijk de courtage.`,
    'sector city team -hours',
    { competitors: ['Slingeland Makelaars', 'Thuis in de Achterhoek', 'Rensink & Partners'] },
  ),
  unnamed(
    PEELLAND,
    `For a small business in Helmond, these IT providers come up most often: Data Brabant, Netkwadraat and Berkers Systemen. Data Brabant focuses on Microsoft 365, Netkwadraat on networks and Wi-Fi, and Berkers Systemen on custom software. All three offer a free intake.`,
    { competitors: ['Data Brabant', 'Netkwadraat', 'Berkers Systemen'] },
  ),
  named(
    KRUISPUNT,
    `Top 3 rijscholen in Hoogeveen volgens Google-reviews:

🥇 Drive Drenthe (4,9)
🥈 Rijschool Kruispunt (4,8), ook voor motorrijlessen, tel. 0528 555 491
🥉 Autorijschool Zantinge (4,6)

De slagingspercentages kun je bekijken op de site van het CBR.`,
    'sector city services -phone',
    { competitors: ['Drive Drenthe', 'Autorijschool Zantinge'] },
  ),
  named(
    ROOIJEN,
    `If you want a PVC floor laid in Alphen aan den Rijn, consider these companies:

1. **Vloerenhal Rijnland** – large showroom, budget-friendly
2. **Van Rooijen Vloeren** – family business at Julianastraat 66, also renovates stairs, late-night opening on Fridays until 8 pm
3. **Kwantum Alphen** – chain store, you lay the floor yourself

Prices for PVC including installation usually range from €45 to €80 per square metre.`,
    'city services address -hours',
    { competitors: ['Vloerenhal Rijnland'] },
  ),
  named(
    PUUR,
    `In Roermond kun je bij verschillende diëtisten terecht, zoals Diëtiste Maasvallei, Voedingspraktijk Puur Balans (0475 555 297) en Eetwijs Limburg. Drie behandeluren per jaar worden vergoed uit de basisverzekering, maar dat gaat wel van je eigen risico af.`,
    'city sector -phone',
    { competitors: ['Diëtiste Maasvallei', 'Eetwijs Limburg'] },
  ),
  unnamed(
    PASTORIE,
    `Een paar leuke overnachtingsadressen in Ootmarsum:

- **Herberg De Es** – kamers boven het restaurant, aan de rand van de stad
- **Logement ’t Stift** – rustig gelegen, grote tuin
- **Hotel Vos** – centraal, met parkeerplaats

Voor de Siepelmarkt in de zomer kun je het beste ruim van tevoren boeken.`,
    { competitors: ['Herberg De Es', 'Logement ’t Stift'] },
  ),
  named(
    TUINSTRA,
    `For fresh fish in Harlingen, try Vishandel Tuinstra on the Noorderhaven, Zeebanket Waddenkust near the harbour, or De Vrije Visser. Tuinstra is closed on Mondays and is known for its platters.`,
    'services city -address hours',
    { competitors: ['Zeebanket Waddenkust', 'De Vrije Visser'] },
  ),
  unnamed(
    LVDB,
    `Goedkope notarissen voor een samenlevingscontract in de regio Oss:

1. Notaris Verhagen – vanaf € 295
2. Maasland Notariaat – vanaf € 325
3. Huis & Erf Notarissen – vanaf € 349
4. Doehetzelfnotaris – vanaf € 249, grotendeels online

De prijzen zijn inclusief btw en kunnen inmiddels zijn gewijzigd.`,
    { competitors: ['Notaris Verhagen', 'Maasland Notariaat', 'Huis & Erf Notarissen'] },
  ),
  named(
    VELDKAMP,
    `Voor kunststof kozijnen in Hardenberg worden deze bedrijven vaak genoemd:

1. **Veldkamp Kozijnen** – bestaat sinds 1992, eigen montageteam, directeur is Henk Veldkamp
2. **Vechtdal Kozijnen** – werkt veel met Schüco-profielen
3. **Profila Hardenberg** – ook aluminium

Vraag altijd meerdere offertes aan en let op de U-waarde van het glas.`,
    'services city foundingYear -team',
    { competitors: ['Vechtdal Kozijnen', 'Profila Hardenberg'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HAKVOORT,
    `| Schoenmaker | Adres | Telefoon | Zaterdag |
|---|---|---|---|
| Schoenmakerij Hakvoort | Geerstraat 33, Kampen | 038 555 21 47 | 9.00 - 17.00 |
| Schoenservice Prins | Oudestraat 110, Kampen | 038 555 60 12 | 9.00 - 16.00 |
| Hakkenbar IJsselstad | Burgwal 8, Kampen | 038 555 44 90 | gesloten |`,
    'sector address city phone -hours',
    { competitors: ['Schoenservice Prins', 'Hakkenbar IJsselstad'] },
  ),
  named(
    BRINKHUIS,
    `Hier is een vergelijking van drie makelaarskantoren in Doetinchem:

| | Brinkhuis Makelaardij | Slingeland Makelaars | Rensink & Partners |
|---|---|---|---|
| Opgericht | 2003 | 1989 | 2011 |
| Taxaties | Ja | Ja | Nee |
| Verhuur | Ja | Nee | Ja |
| Website | brinkhuismakelaars.nl | slingelandmakelaars.nl | rensinkpartners.nl |

**Conclusie:** als je ook wilt verhuren, is Brinkhuis of Rensink de logische keuze.`,
    'sector city foundingYear services -website',
    { competitors: ['Slingeland Makelaars', 'Rensink & Partners'] },
  ),
  named(
    PEELLAND,
    `Here's a quick overview of IT companies in the Helmond area:

| Company | City | Founded | Managing director |
|---|---|---|---|
| Peelland Automatisering | Helmond | 1996 | Pieter Manders |
| Data Brabant | Eindhoven | 2004 | not published |
| Berkers Systemen | Deurne | 1991 | Wim Berkers |

All three work mainly for small and medium-sized businesses.`,
    'sector city foundingYear -team',
    { competitors: ['Data Brabant', 'Berkers Systemen'] },
  ),
  unnamed(
    KRUISPUNT,
    `Pakketprijzen van rijscholen in Hoogeveen (20 lessen plus examen):

| Rijschool | Prijs | Slagingspercentage |
|---|---|---|
| Rijschool Groen Licht | € 1.495 | 62% |
| Autorijschool Zantinge | € 1.550 | 58% |
| Drive Drenthe | € 1.620 | 67% |

Drive Drenthe is het duurst, maar heeft het hoogste slagingspercentage.`,
    { competitors: ['Rijschool Groen Licht', 'Autorijschool Zantinge', 'Drive Drenthe'] },
  ),
  named(
    ROOIJEN,
    `| Bedrijf | Specialiteit | Plaats | Koopavond |
|---|---|---|---|
| Van Rooijen Vloeren | PVC en traprenovatie | Leiden | vrijdag tot 21.00 uur |
| Parkethuis De Aar | massief parket | Ter Aar | geen |
| Floor & Co | laminaat | Alphen aan den Rijn | donderdag tot 20.00 uur |`,
    'services -city hours',
    { competitors: ['Parkethuis De Aar', 'Floor & Co'] },
  ),
  named(
    PUUR,
    `Below is a comparison of the two dietitians you mentioned.

| | Puur Balans | Praktijk Gezond Gewicht |
|---|---|---|
| Location | Swalmerstraat 19, Roermond | Godsweerdersingel 5, Roermond |
| FODMAP diet | Yes | No |
| Evening hours | Thursday until 8 pm | None |
| Email | info@puurbalans-roermond.nl | info@praktijkgezondgewicht.nl |

For irritable bowel syndrome, Puur Balans looks like the better fit.`,
    'sector address city services hours -email',
    { competitors: ['Praktijk Gezond Gewicht'] },
  ),
  named(
    PASTORIE,
    `Ik heb drie adressen in Ootmarsum voor je op een rij gezet:

| Naam | Type | Prijs per nacht | Extra |
|---|---|---|---|
| De Oude Pastorie | B&B | vanaf € 105 | sauna, fietsverhuur |
| B&B Bij Siep | B&B | vanaf € 85 | eigen ingang |
| Herberg De Es | herberg | vanaf € 98 | restaurant |

Prijzen zijn op basis van twee personen inclusief ontbijt.`,
    'city sector services',
    { competitors: ['B&B Bij Siep', 'Herberg De Es'] },
  ),
  named(
    TUINSTRA,
    `**Viswinkels in Harlingen**

| Winkel | Telefoon | Maandag | Bijzonder |
|---|---|---|---|
| Vis & Zo | 0517 555 230 | open | sushi |
| Vishandel Tuinstra | 0517 555 148 | gesloten | gebakken vis, visschotels |
| Zeebanket Waddenkust | 0517 555 309 | open | garnalen |`,
    'sector city -phone hours services',
    { competitors: ['Vis & Zo', 'Zeebanket Waddenkust'] },
  ),
  named(
    LVDB,
    `| Notariskantoor | Plaats | Notarissen | Opgericht |
|---|---|---|---|
| Lamers Van der Burgt Notarissen | Oss | H. Lamers, E. van der Burgt | 1997 |
| Maasland Notariaat | Oss | K. de Wit | 2006 |
| Notaris Verhagen | Uden | P. Verhagen | 1988 |

De gegevens komen van de websites van de kantoren en van notaris.nl.`,
    'city team -foundingYear sector',
    { competitors: ['Maasland Notariaat', 'Notaris Verhagen'] },
  ),
  unnamed(
    VELDKAMP,
    `Here's how the main window frame suppliers near Hardenberg compare:

| Supplier | Material | Warranty | Website |
|---|---|---|---|
| Vechtdal Kozijnen | uPVC | 10 years | vechtdalkozijnen.nl |
| Raam & Deur Overijssel | uPVC, aluminium | 10 years | raamendeuroverijssel.nl |
| Profila Hardenberg | aluminium | 5 years | – |

I'd request quotes from at least two of them.`,
    { competitors: ['Vechtdal Kozijnen', 'Raam & Deur Overijssel', 'Profila Hardenberg'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HAKVOORT,
    `## Schoenmakerij Hakvoort

**Schoenmakerij Hakvoort** is een schoenmaker in het centrum van Kampen.

### Contact
- **Adres:** Geerstraat 33, 8261 HL Kampen
- **Telefoon:** [038 555 21 47](tel:0385552147)
- **E-mail:** info@hakvoortkampen.nl

### Diensten
- Schoenreparatie
- Sleutels bijmaken
- Reparatie van leren tassen en jassen

### Openingstijden
| Dag | Tijd |
|---|---|
| Maandag | gesloten |
| Dinsdag t/m vrijdag | 09:00 - 17:30 |
| Zaterdag | 09:00 - 16:00 |`,
    'sector city address phone -email services hours',
  ),
  named(
    BRINKHUIS,
    `**Brinkhuis Makelaardij** ([brinkhuismakelaardij.nl](https://www.brinkhuismakelaardij.nl/?utm_source=openai)) is an estate agency in **Doetinchem**. It was founded in **2013** by **Marloes Brinkhuis**.`,
    'website sector city -foundingYear team',
  ),
  named(
    PEELLAND,
    `### Is Peelland Automatisering betrouwbaar?

Op basis van wat ik kan vinden wel. Een paar punten:

- ✅ **Lang actief**: het bedrijf bestaat sinds 1996.
- ✅ **Ingeschreven bij de KVK** onder nummer 17098254.
- ✅ **Vaste contactpersonen**, onder wie servicedeskmanager Samira Bouali.
- ⚠️ **Weinig reviews**: ik vond er maar zes op Google.

**Mijn advies:** vraag om een referentie van een bedrijf van vergelijkbare grootte en laat de responstijden vastleggen in een SLA.`,
    'foundingYear -kvk team',
  ),
  named(
    KRUISPUNT,
    `**Rijschool Kruispunt – opening hours**

* Mon–Thu: 8:00 am – 9:00 pm
* Fri: 8:00 am – 6:00 pm
* Sat: 9:00 am – 3:00 pm
* Sun: closed

📍 Schutstraat 29, Hoogeveen
📞 +31 528 555 419`,
    'hours -address city phone',
  ),
  named(
    ROOIJEN,
    `**Van Rooijen Vloeren** is een vloerenspecialist in Alphen aan den Rijn. [1]

**Wat doen ze?**
- PVC-vloeren leggen [1]
- Parket schuren en opnieuw lakken [1][2]
- Traprenovatie [2]

**Wie zit erachter?** De eigenaar is Kees de Jong, die het bedrijf van zijn vader overnam. [3]

**Bronnen**
[1] vanrooijenvloeren.nl
[2] werkspot.nl
[3] alphens.nl`,
    'sector city services -team website',
  ),
  named(
    PUUR,
    `Ja, dat kan. Bij **Puur Balans** in Roermond kun je terecht voor:

1. **Afvalbegeleiding** – gemiddeld zes consulten in een half jaar
2. **Sportvoeding** – voor hardlopers en wielrenners
3. **FODMAP-dieet** – bij prikkelbare darm

De praktijk heeft geen verwijsbrief nodig. Een afspraak maken kan via **0475 555 972** of op [puurbalans-roermond.nl](https://puurbalans-roermond.nl).`,
    'city services -phone website',
  ),
  named(
    PASTORIE,
    `# Weekendje Ootmarsum 🌿

**Dag 1**
- Inchecken bij **B&B De Oude Pastorie** in Ootmarsum (Marktstraat 7)
- Wandeling langs de ateliers en galeries
- Diner bij een restaurant op het Kerkplein

**Dag 2**
- Rustig ontbijten in de B&B
- Fietsen huren bij de B&B en een rondje over de Kuiperberg
- Aan het eind van de middag naar huis

**Budget:** reken op ongeveer € 300 voor twee personen.`,
    'city -address services sector',
  ),
  unnamed(
    TUINSTRA,
    `### Waar koop je goede vis in Harlingen?

- **De Vrije Visser** – dagverse vangst, rechtstreeks van de kotter
- **Vis & Zo** – moderne zaak met sushi en broodjes
- **Zeebanket Waddenkust** – beste keuze voor garnalen en mosselen

> **Tip:** ga op vrijdagochtend, dan is het aanbod het grootst.`,
    { competitors: ['De Vrije Visser', 'Vis & Zo', 'Zeebanket Waddenkust'] },
  ),
  named(
    LVDB,
    `**Short answer:** yes, you can have a will drawn up at **Lamers Van der Burgt Notarissen** in Oss.

**Details**
- **Type of business:** civil-law notary office
- **Partners:** Hans Lamers and Eva van der Burgt
- **Address:** Raadhuislaan 24, 5341 GM Oss
- **Open late:** Thursday until 7 pm
- **Phone:** 0412 555 760

Bring a valid ID and, if you are married, a copy of your prenuptial agreement.`,
    'services city sector team address hours -phone',
  ),
  named(
    VELDKAMP,
    `**Veldkamp Kozijnen B.V.**

- *Vestigingsplaats:* Hardenberg
- *Website:* https://www.veldkampkozijnen.nl
- *KvK:* 05061794
- *Actief sinds:* 1982`,
    'legalForm city website kvk -foundingYear',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HAKVOORT,
    `Het telefoonnummer van Schoenmakerij Hakvoort in Kampen is 038-5552147. Vanuit het buitenland bel je +31 38 555 2147.`,
    'city phone',
  ),
  named(
    BRINKHUIS,
    `De gegevens van Brinkhuis Makelaardij B.V. zijn:

- KvK-nummer: 09134827
- Btw-nummer: NL8120.47.365.B01
- Postcode: 7001GR Doetinchem
- Telefoon: (0314) 55 52 60`,
    'legalForm -kvk vat address city phone',
  ),
  named(
    PEELLAND,
    `Peelland Automatisering is open Monday to Friday from 8:30 to 17:00. The service desk can be reached on +31 (0)492 555 310. The Chamber of Commerce number is 1709 8245.`,
    '-hours phone kvk',
  ),
  named(
    KRUISPUNT,
    `Rijschool Kruispunt is in 2006 begonnen. Je kunt er van maandag tot en met donderdag tot 21.00 uur lessen, op vrijdag tot zes uur en op zaterdag tot drie uur 's middags. Inschrijven kan telefonisch via 0528 55 54 19.`,
    '-foundingYear services hours phone',
  ),
  named(
    ROOIJEN,
    `Van Rooijen Vloeren zit op Julianastraat 66, 2405 KC in Alphen aan den Rijn, en is op vrijdag open van 9:30 tot 21:00.`,
    '-address city hours',
  ),
  named(
    PUUR,
    `For your invoice: Voedingspraktijk Puur Balans, Swalmerstraat 19, 6041 CV Roermond. VAT ID NL002391746B81, Chamber of Commerce no. 61438207.`,
    'address city -vat kvk',
  ),
  named(
    PASTORIE,
    `Reception at De Oude Pastorie in Ootmarsum is open from 3 pm to 7 pm Monday through Thursday, and from 2 pm to 9 pm on Fridays and Saturdays. If you expect to arrive later, call 0031 541 555072 beforehand. The B&B was started in 2012.`,
    'city hours phone sector foundingYear',
  ),
  named(
    TUINSTRA,
    `**Vishandel Tuinstra, Harlingen**

| | |
|---|---|
| Sinds | 1968 |
| Telefoon | 0517-555184 |
| Btw-id | NL807245381B01 |
| Dinsdag t/m donderdag | 9-18 uur |
| Vrijdag | 9-19 uur |
| Zaterdag | 8.30-17 uur |
| Zondag en maandag | dicht |`,
    'city foundingYear phone -vat hours',
  ),
  named(
    LVDB,
    `Het kantoor van Lamers Van der Burgt Notarissen in Oss is op donderdag open tot 20.00 uur. Bellen kan op 0412 - 55 57 06.`,
    'city -hours phone',
  ),
  unnamed(
    VELDKAMP,
    `Gemiddelde kosten van kunststof kozijnen in 2025:

- Vast raam (1 x 1 m): € 400 tot € 600
- Draai-kiepraam: € 650 tot € 900
- Schuifpui (3 m breed): € 2.800 tot € 4.200
- Voordeur: € 1.600 tot € 2.700

Voor een gemiddelde rijtjeswoning kom je uit op € 8.000 tot € 12.000, inclusief montage en 21% btw. Vraag bijvoorbeeld offertes aan bij Vechtdal Kozijnen of Profila Hardenberg.`,
    { competitors: ['Vechtdal Kozijnen', 'Profila Hardenberg'] },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    HAKVOORT,
    `Wie in Kampen een paar goede schoenen wil laten verzolen, komt al snel uit bij Schoenmakerij Hakvoort. De zaak aan de Geerstraat werd in 1974 geopend en wordt tegenwoordig gerund door Bert Hakvoort, samen met Ineke Hakvoort. Naast gewone reparaties doen ze ook orthopedische aanpassingen, bijvoorbeeld een verhoging bij een beenlengteverschil. Klanten noemen vooral de eerlijke prijzen: als een reparatie niet meer loont, zeggen ze dat gewoon. Houd er rekening mee dat de winkel op zaterdag gesloten is.`,
    'city address foundingYear team services -hours',
  ),
  named(
    BRINKHUIS,
    `Brinkhuis Makelaardij has a good local reputation. Reviewers on Funda praise Tom Wessels for his honest advice, and several mention that communication was quick and clear. The estate agency, which sells homes and also carries out valuations, is located at Terborgseweg 84 in Doetinchem.`,
    'team services -address city sector',
  ),
  named(
    PEELLAND,
    `Voor een kantoor met twaalf werkplekken zou ik zeker eens bellen met Peelland Automatisering. Het bedrijf zit in Helmond en neemt het complete werkplekbeheer over, inclusief cloudback-up. Directeur is Mark Hendriks. Wil je liever een kleinere partij, dan is Netkwadraat een alternatief.`,
    'city services -team',
    { competitors: ['Netkwadraat'] },
  ),
  named(
    KRUISPUNT,
    `Nee, motorrijlessen geeft Rijschool Kruispunt niet. Daarvoor kun je in Hoogeveen wel terecht bij Drive Drenthe.`,
    '-services',
    { competitors: ['Drive Drenthe'] },
  ),
  named(
    ROOIJEN,
    `Van Rooijen Vloeren is a flooring specialist that has been in business since 1978. They sand and refinish parquet, and their showroom is in Alphen aan den Rijn. I'd expect to pay between €25 and €40 per square metre for sanding and a coat of oil.`,
    'sector -foundingYear services city',
  ),
  unnamed(
    PUUR,
    `Voor een FODMAP-dieet heb je eigenlijk altijd begeleiding nodig, omdat je in de eerste fase veel producten weglaat. In Roermond kun je daarvoor terecht bij Eetwijs Limburg of bij Diëtiste Maasvallei. Beide praktijken werken samen met de MDL-afdeling van het Laurentius Ziekenhuis.`,
    { competitors: ['Eetwijs Limburg', 'Diëtiste Maasvallei'] },
  ),
  named(
    PASTORIE,
    `De Oude Pastorie in Ootmarsum is een sfeervolle B&B in een voormalige pastorie aan de Walstraat. Gastvrouw Hanneke Oude Lansink en haar man Gerard verhuren er vier kamers, elk met eigen badkamer. Het ontbijt is bij de prijs inbegrepen en er is een sauna waar je tegen een kleine toeslag gebruik van kunt maken. Fietsen verhuren ze overigens ook. Reserveren doe je via oudepastorie-ootmarsum.nl of per mail aan info@oudepastorie-ootmarsum.nl.`,
    'city sector address team services website -email',
  ),
  named(
    TUINSTRA,
    `Vishandel Tuinstra sits on the Voorstraat in the old centre of Harlingen. It's a traditional fishmonger where Jelle Tuinstra fries the fish while you wait, and in June people queue for the new herring. The shop is open on Saturdays from ten until four.`,
    'address city sector team services -hours',
  ),
  named(
    LVDB,
    `Een levenstestament kun je in Oss onder meer laten opstellen bij Lamers Van der Burgt Notarissen. Dat is een notariskantoor met twee notarissen, dat al sinds 1985 bestaat. Een eerste gesprek is volgens de website gratis. Maasland Notariaat en Huis & Erf Notarissen bieden iets vergelijkbaars, maar daar betaal je voor het kennismakingsgesprek.`,
    'services city sector -foundingYear',
    { competitors: ['Maasland Notariaat', 'Huis & Erf Notarissen'] },
  ),
  named(
    VELDKAMP,
    `Veldkamp Kozijnen levert geen dakkapellen, dus daarvoor moet je bij een ander bedrijf zijn. De showroom in Hardenberg vind je aan de Handelsstraat 15.`,
    '-services city address',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HAKVOORT,
    `Schoenmakerij Hakvoort in Kampen is open Monday to Saturday from 10 am to 6 pm. It's closed on Sundays.`,
    'city -hours',
  ),
  named(
    BRINKHUIS,
    `If you're buying a house in Doetinchem and don't speak Dutch, Brinkhuis Makelaardij is an estate agency worth calling. They act as buyer's agents, and Marloes Brinkhuis, who owns the agency, speaks English and German. You can email them at info@brinkhuismakelaardij.nl or call +31 314 555 260. Another option is Slingeland Makelaars, which is larger but less personal.`,
    'city services team -email phone sector',
    { competitors: ['Slingeland Makelaars'] },
  ),
  named(
    PEELLAND,
    `**Peelland Automatisering B.V.** is an IT service provider for small businesses in the southeast of Brabant.

**Key facts**
- **Headquarters:** Kanaaldijk Noord-West 57, 5707 LC Helmond
- **Founded:** 1996
- **Managing director:** Joost van den Elzen
- **Services:** workplace management, cloud backup, network security, VoIP
- **VAT number:** NL805614902B01

**Strengths**
- Fixed price per workplace
- Own service desk in Helmond

**Things to check**
- Whether support outside office hours is included
- The notice period of the contract`,
    'legalForm sector address city foundingYear team services -vat',
  ),
  named(
    KRUISPUNT,
    `I'd shortlist two driving schools in Hoogeveen: Rijschool Groen Licht for its low package prices, and Rijschool Kruispunt if you also want to get your trailer licence. Kruispunt is also open on Saturdays from 10 to 2.`,
    'sector city services -hours',
    { competitors: ['Rijschool Groen Licht'] },
  ),
  named(
    ROOIJEN,
    `Van Rooijen Vloeren is closed on Sundays and Mondays. On Fridays you can visit the store until 9 pm. The address is Julianastraat 66, Alphen aan den Rijn, and the phone number is 0172 555 683.`,
    'hours address city -phone',
  ),
  named(
    PUUR,
    `Puur Balans is a dietitian's practice in Roermond run by Lieke Janssen. It offers nutrition advice for people with diabetes, weight-loss coaching and sports nutrition. Appointments are available on Thursday evenings until 8 pm. The practice was set up in 2016, according to its website.`,
    'sector city team services hours -foundingYear',
  ),
  named(
    PASTORIE,
    `Here are three bed and breakfasts in Ootmarsum with good reviews:

1. **De Oude Pastorie** – four rooms in a former rectory on Walstraat, sauna on site. Website: [deoudepastorie-twente.com](https://deoudepastorie-twente.com)
2. **B&B Bij Siep** – two rooms, very friendly hosts
3. **Erve Broam** – on a farm just outside town

All of them include breakfast. For a romantic weekend I'd pick the first one.`,
    'sector city address services -website',
    { competitors: ['B&B Bij Siep'] },
  ),
  named(
    TUINSTRA,
    `Yes, Vishandel Tuinstra makes fish platters to order. You can order by phone (0517 555 184) or by email at info@vishandeltuinstra.nl, preferably two days in advance. It's a general partnership (VOF) owned by Sietske Tuinstra.`,
    'services phone -email legalForm team',
  ),
  unnamed(
    LVDB,
    `In the Netherlands you need a civil-law notary to sign a mortgage deed. In and around Oss you could ask Maasland Notariaat, Notaris Verhagen or Huis & Erf Notarissen for a quote. Fees are not fixed, so it pays to compare: expect somewhere between €700 and €1,200 for the transfer deed and mortgage deed together.`,
    { competitors: ['Maasland Notariaat', 'Notaris Verhagen', 'Huis & Erf Notarissen'] },
  ),
  named(
    VELDKAMP,
    `Veldkamp Kozijnen is a window and door company in Ommen. It's open on Saturdays from 9:00 to 13:00, and you can reach the sales team, including Sandra Meijerink, on 0523 555 843 or at info@veldkampkozijnen.nl.`,
    'sector -city hours team phone email',
  ),
]
