/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WETERING = withRivals(
  {
    name: 'Huisartsenpraktijk De Wetering',
    aliases: ['De Wetering', 'Huisartsen De Wetering', 'HPW'],
    legalName: 'Maatschap Huisartsenpraktijk De Wetering',
    legalForm: 'maatschap',
    websites: ['https://huisartsdewetering.nl'],
    phones: ['0172 55 53 40'],
    emails: ['assistente@huisartsdewetering.nl', 'recepten@huisartsdewetering.nl'],
    addresses: [{ street: 'Raadhuisstraat 116', postalCode: '2406 AH', city: 'Alphen aan den Rijn' }],
    foundingYear: 1992,
    kvk: '28104736',
    vat: 'NL807315462B01',
    sector: 'huisarts',
    services: ['Spreekuur', 'Reizigersvaccinaties', 'Kleine chirurgische ingrepen', 'Diabeteszorg'],
    team: [
      { name: 'Floor Brandsma', role: 'huisarts en praktijkhouder' },
      { name: 'Imran Sadiq', role: 'huisarts' },
      { name: 'Tineke Vermeij', role: 'praktijkondersteuner' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Huisartsenpraktijk Zegersloot', website: 'https://huisartszegersloot.nl' },
    { name: 'Gezondheidscentrum Ridderveld' },
    { name: 'Huisartsen Kerk en Zanen', website: 'https://huisartsenkerkenzanen.nl' },
  ],
)

export const NOORDERBIT = withRivals(
  {
    name: 'Noorderbit IT-diensten',
    aliases: ['Noorderbit', 'Noorderbit ICT', 'NBI'],
    legalName: 'Noorderbit B.V.',
    legalForm: 'bv',
    websites: ['https://noorderbit.nl'],
    phones: ['0512 55 58 24'],
    emails: ['servicedesk@noorderbit.nl'],
    addresses: [{ street: 'Lavendelheide 14', postalCode: '9202 PD', city: 'Drachten' }],
    foundingYear: 2008,
    kvk: '01134957',
    vat: 'NL819457203B01',
    sector: 'IT-dienstverlener',
    services: ['Werkplekbeheer', 'Cloudmigratie', 'Cybersecurity', 'Back-up en herstel'],
    team: [
      { name: 'Sjoerd Haagsma', role: 'directeur' },
      { name: 'Ilse Postma', role: 'servicedeskmanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Smallingerland Systemen', website: 'https://smallingerlandsystemen.nl' },
    { name: 'Friso IT Beheer' },
    { name: 'De Netwerkers', website: 'https://denetwerkersdrachten.nl' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Keukenhuis Van Rossum',
    aliases: ['Van Rossum Keukens', 'Van Rossum', 'KVR'],
    legalName: 'Van Rossum Keukens B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossumkeukens.nl'],
    phones: ['0318 55 57 60'],
    emails: ['showroom@vanrossumkeukens.nl'],
    addresses: [{ street: 'Wageningselaan 38', postalCode: '3903 LA', city: 'Veenendaal' }],
    foundingYear: 1974,
    kvk: '09042618',
    vat: 'NL803628517B01',
    sector: 'keukenzaak',
    services: ['Keukens op maat', 'Inbouwapparatuur', 'Montage', 'Werkbladen vervangen'],
    team: [
      { name: 'Arjan van Rossum', role: 'eigenaar' },
      { name: 'Heleen Bos', role: 'keukenadviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Keukenstudio Valleizicht', website: 'https://keukenstudiovalleizicht.nl' },
    { name: 'Keukens Ederveen' },
    { name: 'De Kookkamer', website: 'https://dekookkamer-veenendaal.nl' },
  ],
)

export const GRENDEL = withRivals(
  {
    name: 'Slotenservice De Grendel',
    aliases: ['De Grendel', 'Grendel Sloten', 'SDG'],
    legalName: 'Slotenservice De Grendel',
    legalForm: 'eenmanszaak',
    websites: ['https://degrendelsloten.nl'],
    phones: ['078 555 41 96'],
    emails: ['help@degrendelsloten.nl'],
    addresses: [{ street: 'Voorstraat 284', postalCode: '3311 ET', city: 'Dordrecht' }],
    foundingYear: 2013,
    kvk: '57318042',
    vat: 'NL002347816B52',
    sector: 'slotenmaker',
    services: ['Deur openen', 'Sloten vervangen', 'Inbraakschade herstellen', 'Sleutels bijmaken'],
    team: [
      { name: 'Ferdi Kaya', role: 'eigenaar' },
      { name: 'Lars Boogaard', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-22:00; za 08:00-20:00; zo 10:00-18:00'],
  },
  [
    { name: 'Sloten Drechtstad', website: 'https://slotendrechtstad.nl' },
    { name: 'Veilig Dicht Dordrecht' },
    { name: 'Sleutelspecialist Merwede', website: 'https://sleutelspecialistmerwede.nl' },
  ],
)

export const KOERSVAST = withRivals(
  {
    name: 'Coachpraktijk Koersvast',
    aliases: ['Koersvast', 'Koersvast Coaching', 'CPK'],
    legalName: 'Coachpraktijk Koersvast',
    legalForm: 'eenmanszaak',
    websites: ['https://koersvastcoaching.nl'],
    phones: ['06 55 59 27 03'],
    emails: ['willemijn@koersvastcoaching.nl'],
    addresses: [{ street: 'Assenstraat 47', postalCode: '7411 JR', city: 'Deventer' }],
    foundingYear: 2017,
    kvk: '69274831',
    vat: 'NL001935762B40',
    sector: 'coach',
    services: ['Loopbaancoaching', 'Burn-outbegeleiding', 'Teamcoaching', 'Wandelcoaching'],
    team: [
      { name: 'Willemijn Odink', role: 'coach en eigenaar' },
      { name: 'Bas Ligtenberg', role: 'teamcoach' },
    ],
    hours: ['ma,di,do 09:00-18:00; wo 09:00-21:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Praktijk De IJsselstroom', website: 'https://praktijkdeijsselstroom.nl' },
    { name: 'Loopbaanhuis Salland' },
    { name: 'Buro Binnenwerk', website: 'https://burobinnenwerk.nl' },
  ],
)

export const WISSE = withRivals(
  {
    name: 'Vishandel Wisse & Zoon',
    aliases: ['Vishandel Wisse', 'Wisse Vis', 'VWZ'],
    legalName: 'Vishandel Wisse & Zoon V.O.F.',
    legalForm: 'vof',
    websites: ['https://wissevis.nl'],
    phones: ['0115 55 52 87'],
    emails: ['bestel@wissevis.nl'],
    addresses: [{ street: 'Noordstraat 63', postalCode: '4531 GD', city: 'Terneuzen' }],
    foundingYear: 1958,
    kvk: '21008473',
    vat: 'NL801936254B01',
    sector: 'vishandel',
    services: ['Verse vis', 'Visschotels', 'Gerookte paling', 'Zeeuwse mosselen'],
    team: [
      { name: 'Izaak Wisse', role: 'vennoot' },
      { name: 'Daan Wisse', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 08:30-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'De Zeeuwse Kotter', website: 'https://dezeeuwsekotter.nl' },
    { name: 'Visspeciaalzaak Otene' },
    { name: 'Het Schelpenhuis', website: 'https://hetschelpenhuis-axel.nl' },
  ],
)

export const ELZENHOEK = withRivals(
  {
    name: 'Landgoed Elzenhoek',
    aliases: ['Elzenhoek', 'Trouwen op Elzenhoek', 'LGE'],
    legalName: 'Landgoed Elzenhoek B.V.',
    legalForm: 'bv',
    websites: ['https://landgoedelzenhoek.nl'],
    phones: ['0529 55 54 61'],
    emails: ['bruiloft@landgoedelzenhoek.nl'],
    addresses: [{ street: 'Hammerweg 92', postalCode: '7731 AK', city: 'Ommen' }],
    foundingYear: 2010,
    kvk: '50163827',
    vat: 'NL822671594B01',
    sector: 'trouwlocatie',
    services: ['Ceremonie in de tuin', 'Diner en feest', 'Overnachten in het koetshuis', 'Bruidsarrangementen'],
    team: [
      { name: 'Marit Schuldink', role: 'eigenaar' },
      { name: 'Joris Egberts', role: 'eventmanager' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 10:00-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Kasteelhoeve Vechtdal', website: 'https://kasteelhoevevechtdal.nl' },
    { name: 'De Oranjerie van Junne' },
    { name: 'Boerderij Stegeren', website: 'https://trouwenopstegeren.nl' },
  ],
)

export const ZONNEDAK = withRivals(
  {
    name: 'Zonnedak Kempen',
    aliases: ['Zonnedak', 'Zonnedak De Kempen', 'ZDK'],
    legalName: 'Zonnedak Kempen B.V.',
    legalForm: 'bv',
    websites: ['https://zonnedakkempen.nl'],
    phones: ['0497 55 56 19'],
    emails: ['offerte@zonnedakkempen.nl'],
    addresses: [{ street: 'Meerheide 27', postalCode: '5521 DZ', city: 'Eersel' }],
    foundingYear: 2012,
    kvk: '55820416',
    vat: 'NL851740369B01',
    sector: 'zonnepanelen',
    services: ['Zonnepanelen plaatsen', 'Thuisbatterijen', 'Laadpalen', 'Onderhoud van omvormers'],
    team: [
      { name: 'Twan Heesters', role: 'directeur' },
      { name: 'Sanne van Gestel', role: 'energieadviseur' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Solar Bladel', website: 'https://solarbladel.nl' },
    { name: 'Kempisch Energiehuis' },
    { name: 'Dakstroom Hapert', website: 'https://dakstroomhapert.nl' },
  ],
)

export const DRAAD = withRivals(
  {
    name: 'Naaiatelier Draad & Zoom',
    aliases: ['Draad & Zoom', 'Draad en Zoom', 'NDZ'],
    legalName: 'Naaiatelier Draad & Zoom',
    legalForm: 'eenmanszaak',
    websites: ['https://draadenzoom.nl'],
    phones: ['0182 55 50 38'],
    emails: ['atelier@draadenzoom.nl'],
    addresses: [{ street: 'Lange Tiendeweg 71', postalCode: '2801 KE', city: 'Gouda' }],
    foundingYear: 2004,
    kvk: '29036185',
    vat: 'NL001527493B26',
    sector: 'naaiatelier',
    services: ['Kleding herstellen', 'Bruidsjurken vermaken', 'Gordijnen op maat', 'Naailes'],
    team: [
      { name: 'Fatiha Ouali', role: 'eigenaar' },
      { name: 'Greetje Molenaar', role: 'coupeuse' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:30-17:30; do 09:30-20:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Kledingreparatie De Waag', website: 'https://kledingreparatiedewaag.nl' },
    { name: 'Atelier Sint Jan' },
    { name: 'Stikwerk Gouda', website: 'https://stikwerkgouda.nl' },
  ],
)

export const OLDENHAVE = withRivals(
  {
    name: 'Pensioenkantoor Oldenhave',
    aliases: ['Oldenhave', 'Oldenhave Pensioenadvies', 'PKO'],
    legalName: 'Oldenhave Pensioenadvies V.O.F.',
    legalForm: 'vof',
    websites: ['https://oldenhavepensioen.nl'],
    phones: ['020 555 31 78'],
    emails: ['advies@oldenhavepensioen.nl'],
    addresses: [{ street: 'Amsterdamseweg 409', postalCode: '1181 BP', city: 'Amstelveen' }],
    foundingYear: 1997,
    kvk: '33285904',
    vat: 'NL808264715B01',
    sector: 'pensioenadviseur',
    services: ['Pensioenadvies voor ondernemers', 'Pensioenregeling voor personeel', 'Lijfrente', 'Pensioen voor expats'],
    team: [
      { name: 'Robbert Oldenhave', role: 'vennoot' },
      { name: 'Chantal Mulder', role: 'pensioenadviseur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Pensioenloket Amstelland', website: 'https://pensioenloketamstelland.nl' },
    { name: 'Bovenkerk Pensioen & Leven' },
    { name: 'Nestor Advies', website: 'https://nestoradvies.nl' },
  ],
)
