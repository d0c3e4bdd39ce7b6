/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ANKER = withRivals(
  {
    name: 'Fysiotherapie Het Anker',
    aliases: ['Het Anker', 'Fysio Het Anker', 'FHA'],
    legalName: 'Fysiotherapie Het Anker B.V.',
    legalForm: 'bv',
    websites: ['https://fysiohetanker.nl'],
    phones: ['0118 55 52 17'],
    emails: ['info@fysiohetanker.nl', 'afspraak@fysiohetanker.nl'],
    addresses: [{ street: 'Segeersstraat 44', postalCode: '4331 KP', city: 'Middelburg' }],
    foundingYear: 2001,
    kvk: '22048157',
    vat: 'NL809214673B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Bekkenfysiotherapie', 'Echografie', 'Revalidatie na een operatie'],
    team: [
      { name: 'Lianne Verhage', role: 'praktijkhouder' },
      { name: 'Bram Dingemanse', role: 'manueel therapeut' },
    ],
    hours: ['ma,di,do 07:30-20:00; wo,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Fysio Walcheren Centrum', website: 'https://fysiowalcherencentrum.nl' },
    { name: 'Beweegpunt Dauwendaele' },
    { name: 'Fysiotherapie Griffioen-Zuid', website: 'https://fysiogriffioenzuid.nl' },
  ],
)

