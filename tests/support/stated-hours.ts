/** Reads opening hours back from schema.org data. */
const DAY_CODES: Record<string, string> = {
  ...{ Monday: 'ma', Tuesday: 'di', Wednesday: 'wo', Thursday: 'do', Friday: 'vr', Saturday: 'za', Sunday: 'zo' },
}

interface StatedHours {
  dayOfWeek: string[]
  opens: string
  closes: string
  validFrom: string
  name?: string
}

/** The hours that schema.org data states, converted back to the profile's format. */
export function hoursIn(place: {
  openingHoursSpecification: StatedHours[]
  specialOpeningHoursSpecification: StatedHours[]
}) {
  const times = ({ opens, closes }: StatedHours) =>
    opens === '00:00' && closes === '00:00' ? { gesloten: true } : { van: opens, tot: closes }
  return {
    week: place.openingHoursSpecification.map((one) => ({
      dagen: one.dayOfWeek.map((day) => DAY_CODES[day.replace('https://schema.org/', '')]),
      ...times(one),
    })),
    dates: place.specialOpeningHoursSpecification.map((one) => ({
      datum: one.validFrom,
      ...(one.name ? { omschrijving: one.name } : {}),
      ...times(one),
    })),
  }
}
