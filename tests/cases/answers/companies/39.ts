/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const INKTVIS = withRivals(
  {
    name: 'Drukkerij De Inktvis',
    aliases: ['De Inktvis'],
    legalName: 'Wennink Grafisch V.O.F.',
    legalForm: 'vof',
    websites: ['https://www.drukkerijdeinktvis.nl'],
    phones: ['0575 55 51 83'],
    emails: ['info@drukkerijdeinktvis.nl'],
    addresses: [{ street: 'Pollaan 41', postalCode: '7202 BX', city: 'Zutphen' }],
    foundingYear: 1987,
    kvk: '08137465',
    vat: 'NL813527460B01',
    sector: 'drukkerij',
    services: ['Geboortekaartjes', 'Huisstijldrukwerk', 'Tijdschriften', 'Raamstickers'],
    team: [
      { name: 'Joost Wennink', role: 'eigenaar' },
      { name: 'Marga Wennink', role: 'eigenaar' },
      { name: 'Dennis Kroeze', role: 'drukker' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Drukkerij Hanzestad', website: 'https://drukkerijhanzestad.nl' },
    { name: 'Printshop IJssel' },
    { name: 'Grafisch Huis Berkel', website: 'https://www.grafischhuisberkel.nl' },
  ],
)

export const KROMME_RIJN = withRivals(
  {
    name: 'Psychologiepraktijk Kromme Rijn',
    aliases: ['PKR', 'PKR Psychologen'],
    legalForm: 'maatschap',
    websites: ['https://pkr-psychologen.nl'],
    phones: ['0343 55 54 26'],
    emails: ['aanmelden@pkr-psychologen.nl'],
    addresses: [{ street: 'Singelhof 7', postalCode: '3961 EK', city: 'Wijk bij Duurstede' }],
    foundingYear: 2006,
    kvk: '30218754',
    vat: 'NL816093275B01',
    sector: 'psychologenpraktijk',
    services: ['EMDR', 'Relatietherapie', 'Cognitieve gedragstherapie', 'Burn-outbegeleiding'],
    team: [
      { name: 'Hester van Doorn', role: 'gz-psycholoog' },
      { name: 'Mirjam Sluiter', role: 'psychotherapeut' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo 08:30-21:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Praktijk De Linde' },
    { name: 'Mentaal Utrecht', website: 'https://mentaalutrecht.nl' },
    { name: 'Psychologen aan de Lek', website: 'https://psychologenaandelek.nl' },
  ],
)

export const TER_HORST = withRivals(
  {
    name: 'Ter Horst Keukens',
    aliases: ['Ter Horst Keukenstudio', 'THK'],
    legalName: 'Keukenstudio Ter Horst B.V.',
    legalForm: 'bv',
    websites: ['https://terhorstkeukens.nl'],
    phones: ['0546 55 57 39'],
    emails: ['showroom@terhorstkeukens.nl'],
    addresses: [{ street: 'Plesmanweg 28', postalCode: '7602 PE', city: 'Almelo' }],
    foundingYear: 1974,
    kvk: '06083521',
    vat: 'NL807412936B01',
    sector: 'keukenshowroom',
    services: ['Maatwerkkeukens', 'Keukenmontage', 'Inbouwapparatuur', 'Werkbladen vervangen'],
    team: [
      { name: 'Gerjan ter Horst', role: 'directeur' },
      { name: 'Esmee Brinkhuis', role: 'keukenadviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Keukencentrum Twente', website: 'https://keukencentrumtwente.nl' },
    { name: 'Kuipers Keuken & Bad' },
    { name: 'Kookgoed', website: 'https://www.kookgoed.nl' },
  ],
)
