import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

function judged(answer: string, sector: string, services: string[] = ['Abonnementen']) {
  const company = prepareCompany(
    plainCompany({
      name: 'Vermazen Holwerda',
      websites: ['https://vermazenholwerda.nl'],
      addresses: [{ street: 'Kade 1', postalCode: '6711 AB', city: 'Ede' }],
      sector,
      services,
    }),
    [],
  )
  return Object.fromEntries(judgeAnswer(answer, company).facts.map(({ fact, verdict }) => [fact, verdict]))
}

describe('the trade in other words and in English', () => {
  test.each([
    ['hovenier', 'Vermazen Holwerda is een groenbedrijf in Ede.'],
    ['slagerij', 'Vermazen Holwerda is een vleeszaak in Ede.'],
    ['nagelstudio', 'Vermazen Holwerda is een van de nagel studio’s in Ede.'],
    ['zonnepanelen-installateur', 'Vermazen Holwerda is een van de zonnepanelen-installateurs in Ede.'],
    ['snackbar', 'Vermazen Holwerda is een cafetaria in Ede.'],
    ['vakantiepark', 'Vermazen Holwerda is a holiday village near Ede.'],
    ['schildersbedrijf', 'Vermazen Holwerda is a painting and decorating company.'],
    ['trappenfabriek', 'Vermazen Holwerda is a stair builder in Ede.'],
    ['heibedrijf', 'Vermazen Holwerda is een funderingsbedrijf in Ede.'],
    ['hoveniersbedrijf', 'Vermazen Holwerda, a landscaping company in Ede, has good reviews.'],
    ['hovenier', 'Vermazen Holwerda is een bedrijf voor tuinaanleg in Ede.'],
    ['aannemer', 'Vermazen Holwerda is a building contractor in Ede.'],
    ['dakdekkersbedrijf', 'Vermazen Holwerda is a roofing company in Ede.'],
    ['installatiebedrijf', 'Vermazen Holwerda, a plumbing and heating company in Ede, is well known.'],
    ['fietsenmaker', '**Vermazen Holwerda** – Tweewielerzaak in Ede met goede recensies.'],
    ['fietsenmaker', 'Vermazen Holwerda is een zaak voor fietsen en e-bikes in Ede.'],
    ['autobedrijf', 'Vermazen Holwerda is a car repair shop in Ede.'],
    ['tandarts', 'Vermazen Holwerda is een mondzorgpraktijk in Ede.'],
    ['fysiotherapie', 'Vermazen Holwerda is a physiotherapy practice in Ede.'],
    ['dierenarts', 'Vermazen Holwerda is een dierenkliniek in Ede.'],
    ['opticien', 'Vermazen Holwerda is een brillenwinkel in Ede.'],
    ['kapper', 'Vermazen Holwerda is een haarsalon in Ede.'],
    ['restaurant', 'Vermazen Holwerda is een eetgelegenheid in Ede.'],
    ['slagerij', 'Vermazen Holwerda is a butcher in Ede.'],
    ['bloemist', 'Vermazen Holwerda is een bloemenatelier in Ede.'],
    ['accountantskantoor', 'Vermazen Holwerda is een administratiekantoor in Ede.'],
    ['advocatenkantoor', 'Vermazen Holwerda is a law firm in Ede.'],
    ['it-bedrijf', 'Vermazen Holwerda is a managed service provider in Ede.'],
    ['fotograaf', 'Vermazen Holwerda is een fotostudio in Ede.'],
    ['verhuisbedrijf', 'Vermazen Holwerda is a removal company in Ede.'],
    ['kinderdagverblijf', 'Vermazen Holwerda is a day nursery in Ede.'],
    ['trimsalon', 'Vermazen Holwerda is een hondenkapper in Ede.'],
    ['haptotherapeut', 'Vermazen Holwerda is een praktijk voor haptonomie in Ede.'],
    ['paardentandarts', 'Vermazen Holwerda is an equine dentist in Ede.'],
    ['uitvaartonderneming', 'Vermazen Holwerda is a funeral home in Ede.'],
    ['meubelmaker', 'Vermazen Holwerda is a cabinetmaker in Ede.'],
    ['tandtechnisch laboratorium', 'Twee tandtechnische laboratoria in Ede: Vermazen Holwerda en Proxilab.'],
    ['rijwielverhuur', 'Vermazen Holwerda is een fietsverhuurbedrijf in Ede.'],
    ['koffiebranderij', 'Vermazen Holwerda zit in Ede. De branderij is van Jan Smit.'],
    ['lasbedrijf', 'Vermazen Holwerda is a welding company in Ede.'],
  ])('%s: %s', (sector, answer) => {
    expect(judged(answer, sector).sector).toBe('right')
  })

  test.each([
    ['tandarts', 'Vermazen Holwerda is een orthodontist in Ede.'],
    ['kinderdagverblijf', 'Vermazen Holwerda is a tree nursery in Ede.'],
    ['architectenbureau', 'Vermazen Holwerda is een tuinarchitect in Ede.'],
    ['hotel', 'Vermazen Holwerda is een dierenhotel in Ede.'],
    ['bakkerij', 'Vermazen Holwerda is een pottenbakkerij in Ede.'],
    ['schildersbedrijf', 'Vermazen Holwerda is een kunstschilder in Ede.'],
    ['slagerij', 'Vermazen Holwerda is een viswinkel in Ede.'],
    ['goudsmid', 'Vermazen Holwerda is een hoefsmid in Ede.'],
    ['aannemer', 'Vermazen Holwerda is een websitebouwer in Ede.'],
  ])('not right: %s and %s', (sector, answer) => {
    expect(judged(answer, sector).sector).not.toBe('right')
  })

  test.each([
    ['restaurant', 'Vermazen Holwerda is een horecazaak in Ede.'],
    ['hovenier', 'Vermazen Holwerda is een familiebedrijf uit Ede.'],
    ['dakdekker', 'Vermazen Holwerda is een specialist uit Ede.'],
    ['bakkerij', 'Vermazen Holwerda is een ambachtelijke winkel in Ede.'],
  ])('not wrong: %s and %s', (sector, answer) => {
    expect(judged(answer, sector).sector).not.toBe('wrong')
  })
})

