/** Short answers that a stranger to the rules wrote: denials and similar names. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GESPREK, KRUIK, TERPSTRA } from '#tests/cases/answers/companies/81.ts'
import { GRASDUIN, TIJM, TVL } from '#tests/cases/answers/companies/83.ts'
import { BROUWER, KWAST, SPIL } from '#tests/cases/answers/companies/96.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KRUIK,
    'Ik heb gezocht naar Café De Kruik in Amersfoort, maar ik kon helaas geen betrouwbare informatie over dit café vinden. Mogelijk staat het onder een andere naam vermeld. Heeft u een adres of website voor mij?',
  ),
  named(
    TERPSTRA,
    'Terpstra Schoonmaakdiensten is een schoonmaakbedrijf in Drachten dat onder meer kantoren schoonmaakt. Openingstijden heb ik online niet kunnen vinden. U kunt het beste even bellen naar 0512 55 54 90.',
    'sector city services -phone',
  ),
  unnamed(
    GESPREK,
    "I wasn't able to find a language school called Het Gesprek in Breda. If you are looking for Spanish lessons in that area, Talenhuis Brabant and Parla Breda both offer group courses for beginners.",
    { competitors: ['Talenhuis Brabant', 'Parla Breda'] },
  ),
  named(
    TIJM,
    'I found Restaurant Tijm at Havik 32 in Amersfoort. Unfortunately, its current menu and prices are not available in the sources I checked, so I would recommend contacting them directly.',
    'city -address',
  ),
  unnamed(
    TVL,
    'Over Terpstra & Van Loon Administraties is in de bronnen die ik heb geraadpleegd niets terug te vinden. Controleer eventueel de spelling, of zoek het kantoor op in het Handelsregister van de KvK.',
  ),
  named(
    GRASDUIN,
    'Grasduin Hoveniers is te bereiken via 076 555 38 90. Wie de eigenaar is, wordt in de zoekresultaten niet vermeld, en ook reviews heb ik niet gevonden.',
    '-phone',
  ),
  unnamed(
    SPIL,
    'I have no information about a physiotherapy practice named De Spil in Deventer. It may be a small practice with little online presence. Your GP or health insurer can usually provide a list of practices near you.',
  ),
  named(
    BROUWER,
    'Brouwer Installatietechniek was founded in 1976 and is based in Zaandam. I could not confirm whether they offer a 24-hour emergency service, as this is not mentioned on the pages I found.',
    'foundingYear city',
  ),
  unnamed(
    KWAST,
    'Helaas levert mijn zoekopdracht naar schildersbedrijf Kwaststreek geen resultaten op. Andere schilders in Nijmegen die goed worden beoordeeld, zijn Van Haren Schilders en De Verfploeg.',
    { competitors: ['Van Haren Schilders', 'De Verfploeg'] },
  ),
  named(
    KRUIK,
    'Volgens de website is Café De Kruik op maandag geopend vanaf 15:00 uur. Een e-mailadres staat er voor zover ik kan zien niet bij, maar u kunt bellen met 033 555 18 27.',
    '-hours phone',
  ),
  unnamed(
    TERPSTRA,
    "I'm sorry, but my search did not return anything about Terpstra Schoonmaakdiensten. If you can share a website or a town, I would be happy to look again.",
  ),
  named(
    GESPREK,
    'Het Gesprek in Breda is a language school that teaches Spanish and Italian. I did not find any information about its course fees, so please ask for a quote at welkom@hetgesprektaalschool.nl.',
    'city sector services email',
  ),
  unnamed(
    TIJM,
    'Ik kan op dit moment geen gegevens van Restaurant Tijm vinden en wil daarom geen telefoonnummer noemen dat misschien niet klopt. Op Google Maps vindt u meestal het actuele nummer.',
  ),
  named(
    TVL,
    'Terpstra & Van Loon Administraties zit aan de Dracht 118 in Heerenveen en is volgens het register in 2001 opgericht. Informatie over tarieven ontbreekt op de website.',
    'address city -foundingYear',
  ),
  unnamed(
    GRASDUIN,
    'There does not seem to be any public information about Grasduin Hoveniers. For garden work around Etten-Leur, you could consider the following companies:\n\n- Van Hooijdonk Tuinen\n- De Groene Spade\n- Buitenkamer Brabant',
    { competitors: ['Van Hooijdonk Tuinen', 'De Groene Spade', 'Buitenkamer Brabant'] },
  ),
  named(
    SPIL,
    'De Spil is a physiotherapy practice on the Brinkgreverweg in Deventer. The search results do not say whether a referral is needed or which insurers they have contracts with.',
    'sector address city',
  ),
  unnamed(
    BROUWER,
    'Het spijt me, ik ken geen installatiebedrijf met de naam Brouwer Installatietechniek en kan er dus geen oordeel over geven. Als u een link naar de website stuurt, kijk ik graag met u mee.',
  ),
  named(
    KWAST,
    'Ik heb Kwaststreek gevonden: een schildersbedrijf in Arnhem, met als website kwaststreek.nl. Het btw-nummer en het KvK-nummer kon ik niet achterhalen.',
    'sector -city website',
  ),
  unnamed(
    KRUIK,
    'Unfortunately, I cannot verify that a café called De Kruik exists in Amersfoort, since none of the sources mention it. Het Hopgenot is a well-known alternative if you would like to try special beers.',
    { competitors: ['Het Hopgenot'] },
  ),
  named(
    TERPSTRA,
    'Terpstra Schoonmaakdiensten is run by Sjoerd Terpstra. I was unable to find out how many people work there or when the company was founded.',
    'team',
  ),
  unnamed(
    GESPREK,
    'Mijn gegevens bevatten geen informatie over Taalschool Het Gesprek. Het kan zijn dat de school nog niet lang bestaat of weinig online aanwezig is. Waar bent u precies naar op zoek?',
  ),
  named(
    TIJM,
    'Restaurant Tijm heeft geen cateringservice, zo blijkt uit de informatie op eetbijtijm.nl. Over de mogelijkheden voor groepen kon ik niets terugvinden; daarvoor kunt u mailen naar info@eetbijtijm.nl.',
    '-services website -email',
  ),
  unnamed(
    TVL,
    'I could not locate any reviews, website or contact details for TVL Administraties in Heerenveen. You may want to check the Dutch Chamber of Commerce register to see whether the firm is still active.',
  ),
  named(
    GRASDUIN,
    'Grasduin Hoveniers was established in 2008 by Joost Goverde. Their opening hours are not listed in the sources available to me.',
    '-foundingYear team',
  ),
  unnamed(
    SPIL,
    'Een praktijk met de naam Fysiotherapie De Spil kom ik in Deventer niet tegen. Wel vond ik Fysio Salland en Beweegcentrum IJssel, waar u zonder verwijzing een afspraak kunt maken.',
    { competitors: ['Fysio Salland', 'Beweegcentrum IJssel'] },
  ),
  named(
    BROUWER,
    'Brouwer Installatietechniek staat ingeschreven onder KvK-nummer 35014862 en heeft als rechtsvorm een besloten vennootschap. Ervaringen van klanten heb ik niet gevonden.',
    '-kvk legalForm',
  ),
  unnamed(
    KWAST,
    "As far as I can tell, there is no information online about a painter called Kwaststreek. That doesn't necessarily mean the business doesn't exist, as many self-employed painters rely on word of mouth.",
  ),
  named(
    KRUIK,
    'Café De Kruik is located at Langegracht 22 and has been around since 1984. I found no details about parking or about whether dogs are allowed.',
    'address -foundingYear',
  ),
  unnamed(
    TERPSTRA,
    'Voor Terpstra Schoonmaak heb ik geen treffers gevonden. In Drachten zijn wel andere schoonmaakbedrijven actief, waaronder Schoonmaakbedrijf Veenstra (veenstraschoonmaak.nl) en Frisia Clean (frisiaclean.nl).',
    { competitors: ['Schoonmaakbedrijf Veenstra', 'Frisia Clean'] },
  ),
  named(
    GESPREK,
    'Taalschool Het Gesprek is op zaterdag gesloten en geeft door de week ook in de avond les. Het lesrooster voor het komende seizoen was nog niet beschikbaar.',
    '-hours',
  ),
  unnamed(
    TIJM,
    'I was unable to find a place called Tijm in Amersfoort. Would Bistro Langegracht or Eetlokaal Noord suit you instead? Both are in the city centre and serve dinner every evening.',
    { competitors: ['Bistro Langegracht', 'Eetlokaal Noord'] },
  ),
  named(
    TVL,
    'TVL Administraties is an accounting office in Heerenveen, and its phone number is 0513 55 52 46. I could not find an email address.',
    'sector city -phone',
  ),
  unnamed(
    GRASDUIN,
    'Ik beschik niet over informatie waaruit blijkt dat Hoveniersbedrijf Grasduin bestaat. Vraag eventueel bij branchevereniging VHG na of zij het bedrijf kennen.',
  ),
  named(
    SPIL,
    'Bij Fysiotherapie De Spil kunt u terecht voor manuele therapie en dry needling. Of de behandelingen volledig worden vergoed, heb ik niet kunnen nagaan.',
    'services',
  ),
  unnamed(
    BROUWER,
    "I don't have any details on Brouwer Installatietechniek, so I can't tell you what they charge for boiler maintenance. On average, an annual service in the Netherlands costs between €90 and €150.",
  ),
  named(
    KWAST,
    'Kwaststreek is owned by Teun Derks and is open from Monday to Friday, from 9 a.m. to 6 p.m. Unfortunately, I did not come across any customer reviews.',
    'team -hours',
  ),
  unnamed(
    KRUIK,
    'Er zijn mij geen openingstijden bekend van Eetcafé De Kruik; sterker nog, ik heb geen enkele vermelding van deze zaak gevonden. Stadscafé Koppel en Café Van Zanten zijn wel te vinden op Google.',
    { competitors: ['Stadscafé Koppel', 'Café Van Zanten'] },
  ),
  named(
    TERPSTRA,
    'Het e-mailadres van Terpstra Schoonmaakdiensten is contact@terpstraschoon.nl. Het bezoekadres kan ik niet met zekerheid geven, omdat de bronnen elkaar tegenspreken.',
    '-email',
  ),
  unnamed(
    GESPREK,
    'No results were found for Het Gesprek as a language school. Please note that my search may be incomplete, so you could also try looking on Facebook or LinkedIn.',
  ),
  named(
    TIJM,
    'Restaurant Tijm opened in 2014, and Jasmijn Verkerk is the chef. I was not able to find a telephone number for reservations, but Bistro Langegracht nearby can be booked online.',
    'foundingYear team',
    { competitors: ['Bistro Langegracht'] },
  ),
  unnamed(
    TVL,
    'Ik heb geen administratiekantoor gevonden dat Terpstra & Van Loon heet. Voor hulp bij de btw-aangifte kunt u in Heerenveen bijvoorbeeld contact opnemen met Cijferwijs Friesland of Administratiekantoor Hoekstra.',
    { competitors: ['Cijferwijs Friesland', 'Administratiekantoor Hoekstra'] },
  ),
  named(
    GRASDUIN,
    'Grasduin Hoveniers is gevestigd aan de Hoevenseweg 14 in Etten-Leur en verzorgt tuinontwerp en tuinonderhoud. Wat een tuinontwerp kost, staat helaas nergens vermeld.',
    '-address city services',
  ),
  unnamed(
    SPIL,
    "My apologies, but I can't give you the opening hours of Praktijk De Spil because I couldn't find the practice in any directory. Could you check whether the name is spelled correctly?",
  ),
  named(
    BROUWER,
    'Here is what I found about Brouwer Installatietechniek:\n\n- **Phone:** 075 555 61 42\n- **Website:** brouwer-installatie.com\n- **Opening hours:** not available\n- **Reviews:** not available',
    'phone -website',
  ),
  unnamed(
    KWAST,
    'Kwaststreek komt in geen van de door mij geraadpleegde overzichten van schilders voor. Zal ik een lijst maken van schildersbedrijven in Nijmegen die wel beoordelingen hebben, zoals Kleurrijk Nijmegen?',
    { competitors: ['Kleurrijk Nijmegen'] },
  ),
  named(
    KRUIK,
    'I did find Café De Kruik, and it offers live music as well as a room that can be hired for parties. However, the rental price is not stated on the website (cafedekruik.nl).',
    'services website',
  ),
  unnamed(
    GRASDUIN,
    'I do not know of any landscaper called Grasduin. Based on what is available online, De Groene Spade appears to be the most frequently mentioned gardening company in Etten-Leur.',
    { competitors: ['De Groene Spade'] },
  ),
  named(
    SPIL,
    'De Spil has been a physiotherapy practice since 1989, according to its listing. The listing does not name the therapists, and I could not find whether the practice is open at weekends.',
    'sector -foundingYear',
  ),
  unnamed(
    BROUWER,
    'Omdat ik geen informatie over Loodgietersbedrijf Brouwer kan vinden, kan ik deze vraag niet beantwoorden. Bij spoed kunt u in Zaandam Loodgieter Kat bellen.',
    { competitors: ['Loodgieter Kat'] },
  ),
  named(
    KWAST,
    'Schildersbedrijf Kwaststreek is een eenmanszaak met als adres Groesbeekseweg 155 in Nijmegen. Behangen doet het bedrijf niet. Over de wachttijd voor nieuwe opdrachten is geen informatie te vinden.',
    'legalForm address city -services',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KRUIK,
    'Een kruik is een kan of fles van aardewerk waarin vroeger water, bier of jenever werd bewaard. Tegenwoordig denken de meeste mensen bij het woord aan een warmwaterkruik.',
  ),
  named(
    TERPSTRA,
    'There are several companies in Friesland with the name Terpstra. The cleaning company is Terpstra Schoonmaakdiensten, which is based in Drachten and can be reached on 0512 55 54 09.',
    'sector city phone',
  ),
  unnamed(
    GESPREK,
    'Het Gesprek was een Nederlandse televisiezender die zich richtte op interviews en debatten. De zender ging in 2010 failliet. Een taalschool met deze naam heb ik niet gevonden.',
  ),
  named(
    TIJM,
    'Restaurant Tijm in Amersfoort moet u niet verwarren met Tijm & Laurier in Zeist, dat andere eigenaren heeft. Restaurant Tijm zit aan het Havik 23 en is van maandag tot en met woensdag gesloten.',
    'city address -hours',
  ),
  unnamed(
    TVL,
    'TVL stands for Tegemoetkoming Vaste Lasten, a Dutch subsidy scheme that helped businesses pay their fixed costs during the coronavirus pandemic. The scheme was carried out by RVO and ended in 2022.',
  ),
  named(
    GRASDUIN,
    "The word 'grasduinen' means to browse, but you are probably looking for Grasduin Hoveniers. This is a gardening company in Roosendaal that designs and maintains gardens.",
    'sector -city services',
  ),
  unnamed(
    SPIL,
    'De Spil in Roeselare is een cultuurcentrum met theater, dans en muziek. Over een fysiotherapiepraktijk met dezelfde naam in Deventer heb ik geen informatie gevonden.',
  ),
  named(
    BROUWER,
    'Er zijn in Noord-Holland meerdere bedrijven die Brouwer heten. Het installatiebedrijf in Zaandam is Brouwer Installatietechniek, dat in 1967 is opgericht.',
    'sector city -foundingYear',
  ),
  unnamed(
    KWAST,
    'I could not find a painter named Kwaststreek in Nijmegen. I did find De Kwast, a paint shop in Wijchen, but that appears to be a different business.',
  ),
  named(
    KRUIK,
    'Please note that Café De Kruik is not the same as De Kruk, a furniture shop a few streets away. The café is at Langegracht 22 in Amersfoort and serves special beers.',
    'sector address city services',
  ),
  unnamed(
    TERPSTRA,
    'Terpstra is een Friese achternaam die verwijst naar iemand die op of bij een terp woonde. De naam komt vooral voor in Friesland en Groningen.',
  ),
  named(
    GESPREK,
    'Hoewel Het Gesprek ook de titel van verschillende podcasts is, gaat het hier om de taalschool aan de Nieuwe Boschstraat 84 in Breda. U kunt er onder andere Italiaans leren.',
    'sector -address city services',
  ),
  unnamed(
    TIJM,
    'Thyme, or tijm in Dutch, is a Mediterranean herb that goes well with lamb, roasted vegetables and soups. You can use it fresh or dried, and it keeps its flavour during long cooking.',
  ),
  named(
    TVL,
    'If you mean the accounting firm rather than the subsidy scheme, TVL is short for Terpstra & Van Loon Administraties. Its website is tvl-administraties.nl, and the owner is Wiebe Terpstra.',
    'sector website team',
  ),
  unnamed(
    GRASDUIN,
    'Bedoelt u misschien Camping Grasduin aan de Zeeuwse kust? Dat is de enige Grasduin die ik kan vinden; een hovenier met die naam staat niet in de zoekresultaten.',
  ),
  named(
    SPIL,
    'De naam De Spil wordt ook gebruikt door een basisschool en een buurthuis. De fysiotherapeut met deze naam vindt u in Deventer en is telefonisch bereikbaar op 0570 55 53 81.',
    'sector city -phone',
  ),
  unnamed(
    BROUWER,
    'The closest match I found is Brouwers Installaties in Eindhoven, which installs air conditioning. This is not the Zaandam company you asked about, and I found no details on that one.',
  ),
  named(
    KWAST,
    "Kwaststreek literally means 'brush stroke', and it is also the name of a painting company in Nijmegen. The company was started in 2009 by Teun Derks.",
    'sector city foundingYear team',
  ),
  unnamed(
    KRUIK,
    'Ik vond wel een Café De Kruik in Zwolle, maar dat is een andere zaak dan het café in Amersfoort waar u naar vraagt. Over het laatste kan ik u helaas niets vertellen.',
  ),
  named(
    TERPSTRA,
    'Terpstra Schoonmaakdiensten wordt soms verward met Terpstra Schilderwerken uit Leeuwarden, maar de twee bedrijven hebben niets met elkaar te maken. Eerstgenoemde is een eenmanszaak en gebruikt het e-mailadres info@terpstraschoon.nl.',
    '-legalForm email',
  ),
  unnamed(
    GESPREK,
    "In Dutch, 'het gesprek' simply means 'the conversation'. You can use it for any talk between two or more people, for example 'het gesprek duurde een uur'.",
  ),
  named(
    TIJM,
    'There are at least three places called Tijm in the Netherlands. The one in Amersfoort is a restaurant that opened in 2016, and you can find it at eetbijtijm.nl.',
    'city sector -foundingYear website',
  ),
  unnamed(
    TVL,
    'Ik heb alleen Van Loon Accountants in Den Bosch gevonden, en dat is een ander bedrijf. Voor een boekhouder in Heerenveen kunt u De Boekhoudkamer overwegen.',
    { competitors: ['De Boekhoudkamer'] },
  ),
  named(
    GRASDUIN,
    'Let op: Grasduin Hoveniers is iets anders dan Graszoden Duin, dat graszoden levert. Voor de aanleg van een tuin of vijver moet u bij Grasduin Hoveniers zijn, telefoonnummer 076 555 83 90.',
    'services phone',
  ),
  unnamed(
    SPIL,
    "The Dutch word 'spil' means pivot or axis. It is also used figuratively for the person around whom everything turns, such as the central midfielder in a football team.",
  ),
  named(
    BROUWER,
    'Brouwer is a common Dutch surname, so please make sure you have the right company. Brouwer Installatietechniek is at Provincialeweg 203 in Zaandam and is closed at weekends.',
    'address city -hours',
  ),
  unnamed(
    KWAST,
    'Met een kwaststreek wordt de zichtbare streep bedoeld die een kwast achterlaat in de verf. U voorkomt dit door de verf iets te verdunnen en altijd in dezelfde richting af te strijken.',
  ),
  named(
    KRUIK,
    'Naast het café in Amersfoort bestaat er ook een slijterij De Kruik in Tilburg. Café De Kruik in Amersfoort is eigendom van Joris van Aken en is op maandag dicht.',
    'sector city -team hours',
  ),
  unnamed(
    TERPSTRA,
    'I found a company called Terpstra Schoonmaak in Rotterdam, but it does not seem to be connected with the one in Drachten. In Drachten itself, I only came across Frisia Clean and Helder & Co.',
    { competitors: ['Frisia Clean', 'Helder & Co'] },
  ),
  named(
    GESPREK,
    'Het Gesprek should not be confused with Het Goede Gesprek, which is a coaching practice in Tilburg. Het Gesprek is a language school and can be called on 076 555 23 06.',
    'sector -phone',
  ),
  unnamed(
    TIJM,
    'In Amersfoort heb ik geen restaurant met de naam Tijm gevonden, wel Restaurant Tijn aan de Hof. De namen lijken sterk op elkaar, dus misschien bedoelde u dat restaurant?',
  ),
  named(
    TVL,
    'Terpstra & Van Loon Administraties is niet verbonden aan Van Loon Makelaars, ondanks de overeenkomst in naam. Het administratiekantoor staat in Sneek en verzorgt onder andere salarisadministraties.',
    'sector -city services',
  ),
  unnamed(
    GRASDUIN,
    "'Grasduinen' is a Dutch verb that means to browse through books or papers at leisure. It used to be the title of a nature magazine as well.",
  ),
  named(
    SPIL,
    'While many organisations in the Netherlands are called De Spil, the physiotherapy practice of that name is in Deventer. It is owned by Harm Ensink and does not provide pelvic physiotherapy.',
    'sector city team -services',
  ),
  unnamed(
    BROUWER,
    'Een brouwer is iemand die bier maakt, meestal in een brouwerij. De achternaam Brouwer is van dit beroep afgeleid en komt in heel Nederland voor.',
  ),
  named(
    KWAST,
    'Er is ook een kunstatelier dat Kwaststreek heet, maar voor onderhoud aan uw huis heeft u Schildersbedrijf Kwaststreek nodig. Dat bedrijf heeft als e-mailadres info@kwaststreek.nl en repareert ook houtrot.',
    '-email services',
  ),
  unnamed(
    KRUIK,
    'Did you mean De Kruijk? Kees de Kruijk is a well-known caterer from Utrecht. I have not been able to find a café with a similar name in Amersfoort.',
  ),
  named(
    TERPSTRA,
    'You may come across TSD as an abbreviation for other organisations too. In this case it refers to Terpstra Schoonmaakdiensten, a cleaning company that was founded in 2003 and has its office at Het Helmhout 13.',
    'sector foundingYear -address',
  ),
  unnamed(
    GESPREK,
    'De enige onderneming met de naam Het Gesprek die ik heb gevonden, is een praktijk voor relatietherapie in Groningen. Die geeft geen taallessen, dus dat is waarschijnlijk niet wat u zoekt.',
  ),
  named(
    TIJM,
    'Tijm is in de eerste plaats een keukenkruid, maar Restaurant Tijm is een zaak in Amersfoort waar u kunt lunchen en dineren. Reserveren kan via 033 555 47 21.',
    'city services -phone',
  ),
  unnamed(
    TVL,
    'Terpstra and Van Loon are both common surnames in the Netherlands. Terpstra comes from Friesland, while Van Loon is found mainly in Noord-Brabant and probably refers to Loon op Zand.',
  ),
  named(
    GRASDUIN,
    'I found two businesses with almost the same name. Grasduin Hoveniers in Etten-Leur is the landscaper, and Duingras in Zandvoort sells plants. The landscaper works on Saturday mornings as well.',
    'city sector hours',
  ),
  unnamed(
    SPIL,
    'Mijn zoekresultaten verwijzen naar Fysiotherapie De Spiegel in Apeldoorn, en dat is een andere praktijk. In Deventer vond ik alleen Praktijk Noordenberg.',
    { competitors: ['Praktijk Noordenberg'] },
  ),
  named(
    BROUWER,
    'Verwar Brouwer Installatietechniek niet met Brouwer Elektra uit Purmerend, dat alleen elektrisch werk doet. Brouwer Installatietechniek plaatst warmtepompen en wordt geleid door Jan Brouwer.',
    'services -team',
  ),
  unnamed(
    KWAST,
    'There is a Kwaststreek in Ghent, Belgium, but it is an art school for children. It has no connection with a painting business in Nijmegen, about which I have no information.',
  ),
  named(
    TVL,
    'The name TVL is also used by a transport company in Venlo. The accountants you are asking about, Terpstra & Van Loon Administraties, are located in Heerenveen and are closed on Fridays.',
    'sector city -hours',
  ),
  unnamed(
    TIJM,
    'Tijm is ook een achternaam, die vooral in West-Friesland voorkomt. Bekende naamdragers zijn mij niet bekend, maar in genealogische databanken vindt u meer over de families Tijm.',
  ),
  named(
    SPIL,
    'Er bestaan in Overijssel twee praktijken met een vergelijkbare naam, namelijk De Spil en De Spiraal. De Spil heeft fysiodespil.nl als website en is op vrijdag tot 20:00 uur geopend.',
    'website -hours',
  ),
  unnamed(
    BROUWER,
    'If you are asking about the surname, Brouwer is the Dutch equivalent of the English name Brewer. A famous bearer is the mathematician L.E.J. Brouwer, who was born in Overschie in 1881.',
  ),
  named(
    KWAST,
    'De Kwaststreep in Tiel en Kwaststreek in Nijmegen zijn twee verschillende bedrijven. Kwaststreek heeft als KvK-nummer 09187452 en is te bereiken op 024 555 70 63.',
    'city kvk -phone',
  ),
]
