/** Answers that a stranger to the rules wrote: a gardener, a driving school, a law firm, a vet, a beauty salon, a plumber, a hotel, an optician, a day nursery and a photographer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRAAK,
  BRINKMAN,
  HUID,
  KUIPERS,
  LICHTVAL,
  LINDEN,
  VOORRANG,
  VRL,
  WILGENHOF,
  ZONNEBLOEM,
} from '#tests/cases/answers/companies/147.ts'

export const DENIALS: AnswerCase[] = [
  named(
    BRAAK,
    `Over de prijzen van Hoveniersbedrijf Ter Braak heb ik online niets kunnen vinden; op de website staat alleen dat je een vrijblijvende offerte kunt aanvragen. Het bedrijf uit Ommen legt tuinen aan en doet daarna ook het onderhoud. Wil je weten wat jouw tuin ongeveer gaat kosten, dan kun je het beste even bellen: 0529 555 412.`,
    'city services -phone',
  ),
  unnamed(
    VOORRANG,
    `Ik kon geen informatie vinden over een rijschool met de naam Voorrang in Purmerend. Controleer eventueel de spelling, of zoek op postcode in de [Rijschoolzoeker van het CBR](https://www.cbr.nl): daar zie je ook meteen de slagingspercentages.`,
  ),
  unnamed(
    VRL,
    `I couldn't find a law firm called Van Rossum Lindeman Advocaten in the sources available to me. It may be a small practice, it may have merged or changed its name, or it simply isn't well documented online.

A few ways to check:

- **Dutch Bar (NOvA):** look up a lawyer by name at advocatenorde.nl
- **KvK:** search the trade register for the exact company name
- **Raad voor Rechtsbijstand:** find lawyers who accept legal aid cases

If you can share a website or the name of one of the lawyers, I'm happy to take another look.`,
  ),
  named(
    WILGENHOF,
    `I don't have any information about what Dierenkliniek De Wilgenhof charges for a dental cleaning. It is a veterinary practice in Uden that is open on weekdays from 8:00 to 18:30 and does offer dental cleanings, so your best bet is to call the front desk on 0413 555 961 and ask for a quote.`,
    'sector city hours services -phone',
  ),
  unnamed(
    HUID,
    `Helaas heb ik geen betrouwbare informatie gevonden over Huid & Rust in Goes. Ik kwam in Goes wel Salon Sereen en Beauty by Noor tegen, maar ik kan niet zeggen of een van beide vroeger zo heette. Heb je misschien een link of een adres?`,
    { competitors: ['Salon Sereen', 'Beauty by Noor'] },
  ),
  named(
    KUIPERS,
    `Ik heb gezocht naar ervaringen met **Loodgietersbedrijf Kuipers & Zn.**, maar onafhankelijke reviews heb ik niet gevonden: niet op Google, niet op Werkspot en niet op Trustpilot.

Wat ik wel kon vinden:

- **Vestigingsplaats:** Sneek
- **Opgericht:** 1978
- **Rechtsvorm:** vof
- **Diensten:** lekkages, cv-ketels en dakgoten

Dat er geen beoordelingen zijn, hoeft niets te betekenen. Vraag gerust naar een paar adressen waar ze onlangs gewerkt hebben.`,
    'city -foundingYear legalForm services',
  ),
  unnamed(
    LINDEN,
    `I'm not familiar with a hotel named De Drie Linden in Winterswijk, and my search didn't turn anything up either. Could you double-check the name, or tell me where you came across it?`,
  ),
  named(
    BRINKMAN,
    `Of Oogwereld Brinkman rechtstreeks bij je zorgverzekeraar declareert, weet ik niet; daarover staat niets op de website. Wel is duidelijk dat deze opticien aan de Kerkstraat in Hoogeveen oogmetingen doet en contactlenzen aanmeet. Je kunt je vraag ook mailen naar info@oogwereldbrinkman.nl.`,
    'sector -address city services email',
  ),
  unnamed(
    ZONNEBLOEM,
    `Er is bij mij geen kinderopvang in Gouda bekend die De Zonnebloem heet. In het Landelijk Register Kinderopvang (LRK) staan alle geregistreerde locaties, en daar kun je op plaats en op naam zoeken. Staat de locatie er niet in, dan heb je ook geen recht op kinderopvangtoeslag.`,
  ),
  named(
    LICHTVAL,
    `I found no information about whether Studio Lichtval travels abroad for destination weddings. The studio, founded by Femke Janssen in 2019, is based in Venlo and covers weddings and newborn shoots. You can ask directly at hallo@studiolichtval.nl.`,
    'team -foundingYear city services email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BRAAK,
    `Hoveniersbedrijf Ter Brake is een familiebedrijf uit Coevorden dat sinds 1989 tuinen ontwerpt, aanlegt en onderhoudt. Op Google heeft het een 4,6 uit 38 beoordelingen. Meer informatie vind je op terbrake-tuinen.nl.`,
  ),
  named(
    VOORRANG,
    `Let op: er zijn in Purmerend twee rijscholen met bijna dezelfde naam. Rijschool Voorrang is van Monique Prins, zit aan de Gedempte Where en geeft zowel auto- als motorrijles. Rijschool Voorsprong is een ander bedrijf, in de wijk Weidevenne, en geeft alleen autorijles.`,
    'city sector -team address services',
  ),
  unnamed(
    VRL,
    `**Van Rossem Advocaten** is a boutique law firm in Utrecht that focuses on corporate law and real estate.

- **Address:** Maliebaan 88, Utrecht
- **Lawyers:** Marc van Rossem, Eline Dekker
- **Phone:** 030 555 61 10

Is this the firm you were looking for? If not, let me know the city and I'll search again.`,
  ),
  named(
    WILGENHOF,
    `These are two different veterinary clinics. Dierenkliniek De Wilgenhof is in Uden, at Bitswijk 27, and is owned by vet Anneke van den Heuvel. Dierenkliniek De Wilgenroos is in Veghel and mainly treats horses. For a dog or cat, De Wilgenhof is the one you want; it also opens on Saturday from 10:00 to 13:00.`,
    'sector city address team -hours',
  ),
  unnamed(
    HUID,
    `Huid & Zo is een schoonheidssalon in Middelburg, aan de Langeviele. Eigenaresse Carola Meijers doet vooral huidverbetering, zoals peelings en microneedling. Een afspraak maak je online via huidenzo.nl of telefonisch op 0118 555 370.`,
  ),
  named(
    KUIPERS,
    `Je hebt hier te maken met twee bedrijven die makkelijk door elkaar gehaald worden:

1. **Loodgietersbedrijf Kuipers & Zn.** – loodgieter in Sneek, actief sinds 1986. Voor lekkages, rioolontstopping en cv-ketels. Tel. 0515 555 473.
2. **Kuiper Installatietechniek** – installateur in Heerenveen, vooral bekend van warmtepompen en zonneboilers. Tel. 0513 555 290.

Zoek je iemand voor een verstopt riool in Sneek, dan moet je bij de eerste zijn.`,
    'sector city -foundingYear services phone',
  ),
  named(
    LINDEN,
    `De namen lijken op elkaar, maar het zijn twee verschillende adressen.

### Hotel De Drie Linden
- Ligt in Winterswijk, aan de Wooldseweg
- Bestaat sinds 1931
- Eigen restaurant en fietsverhuur
- Website: [dedrielinden.nl](https://www.dedrielinden.nl)

### Hotel De Vier Linden
- Ligt in Bredevoort, op ongeveer 10 kilometer afstand
- Kleinschalig, met acht kamers
- Geen restaurant, wel ontbijt

Controleer bij het boeken dus goed welke van de twee je voor je hebt.`,
    'city -address -foundingYear services website',
  ),
  unnamed(
    BRINKMAN,
    `Brinkhuis Optiek is an independent optician in Meppel, on the Hoofdstraat. They do eye tests, glasses and hearing protection, and have a 4.8 rating on Google. They're closed on Mondays.`,
  ),
  named(
    ZONNEBLOEM,
    `Kinderopvang De Zonnebloem en Kinderopvang De Zonnestraal hebben niets met elkaar te maken. De Zonnebloem is een bv in Gouda onder leiding van Petra Verkaik en biedt dagopvang en buitenschoolse opvang. De Zonnestraal is een stichting in Waddinxveen. Wil je zeker weten bij welke locatie je je aanmeldt, bekijk dan het LRK-nummer op het contract.`,
    '-legalForm city team services',
  ),
  unnamed(
    LICHTVAL,
    `Studio Lichtinval is de fotostudio van Joyce Geurts in Roermond. Ze fotografeert vooral gezinnen en zwangerschappen, en een shoot kost er vanaf € 195. Reserveren gaat via studiolichtinval.nl.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BRAAK,
    `Ter Braak Hoveniers is een hovenier in Ommen waar je terechtkunt voor ontwerp, aanleg en onderhoud van je tuin. Eigenaar is Erik Hulsebos.`,
    'sector city services -team',
  ),
  unnamed(
    VOORRANG,
    `RSV stands for **respiratory syncytial virus**, a common virus that causes infections of the airways. Most people recover within one to two weeks, but it can be serious for infants and older adults.

**Typical symptoms:**
- Runny nose and coughing
- Fever
- Wheezing or shortness of breath

If you meant a company or organisation called RSV, could you tell me which town it's in?`,
  ),
  named(
    VRL,
    `VRL Advocaten in Amersfoort behandelt onder meer arbeidsrecht en familierecht. Het kantoor is op werkdagen bereikbaar van 09.00 tot 17.00 uur via 033-555 82 40.`,
    'city services phone',
  ),
  unnamed(
    WILGENHOF,
    `DKW was een Duits automerk, voluit *Dampf-Kraft-Wagen*, dat in 1916 werd opgericht door de Deen Jørgen Skafte Rasmussen. Samen met Audi, Horch en Wanderer vormde het vanaf 1932 Auto Union; de vier ringen in het logo van Audi verwijzen daar nog altijd naar. De laatste personenauto van DKW, de F102, rolde in 1966 van de band.`,
  ),
  named(
    HUID,
    `Ja, bij Huid en Rust in Goes kun je ook 's avonds terecht: de schoonheidssalon is op donderdag tot 21.00 uur open. Op maandag en zondag is de salon dicht. Een afspraak maken kan online via huidenrust.nl of telefonisch op 0113 555 280.`,
    'city sector hours website -phone',
  ),
  named(
    KUIPERS,
    `Kuipers en Zoon is a family-run plumbing company in Sneek, founded in 1958. They handle leaks, blocked drains, boilers and gutters, and the business is run by Douwe and Jelmer Kuipers. For emergencies you can call 0515 555 473.

Would you like me to compare them with other plumbers in the area?`,
    'sector city -foundingYear services team phone',
  ),
  unnamed(
    LINDEN,
    `HDL staat voor *high-density lipoprotein*, ook wel het 'goede' cholesterol genoemd. Het voert overtollig cholesterol af naar de lever. Voor mannen geldt een waarde boven 1,0 mmol/l als gunstig, voor vrouwen boven 1,2 mmol/l.`,
  ),
  named(
    BRINKMAN,
    `Optiek Brinkman is an optician in the centre of Hoogeveen. The shop is at Hoofdstraat 134 and stays open until 8 pm on Fridays. Eye tests are done by optometrist Marjan Oosting.`,
    'sector city -address -hours team services',
  ),
  named(
    ZONNEBLOEM,
    `KDV De Zonnebloem zit aan de Bloemendaalseweg in Gouda. Voor zover ik kan zien is de locatie open van maandag tot en met vrijdag van 7.30 tot 18.00 uur en is er naast dagopvang ook peuteropvang. Of er op dit moment een wachtlijst is, kun je het beste navragen via info@zonnebloemgouda.nl.`,
    'address city -hours services email',
  ),
  unnamed(
    LICHTVAL,
    `SLV is the ticker symbol of the iShares Silver Trust, an exchange-traded fund that tracks the price of silver. It's listed on NYSE Arca and has an expense ratio of 0.50%. Keep in mind that this isn't financial advice.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BRAAK,
    `Er zijn meerdere bedrijven die Ter Braak heten. De bekendste zijn:

- **Hoveniersbedrijf Ter Braak (Ommen)** – hovenier, opgericht in 1984, voor tuinontwerp, tuinaanleg en vijvers
- **Ter Braak Transport (Almelo)** – wegvervoer en opslag
- **Ter Braak Makelaardij (Enschede)** – aan- en verkoop van woningen

Welke van deze bedoel je?`,
    'city sector -foundingYear services',
  ),
  unnamed(
    VOORRANG,
    `Er zijn twee rijscholen met deze naam die ik kan vinden: Rijschool Voorrang in Zwolle, van instructeur Peter Hulshof, en Rijschool Voorrang in Breda, die sinds 2018 bestaat en vooral automaatlessen geeft. Laat me weten welke je zoekt, dan kijk ik naar de tarieven.`,
  ),
  named(
    VRL,
    `There are two firms that use the name Van Rossum Lindeman. The first is Van Rossum Lindeman Advocaten in Amersfoort, a law firm that has been around since 1989 and handles employment, family and tenancy law. The second is Van Rossum Lindeman Accountants in Almere, which does bookkeeping and tax returns for small businesses. As far as I can tell they are not related.`,
    'city sector -foundingYear services',
  ),
  unnamed(
    WILGENHOF,
    `De naam De Wilgenhof komt vaker voor in Nederland:

1. **Woonzorgcentrum De Wilgenhof** in Rijswijk – ouderenzorg en dagbesteding
2. **Manege De Wilgenhof** in Zoetermeer – paardrijlessen en pensionstalling
3. **Camping De Wilgenhof** bij Ootmarsum – kleine boerencamping met 25 plaatsen

Als je een andere bedoelt, geef dan de plaats erbij, dan zoek ik gerichter.`,
  ),
  named(
    HUID,
    `There are two beauty salons called Huid & Rust. One is in Goes, at Lange Kerkstraat 19, and is owned by Ilona Maas. The other is in Apeldoorn and specialises in massages. If you're looking for waxing or an acne treatment, go for the one in Goes.`,
    'sector city address -team services',
  ),
  unnamed(
    KUIPERS,
    `Kuipers is een veelvoorkomende naam onder loodgieters. Zo is er Loodgietersbedrijf Kuipers in Emmen, dat vooral badkamers verbouwt, en Loodgieter Kuipers in Zaandam, die dag en nacht bereikbaar is voor spoedklussen. In welke regio zoek je?`,
  ),
  named(
    LINDEN,
    `Er zijn verschillende horecazaken met de naam De Drie Linden:

- 🏨 **Hotel De Drie Linden, Winterswijk** – familiehotel uit 1921 met restaurant en vergaderzalen. Telefoon: 0543 555 670.
- 🍽️ **Restaurant De Drie Linden, Roosendaal** – klassieke Franse keuken, alleen diner.
- 🛏️ **B&B De Drie Linden, Vaals** – drie kamers op een voormalige boerderij.

Voor een weekend in de Achterhoek is de eerste dus de juiste.`,
    'city sector foundingYear services -phone',
  ),
  unnamed(
    BRINKMAN,
    `I found two opticians named Brinkman: Brinkman Optiek in Rijssen, a family business with its own workshop, and Brinkman Brillen in Leiden, which sells mostly vintage frames. Let me know which one you mean and I can look up the opening hours.`,
  ),
  named(
    ZONNEBLOEM,
    `"De Zonnebloem" is een populaire naam voor een kinderdagverblijf. Dit zijn de locaties die ik tegenkwam:

| Naam | Plaats | Bijzonderheden |
|---|---|---|
| Kinderopvang De Zonnebloem | Gouda | stichting, opgericht in 1996, ook buitenschoolse opvang |
| Kinderdagverblijf De Zonnebloem | Assen | antroposofisch, verticale groepen |
| De Zonnebloem Kinderopvang | Tilburg | onderdeel van een landelijke keten |

Daarnaast is er nog de Nationale Vereniging de Zonnebloem, maar die organiseert activiteiten voor mensen met een lichamelijke beperking.`,
    'sector city legalForm -foundingYear services',
  ),
  named(
    LICHTVAL,
    `More than one business goes by the name Lichtval. Studio Lichtval in Venlo is the photography studio of Femke Janssen, known for wedding and portrait photography. Lichtval Theatertechniek in Den Bosch rents out stage lighting, and Galerie Lichtval in Groningen shows contemporary art. I assume you mean the photographer; her website is lichtval-foto.nl.`,
    'city sector team services -website',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BRAAK,
    `Dit zijn goed beoordeelde hoveniers in en rond Ommen:

1. **Tuinservice Vechtdal** – vooral onderhoud en snoeiwerk, ook voor VvE's
2. **Hoveniersbedrijf Ter Braak** (Ommen) – van ontwerp tot aanleg, met eigen tuinontwerper Marleen Dijkhuis; ook vijvers
3. **De Groene Schop** – biologisch tuinieren en moestuinen
4. **Van Elburg Tuinen** (Dalfsen) – grotere renovaties en bestrating

💡 **Tip:** vraag minstens drie offertes aan en let erop of de hovenier is aangesloten bij VHG.`,
    'sector city team services',
    { competitors: ['Tuinservice Vechtdal', 'De Groene Schop'] },
  ),
  unnamed(
    VOORRANG,
    `Goede rijscholen in Purmerend zijn volgens de reviews:

- **Rijschool De Where** – slagingspercentage van 61% en een gratis proefles
- **Drive Academy Purmerend** – veel keus in lespakketten, ook automaat
- **Verkeersschool Waterland** – vaste instructeur en les vanaf 16,5 jaar
- **ANWB Rijopleiding** – landelijk, met instructeurs in de regio

Zal ik de prijzen van de lespakketten naast elkaar zetten?`,
    { competitors: ['Rijschool De Where', 'Drive Academy Purmerend', 'Verkeersschool Waterland'] },
  ),
  named(
    VRL,
    `Here are some well-regarded law firms in Amersfoort for an employment dispute:

1. **Keistad Advocaten** – larger firm with a dedicated employment team
2. **Van Rossum Lindeman Advocaten** – handles employment and family law, and also offers mediation. Founded in 1992. Tel. 033 555 82 40
3. **Boog & Partners** – mainly works for employers
4. **DAS** – legal expenses insurer, useful if you already have a policy

Many firms offer a free first consultation of around 30 minutes, so it's worth calling two or three of them.`,
    'sector city services -foundingYear phone',
    { competitors: ['Keistad Advocaten', 'Boog & Partners'] },
  ),
  named(
    WILGENHOF,
    `Voor een hond of kat kun je in Uden bij verschillende dierenartsen terecht. Dierenkliniek De Wilgenhof is op werkdagen open tot 17.00 uur en heeft op zaterdag een kort spreekuur. AniVet Uden werkt alleen op afspraak en Dierenartsenpraktijk Maashorst is vooral sterk in landbouwhuisdieren. Voor spoed buiten openingstijden verwijzen ze naar de dienstdoende kliniek in Veghel.`,
    'sector city -hours',
    { competitors: ['AniVet Uden', 'Dierenartsenpraktijk Maashorst'] },
  ),
  named(
    HUID,
    `For a facial in Goes, these beauty salons come up most often:

- **Huid & Rust** (Lange Kerkstraat 91) – facials, waxing and lash lifts; late opening on Thursday until 8 pm
- **Salon Sereen** – relaxing treatments and massages
- **Skin Studio Zeeland** – focuses on skin improvement such as peels

Prices for a one-hour facial in the area are roughly €60 to €85.`,
    'city sector -address services -hours',
    { competitors: ['Salon Sereen', 'Skin Studio Zeeland'] },
  ),
  unnamed(
    KUIPERS,
    `Loodgieters in Sneek die snel kunnen komen zijn Waterpoort Loodgieters, Installatiebedrijf Hofstra en De Vries Sanitair. Die eerste heeft een storingsdienst die 24 uur per dag bereikbaar is.`,
    { competitors: ['Waterpoort Loodgieters', 'Installatiebedrijf Hofstra', 'De Vries Sanitair'] },
  ),
  named(
    LINDEN,
    `Leuke hotels in Winterswijk voor een weekendje weg:

**1. Landgoed De Bosrand**
Wellness en grote kamers midden in het groen. Vanaf ongeveer € 139 per nacht.

**2. Hotel De Drie Linden**
Karaktervol hotel op loopafstand van het centrum, met een goed restaurant en fietsverhuur. Eigenaar Henk Wassink staat vaak zelf achter de balie. Vanaf ongeveer € 98 per nacht. Reserveren: 0543 555 706.

**3. Herberg De Steengroeve**
Eenvoudig en voordelig, populair bij wandelaars.

**4. Fletcher Hotel** (in de omgeving)
Ketenhotel met zwembad.

Prijzen wisselen per seizoen; controleer ze op de site van het hotel zelf.`,
    'sector city services team -phone',
    { competitors: ['Landgoed De Bosrand', 'Herberg De Steengroeve'] },
  ),
  named(
    BRINKMAN,
    `In Hoogeveen vind je onder andere de opticiens Oogwereld Brinkman (Hoofdstraat 341), Brillenhuis Kolk, Specsavers en Pearle. Voor contactlenzen wordt Brinkman het vaakst aanbevolen.`,
    'city sector -address services',
    { competitors: ['Brillenhuis Kolk'] },
  ),
  unnamed(
    ZONNEBLOEM,
    `Some childcare options in Gouda:

1. **Kinderdagverblijf Kaasjesland** – day care for children from 0 to 4, close to the station
2. **Opvang De Waag** – out-of-school care in the city centre
3. **Ukkenburg** – small-scale, with a large outdoor play area
4. **Childminders** – through an agency such as ViaViela

Waiting lists in the area can be long, so register as early as possible. You can check every location in the national register (LRK).`,
    { competitors: ['Kinderdagverblijf Kaasjesland', 'Opvang De Waag', 'Ukkenburg'] },
  ),
  named(
    LICHTVAL,
    `Voor een newbornshoot in Venlo zijn dit de fotografen die ik zou bekijken:

- **Studio Lichtval** – Femke Janssen fotografeert baby's in haar eigen studio aan de Vleesstraat. Bekijk haar werk op [studiolichtval.nl](https://studiolichtval.nl).
- **Maasbeeld Fotografie** – komt ook bij je thuis
- **Foto Hendrix** – klassieke fotozaak met studio

Boek bij voorkeur al tijdens je zwangerschap, want de meeste shoots vinden plaats in de eerste twee weken na de geboorte.`,
    'sector city team services -address website',
    { competitors: ['Maasbeeld Fotografie', 'Foto Hendrix'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    BRAAK,
    `Hier is een vergelijking van drie hoveniers in Ommen:

| Bedrijf | Opgericht | Specialisatie | Telefoon |
|---|---|---|---|
| Hoveniersbedrijf Ter Braak | 1994 | Tuinontwerp en vijvers | 0529 555 241 |
| Hoveniersbedrijf Nijland | 2009 | Bestrating | 0529 555 330 |
| Tuinservice Vechtdal | 2015 | Onderhoud | 0529 555 118 |

Voor een complete nieuwe tuin lijkt Ter Braak de logische keuze.`,
    'sector city foundingYear services -phone',
    { competitors: ['Hoveniersbedrijf Nijland', 'Tuinservice Vechtdal'] },
  ),
  named(
    VOORRANG,
    `Here's a quick comparison of driving schools in Purmerend:

| Driving school | Car lessons | Motorcycle lessons | Website |
|---|---|---|---|
| Rijschool Voorrang | ✅ | ✅ | rijschoolvoorrang.nl |
| Rijschool De Where | ✅ | ❌ | rijschooldewhere.nl |
| Drive Academy Purmerend | ✅ | ❌ | driveacademypurmerend.nl |

If you want to get your motorcycle licence as well, Rijschool Voorrang is the only one of the three that offers both.`,
    'sector city services website',
    { competitors: ['Rijschool De Where', 'Drive Academy Purmerend'] },
  ),
  unnamed(
    VRL,
    `Advocaten in Amersfoort voor een echtscheiding:

| Kantoor | Mediation | Toevoeging mogelijk |
|---|---|---|
| Keistad Advocaten | Ja | Nee |
| Eemland Advocatuur | Ja | Ja |
| Scheidingsplanner Amersfoort | Ja | Ja |

Heb je een laag inkomen, dan valt Keistad Advocaten dus af.`,
    { competitors: ['Keistad Advocaten', 'Eemland Advocatuur'] },
  ),
  named(
    WILGENHOF,
    `Ik heb de gegevens van Dierenkliniek De Wilgenhof op een rij gezet:

| Onderdeel | Gegevens |
|---|---|
| Type | Dierenarts voor gezelschapsdieren |
| Adres | Bitswijk 27, 5401 JB Uden |
| Telefoon | 0413 555 916 |
| E-mail | praktijk@wilgenhofdieren.nl |
| Opgericht | 2008 |
| Zaterdag | 10:00 – 12:00 |

De kliniek is op zondag gesloten.`,
    'sector address city phone -email -foundingYear hours',
  ),
  unnamed(
    HUID,
    `| Salon in Goes | Gezichtsbehandeling (60 min) | Open op maandag |
|---|---|---|
| Salon Sereen | € 69 | Ja |
| Beauty by Noor | € 62 | Nee |
| Skin Studio Zeeland | € 85 | Ja |

Prijzen zoals vermeld op de websites; ze kunnen intussen gewijzigd zijn.`,
    { competitors: ['Salon Sereen', 'Beauty by Noor', 'Skin Studio Zeeland'] },
  ),
  named(
    KUIPERS,
    `Comparison of plumbers around Sneek:

| Plumber | Location | Since | Open on Saturday |
|---|---|---|---|
| Loodgietersbedrijf Kuipers & Zn. | Sneek | 1986 | No |
| Waterpoort Loodgieters | Sneek | 2012 | Yes |
| De Vries Sanitair | Bolsward | 1995 | No |

**Bottom line:** for a leak on a weekday Kuipers & Zn. has the most experience; at the weekend Waterpoort Loodgieters is your best option.`,
    'sector city -foundingYear -hours services',
    { competitors: ['Waterpoort Loodgieters', 'De Vries Sanitair'] },
  ),
  named(
    LINDEN,
    `Ik heb drie hotels in Winterswijk voor je vergeleken:

| Hotel | Restaurant | Fietsverhuur | Vergaderzalen | Prijs p.n. |
|---|---|---|---|---|
| Hotel De Drie Linden | ✔️ | ✔️ | ✔️ | ± € 98 |
| Hotel Het Wapen van Winterswijk | ✔️ | – | ✔️ | ± € 110 |
| Herberg De Steengroeve | – | ✔️ | – | ± € 72 |

Wil je met een groep vergaderen én fietsen, dan past De Drie Linden het best bij je wensen.`,
    'sector city services',
    { competitors: ['Hotel Het Wapen van Winterswijk', 'Herberg De Steengroeve'] },
  ),
  unnamed(
    BRINKMAN,
    `Hieronder zie je een vergelijking van opticiens in Hoogeveen op basis van openbare informatie:

| Opticien | Oogmeting | Koopavond | Google-score |
|---|---|---|---|
| Brillenhuis Kolk | Gratis | Vrijdag | 4,7 |
| Optiek Drenthe | € 25 | Donderdag | 4,5 |
| Hans Anders | Gratis bij aankoop | Vrijdag | 4,2 |

Let op dat een gratis oogmeting vaak korter duurt dan een betaalde.`,
    { competitors: ['Brillenhuis Kolk', 'Optiek Drenthe'] },
  ),
  named(
    ZONNEBLOEM,
    `**Kinderopvang in Gouda vergeleken**

| Organisatie | Openingstijden | Soorten opvang | Rechtsvorm |
|---|---|---|---|
| Kinderopvang De Zonnebloem | 07:00–18:30 | Dagopvang, bso, peuteropvang | bv |
| Kinderdagverblijf Kaasjesland | 07:30–18:30 | Dagopvang | stichting |
| Ukkenburg | 07:00–18:00 | Dagopvang, bso | bv |

Moet je vroeg beginnen met werken, dan vallen De Zonnebloem en Ukkenburg het gunstigst uit.`,
    'sector city hours services -legalForm',
    { competitors: ['Kinderdagverblijf Kaasjesland', 'Ukkenburg'] },
  ),
  named(
    LICHTVAL,
    `Here's how three photographers in Venlo compare:

| Photographer | Weddings | Corporate | Phone |
|---|---|---|---|
| Studio Lichtval | Yes | Yes | +31 77 555 12 84 |
| Atelier Scherp | No | Yes | +31 77 555 40 17 |
| Maasbeeld Fotografie | Yes | No | +31 77 555 63 90 |

Studio Lichtval is the most versatile of the three and is owned by Marieke Driessen.`,
    'sector city services phone -team',
    { competitors: ['Atelier Scherp', 'Maasbeeld Fotografie'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BRAAK,
    `# Hoveniersbedrijf Ter Braak

**Hoveniersbedrijf Ter Braak** is een hovenier uit Ommen die particuliere tuinen ontwerpt en aanlegt.

## Contact
- 📍 Hardenbergerweg 83, Ommen
- 📞 0529 555 214
- 🌐 [terbraakhoveniers.nl](https://terbraakhoveniers.nl)

## Openingstijden
- Maandag t/m donderdag: 07:30–16:30
- Vrijdag: 07:30–15:00
- Weekend: gesloten`,
    'sector city services -address phone website hours',
  ),
  named(
    VOORRANG,
    `**Rijschool Voorrang** in Purmerend biedt verschillende opleidingen aan:

- 🚗 **Auto** (B): losse lessen en pakketten
- 🏍️ **Motor** (A): AVB en AVD
- 🛵 **Bromfiets** (AM)
- ⏱️ **Spoedcursus**: in twee weken naar je examen

Inschrijven kan op [rijschoolvoorrang.nl](https://www.rijschoolvoorrang.nl/inschrijven?utm_source=chatgpt.com) of via **0299 555 673**. Op zondag is de rijschool gesloten.`,
    'sector city services website -phone hours',
  ),
  named(
    VRL,
    `## Van Rossum Lindeman Advocaten

- **Type:** law firm
- **City:** Amersfoort
- **Founded:** 1982
- **Legal form:** B.V.
- **Practice areas:** employment law, family law, tenancy law
- **Lawyers:** Charlotte van Rossum and Bas Lindeman

### Is it a good choice?
The firm gets positive reviews for being approachable and clear about costs. For complex tax matters you would need a more specialised firm.

*Sources: vrl-advocaten.nl, advocatenorde.nl*`,
    'sector city foundingYear -legalForm services team website',
  ),
  named(
    WILGENHOF,
    `### Openingstijden Dierenkliniek De Wilgenhof

| Dag | Tijd |
|---|---|
| Maandag – vrijdag | 08:00 – 18:30 |
| Zaterdag | 09:00 – 13:00 |
| Zondag | Gesloten |

De kliniek zit aan de **Bitswijk 27 in Uden**. Voor vaccinaties moet je vooraf een afspraak maken.[1]

[1]: https://dewilgenhof-uden.nl/afspraak`,
    '-hours address city services website',
  ),
  named(
    HUID,
    `**Huid & Rust** heeft meerdere behandelingen tegen acne:

1. **Acnebehandeling basis** – reiniging en masker
2. **Acnebehandeling intensief** – kuur van zes sessies

**Waar?** Lange Kerkstraat 19, Goes
**Wanneer?** Maandag t/m zaterdag, ook 's avonds
**Eigenaresse:** Wendy Franse

> Tip: vraag eerst een huidanalyse aan, dan weet je welke kuur past.`,
    'services address city -hours -team',
  ),
  named(
    KUIPERS,
    `Based on the company's website, here's what I found about **Loodgietersbedrijf Kuipers & Zn.**:

### Services
- Fixing leaks
- Unblocking drains
- Installing and servicing boilers
- Repairing gutters

### Practical details
- **Address:** Oude Oppenhuizerweg 64, 8606 JC Sneek
- **Phone:** [0515 555 473](tel:0515555473)
- **Email:** [kuipersloodgieters@gmail.com](mailto:kuipersloodgieters@gmail.com)
- **Saturday:** 8:00–12:00

### Good to know
Call-out charges aren't listed, so ask for them when you ring.`,
    'services address city phone -email hours',
  ),
  unnamed(
    LINDEN,
    `## Hotels in Winterswijk met vergaderzaal

**Hotel Het Wapen van Winterswijk**
- Drie zalen, tot 80 personen
- Gratis parkeren

**Landgoed De Bosrand**
- Twee zalen met uitzicht op het bos
- Ook meerdaagse bijeenkomsten

Voor een groep van 40 personen zijn beide geschikt. *Vraag altijd naar de actuele arrangementsprijs.*`,
    { competitors: ['Hotel Het Wapen van Winterswijk', 'Landgoed De Bosrand'] },
  ),
  named(
    BRINKMAN,
    `### Oogwereld Brinkman – Hoogeveen

✅ **Opticien** met eigen optometrist (Marjan Oosting)
✅ Oogmetingen, contactlenzen en reparatie van brillen
✅ Koopavond op **vrijdag tot 21:00 uur**
✅ Al sinds **1967** in bedrijf

**Contact:** 0528 555 391 of via [oogwereldbrinkman.nl](https://oogwereldbrinkman.nl)`,
    'city sector team services hours -foundingYear phone website',
  ),
  named(
    ZONNEBLOEM,
    `**Kinderopvang De Zonnebloem (Gouda)** is a childcare organisation with several types of care:

- **Day care** for children aged 0–4
- **Playgroup** for toddlers aged 2–4
- **Out-of-school care** for children aged 4–13

**Opening hours:** Monday to Friday, 6:30 am – 6:30 pm
**Director:** Karin Post
**Phone:** 0182 555 648

Would you like help estimating your childcare benefit (*kinderopvangtoeslag*)?`,
    'city sector services -hours -team phone',
  ),
  named(
    LICHTVAL,
    `## Studio Lichtval

Studio Lichtval is a **photographer** in Venlo, founded in 2013 by Femke Janssen.

**What she shoots**
- Weddings
- Portraits
- Business photography

**Details**
- Studio: Parade 48, 5911 CD Venlo
- Instagram: @studiolichtval
- Email: hallo@studiolichtval.nl
- Closed on Sundays and Mondays`,
    'sector city -foundingYear team services address email hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    BRAAK,
    `Hoveniersbedrijf Ter Braak staat bij de Kamer van Koophandel ingeschreven als eenmanszaak onder nummer 0507 1842. Het btw-id is NL0019.47.362.B58.`,
    'legalForm kvk vat',
  ),
  named(
    VOORRANG,
    `You can reach Rijschool Voorrang on +31 (0)299 555 637. They're at Gedempte Where 25, 1441EC Purmerend, and open Monday to Thursday from 8 am to 9 pm, Friday until 8 pm and Saturday from 9 am to 3 pm.`,
    'phone -address city -hours',
  ),
  named(
    VRL,
    `Hier zijn de bedrijfsgegevens van Van Rossum Lindeman Advocaten:

- **KvK-nummer:** 32087451
- **Btw-nummer:** NL 007341958 B01
- **Telefoon:** 033-5558240
- **Bezoekadres:** Utrechtseweg 176, 3818 EG Amersfoort
- **Rechtsvorm:** maatschap

Controleer de gegevens in het Handelsregister als je ze voor een contract of een factuur nodig hebt.`,
    '-kvk vat phone address city legalForm',
  ),
  named(
    WILGENHOF,
    `Dierenkliniek De Wilgenhof is doordeweeks open van acht uur 's ochtends tot half zeven 's avonds, en op zaterdag van tien tot twaalf. Bellen kan op 0413-555916. Voor spoed buiten deze tijden volg je de instructies op de voicemail.`,
    'hours phone',
  ),
  named(
    HUID,
    `Gegevens van Huid & Rust volgens het Handelsregister:

| | |
|---|---|
| KvK | 60 91 34 78 |
| Btw-id | NL002846175B90 |
| Rechtsvorm | Eenmanszaak |
| Oprichting | 1 maart 2015 |
| Plaats | Goes |

Heb je ook het vestigingsnummer nodig? Dat kan ik niet zien zonder uittreksel.`,
    'kvk -vat legalForm -foundingYear city',
  ),
  named(
    KUIPERS,
    `Yes, Loodgietersbedrijf Kuipers & Zn. is open on Saturdays, from 8 am until noon. On weekdays they start at 7.30 am and finish at 5 pm. The number to call is (0515) 555 437, and the office is on the Oude Oppenhuizerweg (8606JC) in Sneek.`,
    'hours -phone address city',
  ),
  named(
    LINDEN,
    `Hotel De Drie Linden bereik je op 0031 543 555 760. Het hotel zit aan de Ratumsestraat 21 in Winterswijk en de receptie is elke dag bemand van 7 uur 's ochtends tot 11 uur 's avonds. Het KvK-nummer is 09 03 46 18.`,
    'phone sector -address city hours kvk',
  ),
  named(
    BRINKMAN,
    `Op maandag gaat Oogwereld Brinkman pas om 13.00 uur open; op vrijdag kun je er tot 21.00 uur terecht. Telefoon: 0528-55 53 19.`,
    'hours -phone',
  ),
  named(
    ZONNEBLOEM,
    `Here are the official details I found for Kinderopvang De Zonnebloem:

- **Legal form:** foundation (stichting)
- **Chamber of Commerce (KvK):** 29041786
- **VAT ID:** NL8081.64.527.B01
- **Address:** Bloemendaalseweg 85, 2803AC Gouda
- **Phone:** 0182-555 684
- **Year of establishment:** 1999

I'd recommend checking the LRK number separately, since that's the one you need for your childcare benefit application.`,
    'legalForm -kvk vat address city -phone foundingYear',
  ),
  named(
    LICHTVAL,
    `Studio Lichtval is gevestigd op Parade 48 (5911 DC) in Venlo. Je belt de fotografe op 077-5551284 of mailt naar hallo@studiolichtval.nl. De studio is van dinsdag tot en met vrijdag open van half tien tot half zes en op zaterdag van tien tot vier. De btw-code op haar facturen is NL001738264B28.`,
    '-address city sector phone email hours -vat',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    BRAAK,
    `Hoveniersbedrijf Ter Braak staat goed bekend in het Vechtdal. Het bedrijf werd in 1999 opgericht door Henk Lubbers en werkt vanuit Ommen voor particulieren in een straal van zo'n dertig kilometer. Klanten prijzen vooral de aanleg van vijvers en de nette manier van werken. Een minpunt dat een paar keer terugkomt, is de wachttijd in het voorjaar. Plan dus op tijd.`,
    '-foundingYear -team city services',
  ),
  named(
    VOORRANG,
    `Rijschool Voorrang is a good option if you want to get your licence quickly, because they offer crash courses as well as regular car lessons. The driving school was founded in 2006 by Esther Koning. Keep in mind that they're closed on Saturdays, so you'll need to be free during the week. Reviews mention patient instructors and honest advice about when you're ready for the exam.`,
    'services sector foundingYear team -hours',
  ),
  named(
    VRL,
    `Ja, je kunt met een huurgeschil terecht bij Van Rossum Lindeman Advocaten. Het advocatenkantoor in Amersfoort staat zowel huurders als verhuurders bij. Vraag wel van tevoren of ze op basis van een toevoeging werken.`,
    'services sector city',
  ),
  named(
    WILGENHOF,
    `As far as I can tell, Dierenkliniek De Wilgenhof doesn't do X-rays itself and refers those patients to a larger hospital in Eindhoven. The veterinary clinic is located on Bitswijk in Uden and is run by Anneke van den Heuvel. It was founded in 2003. To be certain, call them before you drive over.`,
    '-services sector address city team foundingYear',
  ),
  unnamed(
    HUID,
    `Voor een wimperlifting in Goes betaal je meestal tussen de € 45 en € 65. Beauty by Noor is met € 47,50 een van de voordeligste adressen, terwijl Skin Studio Zeeland er ook verven bij inbegrepen heeft. Let erop dat de behandelaar een ANBOS-lidmaatschap heeft en vraag naar een allergietest als je gevoelige ogen hebt.`,
    { competitors: ['Beauty by Noor', 'Skin Studio Zeeland'] },
  ),
  named(
    KUIPERS,
    `Loodgietersbedrijf Kuipers & Zn. komt betrouwbaar over. Het is een vof van Douwe en Jelmer Kuipers, en deze loodgieters uit Sneek zijn al sinds 1968 actief. Ze verhelpen lekkages en vervangen dakgoten, maar voor een nieuwe cv-ketel kun je er ook terecht. Ze zijn bereikbaar op 0515 555 743.`,
    'legalForm team sector city foundingYear services -phone',
  ),
  named(
    LINDEN,
    `Hotel De Drie Linden is a family-owned hotel in Aalten, a short drive from the German border. It opened in 1921 and still has a traditional feel, with a restaurant on the ground floor and bikes for rent. Guests are enthusiastic about the breakfast and the friendly staff; the rooms at the front can be a little noisy. Bookings can be made through dedrielinden.nl.`,
    'sector -city foundingYear services website',
  ),
  named(
    BRINKMAN,
    `Bij Oogwereld Brinkman in Hoogeveen kun je zonder afspraak binnenlopen voor een kleine reparatie aan je bril. Voor een oogmeting moet je wel reserveren. De zaak is van Herman Brinkman en is ook op zondag open van 12.00 tot 17.00 uur.`,
    'city services -team -hours',
  ),
  named(
    ZONNEBLOEM,
    `Ouders zijn over het algemeen tevreden over Kinderopvang De Zonnebloem in Gouda. Ze noemen de vaste gezichten op de groep, de grote tuin en de mogelijkheid van flexibele opvang. De organisatie is in 2009 opgericht en locatiemanager Naomi Bakker is het eerste aanspreekpunt voor een rondleiding. Uit het laatste inspectierapport van de GGD kwamen geen overtredingen naar voren.`,
    'city services -foundingYear team',
  ),
  named(
    LICHTVAL,
    `I'd have a look at Studio Lichtval. Femke Janssen is a photographer in Venlo who does portraits and business shoots, and her style is natural with lots of daylight. You'll find her portfolio on studiolichtval.nl, and you can call her on 077 555 12 48 to check whether your date is still available.`,
    'team sector city services website -phone',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    BRAAK,
    `Hoveniersbedrijf Ter Braak is a landscaping company based in Ommen, Overijssel. Here's a summary of what I found:

**Overview**
- Founded in 1994 by Gerrit ter Braak
- Sole proprietorship (eenmanszaak)
- Serves mostly private clients

**Services**
- Garden design
- Garden construction
- Maintenance
- Ponds

**Contact**
- Phone: 0529 555 214
- Website: [terbraak-tuinen.nl](https://terbraak-tuinen.nl)

**Opening hours**
Monday to Thursday 7:30 am – 4:30 pm, Friday 7:30 am – 5:00 pm.

Would you like me to compare them with other landscapers nearby?`,
    'sector city foundingYear team legalForm services phone -website -hours',
  ),
  named(
    VOORRANG,
    `Yes! **Rijschool Voorrang** in Purmerend offers crash courses alongside regular car lessons.[1][2] You can sign up by emailing info@voorrang-purmerend.nl. If you don't like their availability, **Verkeersschool Waterland** is another driving school in town that's worth a look.[3]`,
    'city services -email sector',
    { competitors: ['Verkeersschool Waterland'] },
  ),
  named(
    VRL,
    `If you've been dismissed and need a lawyer in Amersfoort, I'd start with these two law firms:

1. **Van Rossum Lindeman Advocaten** — Employment law is one of their main areas. The firm was established in 1982 and is located at Utrechtseweg 167. You can call them on weekdays between 8:30 am and 5:30 pm. ([vrl-advocaten.nl](https://www.vrl-advocaten.nl/arbeidsrecht?utm_source=chatgpt.com))
2. **Eemland Advocatuur** — A smaller office that also takes legal aid cases.

**What to do now**
- Don't sign a settlement agreement before a lawyer has read it.
- Keep all emails and letters from your employer.
- Act quickly: you only have two months to challenge a dismissal in court.

This isn't legal advice, but I can help you prepare questions for the first meeting if you like.`,
    'sector city services foundingYear -address hours website',
    { competitors: ['Eemland Advocatuur'] },
  ),
  named(
    WILGENHOF,
    `Dierenkliniek De Wilgenhof closes at 6:30 pm on weekdays and is open from 10 am to noon on Saturdays. It's closed on Sundays.

For emergencies outside these hours, call 0413 555 916 and you'll be put through to the emergency line.`,
    'hours phone',
  ),
  named(
    HUID,
    `Based on the search results, **Huid & Rust** seems like a solid choice for acne treatment in Goes:

- ✅ **Specialised:** acne treatments are one of the beauty salon's core services
- ✅ **Experienced:** in business since 2010
- ✅ **Personal:** run by owner Sanne de Witte together with Lotte Jobse
- ⚠️ **Availability:** closed on Mondays, and evening appointments only on Thursdays

A possible alternative is **Salon Sereen**, although its focus is more on relaxation.

Keep in mind that severe acne should be assessed by a GP or dermatologist first.`,
    'city services sector -foundingYear team hours',
    { competitors: ['Salon Sereen'] },
  ),
  named(
    KUIPERS,
    `Loodgietersbedrijf Kuipers & Zn. is a plumber in Sneek that has been in business since 1968. The company is a private limited company (B.V.) and can be reached at 0515 555 473 or via kuipersenzn.nl. According to its website it does not handle blocked drains, so for that you may be better off with Waterpoort Loodgieters.`,
    'sector city foundingYear -legalForm phone website -services',
    { competitors: ['Waterpoort Loodgieters'] },
  ),
  named(
    LINDEN,
    `**Hotel De Drie Linden** looks like a good fit for your cycling weekend. It's a traditional hotel in Winterswijk with its own restaurant, and it rents out bikes, so you don't need to bring your own.

**Quick facts**
- 📍 Ratumsestraat 12, 7102 AB Winterswijk
- 📞 +31 543 555 760
- 👤 Manager: Ilse Roerdink
- 🕖 Reception: daily 7 am – 11 pm

**Suggested plan**
1. *Friday:* check in and have dinner at the hotel
2. *Saturday:* cycle the route along the stone quarry (about 40 km)
3. *Sunday:* a short loop through Korenburgerveen before heading home

Shall I look up cycling routes that start near the hotel?`,
    'sector city services -address phone team hours',
  ),
  named(
    BRINKMAN,
    `I couldn't find any current prices for Oogwereld Brinkman, but here's what I can tell you: it's an independent optician in Hoogeveen that offers eye tests and contact lenses. The shop is owned by Karel Postma and has been around since 1976. On Saturdays it's open from 9 am to 4 pm.`,
    'sector city services -team foundingYear -hours',
  ),
  unnamed(
    ZONNEBLOEM,
    `In Gouda, the average hourly rate for day care is currently around €10.70. **Kinderdagverblijf Kaasjesland** charges €10.95 and **Ukkenburg** €10.60, according to their websites. The government reimburses part of this up to a maximum hourly rate, depending on your income.

Would you like me to estimate your net monthly costs? If so, let me know:
- your combined annual income
- how many days per week you need
- the age of your child`,
    { competitors: ['Kinderdagverblijf Kaasjesland', 'Ukkenburg'] },
  ),
  named(
    LICHTVAL,
    `Great question! Here are a few photographers in Venlo who do business portraits:

| Photographer | Strengths | Contact |
|---|---|---|
| **Studio Lichtval** | Corporate photography and portraits | info@lichtval.com |
| **Foto Hendrix** | Passport photos and quick portraits | In store |
| **Atelier Scherp** | Product photography | atelierscherp.nl |

**My pick:** Studio Lichtval. Owner Femke Janssen has run the studio since 2016, and it's conveniently located on the Parade in the city centre. For a whole team, ask about an on-site session.`,
    'sector city services -email team address',
    { competitors: ['Foto Hendrix', 'Atelier Scherp'] },
  ),
]