describe('services in other words and in English', () => {
  test.each([
    ['Gebitsreiniging', 'mondhygiëne'],
    ['Castratie en sterilisatie', 'neutering'],
    ['Bomen rooien', 'tree removal'],
    ['Glasbewassing', 'window cleaning'],
    ['Riool ontstoppen', 'het ontstoppen van afvoeren'],
    ['Waterontharders', 'water softeners'],
    ['Maatwerkkasten', 'kasten op maat'],
    ['Bandenwissel', 'tyre changes'],
    ['Wortelkanaalbehandeling', 'root canal treatment'],
    ['Relatietherapie', 'couples therapy'],
    ['Kerstpakketten', 'christmas hampers'],
    ['Bruidsjurken', 'trouwjurken'],
    ['Jaarrekeningen', 'financial statements'],
    ['Bedrijfsovername', 'mergers and acquisitions'],
    ['Aankoopbegeleiding', 'begeleiding bij aankoop'],
    ['Heftruckopleiding', 'forklift training'],
    ['Dronebeelden', 'aerial footage'],
    ['Woningontruiming', 'house clearance'],
    ['Asbestsanering', 'asbestos removal'],
    ['Buitenschoolse opvang', 'after-school care'],
    ['Crematies', 'cremations'],
    ['Kleding vermaken', 'clothing alterations'],
    ['Spuitgieten', 'injection moulding'],
    ['Familierecht', 'divorces'],
    ['Arbeidsrecht', 'employment disputes'],
    ['Sportrevalidatie', 'sportfysiotherapie'],
    ['Zangles', 'lessons in piano, guitar and voice'],
    ['Zangles', 'piano, guitar and singing lessons'],
    ['Huurrecht', 'arbeids-, huur- en familierecht'],
    ['Rouwbloemwerk', 'funeral wreaths'],
    ['Trouwreportages', 'wedding photography'],
    ['Opleveringsschoonmaak', 'de laatste schoonmaakbeurt na een verbouwing'],
    ['Burn-outbegeleiding', 'coaching na een burn-out'],
    ['Verkoopbegeleiding', 'selling your home'],
    ['Ontharen', 'waxing'],
    ['Voetonderzoek', 'foot assessments'],
    ['Wespennesten', 'wespenbestrijding'],
    ['Bouwkundige keuringen', 'aankoopkeuringen'],
    ['Pianotransport', 'het verplaatsen van een vleugel'],
    ['Behandeling aan huis', 'home visits'],
    ['Schrijfmotoriek', 'help with handwriting'],
    ['Motorisch onderzoek', 'motor skills assessments'],
    ['Trouwringen', 'wedding bands'],
    ['Bekkenfysiotherapie', 'een bekkenfysiotherapeut'],
    ['Yin yoga', 'yin'],
    ['Verpakkingsontwerp', 'packaging'],
    ['Trouwfotografie', 'wedding photographers'],
    ['Catering', 'complete buffetten'],
    ['Nagels knippen (hond)', 'nail clipping'],
    ['E-mailmarketing', 'email campaigns'],
    ['Boekbinden', 'bound books'],
    ['Alimentatieberekening', 'alimony calculations'],
    ['Kinderacupunctuur', 'acupuncture for children'],
    ['Steunzolen op maat', 'custom insoles'],
    ['Vaste beugels', 'slotjesbeugels'],
    ['Babyosteopathie', 'osteopathie voor huilbaby’s'],
    ['Medicatierol', 'een baxterrol'],
    ['Rouwvervoer', 'een rouwauto'],
    ['Dagopvang voor honden', 'doggy daycare'],
    ['Haal- en brengservice', 'het ophalen en brengen van honden'],
    ['Yogaretraites', 'retreats'],
    ['Vlizotrappen', 'loft ladders'],
    ['Boomveiligheidscontroles', 'inspections of trees'],
    ['Puin afvoeren', 'het weghalen van puin'],
    ['Archiefvernietiging', 'destroying confidential documents'],
    ['Marterwering', 'het weren van steenmarters'],
    ['Beschoeiing', 'bank protection'],
    ['Rolsteigers', 'mobile scaffold towers'],
    ['Damwanden', 'sheet piles'],
    ['Glasbewassing', 'wast ramen'],
    ['Kinderen knippen', 'een dag waarop kinderen tot twaalf jaar worden geknipt, en dat'],
  ])('%s: %s', (service, said) => {
    expect(judged(`Vermazen Holwerda uit Ede biedt onder meer ${said} aan.`, 'winkel', [service]).services).toBe(
      'right',
    )
  })

  test.each([
    ['Gebitsreiniging', 'kantoorschoonmaak'],
    ['Verhuizingen', 'asbestverwijdering'],
    ['Bomen rooien', 'het knippen van haar'],
    ['Livemuziek', 'een live verslag'],
    ['Dagopvang', 'foot care'],
    ['Bedrijfsfilms', 'business lunches'],
    ['Wassen', 'hoe het vroeger was'],
    ['Glas-in-lood ramen', 'roof windows'],
    ['Tuinonderhoud', 'de aanleg van tuinen, onderhoud van vijvers'],
    ['Rouwkaarten', 'rouwbegeleiding'],
    ['Bruiloften', 'trouwbloemen'],
    ['Houtrotherstel', 'root canals'],
    ['Huurrecht', 'huurauto’s'],
    ['Dakbedekking', 'dakgoten'],
    ['Trouwringen', 'zilveren ringen'],
    ['Dry needling', 'dry cleaning'],
    ['Behandeling aan huis', 'huizen'],
    ['Familiekamer', 'tweepersoonskamers'],
    ['Afvallen', 'afvalverwerking'],
    ['Tuinaanleg', 'tuinontwerp'],
    ['Vaste beugels', 'vaste tarieven'],
    ['Oogdrukmeting', 'werk onder druk'],
    ['Krasherstel', 'nieuwe ruiten voor kapotte'],
    ['Graafwerk', 'het ploegen van akkers'],
    ['Utiliteitsbouw', 'les aan scholen'],
  ])('not %s: %s', (service, said) => {
    expect(judged(`Vermazen Holwerda uit Ede biedt onder meer ${said} aan.`, 'winkel', [service]).services).toBe(
      'absent',
    )
  })

  // No list knows a part of these, or not in this form.
  test.each([
    ['Piano’s stemmen', 'het stemmen van piano’s'],
    ['Rietonderhoud', 'onderhoud van riet'],
    ['Boeken inbinden', 'ingebonden boeken'],
    ['Schoorstenen vegen', 'schoorsteenvegen'],
    ['Betonboren', 'gaten boren in beton'],
    ['Velgen restaureren', 'velgenrestauratie'],
    ['Naamborden', 'borden met je naam'],
    ['Naamborden', 'naambordjes'],
    ['Wetsuitverhuur', 'wetsuits huren'],
    ['Bekers en medailles', 'medailles'],
    ['Fraudeonderzoek', 'onderzoek naar fraude'],
    ['Piercings', 'navelpiercings'],
    ['Logo’s borduren', 'geborduurde logo’s'],
    ['Surflessen', 'leren surfen'],
    ['Voedingsadvies', 'hulp bij gezonder eten'],
    ['Duikreizen', 'duikvakanties'],
    ['Visvergunningen', 'vergunningen om te vissen'],
  ])('%s: %s', (service, said) => {
    expect(judged(`Vermazen Holwerda uit Ede doet ${said}.`, 'winkel', [service]).services).toBe('right')
  })

  test.each([
    ['Betonboren', 'het storten van beton'],
    ['Schilderijen inlijsten', 'een lijst van kleuren'],
    ['Fraudeonderzoek', 'bodemonderzoek'],
    ['Voedingsadvies', 'advies over verzekeringen'],
    ['Ringen', 'jarenlange ervaringen'],
    ['Velgen restaureren', 'restauratie van meubels'],
  ])('not %s: %s', (service, said) => {
    expect(judged(`Vermazen Holwerda uit Ede doet ${said}.`, 'winkel', [service]).services).toBe('absent')
  })

  // Shops, food and drink, places to stay and to go out: words of two are written with a hyphen in the list.
  test.each([
    ['Tweedehands meubels', 'sells second-hand furniture'],
    ['Cadeaubonnen', 'sells gift cards'],
    ['Bladmuziek', 'sells sheet music'],
    ['Second-hand books', 'verkoopt tweedehands boeken'],
    ['Kinderfietsen', 'verkoopt kinderfietsjes'],
    ['Broodjes om mee te nemen', 'serves sandwiches to take away'],
    ['Kaasplateaus', 'maakt kaasplanken op bestelling'],
    ['Huisdieren welkom', 'zegt dat honden welkom zijn'],
    ['Vrijgezellenfeesten', 'hosts hen parties and stag dos'],
    ['Chemisch reinigen', 'does dry cleaning'],
    ['Statafels', 'rents out standing tables'],
    ['Pasfoto’s', 'takes passport photos'],
  ])('%s: %s', (service, said) => {
    expect(judged(`Vermazen Holwerda uit Ede ${said}.`, 'winkel', [service]).services).toBe('right')
  })

  test.each([
    ['Proeverijen', 'has tasting menus'],
    ['Babykleding', 'gives style advice'],
    ['Accessoires', 'ligt plat'],
    ['Kaasplateaus', 'makes seafood platters'],
    ['Familiekamer', 'has a showroom for families'],
  ])('not %s: %s', (service, said) => {
    expect(judged(`Vermazen Holwerda uit Ede ${said}.`, 'winkel', [service]).services).toBe('absent')
  })
})

