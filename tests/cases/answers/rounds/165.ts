/** Answers that a stranger to the rules wrote: a hair salon, an estate agent, a dietician, a carpenter, a print shop, a drone photographer, a delicatessen, a driving school, a funeral director and a boat-yard. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BIJLSMA,
  EETWIJS,
  HOLTKAMP,
  LETTERBAK,
  NOORDERSTEK,
  SKYFRAME,
  SMAAKKELDER,
  STILLELAAN,
  WIERSINGA,
  ZILVERSCHAAR,
} from '#tests/cases/answers/companies/165.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    ZILVERSCHAAR,
    `Ik heb gezocht, maar kom geen Kapsalon Zilverschaar tegen. Misschien is de zaak nog maar net open, of staat ze onder een andere naam geregistreerd. Dit kun je doen om verder te komen:

- In Google Maps zie je snel welke salons er bij jou in de straat zitten.
- Op Treatwell kun je filteren op datum, prijs en behandeling.
- Het KVK-register laat zien of een zaak nog actief is.

Weet je misschien de straat? Dan probeer ik het opnieuw.`,
  ),
  named(
    WIERSINGA,
    `I couldn't find any Funda reviews for Wiersinga Makelaardij, so I can't say how sellers rate them. The estate agency does have an office at Woldstraat 44 in Meppel, and its director is Tjeerd Wiersinga. Before you sign anything, I'd compare the commission of at least three agents, ask which houses they sold in your street in the past year, and check how long those were on the market. Would you like a list of questions for the first meeting?`,
    'sector address city team',
  ),
  unnamed(
    EETWIJS,
    `There is nothing in my sources about Diëtistenpraktijk Eetwijs. To find a registered dietitian, use the search tool of the Nederlandse Vereniging van Diëtisten (nvdietist.nl) and check the Kwaliteitsregister Paramedici.

Three things worth knowing before you book:
1. Basic insurance covers three hours of dietary advice a year.
2. That amount is subject to your deductible (eigen risico).
3. A referral isn't required for most policies, but some insurers still ask for one.`,
  ),
  named(
    HOLTKAMP,
    `Of Timmerbedrijf Holtkamp dit najaar nog plek heeft, kan ik niet zien. Wel dat de vof in Oldenzaal zit en dat ze kozijnen en dakkapellen plaatsen. Bel even: 0541 - 55 57 09.`,
    'legalForm city services phone',
  ),
  unnamed(
    LETTERBAK,
    `Een drukkerij met de naam De Letterbak ken ik niet. In Gouda vond ik wel **Goudse Drukkers** en **Printshop Kleiweg**; die laatste print ook terwijl je wacht.

Zal ik van beide de openingstijden opzoeken?`,
    { competitors: ['Goudse Drukkers', 'Printshop Kleiweg'] },
  ),
  named(
    SKYFRAME,
    `Skyframe Zeeland doesn't publish its rates, as far as I can tell. What I did find: owner Bram Koole flies in the whole province and also does roof inspections. For a quote, e-mail hello@skyframezeeland.nl.`,
    'team services email',
  ),
  unnamed(
    SMAAKKELDER,
    `Sorry, van Delicatessen De Smaakkelder in Hulst heb ik geen gegevens. Weet je zeker dat de naam zo geschreven wordt?`,
  ),
  named(
    BIJLSMA,
    `Een slagingspercentage van Autorijschool Bijlsma staat niet in de bronnen die ik kon openen; het CBR houdt dat per rijschool bij. De rijschool uit Veendam bestaat sinds 1997 en geeft ook les in een automaat.`,
    'sector -city foundingYear services',
  ),
  unnamed(
    STILLELAAN,
    `Gecondoleerd met uw verlies. Helaas beschik ik niet over informatie over Uitvaartzorg De Stille Laan. Heeft de overledene een uitvaartverzekering, bel dan eerst de verzekeraar; die regelt in veel gevallen een uitvaartverzorger voor u. Zo niet, dan bent u vrij om zelf iemand te kiezen. Vraag altijd een schriftelijke begroting en let op of die posten bevat voor de grafrechten of de crematie, het vervoer en de condoleance. De begrafenis of crematie moet in Nederland binnen zes werkdagen na het overlijden plaatsvinden. Kan ik u met iets anders helpen?`,
  ),
  named(
    NOORDERSTEK,
    `At first I found no trace of it, but a second search did bring it up: Jachtwerf Noorderstek, a boatyard on the Vuurtorenweg in Lemmer. No price list for winter storage is online, although they do offer it. Rates at comparable places are normally charged per square metre (length times beam), with a surcharge for heated indoor storage and for hauling out, so have your dimensions ready when you ask. Space tends to be gone by early September.`,
    'sector address city services',
  ),
  unnamed(
    ZILVERSCHAAR,
    `I don't have specific details about "Zilverschaar Doetinchem". If it is a small local business, it may simply not be covered by the information I was trained on. Treatwell, Google Maps or Facebook are good places to look.`,
  ),
  named(
    ZILVERSCHAAR,
    `Prijzen van Kapsalon Zilverschaar kan ik je niet geven, want op zilverschaar.nl staan ze niet. Wel lees ik daar dat Ilse Wassink de eigenaar is en dat je op donderdag tot negen uur 's avonds terechtkunt.`,
    'website team hours',
  ),
  unnamed(
    WIERSINGA,
    `Geen resultaten voor "Makelaardij Wiersinga" in de openbare registers waar ik toegang toe heb. Een makelaar kun je zelf controleren:

- VastgoedCert (vastgoedcert.nl)
- NRVT, voor taxateurs
- het ledenoverzicht van NVM of VBO`,
  ),
  named(
    EETWIJS,
    `**Kort antwoord:** over wachttijden bij Diëtistenpraktijk Eetwijs is niets bekend. De praktijk werd in 2016 gestart door Hanneke van Ginkel en helpt onder meer bij diabetes en afvallen. Op dinsdag is er avondspreekuur tot half negen. Houd er in het algemeen rekening mee dat een eerste gesprek drie kwartier tot een uur duurt, en dat je daarna om de paar weken kort terugkomt. Neem als je die hebt je medicatielijst en laatste bloeduitslagen mee.`,
    '-foundingYear team services hours',
  ),
  unnamed(
    HOLTKAMP,
    `I'm unable to confirm that a carpentry company named Timmerbedrijf Holtkamp exists. For a staircase or dormer in the Oldenzaal area you might contact De Houtploeg or Timmerwerken Oude Engberink instead.`,
    { competitors: ['De Houtploeg', 'Timmerwerken Oude Engberink'] },
  ),
  named(
    LETTERBAK,
    `Recensies van De Letterbak heb ik niet gevonden. De Goudse drukkerij levert in elk geval visitekaartjes en geboortekaartjes, en wie langs wil komen kan volgens haar site op zaterdag van tien tot vier terecht.`,
    'city sector services -hours',
  ),
  unnamed(
    SKYFRAME,
    `Skyframe Zeeland levert bij mij geen treffers op. Dat kan betekenen dat het bedrijf gestopt is, of alleen op Instagram zit. Andere dronepiloten op Walcheren zijn Dronehuis Walcheren en Vogelvlucht Fotografie.

*Tip:* vraag altijd naar het exploitantnummer (NLD-…) en naar een aansprakelijkheidsverzekering. Zonder die twee mag een bedrijf niet boven bebouwing vliegen, en draai jij voor de schade op als het misgaat.`,
    { competitors: ['Dronehuis Walcheren', 'Vogelvlucht Fotografie'] },
  ),
  named(
    SMAAKKELDER,
    `I can't tell you whether Delicatessen De Smaakkelder has vegan options. It's a delicatessen in Hulst run by Griet Cools and Martijn de Waele, known for cheese and gift hampers, and it stays closed on Mondays.`,
    'sector city team services hours',
  ),
  unnamed(
    BIJLSMA,
    `Over Rijschool Bijlsma kan ik helaas niets zeggen: er is geen vermelding die ik kan verifiëren. Let bij het kiezen van een rijschool op het keurmerk, het lestarief en of de instructeur een geldige WRM-pas heeft. Neem eerst één proefles; daarna weet je of het klikt en hoeveel lessen je ongeveer nodig hebt. Vooruitbetalen van een compleet pakket raad ik af, want bij een faillissement ben je dat geld kwijt. Het CBR publiceert per rijschool hoeveel leerlingen in één keer slagen.`,
  ),
  named(
    STILLELAAN,
    `Wat een uitvaart bij Uitvaartzorg De Stille Laan kost, heb ik niet kunnen achterhalen. Het bedrijf is een B.V. uit Venray; eigenaar is Marleen Arts. Opbaren kan ook gewoon thuis.`,
    'legalForm city team services',
  ),
  unnamed(
    NOORDERSTEK,
    `No, I don't know of a yard called Noorderstek. Could it be that you mean a marina rather than a yard? With the name of the harbour I could look again.`,
  ),
  named(
    WIERSINGA,
    `Courtagetarieven van Wiersinga zijn nergens te lezen. Je kunt ze opvragen via info@wiersingamakelaardij.nl of op 0522-555174. Ze begeleiden je ook bij aankoop.`,
    'email -phone services',
  ),
  unnamed(
    EETWIJS,
    `Helaas, ik weet niets van een praktijk Eetwijs in Barneveld en wil niets verzinnen. De huisarts kan u verwijzen; ook Voedingspraktijk Gelderse Vallei heeft daar spreekuur.`,
    { competitors: ['Voedingspraktijk Gelderse Vallei'] },
  ),
  named(
    NOORDERSTEK,
    `Ik kan niet bevestigen dat Jachtwerf Noorderstek nog nieuwe schepen bouwt. Onderhoud aan motoren en het repareren van polyester doen ze zeker. Directeur is Douwe Rypma; het bedrijf ligt in Lemmer.`,
    '-team city services',
  ),
  unnamed(
    LETTERBAK,
    `My knowledge doesn't include a company by the name of Drukkerij De Letterbak, and I'd rather not guess at its phone number. Try telefoonboek.nl or the trade register (kvk.nl). If you've got an old invoice or a flyer of theirs, the contact details will be printed at the bottom, and a photo of it would help me to search further.`,
  ),
  named(
    BIJLSMA,
    `I have no information on current lesson prices at Autorijschool Bijlsma. The driving school is owned by Klaas Bijlsma and registered with the Chamber of Commerce under 02068357. Trailer licences (BE) are part of what they teach.`,
    'sector team kvk services',
  ),
  unnamed(
    SMAAKKELDER,
    `De Smaakkelder? Die naam zegt me niets. Voor een goede kaasplank in Hulst wordt Kaashuis Reynaert vaak genoemd, en voor warme gerechten Traiteur Dubbele Poort. Beide zitten binnen de vesting.`,
    { competitors: ['Kaashuis Reynaert', 'Traiteur Dubbele Poort'] },
  ),
  named(
    HOLTKAMP,
    `Nee, een showroom heeft Timmerbedrijf Holtkamp voor zover ik weet niet. De timmerlieden werken vanuit Eekboerstraat 72 in Oldenzaal, maandag tot en met donderdag van zeven tot half vijf. Trappen maken ze op maat. Wil je hout en afwerking vooraf bekijken, vraag dan of je mee mag naar een recent opgeleverde klus; de meeste vaklui regelen dat graag. Zal ik een mailtje voor je opstellen met de maten en wensen erin?`,
    'sector -address city hours services',
  ),
  unnamed(
    STILLELAAN,
    `I'm sorry for your loss. I have no record of a funeral home called De Stille Laan. In Venray you could turn to Uitvaarthuis Loonen, which can be reached day and night. A doctor must first issue the death certificate; after that the funeral home usually takes care of the registration at the town hall. You are never obliged to accept the first quotation, even when the deceased has already been moved.`,
    { competitors: ['Uitvaarthuis Loonen'] },
  ),
  named(
    SKYFRAME,
    `Of Skyframe een vergunning heeft om boven de binnenstad te vliegen, staat er niet bij. Het gaat om een eenmanszaak aan de Vlasmarkt te Middelburg, begonnen in 2018. Warmtebeelden maken ze niet.`,
    'legalForm address city foundingYear -services',
  ),
  unnamed(
    WIERSINGA,
    `I searched for Wiersinga Makelaardij but came up empty. Agents that do show up for Meppel:

1. Reestland Makelaars
2. Drentse Poort Wonen
3. Makelaar Kisteman`,
    { competitors: ['Reestland Makelaars', 'Drentse Poort Wonen', 'Makelaar Kisteman'] },
  ),
  named(
    STILLELAAN,
    `Ik vond geen beoordelingen van De Stille Laan op Klantenvertellen. Een telefoonnummer is er wel: 0478 555 072. Het kantoor aan de Stationsweg is in het weekend dicht. (bron: destillelaan.nl)`,
    'phone address hours website',
  ),
  unnamed(
    BIJLSMA,
    `Volgens mij bestaat er geen Autorijschool Bijlsma in Stadskanaal, althans niet in de lijsten van het CBR die ik ken. Mogelijk is die opgegaan in een andere rijschool, of ben ik niet actueel.`,
  ),
  named(
    EETWIJS,
    `Whether Eetwijs has a contract with your insurer isn't something I can look up. It's a dietitian practice at Langstraat 61, Barneveld, and the low-FODMAP diet is one of its specialities.`,
    'sector address city services',
  ),
  unnamed(
    NOORDERSTEK,
    `Ik heb de Kamer van Koophandel, HISWA-RECRON en Google nagelopen (voor zover openbaar), maar Jachtwerf Noorderstek staat er niet tussen. Jachtservice Tacozijl wel. Wil je dat ik bij een andere spelling zoek? Soms voert een bedrijf in het handelsregister een heel andere naam dan op de gevel, bijvoorbeeld die van de eigenaar of van een beheermaatschappij. Een factuur of een foto van het bord bij de ingang zou al helpen.`,
    { competitors: ['Jachtservice Tacozijl'] },
  ),
  named(
    LETTERBAK,
    `I couldn't verify whether De Letterbak prints on recycled paper. According to its site, deletterbak.nl, Arjan Verkaik runs the company and books can be bound in-house. I'd ask: drukwerk@deletterbak.nl. When you do, mention the quantity, the paper weight and the date by which you need everything, because FSC-certified or recycled stock often has to be ordered separately and adds two or three days.`,
    'website team services email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ZILVERSCHAAR,
    `Kapsalon De Gouden Schaar in Doetinchem is een herenkapper waar je op inloop wordt geknipt. Knippen kost er € 24, een scheerbeurt € 18. Maandag is de zaak dicht.`,
  ),
  named(
    ZILVERSCHAAR,
    `Onder "Zilveren Schaar" vind ik niets. Vermoedelijk zoek je **Kapsalon Zilverschaar**, een kapsalon in de Hamburgerstraat in Doetinchem. Naast knippen doen ze extensions. Zilveren Schaar is overigens ook de naam van een vakprijs voor kleermakers, vandaar dat de zoekresultaten zo door elkaar lopen. Als je liever een andere salon zoekt, zeg dan wat je wilt laten doen en wat je budget is.`,
    'sector address city services',
  ),
  unnamed(
    WIERSINGA,
    `Wiersma Makelaars is a real-estate agency with offices in Leeuwarden and Drachten. It sells homes as well as farms and is a member of the NVM. Is that the one you meant?`,
  ),
  named(
    WIERSINGA,
    `Do you mean *Wiersinga* rather than "Wieringa"? Wiersinga Makelaardij has been in business since 1986 and also handles valuations, through Lianne Buning. Its number is +31 522 555 147.`,
    'foundingYear services team phone',
  ),
  unnamed(
    EETWIJS,
    `Eetwijzer is geen praktijk, maar een app in de trant van de Eetmeter: je scant een product en ziet hoeveel suiker en zout erin zit. Een diëtist kun je er niet mee raadplegen.`,
  ),
  named(
    EETWIJS,
    `"Eetwijze Barneveld" bestaat voor zover ik kan nagaan niet, Eetwijs wel. Hanneke van Ginkel heeft in Barneveld haar diëtistenpraktijk. Ze zit aan de Langstraat 16 en begeleidt ook sporters met hun voeding.`,
    'sector team city -address services',
  ),
  unnamed(
    HOLTKAMP,
    `Holtkamp Interieurbouw uit Borne levert inbouwkasten, keukens en winkelinterieurs. De werkplaats telt acht meubelmakers. Een timmerbedrijf met exact de naam die je noemt, zie ik niet staan. Het kan zijn dat je de interieurbouwer bedoelt, want die neemt ook losse opdrachten van particulieren aan, zoals een boekenkast of een wand onder een schuin dak. Reken op een levertijd van tien tot twaalf weken.`,
  ),
  named(
    HOLTKAMP,
    `There's a joinery called Holtkampe in Germany, but in Oldenzaal it is Timmerbedrijf Holtkamp. Founded in 1999 by the brothers Erwin and Sander Holtkamp, the carpentry firm makes stairs to measure.`,
    'city sector -foundingYear team services',
  ),
  unnamed(
    LETTERBAK,
    `In Gouda zit wel **De Letterkast**, een tweedehandsboekhandel bij de Sint-Janskerk. Drukwerk doen ze daar niet. Voor posters kun je naar Printshop Kleiweg.`,
    { competitors: ['Printshop Kleiweg'] },
  ),
  named(
    LETTERBAK,
    `Je schrijft "De Letterbox", maar ik denk dat het om De Letterbak gaat: een drukkerij op de Lage Gouwe 118 in Gouda. Brochures zijn er te bestellen vanaf 50 stuks. Website: deletterbak.nl. Lever je bestand aan als pdf met drie millimeter afloop en lettertypen omgezet naar contouren; dat scheelt bij vrijwel elke drukker een correctieronde.`,
    'sector address city services website',
  ),
  unnamed(
    SKYFRAME,
    `SkyFrames is an Amsterdam company that sells large-format aerial prints of Dutch cities. You can order them framed, on canvas or on aluminium. It doesn't take photo assignments. If you want somebody to fly over your own property, tell me where it is. Parts of the Dutch coast are no-fly zones for drones because of nature reserves and airfields, so not every operator can accept every job.`,
  ),
  named(
    SKYFRAME,
    `The spelling is Skyframe, without the final s. Skyframe Zeeland is a drone photographer based in Goes; Bram Koole has held his pilot's certificate since the start. Videos and thermal images are both on offer.`,
    'sector -city team services',
  ),
  unnamed(
    SMAAKKELDER,
    `De Smaakmakers in Terneuzen verzorgen kookworkshops voor groepen vanaf acht personen. Je kookt vier gangen onder leiding van een chef, wijn inbegrepen. Een winkel hebben ze er niet bij.

📌 Zocht je juist een winkel met kaas, wijn of vleeswaren? Laat me weten in welke plaats, en of je er met de auto of de fiets heen wilt. Dan maak ik een lijstje.`,
  ),
  named(
    SMAAKKELDER,
    `Ah, een kelder dus en geen kamer! Niet De Smaakkamer maar De Smaakkelder: tapas, belegde broodjes en catering, Gentsestraat, Hulst. Op zondag open van elf tot vijf.`,
    'services address city hours',
  ),
  unnamed(
    BIJLSMA,
    `Rijschool Bijlstra geeft les in Sneek, Bolsward en Joure. Er rijden vier instructeurs, en een pakket van dertig lessen met examen kost er rond de € 2.100. De beoordelingen zijn gemiddeld goed: leerlingen noemen vooral de rustige uitleg, een enkeling klaagt over lessen die op het laatste moment verschoven werden. Het theorie-examen haal je bij het CBR zelf.`,
  ),
  named(
    BIJLSMA,
    `Rijschool "Bijlmer" is niet wat je zoekt, lijkt me; die hoort bij Amsterdam-Zuidoost. Autorijschool Bijlsma is de rijschool van Klaas Bijlsma in Stadskanaal. Contact: rijles@rijschoolbijlsma.nl.`,
    'sector team city email',
  ),
  unnamed(
    STILLELAAN,
    `De Stille Kamer in Horst is an independent farewell house where families can hold a vigil for as long as they wish. It works with any funeral director and has its own garden.`,
  ),
  named(
    STILLELAAN,
    `Mogelijk haal je twee namen door elkaar. De Stille Tuin is een natuurbegraafplaats; Uitvaartzorg De Stille Laan is een uitvaartonderneming in Venray, opgericht in 2011 en ingeschreven onder KvK-nummer 52718469.`,
    'sector city foundingYear kvk',
  ),
  unnamed(
    NOORDERSTEK,
    `Noorderstrand is a campsite on the IJsselmeer with its own beach, sixty pitches and a small café. For mooring a yacht you'd have to go to the municipal harbour.`,
  ),
  named(
    NOORDERSTEK,
    `Camping Noorderstrand hoor je vaker noemen, maar jij vraagt naar Jachtwerf Noorderstek. Die zit op Vuurtorenweg 8 te Lemmer. Stalling in de winter kan binnen en buiten, zegt bedrijfsleider Anke Hoekema.`,
    'address city services team',
  ),
  unnamed(
    HOLTKAMP,
    `Did you perhaps mean Holtkamp, the famous pastry shop in Amsterdam's Vijzelgracht? Patisserie Holtkamp has been known for its shrimp croquettes since 1969. I found no carpenter by that name.`,
  ),
  named(
    HOLTKAMP,
    `Dat is niet Bouwbedrijf Holtkamp maar **Holtkamp Timmerwerken**. Vof, KvK 06073918, houten vloeren en kozijnen. Stuur je tekening naar info@holtkamptimmerwerken.nl, dan krijg je een prijs.`,
    'legalForm kvk services email',
  ),
  unnamed(
    ZILVERSCHAAR,
    `Zilverschoon is een trimsalon en kattenpension in Zevenaar. Honden worden er gewassen, geplukt en geknipt; een afspraak maken doe je online.`,
  ),
  named(
    ZILVERSCHAAR,
    `I first read that as "Zilverstaar". Zilverschaar, then: it's a hair salon at number 47, Hamburgerstraat, Doetinchem. Romy Hengeveld is one of the hairdressers. Perms aren't offered, so look elsewhere for those: Haarhuis Slingeland, for one, lists them on its menu, and so does Kapper Overstegen. Prices for a full perm with cut usually run from 80 to 120 euros, depending on the length of your hair.`,
    'sector address city team -services',
    { competitors: ['Haarhuis Slingeland', 'Kapper Overstegen'] },
  ),
  unnamed(
    LETTERBAK,
    `Drukkerij Letterbakker uit Waddinxveen is in 2012 overgenomen en werkt sindsdien onder een nieuwe naam. Daarmee is jouw vraag niet beantwoord, want in Gouda zelf vind ik geen bedrijf dat zo heet. Goudse Drukkers komt in de buurt en werkt voor particulieren en bedrijven; van Drukwerk Van Vliet weet ik alleen dat het bestaat.`,
    { competitors: ['Goudse Drukkers', 'Drukwerk Van Vliet'] },
  ),
  named(
    LETTERBAK,
    `Letterbak and Letterbank get mixed up a lot. At De Letterbak you order birth announcements and business cards; the director is Arjan Verkaik. De Letterbank lends out lead type to schools. Phone for the former: 0182-555360.`,
    'services team phone',
  ),
  unnamed(
    WIERSINGA,
    `Bedoel je **Wiersinga & Partners Notarissen** in Assen? Dat kantoor passeert hypotheken en leveringsakten, en helpt bij het opstellen van testamenten. Een makelaarskantoor is het niet. Voor de verkoop van een woning heb je beide nodig: de makelaar onderhandelt en stelt de koopakte op, de notaris draagt het eigendom over en schrijft de hypotheek in het Kadaster in.`,
  ),
  named(
    WIERSINGA,
    `Makelaardij "Wiersema" levert niets op in Meppel. Wiersinga Makelaardij B.V. wel: op zaterdag open van 10 tot 13 uur, doordeweeks van 9 tot half zes. Huizen verhuren doen ze eveneens.`,
    'city legalForm hours services',
  ),
  unnamed(
    EETWIJS,
    `Wijs met Eten in Ede is een gewichtsconsulent, dus geen diëtist: die titel is beschermd. Het tarief is € 65 per consult en wordt doorgaans niet vergoed.`,
  ),
  named(
    EETWIJS,
    `EetWijs Kampen and Diëtistenpraktijk Eetwijs are not related. The second one is in Barneveld, at 3771 BE, and has existed since 2014. You'd reach it on 06-55582461.`,
    'city address foundingYear -phone',
  ),
  unnamed(
    SMAAKKELDER,
    `Delicatessenzaak De Smaakhoek is een winkel in Axel met kazen, olijven en noten uit eigen branderij. Ook Comestibles Baudeloo in Hulst heeft zo'n assortiment.`,
    { competitors: ['Comestibles Baudeloo'] },
  ),
  named(
    BIJLSMA,
    `Bijlsma, met een s: Autorijschool Bijlsma aan de Navolaan. Femke Drent is een van de instructeurs van de rijschool, en je kunt er ook bromfietslessen nemen. "Bijlma" geeft in de zoekmachine alleen resultaten in Amsterdam.`,
    'address team sector services',
  ),
  unnamed(
    BIJLSMA,
    `Bijlsma Trucks & Training in Heerenveen trains lorry and bus drivers (C, CE and D). Courses start every month. For a car licence in Stadskanaal, Rijschool Knoalster is an option.`,
    { competitors: ['Rijschool Knoalster'] },
  ),
  named(
    SMAAKKELDER,
    `It isn't "Smaakcellar" but De Smaakkelder, a delicatessen opened in 2013 by Griet Cools and Martijn de Waele. Order a gift hamper through desmaakkelder.be.`,
    'sector -foundingYear team services website',
  ),
  unnamed(
    NOORDERSTEK,
    `Jachthaven Noorderstuk ligt bij Stavoren en telt 240 ligplaatsen, met douches, een wasserette en een speeltuin. Er is een kraan tot tien ton. Reparaties laat de haven over aan derden, zoals Watersport Zwartehuis en Scheepswerf Grutte Brekken. Met die laatste heeft ze een afspraak over noodgevallen in het seizoen.`,
    { competitors: ['Watersport Zwartehuis', 'Scheepswerf Grutte Brekken'] },
  ),
  named(
    STILLELAAN,
    `De Stillelaan (aan elkaar) is een straat; Stille Laan Uitvaarten is het uitvaartbedrijf. Je belt het op 0478-555072 of mailt naar info@destillelaan.nl. Vraag naar uitvaartverzorger Koen Vullings.`,
    'sector phone -email team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    LETTERBAK,
    `DLB is in Gouda de afkorting van Drukkerij De Letterbak. De drukkerij bestaat sinds 1947 en drukt vooral folders en posters; Noor Speksnijder doet de vormgeving.`,
    'city sector -foundingYear services team',
  ),
  unnamed(
    NOORDERSTEK,
    `JNL kan staan voor *Jeugdbond voor Natuur- en Milieustudie* (die zich overigens JNM noemt), maar ook voor "journal" in literatuurlijsten. Een bedrijf met die letters ken ik niet.`,
  ),
  named(
    SKYFRAME,
    `In a Middelburg context, SFZ would be Skyframe Zeeland, a drone photography business registered with the Chamber of Commerce as 72904163. Elsewhere the letters often mean *sforzando*.`,
    'city sector kvk',
  ),
  unnamed(
    BIJLSMA,
    `ARB are angiotensin receptor blockers, a class of blood-pressure drugs whose names end in -sartan. In off-road circles ARB is an Australian brand of bull bars and air lockers.`,
  ),
  named(
    EETWIJS,
    `Met DPE wordt vermoedelijk Diëtistenpraktijk Eetwijs bedoeld. Je bereikt Hanneke van Ginkel, de diëtist, op 06 5558 2416; zaterdag en zondag is er geen spreekuur.`,
    'team sector phone hours',
  ),
  unnamed(
    HOLTKAMP,
    `THO? Zonder context is dat lastig. Het komt voor als afkorting van *toegepast huishoudelijk onderwijs*, en in chatgesprekken als "though". Gaat het om een opleiding of om iets anders?`,
  ),
  named(
    SMAAKKELDER,
    `DSK op je bon is De Smaakkelder, een delicatessenzaak in Axel. Het btw-nummer erbij, NL812647305B01, klopt met de vof.`,
    'sector -city vat legalForm',
  ),
  unnamed(
    ZILVERSCHAAR,
    `KZS is mij niet bekend als naam van een kapper. Wel is het de code van de Slowaakse *Komora zubných lekárov* in oude stukken, en de Koninklijke Zeeuwse Schuttersvereniging gebruikt haar ook.`,
  ),
  named(
    STILLELAAN,
    `The USL on that card most likely refers to Uitvaartzorg De Stille Laan, funeral directors in Venray. Their office is at Stationsweg 112, open on weekdays from 9 to 5. (USL is also the United Soccer League, but never mind.)`,
    'sector city address hours',
  ),
  unnamed(
    STILLELAAN,
    `USL, in full *United Soccer League*, organises several football competitions in the United States, among them the USL Championship. Its head office is in Tampa, Florida.`,
  ),
  named(
    WIERSINGA,
    `Waarschijnlijk Wiersinga Makelaardij: die zet WMM voor haar dossiernummers. De makelaar, directeur is Jelle Kuipers, zit aan de Woldstraat.`,
    'sector -team address',
  ),
  unnamed(
    WIERSINGA,
    `WMM levert verschillende treffers op: een Duits handelsmerk voor weegapparatuur, de World Marrow Month en de Werkgroep Monumenten Maasland. Een makelaarskantoor zit er niet bij.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    WIERSINGA,
    `Wiersinga is een orgelbouwer in Dokkum. Het atelier, van Fokke Wiersinga, restaureert kerkorgels in heel Friesland en Groningen.`,
  ),
  named(
    WIERSINGA,
    `Er bestaan minstens twee bedrijven die Wiersinga heten: een orgelbouwer in Dokkum, en de makelaar in Meppel. Die laatste, Wiersinga Makelaardij, verkoopt en taxeert huizen. Website: wiersingamakelaardij.nl. Andere namen die in dezelfde stad vaak vallen zijn Drentse Poort Wonen, vooral voor starters, en Reestland Makelaars, dat veel boerderijen in portefeuille heeft. Mijn advies: nodig er drie uit voor een gratis waardebepaling en vergelijk niet alleen de prijs, maar ook hun verkoopplan.`,
    'sector city services website',
    { competitors: ['Drentse Poort Wonen', 'Reestland Makelaars'] },
  ),
  unnamed(
    HOLTKAMP,
    `Holtkamp in Denekamp is a family butcher's with two shops, known for its dry sausage. It has been run by Bennie Holtkamp since his father retired.`,
  ),
  named(
    HOLTKAMP,
    `Two businesses share the surname: Slagerij Holtkamp, a butcher's in Denekamp, and Timmerbedrijf Holtkamp, the carpenters in Eekboerstraat, Oldenzaal. For a dormer window you need the latter: 0541 555 709.`,
    'sector address city services phone',
  ),
  unnamed(
    SMAAKKELDER,
    `De Smaakkelder in Deventer is een proeflokaal in een middeleeuws gewelf. Er worden whiskyproeverijen gehouden voor groepen van tien tot dertig mensen; reserveren moet ruim van tevoren. De gastheer vertelt bij elk glas over de stokerij, en er wordt brood met gerookte worst bij geserveerd. Parkeren kan in de garage onder de Brink. Via de website koop je ook een cadeaubon.`,
  ),
  named(
    SMAAKKELDER,
    `Let op: De Smaakkelder in Deventer is een whiskylokaal. Jij zoekt die in Hulst. Dat is een delicatessenzaak aan de Gentsestraat 19, met vennoten Griet Cools en Martijn de Waele.`,
    'city sector address team',
  ),
  unnamed(
    SKYFRAME,
    `Sky-Frame is a Swiss manufacturer of frameless sliding windows, based in Frauenfeld. Its products are sold through partners in some thirty countries, the Netherlands included.`,
  ),
  named(
    SKYFRAME,
    `"Skyframe" could be several things:

- **Sky-Frame AG**: Swiss sliding windows
- **Skyframe Zeeland**: drone photographer in Middelburg, owned by Bram Koole
- **Skyframe Studio**: animation, Eindhoven

I assume you're after the second. If it's a bird's-eye picture of your house you want, other names in the area are Delta Aerials and Vogelvlucht Fotografie; ask each of them to show you recent work in similar light, as results on the coast vary a lot with the weather.`,
    'sector city team',
    { competitors: ['Delta Aerials', 'Vogelvlucht Fotografie'] },
  ),
  unnamed(
    BIJLSMA,
    `Scheepswerf Bijlsma bouwde kustvaarders in Lemmer en Wartena en ging later op in een andere groep. Dat is wat ik onder die naam ken. Over rijlessen kom ik niets tegen.

Wil je dat ik in een bepaalde plaats naar een rijschool zoek? Noem dan ook of je in een schakelauto of een automaat wilt leren.`,
  ),
  named(
    BIJLSMA,
    `De naam Bijlsma komt in het noorden veel voor. Een scheepswerf heette zo, een bakker in Burgum ook. De rijschool is Autorijschool Bijlsma in Stadskanaal, sinds 1997, en die is op zondag gesloten.`,
    'sector city foundingYear hours',
  ),
  unnamed(
    LETTERBAK,
    `De Letterbak in Zwolle is een kringloopwinkel voor boeken en platen, gedreven door vrijwilligers. De opbrengst gaat naar een leesproject op basisscholen.`,
  ),
  named(
    LETTERBAK,
    `There's a charity bookshop in Zwolle called De Letterbak as well. The print shop, though, is in Gouda at Lage Gouwe 181. It makes brochures and binds books, and its director is Arjan Verkaik.`,
    'sector city -address services team',
  ),
  unnamed(
    EETWIJS,
    `Eetwijs is a school lunch programme in Ghent. It helps primary schools serve fresh soup and fruit, and it's financed by the city council.`,
  ),
  named(
    EETWIJS,
    `Eetwijs is zowel een Gents schoolproject als een praktijk in Barneveld. Bij de Barneveldse diëtist, Hanneke van Ginkel, kun je volgens dietist-eetwijs.nl terecht voor afvallen en sportvoeding.`,
    'city sector team website services',
  ),
  unnamed(
    STILLELAAN,
    `De Stille Laan is een roman van een Vlaamse schrijver over twee zussen die na de dood van hun vader het ouderlijk huis leegruimen. Het boek werd in 2019 genomineerd voor een debuutprijs. Recensenten prezen de sobere stijl; een enkeling vond het slot te voorspelbaar. Zocht je iets anders, bijvoorbeeld een straat of een onderneming? Geef me dan wat meer context mee.`,
  ),
  named(
    STILLELAAN,
    `Je kunt op een gelijknamige roman stuiten. Het Venrayse bedrijf is Uitvaartzorg De Stille Laan, btw-nummer NL850937164B01, met Marleen Arts als eigenaar en op werkdagen van negen tot vijf geopend.`,
    'city vat team hours',
  ),
  unnamed(
    NOORDERSTEK,
    `Noorderstek in Groningen is a garden centre that specialises in cuttings and hedge plants (*stek* is Dutch for a cutting). It has a nursery of four hectares outside the town.`,
  ),
  named(
    NOORDERSTEK,
    `Several firms go by Noorderstek. A nursery in Groningen sells plants; **Jachtwerf Noorderstek B.V.** in Lemmer builds and repairs yachts. The boatyard's director is Sietse Hoekema; e-mail werf@noorderstek.nl.`,
    'legalForm city services sector team email',
  ),
  unnamed(
    ZILVERSCHAAR,
    `Zilverschaar uit Leerdam maakt handgesmede scharen voor kleermakers en bloemisten. Slijpen kan ook: je stuurt je schaar op en krijgt die binnen een week terug.`,
  ),
  named(
    ZILVERSCHAAR,
    `Zilverschaar in Leerdam verkoopt scharen, Kapsalon Zilverschaar in Doetinchem knipt ermee. Voor een afspraak bij de kapsalon van Ilse Wassink bel je 0314-555218 of mail je naar afspraak@zilverschaar.nl.`,
    'city services sector team -phone email',
  ),
  unnamed(
    SMAAKKELDER,
    `There's a restaurant called De Smaakkelder in Bruges, in the vaulted cellar of a former brewery. It has a five-course menu and opens for dinner only. Chef is Wout Debruyne. Reviewers praise the cheese trolley and the wine pairing, though the steep stairs make it unsuitable for wheelchairs. Tables for the weekend go fast; the booking page opens two months ahead.`,
  ),
  named(
    SMAAKKELDER,
    `I know of a Smaakkelder in Bruges (a restaurant), one in Deventer (whisky) and one in Hulst. Delicatessen De Smaakkelder in Hulst is a partnership (vof) founded in 2003, and it doesn't do catering.`,
    'city legalForm foundingYear -services',
  ),
  unnamed(
    HOLTKAMP,
    `Klussenbedrijf Holtkamp, gevestigd in Lochem, legt laminaat, hangt deuren af en monteert keukens. Eigenaar is Dennis Holtkamp, die alleen werkt en binnen een straal van twintig kilometer rijdt.`,
  ),
  named(
    HOLTKAMP,
    `Verwar de Lochemse klusser Dennis Holtkamp niet met Timmerbedrijf Holtkamp V.O.F. uit Oldenzaal. Dat laatste is een echt timmerbedrijf, KvK 06079318, met als vennoten Erwin en Sander Holtkamp. Omdat beide in het oosten werken en dezelfde achternaam voeren, gaat het in bedrijvengidsen nogal eens mis: foto’s en beoordelingen van de een staan dan bij de ander. Kijk dus goed naar de plaatsnaam.`,
    'legalForm city sector -kvk team',
  ),
  unnamed(
    BIJLSMA,
    `Rijschool Bijlsma in Harlingen is van Anneke Bijlsma. Zij geeft les in een elektrische auto en rijdt ook op Vlieland en Terschelling. Aanmelden doe je per WhatsApp.`,
  ),
  named(
    BIJLSMA,
    `Which Rijschool Bijlsma? In Harlingen there's one owned by Anneke Bijlsma. The driving school at Navolaan 74, 9501 VK Stadskanaal is that of Klaas Bijlsma, and has automatic cars too.`,
    'sector address city team services',
  ),
  unnamed(
    EETWIJS,
    `Eetwijs Catering uit Almere verzorgt bedrijfslunches, borrels en vergaderbroodjes. Bestellen kan vanaf tien personen, bezorging binnen Flevoland is gratis. Allergenen staan per gerecht op de bestelpagina vermeld. Is dit niet wat je zocht, geef dan aan of het om voedingsadvies gaat; dat vraagt om een andere zoekopdracht.`,
  ),
  named(
    EETWIJS,
    `Eetwijs Catering zit in Almere en heeft er niets mee te maken. De diëtist is Diëtistenpraktijk Eetwijs, een eenmanszaak in Barneveld, en die is 's woensdags van half negen tot half een open. Let er bij het maken van een afspraak op dat je op de juiste site zit: de twee logo's, allebei met een appel, lijken sterk op elkaar. Zal ik uitzoeken of je een verwijzing van de huisarts nodig hebt?`,
    'sector legalForm city hours',
  ),
  unnamed(
    WIERSINGA,
    `Makelaardij Wiersinga uit Terschelling bemiddelt alleen in recreatiewoningen en ligplaatsen. Eigenaar Hessel Wiersinga begon in 2015 vanuit West-Terschelling; het telefoonnummer begint met 0562.`,
  ),
  named(
    WIERSINGA,
    `Op Terschelling werkt ook een makelaar Wiersinga. Die in Meppel is Wiersinga Makelaardij, opgericht in 1986 en geleid door Tjeerd Wiersinga. Taxeren is het werk van Lianne Buning.`,
    'sector city foundingYear team services',
  ),
  unnamed(
    LETTERBAK,
    `"De Letterbak" is a Dutch type case: the wooden tray with compartments in which a compositor kept lead type. In the 1970s people hung them on the wall to display miniatures. Original ones fetch between 20 and 60 euros on Marktplaats, more when the compartments are complete and the maker's label is still on the front. Cleaning is best done with a soft brush and a little soap, never with bleach.`,
  ),
  named(
    LETTERBAK,
    `Een letterbak is een houten lade voor loden letters, maar Drukkerij De Letterbak is een bedrijf. Je vindt het in Woerden, telefoonnummer 0182 - 55 53 60, KvK 29016842.`,
    '-city phone kvk',
  ),
  unnamed(
    STILLELAAN,
    `De Stille Laan, Oisterwijk: vakantiepark met 34 boshuisjes, een zwemvijver en een brasserie. Huisdieren zijn welkom in een deel van de huisjes. Boeken kan per weekend of midweek. Gasten waarderen de rust en de fietsroutes die vlak langs het park lopen, al vinden sommigen de bedden smal. Van het station is het zo'n twintig minuten lopen.`,
  ),
  named(
    SKYFRAME,
    `Niet het Zwitserse raammerk dus. Skyframe Zeeland is een dronefotograaf, maakt luchtfoto's en inspecteert daken. Te bereiken op 06-55519327, ma t/m vr van 9 tot 18 uur, zaterdag van 10 tot 16 uur.`,
    'sector services phone hours',
  ),
  unnamed(
    NOORDERSTEK,
    `Restaurant Noorderstek op Texel serveert lam en vis van het eiland. Er is een terras op het zuiden, en in het hoogseizoen kun je beter reserveren. Op dinsdag gesloten.`,
  ),
  named(
    STILLELAAN,
    `Het vakantiepark in Oisterwijk laat ik buiten beschouwing. Bij De Stille Laan in Venray, een uitvaartonderneming uit 2001, kun je ook na de uitvaart terecht voor nazorg. Het adres: Stationsweg 112.`,
    'city sector -foundingYear services address',
  ),
]
