/** A location with its opening hours: the whole week and the exceptions, so that a cached page stays correct. */
import { countryName } from '#features/profiles/countries.ts'
import { exceptionLines, type HoursLine, weekLines } from '#features/public-profile/opening-hours.ts'
import type { Place } from '#features/public-profile/schema.ts'
import { phone } from './fact-list.tsx'

export function ProfilePlace({ place }: { place: Place }) {
  return (
    <div className="grid grid-cols-1 gap-3 print:break-inside-avoid">
      <address className="not-italic">
        {place.naam ? <p className="font-semibold">{place.naam}</p> : null}
        {place.straat ? <p>{place.straat}</p> : null}
        {place.postcode || place.plaats ? <p>{[place.postcode, place.plaats].filter(Boolean).join(' ')}</p> : null}
        {place.land ? <p>{countryName(place.land)}</p> : null}
        {place.telefoon ? <p>{phone(place.telefoon)}</p> : null}
      </address>
      <HoursTable title="Openingstijden" lines={weekLines(place.openingstijden ?? [])} />
      <HoursTable title="Afwijkende dagen" lines={exceptionLines(place.uitzonderingen ?? [])} />
    </div>
  )
}

function HoursTable({ title, lines }: { title: string; lines: HoursLine[] }) {
  if (lines.length === 0) return null
  return (
    <table className="w-full max-w-[26rem] text-left">
      <caption className="pb-1 text-left text-sm text-soft">{title}</caption>
      <tbody>
        {lines.map(({ when, hours }) => (
          <tr key={when} className="align-baseline">
            <th scope="row" className="py-0.5 pr-4 font-normal">
              {when}
            </th>
            <td className="py-0.5 whitespace-nowrap">
              {hours.map((stretch) => (
                <span key={stretch} className="block">
                  {stretch}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