describe('business services, learning and transport in other words', () => {
  test.each([
    ['opslagbedrijf', 'Meubelopslag', 'slaat meubels op'],
    ['autogarage', 'Storingsdiagnose', "leest auto's uit bij storingen"],
    ['arbodienst', 'RI&E', 'voert risico-inventarisaties uit'],
    ['webdesignbureau', 'Webshops', 'builds online stores'],
    ['motorzaak', 'Gebruikte motoren', 'sells second-hand motorbikes'],
    ['notariskantoor', 'Oprichting bv', "richt bv's op"],
    ['notariskantoor', 'Oprichting bv', 'incorporates companies'],
    ['taalschool', 'Staatsexamentraining', 'offers State Exam training'],
    ['verzekeringskantoor', 'Autoverzekering', 'insures cars'],
    ['koeriersbedrijf', 'Pakketbezorging', 'bezorgt pakketten'],
    ['beveiligingsbedrijf', 'Evenementenbeveiliging', 'beveiligt festivals'],
  ])('%s, %s: %s', (sector, service, said) => {
    expect(judged(`Vermazen Holwerda ${said}.`, sector, [service]).services).toBe('right')
  })

  test.each([
    ['videoproductiebedrijf', 'Bedrijfsfilms', 'is a video production company in Ede'],
    ['autoverhuurbedrijf', 'Bestelbussen', "verhuurt auto's van het merk Fiat"],
    ['landmeter', 'Dronemetingen', 'filmt met een drone'],
    ['uitzendbureau', 'Werving en selectie', "zoekt nieuwe collega's"],
  ])('%s, %s and not: %s', (sector, service, said) => {
    expect(judged(`Vermazen Holwerda ${said}.`, sector, [service]).services).toBe('absent')
  })

  test('a supplier of promotional gifts', () => {
    const answer = 'Vermazen Holwerda is a promotional products company in Ede.'
    expect(judged(answer, 'relatiegeschenkenleverancier').sector).toBe('right')
  })
})
