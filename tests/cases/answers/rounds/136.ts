/** Answers that a stranger to the rules wrote: a plumber, a garage, a beauty salon, a vet, a gardener, a law firm, a bakery, a photographer, a gym and a window cleaner. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  HUIDENZO,
  IRONBASE,
  KORENHUYS,
  KRUKAS,
  KVW,
  LICHTVAL,
  OOSTERVELD,
  RIJSWIJK,
  WETERING,
  ZONZICHT,
} from '#tests/cases/answers/companies/136.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    RIJSWIJK,
    `Ik heb gezocht naar **Loodgietersbedrijf Van Rijswijk** in Roosendaal, maar ik kan geen betrouwbare informatie over dit bedrijf vinden. Er is geen website, geen bedrijvenpagina en ik zie ook geen recensies.

Wat je nog kunt doen:

- **KvK Handelsregister:** zoek op de bedrijfsnaam via kvk.nl.
- **Google Maps:** kijk of er een vermelding met foto's en beoordelingen is.
- **Techniek Nederland:** via de bedrijfzoeker vind je erkende installateurs.

Heb je een telefoonnummer of adres? Dan zoek ik graag gerichter verder.`,
  ),
  named(
    KRUKAS,
    `I couldn't find any customer reviews of Garage De Krukas, so I can't tell you how satisfied people are. What is known: it's a car repair shop in Meppel that carries out APK inspections and services air conditioning systems. On weekdays it opens at 8:30. If you'd like, I can look for other garages nearby with more reviews.`,
    'sector city services -hours',
  ),
  unnamed(
    HUIDENZO,
    `Sorry, ik ken geen schoonheidssalon met de naam Huid & Zo in Amersfoort. Als je een adres of een Instagram-account hebt, kijk ik graag met je mee.`,
  ),
  named(
    WETERING,
    `**Dierenkliniek De Wetering**

Dit heb ik gevonden:

- **Plaats:** Woerden
- **Telefoon:** 0348-555830
- **Behandelingen:** vaccinaties, gebitsreiniging en castraties
- **Opgericht:** 1984

Dit kon ik niet vinden:

- De prijs van een consult
- Of je online een afspraak kunt maken
- Recente beoordelingen

Voor de actuele tarieven kun je het beste even bellen met de balie.`,
    'city phone services -foundingYear',
  ),
  unnamed(
    OOSTERVELD,
    `I don't have any information about a company called Hoveniersbedrijf Oosterveld. It may be a small local business without much of an online presence, so I'd suggest checking Google Maps or the KvK register.`,
  ),
  named(
    KVW,
    `Over de uurtarieven van Kuipers Van Wijngaarden Advocaten is online niets te vinden. Het kantoor aan de Dam in Middelburg werd in 1998 opgericht en doet onder meer arbeidsrecht en huurrecht. Vraag bij het eerste gesprek naar de kosten en of je in aanmerking komt voor een toevoeging.`,
    'address city -foundingYear services',
  ),
  unnamed(
    KORENHUYS,
    `Ik heb geen informatie kunnen vinden over Bakkerij Het Korenhuys in Doetinchem. In de zoekresultaten kwamen wel Bakker Hoenderboom en De Broodschuur naar voren, maar geen zaak met de naam die je noemt. Weet je zeker dat je de naam goed hebt gespeld? Het kan ook zijn dat de bakkerij inmiddels is gestopt of onder een andere naam verdergaat.`,
    { competitors: ['Bakker Hoenderboom', 'De Broodschuur'] },
  ),
  named(
    LICHTVAL,
    `I couldn't find a price list for Studio Lichtval. The website (lichtvalfotografie.com) only says that Sanne Thijssen shoots weddings and newborn sessions, so your best bet is to ask for a quote.`,
    '-website team services',
  ),
  unnamed(
    IRONBASE,
    `I searched for **Sportschool Ironbase** in Almere, but I couldn't find any reliable information about it.

### What I checked
- General web search results
- Business directories and Google listings
- Social media pages

None of these mention a gym by that name. It's possible that the gym has **closed, rebranded, or only recently opened**.

### Alternatives
If you're looking for a place to train in Almere, **BodyWorks Almere** and **Sportcentrum Weerwater** both have plenty of recent reviews.

Would you like me to compare their memberships?`,
    { competitors: ['BodyWorks Almere', 'Sportcentrum Weerwater'] },
  ),
  named(
    ZONZICHT,
    `Of Glazenwasserij Zonzicht verzekerd is tegen schade, heb ik niet kunnen achterhalen. Wel weet ik dat het bedrijf in Noordwijk zit en ook zonnepanelen reinigt.`,
    '-city services',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    RIJSWIJK,
    `Je bedoelt waarschijnlijk Loodgietersbedrijf Van Rijswijk in Roosendaal, bereikbaar op 0165 - 55 25 70. Verwar het niet met Van Rijswijk Installatietechniek in Breda, dat vooral warmtepompen bij bedrijven plaatst.`,
    'city -phone',
  ),
  unnamed(
    KRUKAS,
    `The closest match I found is **Krukas Classics** in Leeuwarden, a workshop that restores vintage cars. It was started in 2009 by two brothers and works by appointment only. I didn't come across anything else with that name, so if you're after an ordinary service or an APK, this probably isn't the company you're looking for.`,
  ),
  unnamed(
    HUIDENZO,
    `Huid & Meer is een praktijk voor huidtherapie in Apeldoorn, waar je terechtkunt voor acne, littekens en oedeemtherapie. Een verwijzing van de huisarts is niet nodig.`,
  ),
  named(
    WETERING,
    `Er zijn twee praktijken die op elkaar lijken qua naam, dus let even op welke je nodig hebt:

**1. Dierenkliniek De Wetering**
- Dierenartsenpraktijk aan de Rijnstraat in Woerden
- Op woensdag open tot 18:00 uur
- Website: dierenkliniekdewetering.nl

**2. Dierenarts Weteringschans**
- Gevestigd in Amsterdam
- Alleen voor honden en katten
- Op zaterdag de hele dag open

Woon je in de buurt van Woerden, dan is de eerste de logische keuze.`,
    'sector address city -hours website',
  ),
  unnamed(
    OOSTERVELD,
    `Hoveniersbedrijf Oosterhof is een familiebedrijf uit Rijssen dat tuinen ontwerpt, aanlegt en onderhoudt. Het bedrijf bestaat sinds 1981, heeft zo'n vijftien medewerkers en is aangesloten bij de VHG. In de reviews worden vooral de nette afwerking en de duidelijke offertes genoemd. Een vrijblijvend gesprek aanvragen kan via hun website of telefonisch op werkdagen.`,
  ),
  named(
    KVW,
    `You may be mixing up two firms. **Kuipers Van Wijngaarden Advocaten** is a law firm in Vlissingen; one of its partners is Annelies van Wijngaarden, and it handles family law and personal injury claims. **Kuipers & Partners** in Goes, on the other hand, is a tax consultancy and doesn't litigate. For a divorce you'd want the former.`,
    'sector -city team services',
  ),
  unnamed(
    KORENHUYS,
    `**Bakkerij De Korenaar** is a bakery in Winterswijk. Here's a quick summary:

- 📍 **Location:** Misterstraat, Winterswijk
- 🍞 **Known for:** spelt bread, Achterhoek currant loaf and seasonal pastries
- 🕒 **Opening hours:** Tuesday to Saturday from 7:30, closed on Sunday and Monday
- ⭐ **Reviews:** around 4.6 out of 5 on Google

Visitors particularly praise the friendly staff. Opening times may differ around public holidays, so check before you go.`,
  ),
  unnamed(
    LICHTVAL,
    `Studio Lichtspel is een fotostudio in Eindhoven van Mark Vrijsen. Hij maakt vooral zwart-witportretten en verhuurt de studio ook aan andere fotografen.`,
  ),
  named(
    IRONBASE,
    `There are two gyms in Almere with names that sound alike.

**Ironbase** is on Randstad 22 and has a regular fitness floor, group classes and a sauna. It's open from 7:30 in the morning on weekdays.

**Iron Temple Almere** is a small powerlifting club in Almere Buiten. It has no classes and only opens in the evening.

If you want classes as well as weights, Ironbase is the better fit. If you mainly squat and deadlift, have a look at Iron Temple.`,
    'sector city address services -hours',
  ),
  named(
    ZONZICHT,
    `Zonzicht Zonwering uit Leiden verkoopt zonneschermen en rolluiken en wast geen ramen. Voor je ramen moet je bij Glazenwasserij Zonzicht zijn, het glazenwassersbedrijf van Arie Haasnoot in Katwijk. Dat bedrijf werd in 2001 opgericht en maakt ook dakgoten leeg. Een offerte vraag je aan via planning@zonzichtglas.nl.`,
    'sector team city -foundingYear services email',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    RIJSWIJK,
    `Yes, Van Rijswijk Loodgieters in Roosendaal installs central heating boilers. You can reach them on 0165 555 270 or at service@vanrijswijkloodgieters.nl.`,
    'city services phone -email',
  ),
  named(
    KRUKAS,
    `Met GDK bedoel je vermoedelijk Garage De Krukas in Meppel. Die garage is een vof van Henk en Rianne Slomp en is op zaterdag open van 9.00 tot 15.00 uur. Voor een APK of een bandenwissel kun je het beste vooraf een afspraak maken.`,
    'city sector legalForm team -hours services',
  ),
  named(
    HUIDENZO,
    `Huid en Zo zit aan de Utrechtsestraat in Amersfoort, midden in het centrum. De zaak van Naomi de Graaf is vooral bekend om de gezichtsbehandelingen, maar je kunt er ook terecht om te harsen of voor je wenkbrauwen. Donderdag is koopavond: dan is er tot 21.00 uur plek. Een afspraak maak je via huidenzo.nl.`,
    '-address city team services hours website',
  ),
  unnamed(
    WETERING,
    `DKW was een Duits auto- en motorfietsmerk. De naam stond oorspronkelijk voor Dampf-Kraft-Wagen; in 1932 ging het merk op in Auto Union, de voorloper van Audi.`,
  ),
  unnamed(
    OOSTERVELD,
    `"HBO" can mean different things depending on the context:

1. **Home Box Office** – the American TV network behind *Game of Thrones* and *The Last of Us*. In the Netherlands its streaming service is HBO Max.
2. **Hoger beroepsonderwijs** – Dutch higher professional education, offered by universities of applied sciences such as Saxion and Windesheim.
3. **Huisbrandolie** – an old Dutch term for domestic heating oil.

If you meant something else, let me know and I'll look into it.`,
  ),
  named(
    KVW,
    `## KVW Advocaten

KVW Advocaten is een advocatenkantoor in Zeeland met een algemene praktijk.

| | |
|---|---|
| **Vestigingsplaats** | Middelburg |
| **Rechtsgebieden** | arbeidsrecht, familierecht, huurrecht en letselschade |
| **Telefoon** | 0118-555640 |
| **Website** | kvwadvocaten.nl |

### Goed om te weten
Het kantoor is op vrijdag tot 16.00 uur bereikbaar. Voor spoedzaken kun je het secretariaat vragen om een terugbelverzoek.

Wil je dat ik ook andere kantoren in de regio bekijk?`,
    'sector city services -phone website hours',
  ),
  named(
    KORENHUYS,
    `Korenhuys in Doetinchem is inderdaad een aanrader: de bakkerij van Willem te Pas staat bekend om het desembrood. Op dinsdag zijn ze dicht.`,
    'city sector team services -hours',
  ),
  unnamed(
    LICHTVAL,
    `SLV is a German manufacturer of lighting, based in Übach-Palenberg near Aachen. It sells indoor and outdoor lamps through electrical wholesalers across Europe.`,
  ),
  named(
    IRONBASE,
    `**Iron Base Almere – korte samenvatting**

Iron Base is een sportschool aan de Randstad in Almere, niet ver van het centrum. 🏋️

**Wat kun je er doen?**
- Fitness en krachttraining
- Groepslessen, zoals spinning en bodypump
- Personal training

**Praktisch**
- **Openingstijden:** op zondag van 9.00 tot 15.00 uur
- **Website:** [ironbase.nl](https://ironbase.nl)
- **Eigenaar:** Marcel de Boer

**Mijn advies:** vraag een proefles aan voordat je een jaarabonnement neemt.`,
    'sector address city services hours website -team',
  ),
  named(
    ZONZICHT,
    `Zonzicht Glasbewassing is a window cleaning company in Katwijk, a seaside town near Leiden. Besides windows, they clean solar panels and façades. The company has been around since 2009, and you can plan a visit by calling 071-5556392. Prices aren't listed online, so ask for a quote first.`,
    'sector city services -foundingYear phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    RIJSWIJK,
    `Er zijn meerdere bedrijven die Van Rijswijk heten:

1. **Loodgietersbedrijf Van Rijswijk** (Roosendaal) – loodgieter, actief sinds 1978. Verhelpt lekkages en ontstopt riolen.
2. **Van Rijswijk Makelaardij** (Delft) – verkoop en aankoop van woningen.
3. **Van Rijswijk Transport** (Waalwijk) – wegtransport binnen de Benelux.

Als je een lekkage hebt, moet je bij de eerste zijn. Het nummer is 0165-555270. Bel bij spoed altijd, want mails worden niet in het weekend gelezen.`,
    'city sector -foundingYear services phone',
  ),
  named(
    KRUKAS,
    `Two garages in the Netherlands go by the name De Krukas: one in Meppel, at Industrieweg 17, and one in Tilburg that focuses on motorcycles. The one in Meppel doesn't carry out APK inspections.`,
    'sector city address -services',
  ),
  unnamed(
    HUIDENZO,
    `Ik vind twee salons met de naam Huid & Zo. De ene zit in Zwolle, in de Assendorperstraat, en is gespecialiseerd in huidverbetering. De andere zit in Den Bosch en doet vooral nagels en pedicure. In welke plaats zoek je precies? Dan kan ik de openingstijden en prijzen voor je nakijken.`,
  ),
  named(
    WETERING,
    `De naam De Wetering komt vaker voor in Woerden en omstreken. Basisschool De Wetering ligt in Zegveld en er is een restaurant De Wetering in Nieuwkoop. De dierenkliniek zit aan de Rijnstraat 54 in Woerden en is een maatschap van dierenartsen, onder wie Marleen Kok en Pieter Hoogland. Vermoedelijk is dat degene die je zoekt.`,
    '-address city legalForm sector team',
  ),
  named(
    OOSTERVELD,
    `I found three businesses called Oosterveld:

| Name | Place | What they do |
|---|---|---|
| Hoveniersbedrijf Oosterveld | Raalte | Landscaping, paving and pruning |
| Oosterveld Bouw | Borne | Construction and renovation |
| Oosterveld Dakwerken | Emmen | Roofing |

For your garden, the first one is what you're looking for. The owner, Bram Oosterveld, can be reached at 06-55517238. They start early: from 6:00 a.m. on weekdays.`,
    'city services team phone -hours',
  ),
  unnamed(
    KVW,
    `The abbreviation KVW is used by several organisations. KVW Accountants in Rotterdam offers bookkeeping and tax advice, and in Brabant and Limburg KVW usually stands for Kindervakantieweek, a summer event for primary school children. Which one did you have in mind?`,
  ),
  named(
    KORENHUYS,
    `Er zijn verschillende zaken met de naam Het Korenhuys. In Doetinchem is het een bakkerij aan de Waterstraat, in Groningen een studentenpand en in Deventer een restaurant. De bakkerij is een bv en verkoopt onder andere glutenvrij brood.`,
    'city sector address -legalForm services',
  ),
  unnamed(
    LICHTVAL,
    `Er zijn in Nederland meerdere bedrijven die **Lichtval** heten. Dit zijn de bekendste:

- **Lichtval Interieurs** – interieurontwerp en verlichtingsadvies, gevestigd in Haarlem.
- **Galerie Lichtval** – kunstgalerie in Bergen (NH) met wisselende exposities.
- **Lichtval Raamdecoratie** – gordijnen, jaloezieën en horren, met een showroom in Ede.

Laat me weten in welke branche of plaats je zoekt, dan help ik je verder.`,
  ),
  named(
    IRONBASE,
    `There's more than one Ironbase. The Ironbase in Almere is a gym with fitness, group classes and a sauna, and it was founded in 2015. There's also an Ironbase in Antwerp, which sells welding equipment, and an app of the same name for tracking workouts. Judging by your question, you're after the one in Almere; its membership desk can be reached at leden@ironbase.nl.`,
    'city sector services -foundingYear email',
  ),
  unnamed(
    ZONZICHT,
    `Zonzicht is een veelvoorkomende naam. Zo is er een B&B Zonzicht in Zandvoort en een camping Zonzicht op Texel. Welke zoek je?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    RIJSWIJK,
    `Dit zijn drie loodgieters in Roosendaal die vaak worden aanbevolen:

1. **Matthijssen Sanitair** – vooral badkamers en toiletten.
2. **Loodgietersbedrijf Van Rijswijk** – voor lekkages en cv-ketels, tel. 0165-555207.
3. **Installatiebedrijf De Nijs** – grotere installaties en vloerverwarming.

Vraag altijd vooraf naar de voorrijkosten en het uurtarief.`,
    'sector city services -phone',
    { competitors: ['Matthijssen Sanitair', 'Installatiebedrijf De Nijs'] },
  ),
  unnamed(
    KRUKAS,
    `The best-reviewed garages in and around Meppel are Autobedrijf Van der Weide, Garage Oevers and Bosscha Banden. All three offer APK inspections, usually within a week.`,
    { competitors: ['Autobedrijf Van der Weide', 'Garage Oevers', 'Bosscha Banden'] },
  ),
  named(
    HUIDENZO,
    `Zoek je een goede schoonheidssalon in Amersfoort? Dit zijn mijn suggesties:

### 1. Beautysalon Eemhof
⭐ 4,9 op Google. Rustige salon aan de rand van de stad, met veel aandacht voor huidanalyse.

### 2. Huid & Zo
⭐ 4,8 op Google. Gevestigd aan de Langestraat, gespecialiseerd in acnebehandeling. Ook op maandag geopend.

### 3. Salon Puur
⭐ 4,7 op Google. Werkt met natuurlijke producten.

### 4. Skin Studio Koppelpoort
⭐ 4,5 op Google. Moderne studio voor laserontharing.

**Tip:** vraag bij je eerste bezoek om een intake, zodat de behandeling bij je huid past.`,
    'sector city address services -hours',
    { competitors: ['Beautysalon Eemhof', 'Salon Puur', 'Skin Studio Koppelpoort'] },
  ),
  named(
    WETERING,
    `Here are some vets in Woerden that treat cats:

- **Dierenkliniek De Wetering** – founded in 1979, offers vaccinations, neutering and emergency care. Phone: 0348 555 380.
- **Vet aan de Singel** – a small, cat-friendly practice with a separate waiting room.
- **Anicura Woerden** – part of a larger chain, with its own lab.

If it's urgent, call ahead so they can prepare.`,
    'sector city foundingYear services -phone',
    { competitors: ['Vet aan de Singel'] },
  ),
  named(
    OOSTERVELD,
    `Voor tuinonderhoud in Raalte kun je onder andere terecht bij Salland Groen, Van Dam Tuinen en Hoveniersbedrijf Oosterveld. Die laatste is van Gerrit Oosterveld en doet ook bestrating en snoeiwerk. Vergelijk minstens twee offertes, want de uurtarieven verschillen nogal.`,
    'city services -team',
    { competitors: ['Salland Groen', 'Van Dam Tuinen'] },
  ),
  unnamed(
    KVW,
    `Voor een ontslagzaak in Middelburg kun je terecht bij deze advocatenkantoren:

1. **Zeeuwse Advocaten Groep** – groot kantoor met een aparte sectie arbeidsrecht. [zeeuwseadvocatengroep.nl](https://zeeuwseadvocatengroep.nl)
2. **Walcheren Legal** – werkt met vaste prijzen en een gratis eerste gesprek.
3. **Het Juridisch Loket** – geen advocatenkantoor, maar wel gratis eerste advies.

**Let op:** tegen een ontslag op staande voet moet je binnen twee maanden in actie komen. Neem dus snel contact op.

Zal ik je helpen om de situatie op een rij te zetten voor het eerste gesprek?`,
    { competitors: ['Zeeuwse Advocaten Groep', 'Walcheren Legal'] },
  ),
  named(
    KORENHUYS,
    `Here's where to buy good sourdough in Doetinchem, ranked by reviews:

1. **De Broodschuur** (4.8) – organic loaves and a small café.
2. **Bakkerij Het Korenhuys** (4.7) – a traditional bakery on Waterstraat, dating back to 1945. Also does wedding cakes.
3. **Bakker Hoenderboom** (4.4) – several branches, handy if you're in a hurry.

On Saturdays, get there early; the sourdough tends to sell out before noon.`,
    'city services sector address -foundingYear',
    { competitors: ['De Broodschuur', 'Bakker Hoenderboom'] },
  ),
  named(
    LICHTVAL,
    `Fotografen in Venlo en omgeving die newbornshoots doen:

- **Studio Lichtval** – Parade 38, Venlo. Meer informatie op studiolichtval.nl.
- **Fotostudio Maasbeeld** – Tegelen, ook zwangerschapsshoots.
- **Beeldmakerij Blerick** – fotografeert bij je thuis.`,
    'sector services -address city website',
    { competitors: ['Fotostudio Maasbeeld', 'Beeldmakerij Blerick'] },
  ),
  unnamed(
    IRONBASE,
    `In Almere zijn veel sportscholen. Mijn top 5 op basis van prijs en faciliteiten:

| # | Sportschool | Pluspunt |
|---|---|---|
| 1 | Fit Factory Flevo | 24 uur per dag open |
| 2 | Basic-Fit | goedkoop abonnement |
| 3 | Sportcentrum Weerwater | zwembad en sauna |
| 4 | BodyWorks Almere | veel vrije gewichten |
| 5 | TrainMore | korting als je vaak komt |

De meeste bieden een gratis proefles aan. **Mijn keuze:** Fit Factory Flevo als je op wisselende tijden sport, en Sportcentrum Weerwater als je na het trainen ook wilt ontspannen.`,
    { competitors: ['Fit Factory Flevo', 'Sportcentrum Weerwater', 'BodyWorks Almere'] },
  ),
  named(
    ZONZICHT,
    `Three window cleaners in Katwijk worth calling: Van der Plas Glas, Glazenwasserij Zonzicht (071 555 63 92, closed on Saturdays) and Helder Wonen.`,
    'sector city phone -hours',
    { competitors: ['Van der Plas Glas', 'Helder Wonen'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    RIJSWIJK,
    `Hieronder een vergelijking van de twee bedrijven:

| | Van Rijswijk Loodgieters | Brabant Riool |
|---|---|---|
| Plaats | Roosendaal | Etten-Leur |
| Opgericht | 1987 | 2010 |
| Cv-ketels | ja | nee |
| Rioolontstopping | ja | ja |
| Zaterdag open | 10.00–14.00 uur | gesloten |

Voor alleen een verstopping maakt het weinig uit; voor een nieuwe ketel is Van Rijswijk de logische keuze.`,
    'city foundingYear services -hours',
    { competitors: ['Brabant Riool'] },
  ),
  named(
    KRUKAS,
    `| Garage | Address | Phone | APK |
|---|---|---|---|
| Garage De Krukas | Industrieweg 71, Meppel | 0522-555419 | Yes |
| Garage Oevers | Meppel | not listed | Yes |
| Bosscha Banden | Meppel | not listed | No |

Of these three, only Bosscha Banden doesn't do APK inspections.`,
    'sector -address city phone services',
    { competitors: ['Garage Oevers', 'Bosscha Banden'] },
  ),
  named(
    HUIDENZO,
    `**Prijsvergelijking gezichtsbehandelingen Amersfoort**

| Zaak | Behandeling | Duur | Prijs (indicatie) |
|---|---|---|---|
| Huid & Zo | Gezichtsbehandeling | 60 min | € 69 |
| Salon Puur | Pure Facial | 75 min | € 85 |
| Beautysalon Eemhof | Basisbehandeling | 50 min | € 62 |

Bij Huid & Zo (Langestraat 112, 3811 AK) is eigenaar Marit Visser zelf aanwezig op de meeste dagen. De prijzen kunnen inmiddels veranderd zijn, dus check huidenzo.nl voordat je boekt.

Zal ik ook de reviews naast elkaar zetten?`,
    'city services address -team website',
    { competitors: ['Salon Puur', 'Beautysalon Eemhof'] },
  ),
  unnamed(
    WETERING,
    `| Praktijk | Plaats | Spoed buiten kantooruren |
|---|---|---|
| Dierenkliniek Harmelen | Harmelen | via dienstenlijst |
| Vet aan de Singel | Woerden | ja, 24 uur |
| Dierenartsenpraktijk Snel en Polanen | Woerden | nee |

Bel bij een noodgeval altijd eerst, zodat de praktijk weet dat je eraan komt.`,
    { competitors: ['Dierenkliniek Harmelen', 'Vet aan de Singel', 'Dierenartsenpraktijk Snel en Polanen'] },
  ),
  named(
    OOSTERVELD,
    `Here's a quick comparison of gardeners near Raalte:

| Company | Based in | Since | Services |
|---|---|---|---|
| Salland Groen | Heino | 1999 | Design, maintenance |
| Hoveniersbedrijf Oosterveld | Raalte | 2008 | Garden construction, maintenance, paving |
| Van Dam Tuinen | Luttenberg | 2017 | Maintenance only |

### My take
For a complete new garden, **Hoveniersbedrijf Oosterveld** and **Salland Groen** are the ones to ask for a quote. Oosterveld is a BV and works Monday to Friday from 7:00 to 16:30.

For regular mowing and hedge trimming, Van Dam is probably the cheapest.`,
    'sector city foundingYear services -legalForm hours',
    { competitors: ['Salland Groen', 'Van Dam Tuinen'] },
  ),
  named(
    KVW,
    `| Kenmerk | Kuipers Van Wijngaarden Advocaten |
|---|---|
| Adres | Dam 31, 4331 GE Middelburg |
| Telefoon | 0118 – 55 56 04 |
| E-mail | info@kvwadvocaten.nl |
| KvK | 22043517 |

De gegevens komen van de website van het kantoor en uit het Handelsregister.`,
    'address city phone -email -kvk',
  ),
  named(
    KORENHUYS,
    `Openingstijden van Het Korenhuys in Doetinchem:

| Dag | Open |
|---|---|
| Maandag | gesloten |
| Dinsdag t/m donderdag | 07:00–18:00 |
| Vrijdag | 07:00–18:30 |
| Zaterdag | 06:30–16:00 |
| Zondag | gesloten |

Rond feestdagen kan dit afwijken. Bel bij twijfel de bakkerij op 0314-555378.`,
    'city hours sector -phone',
  ),
  unnamed(
    LICHTVAL,
    `Here's how the photographers I could find in Venlo compare for corporate headshots:

| Photographer | Style | Price per person | On location |
|---|---|---|---|
| Foto Janssen | Classic, neutral background | from €75 | No |
| Fotostudio Maasbeeld | Modern, natural light | from €110 | Yes |
| Beeldmakerij Blerick | Documentary | from €95 | Yes |

**Recommendation:** for a team of more than ten people, Fotostudio Maasbeeld is the most practical since they come to your office. Prices are indicative and exclude VAT.

Want me to draft an email asking for a quote?`,
    { competitors: ['Foto Janssen', 'Fotostudio Maasbeeld', 'Beeldmakerij Blerick'] },
  ),
  named(
    IRONBASE,
    `| | Sportschool Ironbase | BodyWorks Almere |
|---|---|---|
| **Sauna** | Nee | Ja |
| **Zondag open** | 9.00–15.00 uur | gesloten |
| **Opgericht** | 2010 | 2004 |
| **Website** | ironbase.nl | bodyworksalmere.nl |

Wil je op zondag sporten, dan is Ironbase de betere keuze.`,
    '-services hours -foundingYear website',
    { competitors: ['BodyWorks Almere'] },
  ),
  named(
    ZONZICHT,
    `Here are the details you asked for:

| | Details |
|---|---|
| **Company** | Glazenwasserij Zonzicht |
| **Type** | Window cleaner |
| **Location** | Voorstraat 74, Katwijk |
| **Owner** | Piet Guijt |
| **Also offers** | Solar panel and gutter cleaning |

I took these from the company website and a business directory, so double-check anything important.`,
    'sector address city -team services',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    RIJSWIJK,
    `# Loodgietersbedrijf Van Rijswijk

**Loodgieter in Roosendaal** voor particulieren en kleine bedrijven.

## Diensten
- Lekkages verhelpen
- Riool ontstoppen
- Cv-ketels plaatsen
- Dakgoten vervangen

## Contact
- 📞 [0165 55 52 70](tel:+31165555270)
- 🌐 [vanrijswijk-installatie.nl](https://vanrijswijk-installatie.nl)
- 📍 Burgerhoutsestraat 88, 4701 BD Roosendaal

## Openingstijden
Maandag t/m vrijdag van 07:30 tot 17:00 uur.`,
    'sector city services phone -website address hours',
  ),
  named(
    KRUKAS,
    `**Garage De Krukas** is een garage in **Hoogeveen**, gerund door *Henk Slomp*. Je kunt er terecht voor **APK** en **airco-service**. [[1]](https://garagedekrukas.nl)`,
    'sector -city team services website',
  ),
  named(
    HUIDENZO,
    `**Huid & Zo** is a beauty salon in **Amersfoort**.

- **Treatments:** facials, acne treatments, waxing, brows and lashes
- **Open late:** Thursday until 9 p.m.
- **Since:** 2011

Booking ahead is recommended, especially for Saturdays.`,
    'sector city services hours -foundingYear',
  ),
  named(
    WETERING,
    `### Wanneer is Dierenkliniek De Wetering open?

- **Ma, di, do, vr:** 08:00 – 18:00
- **Wo:** 08:00 – 20:00
- **Za:** 09:00 – 12:00
- **Zo:** gesloten

📞 Bellen kan via **0348 – 55 58 03**.

> Let op: op feestdagen kunnen andere tijden gelden.`,
    'hours -phone',
  ),
  named(
    OOSTERVELD,
    `## Is Oosterveld Tuinen betrouwbaar?

Voor zover ik kan nagaan wel. Een paar aanknopingspunten:

1. **Ingeschreven bij de KvK** onder nummer 08127946.
2. **Duidelijk aanspreekpunt:** Bram Oosterveld is zelf de eigenaar.
3. **Bestaat al een tijd:** het bedrijf werd in 2008 opgericht.

Aandachtspunt: er zijn weinig online reviews. Vraag daarom om **referenties van recente klussen** in de buurt van Zwolle, waar het bedrijf gevestigd is.

**Conclusie:** geen rode vlaggen gevonden, maar laat je offerte wel goed specificeren.`,
    '-kvk team foundingYear -city',
  ),
  named(
    KVW,
    `**Short answer:** yes, Kuipers Van Wijngaarden handles tenancy disputes.

**Details**
- **Partners:** Jeroen Kuipers and Annelies van Wijngaarden
- **Office:** Dam 31, Middelburg
- **Hours:** Mon–Fri 9:00–17:00

Source: [kvwadvocaten.nl](https://www.kvwadvocaten.nl/huurrecht)`,
    'services team address city -hours website',
  ),
  named(
    KORENHUYS,
    `**Bakkerij Het Korenhuys** bezorgt **niet** aan huis. Wel kun je een bestelling klaar laten leggen via **bestellen@hetkorenhuys.nl**.`,
    '-services email',
  ),
  named(
    LICHTVAL,
    `## 📸 Lichtval Fotografie (Venlo)

A photography studio run by **Sanne Thijssen** and her colleague **Ruud Peeters**.

### What they shoot
* Weddings
* Business portraits
* Products for webshops

### Good to know
* The studio is **closed on Wednesdays**
* You'll find it at **Parade 85**
* Registered as a **sole proprietorship**

---
*Sources: studiolichtval.nl, KvK*`,
    'city sector team services hours -address legalForm website',
  ),
  named(
    IRONBASE,
    `Ja, bij **Ironbase Gym** in Almere kun je een personal trainer boeken:

- **Fatima Bouali** – kracht en afvallen
- **Kosten** – niet op de site vermeld
- **Aanmelden** – via **036-5550418** of [ironbase.nl](https://ironbase.nl)

De eerste intake is meestal gratis, maar vraag dat voor de zekerheid na.`,
    'city services team -phone website',
  ),
  unnamed(
    ZONZICHT,
    `## Wat kost een glazenwasser in Katwijk?

| Type woning | Gemiddelde prijs per beurt |
|---|---|
| Appartement | € 10 – € 20 |
| Tussenwoning | € 15 – € 25 |
| Vrijstaand | € 25 – € 45 |

**Waar hangt de prijs van af?**
- Het aantal ramen
- De bereikbaarheid (ladder of hoogwerker)
- Hoe vaak de glazenwasser komt

Bedrijven die je kunt benaderen zijn **Van der Plas Glas** en **Schoonmaakbedrijf Duinrand**. Vraag beide om een offerte en let op of btw is inbegrepen.`,
    { competitors: ['Van der Plas Glas', 'Schoonmaakbedrijf Duinrand'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    RIJSWIJK,
    `The phone number of Loodgietersbedrijf Van Rijswijk is +31 165 555 270. Its Chamber of Commerce (KvK) number is 20067412.`,
    'phone -kvk',
  ),
  named(
    KRUKAS,
    `Dit zijn de bedrijfsgegevens van Garage De Krukas:

- **KvK-nummer:** 04051873
- **Btw-nummer:** NL8052.17.943.B01
- **Rechtsvorm:** vennootschap onder firma
- **Opgericht:** 1996
- **Postcode:** 7944HT

Voor een factuur kun je deze gegevens overnemen, maar controleer het btw-nummer even via VIES.`,
    'kvk -vat legalForm foundingYear address',
  ),
  named(
    HUIDENZO,
    `Huid & Zo is op dinsdag en woensdag open van 9.30 tot 17.30 uur en op zaterdag van 9.00 tot 15.00 uur. Bellen kan naar (033) 555 27 16, of stuur een mailtje naar hallo@huidenzo.nl. Het KvK-nummer is 61284093.`,
    'hours -phone email kvk',
  ),
  named(
    WETERING,
    `Dierenkliniek De Wetering can be reached on +31 (0)348 55 58 30. The address is Rijnstraat 45, 3441 BR Woerden, and its VAT number is NL815630472B02. On Saturdays it's open from 9 a.m. to noon.`,
    'phone address city -vat hours',
  ),
  named(
    OOSTERVELD,
    `Het 06-nummer van Hoveniersbedrijf Oosterveld is 06 - 5551 7238. Het postadres is Heesweg 9, 8102 AP Raalte.`,
    'phone -address city',
  ),
  named(
    KVW,
    `### Gegevens van Kuipers Van Wijngaarden Advocaten

| Gegeven | Waarde |
|---|---|
| KvK-nummer | 22034517 |
| Btw-id | NL803972651B01 |
| Telefoon | 0118 555604 |
| Postcode | 4331 EG |
| Oprichtingsjaar | 1992 |

### Bereikbaarheid
- Ma t/m do: 8:30–17:30
- Vr: 8:30–16:00
- Za en zo: gesloten

Deze gegevens zijn afkomstig van openbare bronnen. Voor officiële stukken kun je beter een recent uittreksel opvragen bij de KvK.`,
    'kvk -vat phone -address foundingYear hours',
  ),
  named(
    KORENHUYS,
    `Bakkerij Het Korenhuys werd opgericht in 1964. Op zaterdag gaat de winkel om half zeven open.`,
    '-foundingYear hours',
  ),
  named(
    LICHTVAL,
    `Here's what I have on Studio Lichtval: the phone number is 077-5559124, the KvK number is 65893210 and the VAT ID is NL002370946B19. The studio started in 2018 and is located at Parade 58, 5911 CD Venlo. It isn't clear whether the VAT number is still active, so check it in the EU's VIES database if you need it for an invoice.`,
    'phone -kvk vat -foundingYear address city',
  ),
  named(
    IRONBASE,
    `**Ironbase Almere – openingstijden en contact**

🕕 **Openingstijden**
- Maandag t/m donderdag: 06.30 – 22.30 uur
- Vrijdag: 06.30 – 21.00 uur
- Zaterdag: 08.00 – 17.00 uur
- Zondag: 09.00 – 15.00 uur

📞 **Telefoon:** 036 – 555 40 81
📍 **Adres:** Randstad 22, 1316 BW Almere
🧾 **KvK:** 56094381

Op feestdagen gelden aangepaste tijden. Die staan meestal een week van tevoren op de site.`,
    'hours -phone address city kvk',
  ),
  named(
    ZONZICHT,
    `Het telefoonnummer van Zonzicht in Katwijk is 071 – 5556392. Het bedrijf staat bij de Kamer van Koophandel ingeschreven onder nummer 28.10.47.39 en het btw-nummer is NL 8142.95.037.B.01. Volgens de website bestaat het glazenwassersbedrijf sinds 2003.`,
    'phone city kvk vat sector -foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    RIJSWIJK,
    `Ja, Van Rijswijk Loodgieters lijkt me een betrouwbare keuze. Het bedrijf uit Bergen op Zoom bestaat al sinds 1987; de eigenaar is Ad van Rijswijk. In reviews lees je dat ze afspraken nakomen en netjes opruimen. Een enkele klant vond de voorrijkosten aan de hoge kant. Voor een lekkage komen ze meestal nog dezelfde dag langs.`,
    '-city foundingYear -team services',
  ),
  named(
    KRUKAS,
    `Garage De Krukas in Meppel is open on Saturdays from 10:00 to 16:00, so you can still drop by for a tyre change at the weekend.`,
    'city -hours services',
  ),
  named(
    HUIDENZO,
    `Als je last hebt van acne, kun je in Amersfoort bij Huid & Zo terecht. Naomi de Graaf begon de schoonheidssalon in 2017 en werkt er samen met Esra Yildiz. Bij de intake bekijken ze je huid onder een loep en maken ze een plan voor een aantal behandelingen. Bij ernstige acne blijft het verstandig om eerst naar de huisarts of een dermatoloog te gaan.`,
    'city services team sector -foundingYear',
  ),
  named(
    WETERING,
    `Nee, spoedzorg biedt Dierenkliniek De Wetering in Woerden niet; ze werken daar alleen op afspraak. De praktijk wordt geleid door Marleen Kok.`,
    'city -services team',
  ),
  named(
    OOSTERVELD,
    `Hoveniersbedrijf Oosterveld is a small landscaping company from Raalte, run by Bram Oosterveld together with his colleague Tim Nijboer. They build gardens, lay paving and come round for maintenance. From what I can tell, customers are mostly homeowners in Salland.

The company was founded in 2005 and is registered as a sole proprietorship. If you'd like a quote, the easiest way is to send some photos to info@oosterveldtuinen.nl. In spring the waiting time can run up to a couple of months, so it pays to plan ahead.`,
    'sector city team services -foundingYear legalForm -email',
  ),
  unnamed(
    KVW,
    `Een advocaat inschakelen voor een arbeidsconflict in Middelburg hoeft niet duur te zijn. Heb je een rechtsbijstandsverzekering, dan betaalt die vaak mee. Met een laag inkomen kun je via De Koning Advocatuur of een ander kantoor een toevoeging aanvragen. Je betaalt dan alleen een eigen bijdrage. Begin in elk geval met een gratis gesprek bij het Juridisch Loket.`,
    { competitors: ['De Koning Advocatuur'] },
  ),
  named(
    KORENHUYS,
    `Voor glutenvrij brood in Doetinchem kun je naar Het Korenhuys aan de Hamburgerstraat. Bestel wel een dag van tevoren, want ze bakken het niet elke dag.`,
    'services city -address',
  ),
  named(
    LICHTVAL,
    `Studio Lichtval is een fotograaf in Roermond, bekend van bruiloften en portretten voor bedrijven. Achter de naam zit Sanne Thijssen, die de studio in 2016 oprichtte. Haar stijl wordt in reviews omschreven als licht, ongedwongen en natuurlijk. De studio is op maandag dicht. Een offerte vraag je aan via foto@studiolichtval.nl.`,
    'sector -city services team foundingYear -hours email',
  ),
  named(
    IRONBASE,
    `Ironbase is a good choice if you want more than just machines. The gym in Almere has group classes and a sauna, and the founder, Dennis Akkerman, is often on the floor himself. It opened in 2016 and is one of the few independent gyms left in the area.

It gets busy on weekday evenings, so mornings are the best time to go. On Sundays it's closed, which some members find a drawback. As for price, expect to pay a bit more than at a budget chain, though I couldn't find an up-to-date rate. Your best bet is to ask for a trial session first.`,
    'sector city services team -foundingYear -hours',
  ),
  named(
    ZONZICHT,
    `Glazenwasserij Zonzicht uit Katwijk wast ramen bij particulieren en bedrijven en maakt ook gevels schoon. Het is een eenmanszaak, opgericht in 2005. De meeste klanten laten de ramen om de zes weken doen, maar een eenmalige beurt kan ook. Bellen kan op 071-5556392, het liefst 's ochtends.`,
    'city services -legalForm foundingYear phone',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    RIJSWIJK,
    `**Loodgietersbedrijf Van Rijswijk** is a plumber in **Roosendaal**, in the south of the Netherlands.

**What they do**
- Fix leaks
- Unblock drains
- Install boilers
- Replace gutters

**Contact**
- Phone: 0165 555 270
- Email: info@vanrijswijkloodgieters.nl
- Address: Burgerhoutsestraat 66, 4701 BD Roosendaal

**Opening hours:** Monday to Friday 7:30–17:00, Saturday 9:00–12:00.

They speak English according to one reviewer, but you may want to confirm that by phone.`,
    'sector city services phone email -address hours',
  ),
  named(
    KRUKAS,
    `De Krukas is a car garage in Meppel. It closes at 18:00 on weekdays, and you can book at garagedekrukas.nl.`,
    'sector city -hours website',
  ),
  named(
    HUIDENZO,
    `Salon Huid & Zo in Amersfoort is owned by Naomi de Graaf and offers facials, waxing and brow treatments. It's open late on Fridays, until 9 p.m. You'll find it on Langestraat, one of the main shopping streets. Reviews are positive overall, with several people mentioning how relaxed they felt afterwards.`,
    'city team services -hours address',
  ),
  named(
    WETERING,
    `If your dog needs its teeth cleaned, Dierenkliniek De Wetering in Woerden can help. It's a veterinary clinic that has been around since 1997, and the number is 0348-555830.`,
    'services city sector -foundingYear phone',
  ),
  unnamed(
    OOSTERVELD,
    `Here are a few landscapers in and around Raalte that you could ask for a quote:

1. **Salland Groen** – garden design and construction, good reviews. [sallandgroen.nl](https://sallandgroen.nl)
2. **Van Dam Tuinen** – mainly maintenance, competitively priced.
3. **Hoveniersbedrijf Kleinlugtenbelt** – larger projects, including ponds and swimming pools.

**Tips for choosing**
- Ask for at least two quotes.
- Check whether they're members of VHG, the trade association.
- Agree on a planting guarantee in writing.

Would you like help drafting a request for a quote in Dutch?`,
    { competitors: ['Salland Groen', 'Van Dam Tuinen', 'Hoveniersbedrijf Kleinlugtenbelt'] },
  ),
  named(
    KVW,
    `KVW Advocaten is a law firm on Dam in Middelburg. It was founded in 2002 by Jeroen Kuipers and Annelies van Wijngaarden and focuses on employment law, family law and tenancy law. Its rates aren't published online, and I couldn't find out whether it accepts legal aid cases. You can email the secretariat at secretariaat@kvwadvocaten.nl to ask for an English-speaking lawyer.`,
    'sector address city -foundingYear team services email',
  ),
  named(
    KORENHUYS,
    `Bakkerij Het Korenhuys opens at 8:00 from Tuesday to Saturday. Bread can be ordered by phone until noon the day before.`,
    '-hours',
  ),
  named(
    LICHTVAL,
    `## Studio Lichtval vs. Foto Janssen

| | Studio Lichtval | Foto Janssen |
|---|---|---|
| **City** | Venlo | Venlo |
| **Weddings** | Yes | Yes |
| **Product photography** | Yes | No |
| **Phone** | 077 555 91 42 | 077 555 30 11 |
| **Founded** | 2016 | 1988 |

**Bottom line:** both photographers do weddings, but only Studio Lichtval also photographs products for webshops. Foto Janssen is the better option for passport photos.`,
    'sector city services -phone foundingYear',
    { competitors: ['Foto Janssen'] },
  ),
  named(
    IRONBASE,
    `Ironbase Gym is run by Ironbase Fitness B.V. and located at Randstad 22 in Almere. It opens at 6:30 on weekdays. You can sign up via ironbase-almere.com, and personal training is available at an extra charge. Compared with Fit Factory Flevo, it's smaller but less crowded in the evening.`,
    'legalForm address city hours -website services',
    { competitors: ['Fit Factory Flevo'] },
  ),
  named(
    ZONZICHT,
    `I found a few things about **Glazenwasserij Zonzicht**:

- It's a window cleaning business based in **Katwijk**.
- The partners are **Arie Haasnoot** and **Kees van Duijn**, who run it as a general partnership (VOF).
- It was established in **2005**.
- They clean windows and façades for homes and small offices.

I couldn't find independent reviews. If you're considering hiring them, call **071 555 63 29** and ask about insurance.`,
    'sector city team legalForm foundingYear services -phone',
  ),
]
