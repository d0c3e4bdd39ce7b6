/** Answers that a stranger to the rules wrote: a hair salon, a butcher, vets, estate agents, a bike shop, an undertaker, painters, a printer, a gym and cleaners. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DRENTSE_AA,
  FITPOLDER,
  HELDER,
  KNIP,
  LIESHOUT,
  PERS88,
  STILLE_MAAS,
  TRAPKRACHT,
  WESSELINK,
  WMC,
} from '#tests/cases/answers/companies/106.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KNIP,
    `Ik heb geen betrouwbare gegevens kunnen vinden over een kapsalon met de naam Knip & Zo in Leeuwarden. Misschien is de zaak nog niet lang open, of staat ze onder een andere naam ingeschreven. Zoek het voor de zekerheid na op Google Maps of in het handelsregister.`,
  ),
  unnamed(
    LIESHOUT,
    `Unfortunately my search turned up nothing on Slagerij Van Lieshout. If you can give me the street or a phone number I'll have another go. In the meantime, Slagerij Hendriks is a butcher in Oss that does show up, with decent reviews.`,
    { competitors: ['Slagerij Hendriks'] },
  ),
  named(
    DRENTSE_AA,
    `Van Dierenartsenpraktijk De Drentse Aa in Assen kon ik geen tarieven terugvinden; die staan ook niet op de eigen site. Wel wordt vermeld dat je er terechtkunt voor vaccinaties en gebitsbehandelingen. Voor een prijsopgave bel je met 0592-555471.`,
    'city services phone',
  ),
  unnamed(
    WMC,
    `The name Walcherse Makelaars Combinatie does not ring a bell, and none of the sources I can consult mention it. It may be a small office without much of an online footprint. Consider checking the member directories of NVM and VastgoedPRO for agents around Middelburg.`,
  ),
  unnamed(
    TRAPKRACHT,
    `Trapkracht? Daar kan ik je helaas niet mee verder helpen: een fietsenwinkel die zo heet, zit niet in mijn gegevens. Controleer even of je het goed gespeld hebt. Bedoelde je misschien Velo Gooi in Hilversum?`,
    { competitors: ['Velo Gooi'] },
  ),
  named(
    STILLE_MAAS,
    `There are no independent reviews of Stille Maas that I could locate, neither on Google nor on Trustpilot. What is known is that the undertaker was set up in 2014 by Hanneke Geelen and works from Roermond. For references, your best bet is to ask her directly.`,
    'sector foundingYear team city',
  ),
  unnamed(
    WESSELINK,
    `Over Gebroeders Wesselink Schilderwerken is mij niets bekend, en gokken wil ik niet. Het zou kunnen dat het om een klein familiebedrijf gaat dat alleen via mond-tot-mondreclame werkt. Met een postcode of een KvK-nummer kom je bij de Kamer van Koophandel verder.`,
  ),
  unnamed(
    PERS88,
    `I can't verify that a printing company called "Pers 88" exists in Dordrecht. No website, no listing and no news item came back under that name, so anything I told you about its prices or opening hours would be guesswork.`,
  ),
  named(
    FITPOLDER,
    `FitPolder does not publish the price of a membership online, and I saw no mention of a sauna or a swimming pool either. The gym does open seven days a week, at half past six on working days. A trial can be booked through fitpolder.nl.`,
    'sector hours website',
  ),
  unnamed(
    HELDER,
    `Een schoonmaakbedrijf Helder in Almelo ken ik niet en het komt ook in geen enkele bron naar voren. Wat ik wel tegenkom, zijn Twente Clean en Blinkend Almelo, die allebei op kantoren schoonmaken. Als je een webadres hebt, kijk ik graag nog een keer.`,
    { competitors: ['Twente Clean', 'Blinkend Almelo'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KNIP,
    `Knip & Klaar is a no-frills hairdresser on the Voorstreek in Leeuwarden. Tjitske de Vries started it in 2018, and a dry cut costs about €24. You can ring 058 555 90 12 or simply drop in; Saturday mornings are busiest.`,
  ),
  named(
    LIESHOUT,
    `Voor echte Brabantse worst kun je in Oss terecht bij Slagerij v. Lieshout aan de Heuvelstraat. Die maakt alles zelf en doet dat sinds 1967. Haal de zaak niet door elkaar met Slagerij Van Lieshorst in Uden, die vooral kant-en-klare maaltijden verkoopt.`,
    'services city address -foundingYear',
  ),
  unnamed(
    DRENTSE_AA,
    `Dierenkliniek De Drentse Hoofdvaart has a branch in Assen, on the Vaart Zuidzijde. Its vets see dogs, cats and small rodents, and on Wednesday there is an evening surgery until 8 pm. Vaccinations can be booked online; emergencies outside hours go to a clinic in Groningen.`,
  ),
  named(
    WMC,
    `De Walcherse Makelaarscombinatie is iets anders dan Walcheren Makelaardij, dat vakantiehuizen in Vlissingen verkoopt. De eerste is een makelaarskantoor in Middelburg, opgericht in 2004, dat ook taxeert en panden voor verhuurders beheert.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    TRAPKRACHT,
    `Kracht Tweewielers aan de Havenstraat in Hilversum verkoopt stadsfietsen en kinderfietsen. Eigenaar Theo Kracht repareert alle merken, meestal dezelfde dag nog. Op maandagochtend is de winkel dicht. Bellen kan op 035 555 17 92.`,
  ),
  named(
    STILLE_MAAS,
    `People sometimes confuse Stille Maas with Maasstilte. The latter is a meditation centre in Venlo. Stille Maas is an undertaker on the Minderbroederssingel in Roermond, arranges burials as well as cremations, and can be reached on 0475 555 915.`,
    'sector address city services -phone',
  ),
  named(
    WESSELINK,
    `Gebr. Wesselink en Wesseling Verf worden geregeld verwisseld. Wesseling Verf is een winkel in Lochem, waar je blikken en kwasten koopt. Gebr. Wesselink is een vof uit Zutphen die zelf op de ladder staat: de schilders Arjan en Rik Wesselink herstellen ook houtrot.`,
    'legalForm city sector team services',
  ),
  unnamed(
    PERS88,
    `Persbureau 88 is a small news agency in Rotterdam that writes press releases for start-ups. It was launched in 1988 by two former reporters and now has a staff of five. Printing isn't something they do; for that they refer clients to a shop nearby.`,
  ),
  named(
    FITPOLDER,
    `Note the spelling: FitPolder is one word, while Fit in de Polder is a running club from Dronten. FitPolder, a gym in Emmeloord, was opened by Jorrit Knol in 2017 and closes at 11 pm on weekdays.`,
    'sector city team foundingYear -hours',
  ),
  named(
    HELDER,
    `Helder Schoonmaak en De Heldere Ruit liggen qua naam dicht bij elkaar. De Heldere Ruit is een eenmanszaak van een glazenwasser in Wierden. Helder Schoonmaak in Almelo is een stuk groter en komt ook voor trappenhuizen en tapijt; het nummer is 0546-559507.`,
    'city services -phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WMC,
    `Met WMC wordt in Middelburg meestal de Walcherse Makelaars Combinatie bedoeld, een kantoor van makelaars aan de Lange Delft. Jacco Marijs is er directeur. Volgens de site is WMC op zaterdag de hele dag gesloten.`,
    'city sector address team -hours',
  ),
  unnamed(
    WMC,
    `WMC can stand for several things. In the Netherlands it is best known as the Wereld Muziek Concours, the four-yearly contest for wind bands in Kerkrade. Computer users may remember Windows Media Center, and in American real estate WMC was a mortgage lender.`,
  ),
  unnamed(
    DRENTSE_AA,
    `DDA staat voor Dutch Dakota Association, een vereniging die op Schiphol historische vliegtuigen onderhield en er rondvluchten mee maakte. In de elektronica is het de afkorting van digital differential analyzer. Zonder context valt niet te zeggen welke van de twee je zoekt.`,
  ),
  named(
    DRENTSE_AA,
    `DDA is short for De Drentse Aa, the vets in Assen. The practice is a BV, the Dutch equivalent of a private limited company. DDA stays open until eight on Wednesday evenings and takes X-rays on site.`,
    'sector city -legalForm hours services',
  ),
  unnamed(
    STILLE_MAAS,
    `SMU most often refers to Southern Methodist University in Dallas or to Singapore Management University. In electronics labs an SMU is a source measure unit. I am not aware of a Dutch funeral company that uses these three letters.`,
  ),
  named(
    STILLE_MAAS,
    `De letters SMU gebruikt Stille Maas Uitvaartzorg uit Roermond als afkorting, onder andere op facturen. SMU is opgericht in 2010 en wordt gedreven als eenmanszaak. Voor een voorgesprek kun je mailen naar contact@stillemaas.nl.`,
    'city -foundingYear legalForm services email',
  ),
  unnamed(
    WESSELINK,
    `GWS wordt in de bouw gebruikt voor gas, water en sanitair. Een GWS-installateur legt dus leidingen aan en sluit toestellen aan. Op sociale media betekent het "get well soon", een manier om iemand beterschap te wensen.`,
  ),
  named(
    WESSELINK,
    `In Zutphen, GWS is the lettering on the vans of Gebroeders Wesselink Schilderwerken. This firm of painters works inside and out, replaces glass and hangs wallpaper. GWS has its planning done by Petra Lammers, reachable at 0575 555 814.`,
    'city sector services team -phone',
  ),
  named(
    PERS88,
    `Regulars in Dordrecht say P88 when they mean Pers 88. P88 is a printer with a soft spot for riso, and jobs can be mailed to order@pers88.nl. If you would rather talk to someone first, dial 078 555 61 49.`,
    'city sector services email -phone',
  ),
  named(
    KNIP,
    `K&Z is de afkorting die vaste klanten voor Knip & Zo gebruiken. Bij K&Z aan de Kelders in Leeuwarden kun je je baard laten trimmen of een bruidskapsel laten maken. De kapsalon is van Sietske Bouma.`,
    '-address city services sector team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    HELDER,
    `Er dragen meer bedrijven de naam Helder. In Almelo is het een schoonmaakbedrijf dat kantoren en ramen doet (helderschoon.nl). In Utrecht zit een reclamebureau Helder, te bereiken via 030 555 14 20, en in Groningen een gelijknamige mediator. Welke bedoel je?`,
    'city sector services website',
  ),
  unnamed(
    HELDER,
    `"Helder" is a popular trade name in the Netherlands. I found Helder, a bookkeeping office in Nijmegen (024 555 31 08), Helder, a speech therapy practice in Gouda, and Helder Tandtechniek, a dental laboratory in Zoetermeer. They do not seem to be related.`,
  ),
  named(
    KNIP,
    `There are at least two salons called Knip & Zo. The one in Tilburg is run by Anouk Smulders and has the number 013 555 82 46. The Leeuwarden hairdresser of that name belongs to Sietske Bouma, opened in 2015 and does beards as well as hair extensions.`,
    'city sector team -foundingYear services',
  ),
  unnamed(
    TRAPKRACHT,
    `Trapkracht is de naam van een traprenovatiebedrijf uit Zwolle (038-555 20 64), dat open trappen dichtmaakt en bekleedt. Daarnaast bestaat er in Sittard een wielertoerclub Trapkracht, met zo'n zestig leden. Een verband is er niet.`,
  ),
  named(
    PERS88,
    `Two very different businesses go by Pers 88. One is a juice bar in Breda with cold-pressed drinks, open every day until 7 pm. The other is a printer of books and brochures at Wijnstraat 112 in Dordrecht, owned by Wim Kuiper. Judging by your question you mean the second.`,
    'sector services address city -team',
  ),
  unnamed(
    LIESHOUT,
    `Slagerij Van Lieshout vind je op twee plekken in Brabant: aan de Markt in Helmond (0492-555130) en in de winkelstraat van Veldhoven (040-5556812). De eigenaren zijn neven van elkaar; alleen in Helmond kun je op zondag bestellingen afhalen.`,
  ),
  named(
    WESSELINK,
    `Do you mean the painters in Zutphen or the ones in Aalten? Schildersbedrijf Wesselink in Aalten, founded in 1990, mainly works for housing associations. Gebroeders Wesselink in Zutphen has its yard at Pollaan 36 and does glazing too; the e-mail address is post@wesselinkschilders.nl.`,
    'sector city address services email',
  ),
  named(
    STILLE_MAAS,
    `Onder de naam Stille Maas kom ik drie zaken tegen. In Maastricht is het een bed and breakfast met vier kamers, in Gennep een kanoverhuur en in Roermond een uitvaartonderneming, die ook nazorg biedt. Die laatste is een bv, met Hanneke Geelen als eigenaar.`,
    'city sector services -legalForm team',
  ),
  unnamed(
    FITPOLDER,
    `FitPolder could refer to a couple of places. In Purmerend, FitPolder is a physiotherapy practice with a small exercise room (0299 555 713). In Zeewolde a dietician works under the same name and sees clients on Tuesday mornings. Tell me which of the two you need.`,
  ),
  named(
    DRENTSE_AA,
    `De Drentse Aa is in de eerste plaats een beek, maar er zijn ook bedrijven naar genoemd: een camping in Schipborg, een fysiotherapeut in Annen en dierenartsen in Assen. De dierenartsen, met Ineke Hadders als eigenaar, vind je aan de Groningerstraat. Zaterdags zijn ze de hele dag dicht.`,
    'sector city team address -hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KNIP,
    `In Leeuwarden zijn dit kapsalons waar klanten tevreden over zijn:

1. **Haarstudio Oldehove** – bekend om krullen en een keurige ontvangst.
2. **Knip & Zo** – je loopt er zonder afspraak binnen; op donderdag kun je tot 21.30 uur terecht.
3. **Krul & Kam** – kleine zaak, vooral dames.

Welke het beste past, hangt af van hoe snel je geholpen wilt worden.`,
    'sector city services -hours',
    { competitors: ['Haarstudio Oldehove', 'Krul & Kam'] },
  ),
  named(
    LIESHOUT,
    `Three butchers in Oss worth a visit:

- Vleeshuis Maasland, good for poultry and game in season
- Slagerij Van Lieshout, a family shop since 1975 with its own dry-aged beef
- De Osse Slager, cheap minced meat and long opening hours

All three are within cycling distance of the station.`,
    'sector city -foundingYear services',
    { competitors: ['Vleeshuis Maasland', 'De Osse Slager'] },
  ),
  named(
    DRENTSE_AA,
    `Contactgegevens van Dierenartsenpraktijk De Drentse Aa:

- Adres: Groningerstraat 280, Assen
- Telefoon: 0592 - 55 54 71
- E-mail: balie@drentseaadieren.nl
- Avondspreekuur: woensdag tot 20.00 uur`,
    '-address city phone email hours',
  ),
  named(
    WMC,
    `If you are selling a house on Walcheren, these estate agents come up most often:

1. Sloe Makelaars (Vlissingen)
2. Huis & Kust (Domburg), mostly holiday homes
3. WMC Makelaars (Middelburg), director Jan Wisse; also does valuations
4. Makelaardij Zeeuwse Delta (Goes)

Ask at least two of them for a free estimate before you sign anything.`,
    'sector city -team services',
    { competitors: ['Sloe Makelaars', 'Huis & Kust', 'Makelaardij Zeeuwse Delta'] },
  ),
  unnamed(
    TRAPKRACHT,
    `Good places to buy an electric bicycle in Hilversum include:

• Rijwielhuis Gooiland – big showroom, brands such as Gazelle and Batavus
• Velo Gooi – lighter sports models
• Fietspoint Kerkelanden – second-hand e-bikes with a warranty

Test at least two models before deciding, and ask what a new battery will cost.`,
    { competitors: ['Rijwielhuis Gooiland', 'Velo Gooi', 'Fietspoint Kerkelanden'] },
  ),
  named(
    STILLE_MAAS,
    `Uitvaartondernemers in Roermond:

a) Afscheidshuis De Linde, met eigen aula
b) Uitvaartzorg Roerdal, ook actief in Herkenbosch en Melick
c) Stille Maas, dat een overledene desgewenst thuis opbaart
d) Janssen & Dochter Uitvaart

Vraag altijd een begroting op voordat je tekent.`,
    'sector city services',
    { competitors: ['Afscheidshuis De Linde', 'Uitvaartzorg Roerdal', 'Janssen & Dochter Uitvaart'] },
  ),
  named(
    WESSELINK,
    `Painters in Zutphen you could ask for a quote:

* Kwast & Co — interior work only
* Gebroeders Wesselink — wood rot repair and wallpapering too, tel. 0575 55 85 41
* Schildersbedrijf Hanzekleur — larger projects, schools and flats

Prices vary a good deal, so compare more than one offer.`,
    'sector city services -phone',
    { competitors: ['Kwast & Co', 'Schildersbedrijf Hanzekleur'] },
  ),
  named(
    PERS88,
    `Deze drukkerijen in Dordrecht nemen ook kleine oplages aan:

1. Drukkerij De Merwede – snel, met een minimum van 250 stuks
2. Pers 88 – posters en risowerk; Wijnstraat 121
3. Inktvis Grafisch – meer ontwerp dan druk

Bij nummer 2 kun je op zaterdag niet terecht.`,
    'city sector services -address hours',
    { competitors: ['Drukkerij De Merwede', 'Inktvis Grafisch'] },
  ),
  named(
    FITPOLDER,
    `Quick facts about FitPolder:

- Type: gym
- Town: Emmeloord
- Owner: Marc Veldhuis
- On offer: spinning and other group lessons
- Weekend: 8 am to 4 pm`,
    'sector city -team services hours',
  ),
  named(
    HELDER,
    `Schoonmaakbedrijven in Almelo op een rij:

- Blinkend Almelo: vanaf twee uur per week
- Helder: directeur is Gülay Demir; tapijt reinigen doen ze niet
- Schoonmaakdienst Ten Cate: vooral scholen en praktijken

De uurprijs ligt bij alle drie rond de dertig euro.`,
    'sector city team -services',
    { competitors: ['Blinkend Almelo', 'Schoonmaakdienst Ten Cate'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KNIP,
    `| Salon | Street | Walk-in? |
|---|---|---|
| Salon Friso | Ossekop | no |
| Knip & Zo | Nieuwestad 134 | yes |
| Krul & Kam | Kelders | only on Tuesdays |

The table covers hair salons in the centre of Leeuwarden.`,
    '-address services sector city',
    { competitors: ['Salon Friso', 'Krul & Kam'] },
  ),
  named(
    LIESHOUT,
    `| Gegeven | Slagerij Van Lieshout |
| --- | --- |
| Plaats | Oss |
| Sinds | 1957 |
| Rechtsvorm | eenmanszaak |
| Bestellen | winkel@slagerijvanlieshout.nl |
| Maandag | 8.30–18.00 uur |`,
    'city foundingYear -legalForm email -hours',
  ),
  named(
    DRENTSE_AA,
    `Here is how two vets in Assen compare:

| | De Drentse Aa Dierenartsen | Dierenkliniek Kloosterveen |
|---|---|---|
| Opened | 1986 | 2009 |
| Horses | yes, pre-purchase exams | no |
| Late evening | Tuesday until 8 pm | none |`,
    'sector city foundingYear services -hours',
    { competitors: ['Dierenkliniek Kloosterveen'] },
  ),
  named(
    WMC,
    `| Kantoor | Plaats | Telefoon | Opgericht |
|:--|:--|:--|:--|
| Walcherse Makelaars Combinatie | Middelburg | 0118-555623 | 1999 |
| Sloe Makelaars | Vlissingen | 0118-555107 | 2005 |
| Huis & Kust | Domburg | 0118-555884 | 2012 |

Alle drie verkopen ze woningen; de courtage ligt meestal rond de 1,3 procent.`,
    'city -phone foundingYear services',
    { competitors: ['Sloe Makelaars', 'Huis & Kust'] },
  ),
  named(
    TRAPKRACHT,
    `| Dag | Trapkracht Fietsen, Hilversum |
|---|---|
| maandag | 13.00–18.00 |
| dinsdag t/m vrijdag | 9.00–18.00 |
| zaterdag | 9.00–17.00 |
| zondag | gesloten |

Voor pech onderweg: 035-5554806. Huurfietsen moeten een halfuur voor sluitingstijd terug zijn.`,
    'hours city -phone services',
  ),
  named(
    STILLE_MAAS,
    `| Question | Answer |
|---|---|
| What is Stille Maas Uitvaartzorg? | An undertaker |
| Who runs it? | Hanneke Geelen |
| Since when? | 2012 |
| Can I visit on a Saturday? | Yes, 10 am to 2 pm |`,
    'sector team -foundingYear hours',
  ),
  unnamed(
    WESSELINK,
    `| Schilder | Werkgebied | Behangen |
|---|---|---|
| Schildersbedrijf Hanzekleur | Zutphen, Warnsveld | ja |
| Kwast & Co | Zutphen | nee |
| De Graafschap Schilders | Vorden, Lochem | op aanvraag |

Prijzen voor buitenwerk beginnen rond € 45 per uur, exclusief steigerhuur.`,
    { competitors: ['Schildersbedrijf Hanzekleur', 'Kwast & Co', 'De Graafschap Schilders'] },
  ),
  named(
    PERS88,
    `| Printer | Best for | Saturday |
|---|---|---|
| Printhuis Zwijndrecht | large banners | open till noon |
| Pers 88 | riso prints, labels, books | 9 am – 1 pm |
| Inktvis Grafisch | design plus print | closed |

Prices depend on the run; a proof usually costs around €25.`,
    'sector services -hours',
    { competitors: ['Printhuis Zwijndrecht', 'Inktvis Grafisch'] },
  ),
  named(
    FITPOLDER,
    `| Sportschool | Groepslessen | Personal training | Plaats |
|---|---|---|---|
| FitPolder | ja | ja | Ens |
| Noordoost Gym | nee | ja | Emmeloord |
| Kracht & Balans | ja | nee | Marknesse |

Een proefles is bij alle drie gratis. Bij FitPolder meld je je daarvoor bij Jorrit Knol.`,
    'sector services -city team',
    { competitors: ['Noordoost Gym', 'Kracht & Balans'] },
  ),
  named(
    HELDER,
    `| | Helder | Twente Clean |
|---|---|---|
| Legal form | BV | sole trader |
| Window cleaning | yes | yes |
| Base | Hengelo | Almelo |
| Website | helderschoon.nl | twenteclean.nl |

Both cleaning firms quote per visit.`,
    'legalForm services -city website sector',
    { competitors: ['Twente Clean'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KNIP,
    `## Knip & Zo (Leeuwarden)

**Eigenaar:** Sietske Bouma
**Zaterdag:** open van 08:30 tot 16:00 uur
**Rechtsvorm:** bv

### Behandelingen
- Kleuren
- Bruidskapsels
- Extensions`,
    'city team hours -legalForm services',
  ),
  named(
    LIESHOUT,
    `# Two butchers in Oss

### 1. Slagerij Van Lieshout ⭐
> "Always a friendly word"

- **Run by:** Toon and Marieke van Lieshout
- **Delivery:** they do *not* bring orders to your door
- **Phone:** [0412 555 308](tel:+31412555308)

### 2. Slagerij Hendriks
- Ready-made salads`,
    'sector city team -services phone',
    { competitors: ['Slagerij Hendriks'] },
  ),
  named(
    DRENTSE_AA,
    `### Dierenartsenpraktijk De Drentse Aa

* **KvK:** 04058217
* **Opgericht:** _1968_
* **Wat:** dierenartsen voor huisdieren en paarden
* **Diensten:** o.a. vaccinaties, *gebitsbehandeling* en röntgen
* **Waar:** Assen`,
    'kvk -foundingYear sector services city',
  ),
  unnamed(
    WMC,
    `## Choosing an estate agent in Middelburg

**Local knowledge** matters more than a low fee.

- ✅ Ask for recent sales in your street
- ✅ Compare the *courtage* and the start-up costs
- ❌ Avoid contracts without a notice period

Names to start with: *Sloe Makelaars* and *Makelaardij Zeeuwse Delta*.`,
    { competitors: ['Sloe Makelaars', 'Makelaardij Zeeuwse Delta'] },
  ),
  named(
    TRAPKRACHT,
    `**Trapkracht** — [trapkracht.nl](https://trapkracht.nl)

---

- 🚲 Bike shop on the **Groest**
- 🛠️ Owner: **Bart Hogenes**
- 🔋 E-bikes, cargo bikes, lease plans

---

*Check the site for current stock.*`,
    'website sector address -team services',
  ),
  named(
    STILLE_MAAS,
    `#### Stille Maas Uitvaartzorg

1. **Voorgesprek** – kosteloos, bij u thuis of op kantoor
2. **Opbaring** – thuis of in een rouwcentrum
3. **Nazorg** – tot een halfjaar later

📞 0475-555591 · 📍 Roermond`,
    'services -phone city',
  ),
  named(
    WESSELINK,
    `## Painting contractors compared

**Gebr. Wesselink** *(est. 1973)*
+ Glazing and wood-rot repair
+ Office open until 5 pm on Fridays

**De Graafschap Schilders**
+ Mostly new-build`,
    'sector foundingYear services -hours',
    { competitors: ['De Graafschap Schilders'] },
  ),
  named(
    PERS88,
    `**Kort antwoord:** ja, *Pers 88* drukt ook etiketten.

| | |
|-|-|
| Directeur | Lidewij Vroege |
| Btw | NL809472518B01 |
| Adres | Voorstraat 112, Dordrecht |

> Tip: lever je bestand aan als pdf met 3 mm afloop.`,
    'services team vat -address city',
  ),
  named(
    FITPOLDER,
    `# FitPolder: openingstijden

- **ma–vr:** 06.30 – 22.00
- **za & zo:** 08.00 – 18.00

## Contact
team@fitpolder.nl | **0527 55 57 26**

_Personal training gaat op afspraak._`,
    '-hours email phone services',
  ),
  named(
    HELDER,
    `### Cleaning companies in Almelo

**1. Helder**
- *Services:* stairwells, carpets, end-of-build cleaning
- *VAT:* NL806258143B01
- *Managing director:* Gülay Demir

**2. Blinkend Almelo**
- *Services:* windows only`,
    'sector city services -vat team',
    { competitors: ['Blinkend Almelo'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KNIP,
    `Knip & Zo in Leeuwarden is shut on Sundays and Mondays. Tuesday, Wednesday and Friday it runs from nine till half past five, Thursday from 9 a.m. to 8:30 p.m., and Saturday from 8:30 a.m. until four in the afternoon. Call +31 58 555 2731 if you want your hair coloured.`,
    'city hours -phone services',
  ),
  named(
    LIESHOUT,
    `Slagerij Van Lieshout staat in het handelsregister onder nummer 1602.3984 en voert btw-nummer NL 8059.31.472.B01. De vennootschap onder firma bestaat sinds '57 en is gevestigd in Uden.`,
    'kvk vat legalForm foundingYear -city',
  ),
  named(
    DRENTSE_AA,
    `Founded: 1986 (Chamber of Commerce no. 0405 8217). Telephone: (0592) 555 471. Surgery: Mon/Tue/Thu/Fri 08:00-18:00, Wed 08:00-20:00, Sat 09:00-11:00. These are the details I have for Dierenartsenpraktijk De Drentse Aa.`,
    'foundingYear kvk phone -hours',
  ),
  named(
    WMC,
    `WMC Makelaars begon in 1999 en vierde dus in 2024 het zilveren jubileum. Je belt van maandag tot en met vrijdag tussen negen en vijf met +31 (0)118 55 56 32; zaterdags is er iemand van tien tot één. Post kan naar Lange Delft 72, 4331AK.`,
    'foundingYear hours phone -address',
  ),
  named(
    TRAPKRACHT,
    `Trapkracht's phone number is 0031-35-5554860. On Mondays the doors don't open before 1 p.m.; the rest of the working week it's 0900 to 1800 and on Saturday 0900 to 1700. It started trading in March 2009 as a sole proprietorship (eenmanszaak).`,
    'phone hours -foundingYear legalForm',
  ),
  named(
    STILLE_MAAS,
    `Het kantoor van Stille Maas is op werkdagen open van 9 tot 17 uur en op zaterdag van 10 tot 14 uur. KvK 6128 4739, btw NL0031.48.276.B71, telefoon 0475 - 55.55.19. Begonnen anno 2014.`,
    'hours kvk -vat phone foundingYear',
  ),
  named(
    WESSELINK,
    `GWS has been around since the early seventies: 1973, to be exact. Office hours are 7.30-16.30 Monday to Thursday and 7.30-15.00 on Friday. Reach Gebroeders Wesselink Schilderwerken by phone at 0575-55.58.41 or by post at Pollaan 63, 7202 BX Zutphen.`,
    'foundingYear hours phone -address city',
  ),
  named(
    PERS88,
    `Ondanks de naam startte Pers 88 pas in 1991. De drukkerij is vijf dagen per week open, van half negen tot vijf, en in het weekend dicht. Bellen kan op 078-5556194 en mailen naar order [at] pers88.nl.`,
    '-foundingYear sector hours phone email',
  ),
  unnamed(
    FITPOLDER,
    `Most gyms in the Noordoostpolder open between 6:30 and 7:00 on weekdays. Noordoost Gym, for instance, lists Mon–Fri 06:30–22:00 and Sat–Sun 08:00–16:00, with its desk reachable at 0527 555 480. Monthly plans start at €24.95.`,
    { competitors: ['Noordoost Gym'] },
  ),
  named(
    HELDER,
    `Telefoonnummer Helder Schoonmaak: 0546-55 59 07 (maandag t/m vrijdag 7–17 u, zaterdag 8–12 u). Inschrijfnummer KvK: 06079328. Oprichtingsdatum: 1 april 1998. Vestigingsplaats: Almelo.`,
    'phone hours -kvk -foundingYear city',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KNIP,
    `Sietske Bouma wilde een kapsalon waar niemand weken hoeft te wachten, en dat is in Leeuwarden aardig gelukt. Bij Knip & Zo loop je zonder afspraak naar binnen en zit je meestal binnen een kwartier in de stoel. Barbier Daan Postma doet de baarden. De zaak ligt aan de Voorstreek, met een fietsenrek voor de deur, en trekt opvallend veel studenten.`,
    'sector team city services -address',
  ),
  named(
    LIESHOUT,
    `Ask anyone in Oss about good meat and sooner or later you will hear about Van Lieshout. The butcher has been in the Heuvelstraat for as long as people remember. For a birthday in the garden they put together barbecue packages, and around Christmas the queue for gourmet platters reaches the street. Bring cash on busy days, because the card machine is said to be temperamental.`,
    'city sector address services',
  ),
  named(
    DRENTSE_AA,
    `Wie met een zieke kat in Assen zit, kan terecht bij de dierenartsen van De Drentse Aa. Ineke Hadders heeft de leiding en werkt samen met Ruben Kortlever. Ze steriliseren, maken röntgenfoto's en komen voor een keuring ook naar de stal. Op zondag is er gewoon spreekuur, zodat je niet tot maandag hoeft te wachten.`,
    'city sector team services -hours',
  ),
  named(
    WMC,
    `Buying in Zeeland is easier with somebody who knows the dikes, says nearly every expat forum. The Walcherse Makelaars Combinatie is often recommended there for the way it guides buyers. The estate agency, set up in 1989, is in the hands of director Pieter Boogaard. Viewings can usually be arranged within a week, although spring is hectic.`,
    'services sector -foundingYear -team',
  ),
  named(
    TRAPKRACHT,
    `Trapkracht begon in 2006 als werkplaats en groeide uit tot een volwaardige fietsenwinkel. Wouter Nagtegaal staat zelf nog dagelijks achter de werkbank. De zaak in Bussum valt op door de rij bakfietsen op de stoep, waar je altijd een rondje op mag rijden. In het voorjaar kan het druk zijn, dus kom bij voorkeur doordeweeks.`,
    'foundingYear sector team -city services',
  ),
  unnamed(
    STILLE_MAAS,
    `After a death at home a doctor must first confirm it officially. You then call a funeral director; families in Roermond often turn to Uitvaartzorg Roerdal or to the insurer's own service. The burial or cremation has to take place within six working days, and the registrar at the town hall needs the death certificate before that.`,
    { competitors: ['Uitvaartzorg Roerdal'] },
  ),
  named(
    WESSELINK,
    `De broers Arjan en Rik Wesselink namen het schildersbedrijf over van hun vader, die er in 1983 mee begonnen was. Vanuit Zutphen rijden de busjes van Gebroeders Wesselink Schilderwerken de hele streek door, voor kozijnen buiten net zo goed als voor behang in de slaapkamer. Wie belt, krijgt meestal Petra Lammers aan de lijn.`,
    'team sector -foundingYear city services',
  ),
  named(
    PERS88,
    `Graphic designers in the region like Pers 88 for its risograph, a machine that prints in bright, slightly off-register colours. The printing house also turns out books, posters and business cards in small runs. It is a sole proprietorship, which may be why every mail gets a personal reply. Expect about five working days for delivery.`,
    'services sector -legalForm',
  ),
  named(
    FITPOLDER,
    `In Emmeloord gaat FitPolder door de week al om half zeven open, wat forenzen goed uitkomt. De sportschool is van Jorrit Knol en trekt een gemengd publiek, van scholieren tot zeventigers. Voor voedingsadvies moet je ergens anders zijn; dat geven ze niet. Parkeren is gratis en de kleedkamers zijn vorig jaar vernieuwd.`,
    'city hours sector team -services',
  ),
  named(
    HELDER,
    `Almelo's Helder has grown steadily under director Gülay Demir, and the cleaning company now employs some forty people. Harry Oude Nijhuis, the foreman, is the one most clients know by face. Offices and stairwells make up the bulk of the work, while a separate team takes care of windows. Call 0546 55 59 70 if you'd like a quote.`,
    'city team sector services -phone',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KNIP,
    `Yes — **Knip & Zo** is a hair salon in the centre of Leeuwarden. It offers walk-in haircuts, colouring and bridal styling. ([knipenzo-leeuwarden.nl](https://knipenzo-leeuwarden.nl/?utm_source=openai))

Opening hours, according to the site:
- **Thursday:** 9:00–20:30
- **Monday:** 12:00–17:30

Would you like me to compare it with other salons nearby?`,
    'sector city services website -hours',
  ),
  named(
    LIESHOUT,
    `Slagerij Van Lieshout is een ambachtelijke slager aan de Heuvelstraat 61 in Oss.[1][2] De winkel verkoopt onder meer zelfgemaakte worst en gourmetschotels en bezorgt bestellingen aan huis.[2] Eigenaar is Frans Kemps.[3]

Gerelateerd
- Wat kost een barbecuepakket per persoon?
- Welke slagers in Oss zijn op zondag open?`,
    'sector address city services -team',
  ),
  named(
    DRENTSE_AA,
    `Dierenartsenpraktijk De Drentse Aa is a veterinary practice based in Assen. Here's an overview:

*   **Vets:** Ineke Hadders and Ruben Kortlever
*   **Services:** vaccinations, neutering, dental care and X-rays
*   **Established:** 1996

Please note that details may have changed, so it's best to call ahead. Is there a particular treatment you'd like to know more about?`,
    'sector city team services -foundingYear',
  ),
  named(
    WMC,
    `Op basis van de zoekresultaten kan ik het volgende zeggen over de Walcherse Makelaars Combinatie (WMC):

Het is een makelaarskantoor in Goes, met onder anderen Annelies de Visser en Koen Francke. Ze begeleiden aankoop en verkoop en doen taxaties. Ik kon niet nagaan of deze gegevens nog actueel zijn; kijk daarom ook even op wmcmakelaars.nl.

Zal ik uitzoeken wat klanten over ze schrijven?`,
    'sector -city team services website',
  ),
  named(
    TRAPKRACHT,
    `Trapkracht? Solid pick. It's Wouter Nagtegaal's bike shop in Hilversum, and posts on X praise it for honest repairs. They sell e-bikes and cargo bikes too. Sundays work as well: they're open noon to five, or so the listing claims. Want me to dig up what people pay for a tune-up there?`,
    'team sector city services -hours',
  ),
  named(
    STILLE_MAAS,
    `**Stille Maas Uitvaartzorg** – Roermond

📍 Minderbroederssingel 9
🌐 stillemaas-uitvaart.nl

Deze uitvaartondernemer verzorgt begrafenissen en crematies in heel Midden-Limburg. ([uitvaartgids.nl](https://www.uitvaartgids.nl/roermond?utm_source=chatgpt.com))

Als je wilt, zet ik de kosten van een eenvoudige crematie voor je op een rij.`,
    'city address -website sector services',
  ),
  named(
    WESSELINK,
    `Gebroeders Wesselink Schilderwerken, a painting contractor in Zutphen, is registered as a B.V. [1] The firm handles exterior and interior painting as well as glazing. [2]

**Sources**
1. kvk.nl
2. wesselinkschilders.nl (company website)

**Ask a follow-up:** How much does it cost to paint a terraced house?`,
    'sector city -legalForm services website',
  ),
  unnamed(
    PERS88,
    `Er zijn verschillende drukkerijen in en om Dordrecht waar je terechtkunt voor een boekje in kleine oplage:

*   **Drukkerij De Merwede:** vanaf 50 exemplaren, levertijd ongeveer een week.
*   **Printhuis Zwijndrecht:** voordelig, met afhaalpunt bij het station.

Houd er rekening mee dat prijzen sterk verschillen per papiersoort. Wil je dat ik je help met het aanleveren van je bestand?`,
    { competitors: ['Drukkerij De Merwede', 'Printhuis Zwijndrecht'] },
  ),
  named(
    FITPOLDER,
    `FitPolder is een sportschool aan de Nagelerstraat 91 in Emmeloord [1]. Je kunt er terecht voor spinning en groepslessen [1][2]. Het nummer is 0527-555762 [2].

Bronnen: [1] noordoostpolder-sport.nl, [2] sportgids-flevoland.nl

Wil je ook weten welke sportscholen in de buurt een maandabonnement zonder contract hebben?`,
    'city sector -address services -phone',
  ),
  named(
    HELDER,
    `Based on what I found, Helder Schoonmaak B.V. is a cleaning contractor in Almelo.【1†source】 It takes on office cleaning, window washing and post-construction cleaning. The company is led by managing director Ruud Scholten.【2†source】

I'd recommend confirming this by phone. Let me know if you'd like help drafting a request for a quote!`,
    'legalForm sector city services -team',
  ),
]
