import { dutchMoment } from '#app/copy/dates.ts'
import { ListCell, ListRow, ListTable, RowHead } from '#app/routes/admin/list-table.tsx'
import type { RecordedAct } from '#features/audit-log/list-acts.schema.ts'

const HEADS = ['Wanneer', 'Handeling', 'Wie', 'Bij wie', 'Netwerkadres']

export function ActsTable({ acts }: { acts: RecordedAct[] }) {
  return (
    <ListTable label="Tabel met handelingen" heads={HEADS} width="md:min-w-[64rem]">
      {acts.map(({ sequence, at, label, about, who, whom, address }) => (
        <ListRow key={sequence}>
          <ListCell label="Wanneer">
            <time dateTime={at}>{dutchMoment(at)}</time>
          </ListCell>
          <RowHead look="font-normal">
            <span className="font-semibold">{label}</span>
            {about ? <span className="block text-sm text-soft">{about}</span> : null}
          </RowHead>
          <ListCell label="Wie">{who}</ListCell>
          <ListCell label="Bij wie">{whom || <span className="text-soft">Het hele systeem</span>}</ListCell>
          <ListCell label="Netwerkadres">{address ?? <span className="text-soft">Niet bewaard</span>}</ListCell>
        </ListRow>
      ))}
    </ListTable>
  )
}
