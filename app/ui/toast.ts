/** Short messages that disappear by themselves, at the bottom of the screen unless the focus is there. */
import { toast as show } from 'sonner'

type Shown = Parameters<typeof show>

/** The message usually concerns the focused element, or what the top of a new page says, so it must not cover those. */
function away(): 'top-right' | 'bottom-right' {
  const at = document.activeElement
  if (!at || at === document.body) return 'bottom-right'
  const { top, height } = at.getBoundingClientRect()
  return top + height / 2 < window.innerHeight / 2 ? 'bottom-right' : 'top-right'
}

const placed = (options: Shown[1]): Shown[1] => ({ position: away(), ...options })

export function toast(text: Shown[0], options?: Shown[1]) {
  return show(text, placed(options))
}
toast.success = (text: Shown[0], options?: Shown[1]) => show.success(text, placed(options))
toast.error = (text: Shown[0], options?: Shown[1]) => show.error(text, placed(options))
toast.warning = (text: Shown[0], options?: Shown[1]) => show.warning(text, placed(options))
toast.dismiss = show.dismiss
