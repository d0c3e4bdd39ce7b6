import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Reads the website once more. Without JavaScript the same in one request, without the progress. */
export function Reanalyze({ start, refused }: { start: () => void; refused: string | null }) {
  return (
    <Form
      method="post"
      className="grid justify-items-start gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <Button look="quiet" name="intent" value="analyze">
        Analyseer opnieuw
      </Button>
      {refused ? (
        <Notice kind="bad" live="alert">
          {refused}
        </Notice>
      ) : null}
    </Form>
  )
}