export const KURK = withRivals(
  {
    name: 'Wijnhandel De Gouden Kurk',
    aliases: ['De Gouden Kurk', 'Gouden Kurk Wijnen', 'WGK'],
    legalName: 'Wijnhandel De Gouden Kurk V.O.F.',
    legalForm: 'vof',
    websites: ['https://degoudenkurk.nl'],
    phones: ['033 555 41 86'],
    emails: ['winkel@degoudenkurk.nl'],
    addresses: [{ street: 'Langestraat 128', postalCode: '3811 AK', city: 'Amersfoort' }],
    foundingYear: 1992,
    kvk: '31048269',
    vat: 'NL803718294B01',
    sector: 'wijnhandel',
    services: ['Wijnproeverijen', 'Relatiegeschenken', 'Wijncursus', 'Bezorging aan huis'],
    team: [
      { name: 'Rogier Swinkels', role: 'vennoot' },
      { name: 'Annet Boers', role: 'vennoot en vinoloog' },
    ],
    hours: ['ma gesloten; di,wo,do 10:00-18:00; vr 10:00-20:00; za 09:30-17:30; zo 12:00-17:00'],
  },
  [
    { name: 'Wijnkoperij Koppelpoort', website: 'https://wijnkoperijkoppelpoort.nl' },
    { name: 'De Druivenkelder' },
    { name: 'Vinotheek Eemland', website: 'https://vinotheekeemland.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Timmerbedrijf Hoekstra',
    aliases: ['Hoekstra Timmerwerken', 'Hoekstra', 'TBH'],
    legalName: 'Timmerbedrijf Hoekstra',
    legalForm: 'eenmanszaak',
    websites: ['https://hoekstratimmerwerk.nl'],
    phones: ['0512 55 58 34'],
    emails: ['werkplaats@hoekstratimmerwerk.nl'],
    addresses: [{ street: 'Stationsweg 76', postalCode: '9201 GL', city: 'Drachten' }],
    foundingYear: 1985,
    kvk: '01062748',
    vat: 'NL001836425B41',
    sector: 'timmerman',
    services: ['Kozijnen op maat', 'Dakkapellen', 'Trappen', 'Houten vloeren'],
    team: [
      { name: 'Sietse Hoekstra', role: 'eigenaar' },
      { name: 'Jildou Hoekstra', role: 'administratie' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Houtwerk Postma', website: 'https://houtwerkpostma.nl' },
    { name: 'Timmerfabriek Smallingerland' },
    { name: 'Dijkstra Kozijnen', website: 'https://dijkstrakozijnen.nl' },
  ],
)

export const ZWALUW = withRivals(
  {
    name: 'Camping De Zwaluw',
    aliases: ['De Zwaluw', 'Zwaluw Ommen', 'CDZ'],
    legalName: 'Recreatie De Zwaluw B.V.',
    legalForm: 'bv',
    websites: ['https://campingdezwaluw.nl'],
    phones: ['0529 55 53 61'],
    emails: ['receptie@campingdezwaluw.nl'],
    addresses: [{ street: 'Zeesserweg 17', postalCode: '7731 BG', city: 'Ommen' }],
    foundingYear: 1974,
    kvk: '05046381',
    vat: 'NL807352916B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Trekkershutten', 'Fietsverhuur', 'Zwembad'],
    team: [
      { name: 'Gerda Oldeman', role: 'eigenaar' },
      { name: 'Arjan Oldeman', role: 'beheerder' },
    ],
    hours: ['ma,di,wo,do,vr,za 09:00-18:00; zo 10:00-16:00'],
  },
  [
    { name: 'Camping Het Vechtbos', website: 'https://campinghetvechtbos.nl' },
    { name: 'Boscamping Archemerveld' },
    { name: 'Camping De Lemelerhei', website: 'https://campingdelemelerhei.nl' },
  ],
)

export const PINOKKIO = withRivals(
  {
    name: 'Kinderopvang Pinokkio',
    aliases: ['Pinokkio', 'Kinderdagverblijf Pinokkio', 'KOP'],
    legalName: 'Stichting Kinderopvang Pinokkio',
    legalForm: 'stichting',
    websites: ['https://pinokkio-opvang.nl'],
    phones: ['0318 55 57 42'],
    emails: ['planning@pinokkio-opvang.nl'],
    addresses: [{ street: 'Kerkewijk 203', postalCode: '3904 JB', city: 'Veenendaal' }],
    foundingYear: 1997,
    kvk: '41047285',
    vat: 'NL806493127B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang', 'Vakantieopvang'],
    team: [
      { name: 'Marjolein van Ginkel', role: 'directeur' },
      { name: 'Sanne Roelofsen', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang De Boomhut', website: 'https://boomhutveenendaal.nl' },
    { name: 'Kinderdagverblijf Dikkertje' },
    { name: 'Opvang Valleikids', website: 'https://valleikids.nl' },
  ],
)

export const INKWELL = withRivals(
  {
    name: 'Inkwell Copywriting',
    aliases: ['Inkwell', 'Inkwell Copy', 'IWC'],
    legalName: 'Inkwell Copywriting',
    legalForm: 'eenmanszaak',
    websites: ['https://inkwellcopy.nl'],
    phones: ['06 55 54 82 19'],
    emails: ['hello@inkwellcopy.nl', 'projects@inkwellcopy.nl'],
    addresses: [{ street: 'Kruisweg 52', postalCode: '2011 LC', city: 'Haarlem' }],
    foundingYear: 2016,
    kvk: '65281947',
    vat: 'NL002518476B63',
    sector: 'copywriter',
    services: ['Webteksten', 'Vertaling Nederlands-Engels', 'SEO-teksten', 'Nieuwsbrieven'],
    team: [
      { name: 'Fiona Carmichael', role: 'eigenaar' },
      { name: 'Tess Zandstra', role: 'redacteur' },
    ],
    hours: ['ma,di,do,vr 09:00-17:00; wo 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Tekstbureau Spaarne', website: 'https://tekstbureauspaarne.nl' },
    { name: 'Woordlab Haarlem' },
    { name: 'Zinnig Schrijven', website: 'https://zinnigschrijven.nl' },
  ],
)

export const DIJK = withRivals(
  {
    name: 'Autoschade Van Dijk',
    aliases: ['Schadeherstel Van Dijk', 'Van Dijk Autoschade', 'ASVD'],
    legalName: 'Autoschade Van Dijk B.V.',
    legalForm: 'bv',
    websites: ['https://vandijkautoschade.nl'],
    phones: ['0182 55 59 03'],
    emails: ['schade@vandijkautoschade.nl'],
    addresses: [{ street: 'Antwerpseweg 22', postalCode: '2803 PB', city: 'Gouda' }],
    foundingYear: 1988,
    kvk: '29031876',
    vat: 'NL805927314B01',
    sector: 'autoschadeherstel',
    services: ['Uitdeuken zonder spuiten', 'Spuitwerk', 'Ruitschade', 'Bumperreparatie'],
    team: [
      { name: 'Leon van Dijk', role: 'directeur' },
      { name: 'Mirjam Kooij', role: 'schadeadviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Carrosserie Goverwelle', website: 'https://carrosseriegoverwelle.nl' },
    { name: 'Autoherstel Krimpenerwaard' },
    { name: 'Schadecentrum Bloemendaal', website: 'https://schadecentrumbloemendaal.nl' },
  ],
)

export const ALLEGRO = withRivals(
  {
    name: 'Pianoservice Allegro',
    aliases: ['Allegro Pianoservice', 'Allegro', 'PSA'],
    legalName: 'Pianoservice Allegro',
    legalForm: 'eenmanszaak',
    websites: ['https://pianoserviceallegro.nl'],
    phones: ['071 555 27 48'],
    emails: ['stemmen@pianoserviceallegro.nl'],
    addresses: [{ street: 'Hooigracht 93', postalCode: '2312 KP', city: 'Leiden' }],
    foundingYear: 2008,
    kvk: '28117493',
    vat: 'NL001947358B27',
    sector: 'pianostemmer',
    services: ['Piano stemmen', 'Vleugel reguleren', 'Restauratie', 'Taxatie'],
    team: [
      { name: 'Matthijs Overdiep', role: 'eigenaar' },
      { name: 'Yuki Hamada', role: 'pianotechnicus' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Stemwerk Rijnland', website: 'https://stemwerkrijnland.nl' },
    { name: 'Pianohuis Oegstgeest' },
    { name: 'De Pianodokter', website: 'https://pianodokterleiden.nl' },
  ],
)

export const BALANS = withRivals(
  {
    name: 'Diëtistenpraktijk Balans',
    aliases: ['Balans', 'Praktijk Balans', 'DPB'],
    legalName: 'Diëtistenpraktijk Balans V.O.F.',
    legalForm: 'vof',
    websites: ['https://balansdietisten.nl'],
    phones: ['0495 55 51 68'],
    emails: ['praktijk@balansdietisten.nl'],
    addresses: [{ street: 'Maasstraat 29', postalCode: '6001 EC', city: 'Weert' }],
    foundingYear: 2010,
    kvk: '14087625',
    vat: 'NL821463759B01',
    sector: 'diëtist',
    services: ['Afvalbegeleiding', 'Dieetadvies bij diabetes', 'Sportvoeding', 'FODMAP-dieet'],
    team: [
      { name: 'Kim Vossen', role: 'diëtist en vennoot' },
      { name: 'Ellen Gubbels', role: 'diëtist en vennoot' },
    ],
    hours: ['ma,di 08:30-17:00; wo 08:30-12:30; do 08:30-20:00; vr,za,zo gesloten'],
  },
  [
    { name: 'Voedingspraktijk Kempenland', website: 'https://voedingspraktijkkempenland.nl' },
    { name: 'Diëtiste Stramproy' },
    { name: 'Eetwijzer Weert', website: 'https://eetwijzerweert.nl' },
  ],
)

export const JACOBS = withRivals(
  {
    name: 'Loodgietersbedrijf Jacobs',
    aliases: ['Jacobs Loodgieters', 'Jacobs Sanitair', 'LBJ'],
    legalName: 'Jacobs Installatie B.V.',
    legalForm: 'bv',
    websites: ['https://jacobsloodgieters.nl'],
    phones: ['0114 55 52 70'],
    emails: ['service@jacobsloodgieters.nl'],
    addresses: [{ street: 'Steensedijk 58', postalCode: '4561 GN', city: 'Hulst' }],
    foundingYear: 1979,
    kvk: '21017364',
    vat: 'NL802639147B01',
    sector: 'loodgieter',
    services: ['Lekdetectie', 'Riolering', 'Badkamers', 'Warmtepompen'],
    team: [
      { name: 'Danny Jacobs', role: 'eigenaar' },
      { name: 'Sylvie de Block', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Installatietechniek Vogelwaarde', website: 'https://installatievogelwaarde.nl' },
    { name: 'Sanitair De Schelde' },
    { name: 'Loodgieter Buysrogge', website: 'https://loodgieterbuysrogge.nl' },
  ],
)
