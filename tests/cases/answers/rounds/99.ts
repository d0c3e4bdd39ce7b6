/** Answers that a stranger to the rules wrote: a midwives' practice, a personal injury office, a violin maker, a dog school and a data rescuer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BEGIN, BVW, DISK, KRUL, POOT } from '#tests/cases/answers/companies/99.ts'

export const PROSE: AnswerCase[] = [
  named(
    BEGIN,
    `Voor zwangeren in Sneek en de dorpen eromheen is Het Begin een vertrouwde naam. Het gaat om een groepje vroedvrouwen, onder wie Jeltje Hoekstra en Marieke van der Zee, die samen een maatschap vormen en sinds 2012 cliënten ontvangen in een pand aan de Singel. Je kunt er terecht vanaf de eerste weken, wanneer met een echo wordt bekeken hoe ver je bent, tot en met de bezoekjes aan huis in de kraamweek. Wie graag in de eigen slaapkamer wil bevallen krijgt daar de ruimte voor, zolang er geen medische reden is om naar het ziekenhuis te gaan.

Aanmelden kan het best zodra je een positieve test hebt; in de zomermaanden zit de agenda vaak vol.`,
    'city sector address team legalForm -foundingYear services',
  ),
  named(
    BVW,
    `Boelens & Van Wieren is a personal injury firm that works for victims only, never for insurers. Sietske Boelens and Rik van Wieren set it up in 2005, after both had spent years on the other side of the table at an insurance company. These days the team works out of Leeuwarden and takes on cases from the whole of the northern Netherlands, most of them following a car or cycling accident, although a fair share concerns accidents at work and errors made in hospital.

As is usual in the Dutch system, you will generally not pay anything yourself if the other party accepts liability, because its insurer has to reimburse reasonable legal costs. If liability is disputed, ask beforehand what will happen with the bill.`,
    'sector -foundingYear team -city services',
  ),
  named(
    KRUL,
    `Aan het Grote Oost, tussen de oude koopmanshuizen van Hoorn, herstelt Hidde Ruiter violen, altviolen en celli. Het vak van vioolbouwer leerde hij in Cremona, en in 1994 opende hij onder de naam De Krul zijn eigen werkplaats. Nieuwe instrumenten maakt hij nog maar een paar per jaar; het meeste werk bestaat uit scheuren lijmen, toetsen africhten en stokken van vers haar voorzien. Ouders van beginnende leerlingen huren er een halve of driekwart viool, zodat ze niet elke twee jaar iets nieuws hoeven te kopen.

Op maandag is de deur dicht. Van dinsdag tot en met vrijdag kun je tussen negen uur en vijf uur binnenlopen, al is het voor een taxatie verstandig eerst een afspraak te maken.`,
    'address city sector team foundingYear services -hours',
  ),
  unnamed(
    POOT,
    `If your young Labrador pulls on the lead and barks at other dogs, a group class is often too much to begin with. Most trainers around Assen will start with an intake at your home, look at what sets the dog off and only then decide whether a class makes sense. Canis Assen works this way and also lends out long lines for the first weeks. Over in the direction of Rolde, Hondenschool De Vossenberg has a fenced field where dogs can be kept at a distance from each other, which helps with insecure animals.

Expect to pay somewhere between 70 and 110 euros for a first private session. Before booking, ask whether the trainer is a member of a professional body and which methods are used; reward-based training is the standard nowadays.`,
    { competitors: ['Canis Assen', 'Hondenschool De Vossenberg'] },
  ),
  named(
    DISK,
    `Schijfwacht haalt gegevens terug van opslag die het niet meer doet. Het Goudse bedrijf werd in 2015 opgezet door Ravi Kalloe, die daarvoor bij een fabrikant van harde schijven werkte, en is uitgegroeid tot een van de kleinere maar goed beoordeelde namen in datarecovery. Harde schijven met een kapotte leeskop, vastgelopen SSD's en NAS-kasten waarvan twee schijven tegelijk zijn uitgevallen: daar ligt de nadruk op. Voor een telefoon kun je er niet terecht, die stuurt het bedrijf door naar een collega in Utrecht.

Na ontvangst volgt eerst een gratis diagnose. Daarna hoor je wat het herstel kost, en lukt het niet, dan betaal je in beginsel alleen de verzending. Zet je apparaat in de tussentijd niet meer aan; elke poging kan extra schade geven.`,
    'city sector team -foundingYear -services',
  ),
  named(
    BEGIN,
    `The midwives of Verloskundigenpraktijk Het Begin look after women before, during and after birth. People who have been there mention the long consultations and the fact that you get to know every member of the team before your due date. Besides the usual check-ups there is a consultation for couples who are still trying to conceive, which not many practices offer.

Regular appointments take place on weekdays, and on Saturday and Sunday the practice itself is closed, with one midwife on call for births and emergencies. To register you can ring 0515 55 54 72 or fill in the form online. As a newcomer to the Netherlands you don't need a referral from a GP: midwifery care is part of the basic health insurance and no deductible applies to it.`,
    'sector services hours -phone',
  ),
  named(
    BVW,
    `Ja, in Drachten zit een kantoor dat zich helemaal op letselschade heeft toegelegd: Boelens & Van Wieren. Jurist Rik van Wieren voert vaak zelf het eerste gesprek, dat vrijblijvend is en desgewenst bij u thuis plaatsvindt. Het bureau heeft ervaring met ongelukken op de bouwplaats en in de landbouw, maar behandelt net zo goed de zaak van een postbezorger die door een hond is gebeten. U kunt bellen op werkdagen van negen uur tot half zes, ook op vrijdag.

Houd er rekening mee dat een letselzaak lang kan duren, zeker als uw herstel nog niet is afgerond. Bewaar daarom bonnetjes, noteer uw reiskosten en houd een klein dagboek bij van wat u niet meer kunt. Dat maakt het later eenvoudiger om de schade te onderbouwen.`,
    'city sector team services -hours',
  ),
  named(
    KRUL,
    `There is a luthier in the old harbour town of Hoorn that players from all over North Holland travel to. De Krul, as the workshop is called, repairs and restores violins, violas and cellos and makes a handful of new ones a year. It is owned by Noor Commandeur, who trained in Mittenwald and took charge of the place after many years as an employee. Bows can be rehaired while you wait if you call ahead, and there is a stock of instruments for hire in children's sizes.

One practical point: the shop is not open at weekends, so plan your visit for a weekday. Bring the case along, since humidity damage is often traced back to a cracked seal or a broken hygrometer.`,
    'sector city services -team -hours',
  ),
  named(
    POOT,
    `Wie in 2016 met een jonge hond in Assen woonde, herinnert zich misschien nog de opening van Pootgoed. Twee liefhebbers begonnen toen met een veldje en een handvol cursisten; inmiddels is het een hondenschool met een eigen binnenruimte aan de Vaart. De puppycursus is het drukst bezocht, maar er komen ook veel mensen voor speurwerk, waarbij de hond met zijn neus leert werken. Honden die uitvallen naar soortgenoten krijgen les in heel kleine groepen.

De sfeer wordt omschreven als ontspannen en zonder poespas. Slipkettingen zijn er verboden en er wordt gewerkt met voer en spel als beloning. Voor een cursus van acht lessen moet je rekenen op ongeveer 150 euro, al kan dat bedrag inmiddels gewijzigd zijn.`,
    '-foundingYear city sector -address services',
  ),
  unnamed(
    DISK,
    `I searched for Schijfwacht but came up with nothing I would call reliable: no reviews, no register entry and no page of its own that I was able to open. It may be quite new, or trade under some other name, so I'd rather not guess what it does or what it charges.

What I can tell you is how to choose a lab for a failed drive. A serious one has a clean room, gives a written quote after diagnosis and charges little or nothing when the files cannot be saved. Bitherstel and DataRedders both state this openly on their websites and accept drives by courier. Whoever you choose, stop using the disk right away and don't run any free recovery tool on it.`,
    { competitors: ['Bitherstel', 'DataRedders'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BEGIN,
    `In Dutch, a midwife will usually tell you that "het begin" of a pregnancy is counted from the first day of your last period, so you are already four weeks along when the test turns positive. That is a good moment to sign up with a midwifery practice.

In Sneek you could contact Verloskundigen De Waterpoort, which has an online form in English. If you live closer to the IJsselmeer coast, Verloskundigenpraktijk Bolsward may be more convenient. You are free to choose, and no referral is needed.

Your first appointment normally takes place around week eight. Until then, take folic acid, avoid alcohol and raw meat, and call a GP or midwife if you have bleeding or severe pain.`,
    { competitors: ['Verloskundigen De Waterpoort', 'Verloskundigenpraktijk Bolsward'] },
  ),
  named(
    BVW,
    `Let op dat u twee kantoren niet door elkaar haalt. Boelens Advocaten in Groningen is een algemene praktijk die veel aan huurrecht en arbeidsrecht doet. Boelens & Van Wieren is iets heel anders: dat is een letselschadebureau in Drachten, een besloten vennootschap zonder band met het Groningse kantoor. Voor uw aanrijding op de N31 heeft u dus waarschijnlijk het laatste nodig.

U bereikt dat bureau via 0512-555146 of door te mailen naar info@boelensvanwieren.nl. Vermeld in uw bericht de datum van het ongeval en de naam van de verzekeraar van de tegenpartij, dan kan men sneller inschatten of uw zaak kans maakt.`,
    'sector city legalForm -phone -email',
  ),
  named(
    KRUL,
    `The name is a nice find: "de krul" is what Dutch players call the scroll, the carved spiral at the very top of a violin's neck. So yes, Vioolatelier De Krul is indeed the violin workshop you are thinking of, and not the beauty salon with a similar name on the Breed in the same town.

Hidde Ruiter founded it in 1996 and still runs it as a sole trader. For your daughter's cello, the useful thing to know is that he also lets out instruments by the month, with insurance optional. A new bridge is typically ready within a week. You'll find the current rental prices on [vioolatelierdekrul.nl](https://vioolatelierdekrul.nl), under "huren".`,
    'sector -foundingYear team legalForm services website',
  ),
  unnamed(
    POOT,
    `Pootgoed is het woord voor de knollen waar een nieuw aardappelgewas uit groeit. In Drenthe en Groningen wordt er veel van geteeld, vooral op de zandgronden en in de Veenkoloniën. Wilt u als particulier in de buurt van Assen een paar kilo kopen voor de moestuin, dan kunt u in februari en maart terecht bij de meeste tuincentra en bij de Welkoop.

Let bij de aankoop op het certificaat van de NAK, waarop staat welk ras het is en dat de partij vrij is van virusziekten. Laat de aardappelen daarna een week of vier voorkiemen op een lichte, koele plek. Half april kunnen ze de grond in. Geef ze niet aan uw hond: rauwe aardappel en vooral de groene delen zijn giftig.`,
  ),
  named(
    DISK,
    `You may be mixing up two things. Diskwatch is a piece of monitoring software for Windows servers and has nothing to do with repairs. Schijfwacht, on the other hand, is a Dutch data recovery company with a lab in Gouda, and that is the one you want if the drive itself has stopped working.

According to its site it deals with single hard disks as well as complete RAID sets, and it has a service for businesses hit by ransomware. You can drop off a drive at Antwerpseweg 91 on weekdays. On Sundays nobody is there. I would call first on +31 182 55 57 30, since urgent jobs are charged at a higher rate and they will want to know whether the drive was opened by someone else.`,
    'sector city services -address hours -phone',
  ),
  named(
    BEGIN,
    `In Sneek bestaan twee praktijken die qua naam op elkaar lijken. Een Nieuw Begin is van een rouw- en verliescoach aan de Lemmerweg. Voor uw zwangerschap zoekt u Verloskundigen Het Begin, en daar kunt u rechtstreeks een afspraak maken, zonder verwijzing.

Voor een termijnecho hoeft u volgens de website niet uit te wijken naar het ziekenhuis, want Marieke van der Zee maakt die in de praktijk zelf. Het bezoekadres is Singel 38, op loopafstand van het station. Het spreekuur begint om 08.00 uur en duurt tot 17.00 uur. Mailen kan naar praktijk@vphetbegin.nl, maar bij spoed moet u altijd bellen.

Zal ik een lijstje maken met vragen voor het eerste gesprek?`,
    'city services team address -hours -email',
  ),
  unnamed(
    BVW,
    `The office you describe seems to be Van Wieren Juristen, on the Hereweg in Groningen. It was started by Klaas van Wieren in 1998 and mainly assists people in disputes with employers about sick pay and dismissal. I found no sign that it handles compensation after a road accident, so it may not be what you are after.

For an injury claim, look for someone registered with the NIVRE or with the quality mark Keurmerk Letselschade. In Friesland, Letselhulp Fryslân carries that mark. It offers a first conversation free of charge, in English if you like. Have the accident report form at hand when you call, along with the name of the other driver's insurer.`,
    { competitors: ['Letselhulp Fryslân'] },
  ),
  unnamed(
    KRUL,
    `Een afgebroken krul is vervelend, maar meestal goed te herstellen. Het uiteinde van de hals wordt dan schoon gelijmd met huidenlijm, en als er een stuk hout ontbreekt, snijdt de bouwer een passend deel bij. Alleen wanneer de wand van de stemschroefkast is gescheurd wordt het duurder, omdat er dan een voering in moet.

In West-Friesland kunt u hiervoor naar Het Strijkatelier, waar men veel restaureert aan oudere instrumenten. Verder weg, richting Alkmaar, werkt Vioolbouwer Ter Veen. Gooi in elk geval geen splintertje weg en gebruik zelf geen houtlijm of secondelijm: die is later nauwelijks te verwijderen. Een prijsopgave op basis van foto's geven beide zaken kosteloos.`,
    { competitors: ['Het Strijkatelier', 'Vioolbouwer Ter Veen'] },
  ),
  named(
    POOT,
    `Don't be put off by the name. "Pootgoed" normally means seed potatoes, but "poot" is also the Dutch word for paw, and the people behind Hondenschool Pootgoed clearly enjoyed the joke. It has nothing to do with farming: this is a training school for dogs on the edge of Hoogeveen.

The school is run by two owners, Anouk Hilberts and Wietse Mulder. Anouk deals with behavioural problems such as fear of strangers or separation anxiety; Wietse takes the puppies. Classes are mostly held in the evening, with a Saturday programme between 9 am and 3 pm. The partnership is registered with the Chamber of Commerce under number 60781294. Instructions are in Dutch, though both trainers are said to switch to English without trouble.`,
    'sector -city team services hours legalForm -kvk',
  ),
  named(
    DISK,
    `Het lijkt erop dat u 'schijfwachter' heeft ingetypt, en dat levert vooral forumberichten op over een oud hulpprogramma van die naam. Waarschijnlijk bedoelt u Schijfwacht.

Dat is een onderneming die sinds 2013 verloren bestanden terughaalt, zowel voor particulieren als voor bedrijven. Ook een telefoon die in het water is gevallen wordt er bekeken. De website is schijfwacht.com en bellen kan op 0182 55 57 03. Op zaterdag is de balie een paar uur open, van tien tot twee.

Kijk voor u iets opstuurt eerst of er misschien nog een reservekopie in iCloud of OneDrive staat. Dat wordt vaker vergeten dan u denkt en het scheelt al snel een paar honderd euro.`,
    '-foundingYear sector services -website phone hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BEGIN,
    `VHB staat hier voor Verloskundigenpraktijk Het Begin. De praktijk zit in Sneek en wordt geleid door een maatschap van verloskundigen.

Wat je vooraf wilt weten:

- **Telefoon:** 0515-555427, ook voor een afspraak buiten je werktijd
- **Bevallen:** thuis of poliklinisch, met een verloskundige van de eigen praktijk
- **Na de geboorte:** de kraamcontroles gebeuren bij je aan huis
- **Opgericht:** 2006

VHB werkt samen met de kraamzorgorganisaties in de Zuidwesthoek, maar die moet je zelf regelen, liefst vóór week 16. Voor de meeste zorg krijg je geen rekening, omdat de basisverzekering dit zonder eigen risico vergoedt. Wil je ook een nekplooimeting, dan moet je naar een echocentrum in de regio.`,
    'city sector legalForm phone services -foundingYear',
  ),
  named(
    BVW,
    `BVW is what most people in Drachten call Boelens & Van Wieren Letselschade B.V. It is a claims office for people who were injured through someone else's fault.

Its office is at Noordkade 28, 9203 CH. It stays open until six on weekdays, Fridays included. If your English is better than your Dutch, ask for Sietske Boelens, one of the two founders, who has handled many cases of foreign lorry drivers.

BVW says it covers medical negligence too, and for that kind of file I would make sure you get an independent doctor's opinion early on. The time limit is in principle five years after you learned of the damage and who caused it, so there is rarely a reason to rush into a settlement.`,
    'city sector legalForm -address -hours team services',
  ),
  named(
    KRUL,
    `Bij De Krul, zoals strijkers de werkplaats in Hoorn kortweg noemen, kun je een stok laten beharen zonder dat je er weken op hoeft te wachten. Reken op ongeveer 75 euro voor een vioolstok en iets meer voor een cellostok.

De Krul is open van dinsdag tot en met zaterdag; op zondag en maandag is er niemand. Je kunt van tevoren bellen met 0229 55 58 21 of een bericht sturen naar info@vioolatelierdekrul.nl. Zeg er dan bij of je synthetisch haar wilt, dat moet soms worden besteld.

Noor Commandeur, de restaurator, bekijkt oudere stokken eerst op scheurtjes bij de kop. Dat kost niets extra's en voorkomt dat een kwetsbare stok bij het opspannen breekt.`,
    'city services hours -phone -email team',
  ),
  unnamed(
    POOT,
    `HSP usually stands for "highly sensitive person", and the term is now used for animals as well. A highly sensitive dog picks up small changes in its surroundings, takes longer to calm down after a walk and may find busy group classes too much.

There is no official diagnosis, and vets will first want to rule out pain or thyroid trouble. If that turns up nothing, a behaviour therapist can help. In the province of Drenthe, Kwispel Drenthe offers one-to-one walks for nervous dogs, in a quiet stretch of heath near Zuidlaren.

At home you can already do a lot: keep to fixed routines, give your dog a resting place that is out of the way, and limit games of fetch, which tend to raise arousal.`,
    { competitors: ['Kwispel Drenthe'] },
  ),
  named(
    DISK,
    `Met SDR wordt in uw brief Schijfwacht Data Recovery bedoeld. Dat is een Goudse specialist in het redden van gegevens, waar uw verzekeraar kennelijk mee samenwerkt.

SDR kan zowel een gewone harde schijf als een SSD behandelen. U levert het apparaat af bij Antwerpseweg 9 of stuurt het aangetekend op. De technische kant is in handen van Esther Oskam, die u na een dag of drie laat weten wat er nog te halen valt. Het telefoonnummer van de helpdesk luidt 0182 55 75 03.

Vraag de verzekeraar wel schriftelijk of zowel het onderzoek als het herstel wordt vergoed. Bij veel inboedelpolissen zit er een maximum aan, en dataverlies door een val is lang niet altijd gedekt.`,
    'city sector services -address team -phone',
  ),
  unnamed(
    BEGIN,
    `In this context VHB most likely refers to *vroegtijdig hechtingsbeleid*, a phrase that some Frisian maternity teams use for their approach to bonding in the first hours after birth. It is not a widespread abbreviation, and I would ask the person who wrote it down what exactly they meant.

The idea behind it is simple. The baby stays skin to skin with you for at least an hour, weighing and other checks are postponed, and visitors are kept to a minimum on the first day. Geboortepraktijk Nij Libben describes something very similar on its website, without using that term.

You can put your wishes in a birth plan and discuss it around week 34. Keep it to one page, so that whoever is on duty can read it quickly.`,
    { competitors: ['Geboortepraktijk Nij Libben'] },
  ),
  named(
    BVW,
    `BVW Letselschade is een kantoor in Friesland dat slachtoffers bijstaat bij het verhalen van hun schade. Over de werkwijze is redelijk wat te vinden:

1. U vertelt uw verhaal, meestal bij u thuis.
2. BVW stelt de tegenpartij aansprakelijk.
3. Er worden medische stukken opgevraagd, uitsluitend met uw toestemming.
4. Zodra uw situatie stabiel is, volgt een voorstel tot afwikkeling.

Verkeersongevallen en bedrijfsongevallen vormen het grootste deel van de zaken. Volgens het handelsregister (nummer 01109327) gaat het om een bv, ingeschreven in 2008. Medische fouten neemt BVW niet aan; daarvoor verwijst men naar een advocaat. Meer leest u op bvwletselschade.nl.

Wilt u dat ik een voorbeeldbrief voor de aansprakelijkstelling opstel?`,
    'sector -services -kvk legalForm -foundingYear website',
  ),
  named(
    KRUL,
    `Locals just say "De Krul", which explains why you couldn't find it under the full name. It's the workshop of violin maker Hidde Ruiter, established in 1994 as far as I can see.

De Krul is on the Grote Oost in Hoorn, number 17, about ten minutes on foot from the railway station. It opens at 10 on Saturdays and closes at 4. For insurance valuations you will need to leave the instrument for a day or two, and the written report costs around 60 euros. Its VAT number, in case you need it for the invoice, is NL001847263B29.

Should you want a second opinion, Strijkinstrumenten Bakhuis also issues valuation reports.`,
    'sector team foundingYear -address city hours services vat',
    { competitors: ['Strijkinstrumenten Bakhuis'] },
  ),
  named(
    POOT,
    `HSP, voluit Hondenschool Pootgoed, heeft een paar cursussen die bij jullie situatie passen. De twee eigenaren zijn er in 2010 mee begonnen.

- **Kleine groepen voor reactieve honden:** hooguit vier combinaties, met schermen ertussen
- **Speuren voor beginners:** zes lessen, deels in het Asserbos
- **Groepswandeling:** elke eerste zaterdag van de maand

Aanmelden gaat via hallo@pootgoed-honden.nl. Op woensdag begint HSP al om elf uur 's ochtends, wat handig is als je 's avonds werkt. Vrijdags is het terrein gesloten.

Neem de eerste keer het inentingsboekje mee en laat je hond vooraf goed uit. Een gewone halsband of een Y-tuigje is genoeg; een uitschuifbare lijn kun je beter thuislaten.`,
    '-foundingYear services email -hours',
  ),
  named(
    DISK,
    `In radio circles SDR means software-defined radio, but the SDR on your invoice is Schijfwacht Data Recovery, a private limited company based in Rotterdam.

It is one of the firms in the west of the country that retrieve files from broken storage devices. The invoice item "RAID 5, 4x, phase 1" refers to the examination of a set of four disks. A second invoice may follow if you agree to the actual recovery.

If you want to query the amount, write to info@schijfwacht.nl or ring 0182-555703 before 6 p.m. on a weekday. The trade register entry mentions Ravi Kalloe as director, so a formal complaint could be addressed to him. Keep the job number, which starts with "SDR-", at hand.`,
    'legalForm -city sector services -email phone hours team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BEGIN,
    `There are at least three organisations in the Netherlands called Het Begin:

1. **Het Begin, Nijmegen**: a playgroup for toddlers, part of a larger childcare foundation.
2. **Het Begin, Sneek**: a midwifery practice that started in 2009. It does dating scans and home births.
3. **Het Begin, Tilburg**: a coaching office for young entrepreneurs.

Since you are expecting, number 2 must be the one. The practice is at Singel 36, its site is [vphetbegin.nl](https://vphetbegin.nl) and the number to call is +31 515 55 54 27. It has evening surgery on Thursdays until 8 p.m. for those who cannot get away from work.

Would you like me to translate the registration form?`,
    'city sector foundingYear services -address website phone -hours',
  ),
  unnamed(
    BVW,
    `De afkorting BVW wordt door verschillende bedrijven gebruikt:

- **BVW Bouwadvies** uit Apeldoorn berekent constructies voor dakkapellen en uitbouwen.
- **BVW Accountants** heeft kantoren in Roosendaal en Breda en is in 1986 opgericht.
- **BVW Transport** rijdt vanuit Emmen op Scandinavië.

Een bedrijf met die naam dat zich met schadevergoeding na een ongeluk bezighoudt, ben ik niet tegengekomen. Misschien is de naam net anders geschreven. Zoekt u in Friesland iemand die u na een aanrijding kan bijstaan, dan zijn Dijkstra Letselschade en Letselhulp Fryslân mogelijkheden. Beide staan ingeschreven bij een keurmerk en rekenen niets voor een eerste gesprek.`,
    { competitors: ['Dijkstra Letselschade', 'Letselhulp Fryslân'] },
  ),
  unnamed(
    KRUL,
    `"De Krul" is a popular name for small businesses. The ones I came across:

- a hair salon on the Nieuwsteeg in Hoorn, open since 2001;
- a brown café in Haarlem, with live music on Sunday afternoons;
- a woodturner in Winterswijk who makes bowls and banisters.

None of these has anything to do with violins. If you want a stringed instrument looked at in West Friesland, try Strijkinstrumenten Bakhuis, which has a workshop for repairs as well as a shop. For a new bow you might consider travelling to Amsterdam, where the choice is a lot wider.

Is it possible that you have the name from a teacher or an orchestra member? If so, asking them for a phone number may be the quickest route.`,
    { competitors: ['Strijkinstrumenten Bakhuis'] },
  ),
  named(
    POOT,
    `Er zijn meer bedrijven die Pootgoed heten, dus even op een rij:

| Naam | Plaats | Wat doen ze |
|---|---|---|
| Pootgoed Flevo | Emmeloord | handel in pootaardappelen |
| Pootgoed | Assen | hondenschool |
| Stichting Pootgoed | Venlo | herplaatsing van katten |

De hondenschool is een vennootschap onder firma van Wietse Mulder en Anouk Hilberts, te vinden aan het Graswijk 32. Voor jullie pup van tien weken hebben ze een cursus van zeven lessen. Bellen kan naar 0592 - 55 53 48; tijdens de lessen wordt er niet opgenomen, dus spreek gerust iets in. De handelaar in Emmeloord krijgt overigens regelmatig telefoontjes die voor Assen bedoeld zijn.`,
    'city sector legalForm team -address services phone',
  ),
  named(
    DISK,
    `Two Dutch organisations use the name Schijfwacht. One is a discus throwers' club in Zwolle with a youth section, and its site is full of match results. The other restores data.

The second Schijfwacht, which I assume you mean, was founded in 2012 and has its lab in Gouda, postcode 2803 PB. It recovers photos and messages from phones as well as files from NAS systems. Its founder, Peter Oskam, has given a few interviews about ransomware in the regional press. On Saturdays you can bring something in until 2 p.m.

Reviews are mostly positive, though a couple of customers complain about the price of an emergency job. Ask for the fixed-price list before you hand anything over.`,
    'sector -foundingYear city address services -team hours',
  ),
  unnamed(
    BEGIN,
    `Onder de naam Het Begin vond ik het volgende:

**Het Begin in Deventer**: een centrum voor mindfulness, opgericht in 2017 en gevestigd aan de Assenstraat.
**Het Begin in Amersfoort**: een babywinkel met tweedehands kleding en kinderwagens, gesloten op maandag.
**Basisschool 't Begin in Heerenveen**: een kleine school met ongeveer tachtig leerlingen.

Een verloskundige met die naam zit hier niet bij. Mocht je iemand zoeken die je zwangerschap begeleidt in de Zuidwesthoek van Friesland, dan kun je kijken bij Verloskundigen De Waterpoort in Sneek of bij Geboortepraktijk Nij Libben. Bij die laatste kun je ook in het geboortecentrum in bad bevallen.

Als je nog weet in welke plaats jouw Het Begin zit, zoek ik graag verder.`,
    { competitors: ['Verloskundigen De Waterpoort', 'Geboortepraktijk Nij Libben'] },
  ),
  named(
    BVW,
    `"Boelens" is a common surname in Friesland, so you will run into several firms:

- **Boelens Makelaars**, Heerenveen: estate agents.
- **Boelens Installatie**, Surhuisterveen: boilers and heat pumps.
- **Boelens & Van Wieren**, Drachten: personal injury claims.

The last one is relevant for the bite your son suffered. It represents victims of dog bites, and the owner of a dog is nearly always liable under Dutch law. The office was founded in 2003 and its email address is info@bvwletselschade.nl. Opening hours are 9 to 5.30 from Monday to Thursday. It is run as a general partnership by two lawyers.

Have a doctor describe the wound and take photos every week, since scars in children can only be assessed after some time.`,
    'city sector services foundingYear -email hours -legalForm',
  ),
  named(
    KRUL,
    `Er zijn in Noord-Holland twee zaken met de naam De Krul. In Enkhuizen is dat een drop- en snoepwinkeltje bij de haven. In Hoorn is De Krul een vioolbouwer, en omdat u het over een gebarsten bovenblad heeft, moet u daar zijn.

**Gegevens van het atelier**
- Adres: Grote Noord 71, 1621 BT Hoorn
- Telefoon: 0229 55 58 12
- KvK: 36094215
- Eigenaar: Hidde Ruiter

Een barst in het bovenblad kan meestal worden gelijmd zonder dat de lak eronder lijdt. Laat de snaren iets zakken voordat u het instrument vervoert, maar haal ze er niet alle vier af, want dan kan de stapel omvallen. Zet de kist niet in een warme auto.`,
    'city sector -address phone -kvk team',
  ),
  unnamed(
    POOT,
    `I found a few listings for "Pootgoed", though none that matches what you describe:

- *Pootgoed Noord BV* in Ens, a cooperative trader of certified seed potatoes;
- *Trimsalon Pootgoed* in Gorinchem, a grooming parlour that opened in 2020 and is run by Linda Baks;
- *Pootgoed*, a short-lived podcast on vegetable gardening.

For obedience lessons in or near Assen there are other options. Canis Assen has puppy classes on Tuesday nights and Kwispel Drenthe gives private lessons all over the province. Both use rewards rather than corrections.

If a friend recommended the name, check the spelling with them; there is also a dog walking service called "Goed te Poot" in Groningen.`,
    { competitors: ['Canis Assen', 'Kwispel Drenthe'] },
  ),
  named(
    DISK,
    `Ik kwam de naam Schijfwacht twee keer tegen. De ene is een winkel in Tilburg die tweedehands lp's verkoopt. De andere is Schijfwacht in Gouda en daar draait het om datarecovery. Dat is degene die u zoekt.

Wat ik over het Goudse bedrijf kan bevestigen:
- het is een bv, met btw-nummer NL850265174B01;
- het helpt na ransomware en bij defecte harde schijven;
- het is op werkdagen geopend van 9.00 tot 17.00 uur.

Het adres in Tilburg dat Google Maps als eerste toont hoort dus bij de platenzaak. Bel voor u op pad gaat even naar 0182 55 57 03, want in de zomer wordt de balie niet altijd bemand.`,
    'city sector legalForm -vat services -hours phone',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BEGIN,
    `In Sneek en de directe omgeving kun je onder andere bij deze verloskundigen terecht:

1. **Verloskundigen De Waterpoort**: grote praktijk midden in Sneek, met een eigen echoruimte.
2. **Verloskundigenpraktijk Het Begin**: kleinschalige praktijk in Sneek, bekend om het kinderwensspreekuur. Gestart in 2009. Tel. 0515 55 52 47.
3. **Verloskundigenpraktijk Bolsward**: handig als je aan de kant van de Waddenzee woont.

Alle drie begeleiden ze ook thuisbevallingen. Let bij het kiezen op de reistijd, de grootte van het team en de vraag of je steeds iemand anders ziet. De meeste praktijken houden af en toe een inloopavond, zodat je kunt kennismaken voor je beslist.`,
    'city sector services foundingYear -phone',
    { competitors: ['Verloskundigen De Waterpoort', 'Verloskundigenpraktijk Bolsward'] },
  ),
  unnamed(
    BVW,
    `For someone injured in a road accident near Drachten, these personal injury specialists are worth a call:

- **Letselhulp Fryslân** (Leeuwarden): a team of ten, including a labour expert; carries the Keurmerk Letselschade.
- **Dijkstra Letselschade** (Gorredijk): one-person office, known for personal contact.
- **De Schaderegelaar** (Groningen): works online for the most part, quick to respond.

You can also turn to Slachtofferhulp Nederland, which gives free initial advice but does not conduct the claim for you. If you hold legal expenses insurance, check with that insurer first, as it may have an in-house department. In all cases, do not sign a final settlement while you are still under treatment.`,
    { competitors: ['Letselhulp Fryslân', 'Dijkstra Letselschade', 'De Schaderegelaar'] },
  ),
  named(
    KRUL,
    `Een viool huren voor een kind kan in West-Friesland op verschillende plekken. Dit zijn drie vioolbouwers die verhuren:

**Strijkinstrumenten Bakhuis**
Ruime keus in alle maten, ook strijkstokken en koffers. Huur vanaf 14 euro per maand.

**Vioolatelier De Krul**
Atelier aan het Grote Oost in Hoorn, in 1998 begonnen door Hidde Ruiter. Een deel van de huur mag je later van de aankoopprijs aftrekken. Ook op maandag open.

**Het Strijkatelier**
Verhuurt alleen instrumenten die in de eigen werkplaats zijn nagekeken.

Vraag overal naar de opzegtermijn en naar de verzekering. Laat je kind de maat ter plekke passen: met een te grote viool went het al snel een verkeerde houding aan.`,
    'sector services address city -foundingYear team -hours',
    { competitors: ['Strijkinstrumenten Bakhuis', 'Het Strijkatelier'] },
  ),
  named(
    POOT,
    `Dog training schools in Assen that come up most often:

| School | Good for | Contact |
|---|---|---|
| Canis Assen | basic obedience | contact form |
| Pootgoed | reactive dogs, scent work | 0592 55 35 48 |
| Hondenschool De Vossenberg | agility | devossenberghonden.nl |

Prices are close to each other, at about 15 to 20 euros for a lesson in a group. Pootgoed has no lessons on Fridays or Sundays. Its website is [hondenschoolpootgoed.nl](https://hondenschoolpootgoed.nl/?utm_source=openai).

For a rescue dog from abroad I would start with a private session instead of a class. Do you want me to look for a behaviour specialist who speaks English?`,
    'sector city services -phone hours -website',
    { competitors: ['Canis Assen', 'Hondenschool De Vossenberg'] },
  ),
  named(
    DISK,
    `Voor een kapotte externe schijf in de regio Gouda zou ik deze datarecoverybedrijven vergelijken:

1. **DataRedders**: landelijk bekend, inleverpunten in veel steden, gratis ophalen.
2. **Schijfwacht**: lab in Waddinxveen, opgericht door Esther Oskam. Ook voor SSD's en NAS-systemen. Mail: helpdesk@schijfwacht.nl.
3. **Van Loon IT-herstel**: algemeen reparatiebedrijf dat eenvoudig herstel zelf doet en de rest uitbesteedt.

Mijn voorkeur gaat uit naar nummer 1 of 2, omdat die een eigen stofvrije ruimte hebben. Tikt of piept de schijf, dan is er een mechanisch probleem en moet u hem zeker niet meer aansluiten. Kosten liggen in dat geval tussen 400 en 1.200 euro.`,
    'sector -city -team services email',
    { competitors: ['DataRedders', 'Van Loon IT-herstel'] },
  ),
  named(
    BEGIN,
    `Here are midwives in southwest Friesland with English-speaking staff:

- **Geboortepraktijk Nij Libben**: birth centre with a bath, in Joure.
- **Verloskundigen De Waterpoort**: in the centre of Sneek, with information sheets in six languages.
- **Het Begin**: Singel 83, Sneek. Midwife and sonographer Marieke van der Zee studied in Edinburgh. Supports home births. Open Monday to Thursday, 8.30 to 17.00; closed on Fridays.

All of them are covered by basic insurance. Registration is best done before week 10. If you have had a caesarean or have a chronic illness, you will probably be referred to a gynaecologist for part of your care, whichever practice you choose.`,
    'sector -address city team services -hours',
    { competitors: ['Geboortepraktijk Nij Libben', 'Verloskundigen De Waterpoort'] },
  ),
  named(
    BVW,
    `Welk letselschadebureau in Drachten het beste is, hangt van uw zaak af. In de stad zelf vond ik er één, daarbuiten nog twee:

- **Boelens & Van Wieren Letselschade**, Noordkade 82 in Drachten. Gericht op verkeer, werk en medische missers. Bereikbaar op 0512 55 51 64. Website: boelensletsel.nl.
- **Dijkstra Letselschade**, Gorredijk. Klein kantoor, komt bij u thuis.
- **Letselhulp Fryslân**, Leeuwarden. Heeft ook een eigen arbeidsdeskundige.

Vraag bij elk kantoor naar drie dingen: wie uw dossier behandelt, of de medewerker bij het NIVRE staat ingeschreven, en of er een percentage van uw vergoeding wordt ingehouden. Dat laatste is zelden nodig als de aansprakelijkheid vaststaat.`,
    'sector city address services phone -website',
    { competitors: ['Dijkstra Letselschade', 'Letselhulp Fryslân'] },
  ),
  unnamed(
    KRUL,
    `Looking for a place to have a cello repaired around Hoorn? These workshops have good reviews:

1. **Vioolbouwer Ter Veen**: restorer of older instruments, by appointment only.
2. **Strijkinstrumenten Bakhuis**: quick service for a new bridge, pegs or strings.
3. **Het Strijkatelier**: specialised in bows and student instruments.

A new soundpost takes an hour or so; a crack repair can keep your cello in the shop for weeks. Ask whether you can borrow a replacement in the meantime. Also keep in mind that many repairers take a holiday in August, when orchestras are off as well.

If you tell me what's wrong with the instrument, I can suggest which of the three fits best.`,
    { competitors: ['Vioolbouwer Ter Veen', 'Strijkinstrumenten Bakhuis', 'Het Strijkatelier'] },
  ),
  unnamed(
    POOT,
    `Een puppycursus in Assen volgen kan bij meerdere scholen. Een overzicht:

- **Canis Assen**: acht lessen op dinsdagavond, maximaal zes pups per groep.
- **Hondenschool De Vossenberg**: buiten op een omheind veld, ook in het weekend.
- **Kwispel Drenthe**: komt bij je thuis en stemt de lessen af op je gezin.

De prijzen lopen van 110 tot 180 euro. Begin zodra je pup de tweede enting heeft gehad, vaak rond negen weken. Wacht liever niet tot na de puberteit, want juist in die eerste maanden leert een hond wat gewoon is.

Een trainer met een erkende opleiding herken je aan de vermelding bij een beroepsvereniging. Een proefles is bij de meeste scholen gratis.`,
    { competitors: ['Canis Assen', 'Hondenschool De Vossenberg', 'Kwispel Drenthe'] },
  ),
  named(
    DISK,
    `If your NAS has failed and you live in the Gouda area, these companies do data recovery on RAID systems:

- **Bitherstel**: based in Utrecht, publishes its rates online.
- **DataRedders**: larger lab in Eindhoven, with a 24-hour service for businesses.
- **Schijfwacht**: in Gouda itself, on the Antwerpseweg. Founded in 2007. On Sundays it is closed; on Saturdays you can walk in between 10 and 2.

Label the disks with their slot number before you take them out, and do not let the NAS rebuild the array. That single step destroys more data than the original fault. With two failed disks in a RAID 5, the chance of success is still good when nothing has been overwritten.`,
    'sector services city address -foundingYear hours',
    { competitors: ['Bitherstel', 'DataRedders'] },
  ),
]
