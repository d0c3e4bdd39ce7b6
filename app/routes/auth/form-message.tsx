import { Notice } from '#app/ui/notice.tsx'

/** The error of a whole form, above its fields. */
export function FormMessage({ children }: { children: string | null | undefined }) {
  return children ? (
    <Notice kind="bad" live="alert">
      {children}
    </Notice>
  ) : null
}
